import AlertMessage

/// The version that `--version` prints.
let version = "0.1.0"

/// Does what the arguments say.
@MainActor func run(_ arguments: [String]) -> ExitStatus {
  var preferences = LanguagePreferences()
  do throws(UsageError) {
    let invocation = try Invocation(arguments)
    for tag in invocation.all(.locale) {
      guard LanguageTag(localeName: tag) != nil else {
        throw UsageError("badLocale", ["value": tag])
      }
      // Several are languages to show something in, and for `convert` it is that of the file:
      // neither is that of whoever reads the errors.
      if invocation.all(.locale).count == 1, invocation.command != .convert {
        preferences = LanguagePreferences(explicit: tag)
      }
    }
    let texts = CommandTexts(preferences)
    if invocation.has(.version) {
      return Printer.print("alertmessage \(version)", texts) ? .chosen : .usage
    }
    guard let command = invocation.command, !invocation.has(.help) else {
      let help = HelpText(texts: texts, command: invocation.command)
      return Printer.print(help.text, texts) ? .chosen : .usage
    }
    switch command {
    case .message, .confirm, .ask, .input, .secure, .login:
      return try AskCommand(
        command: command,
        invocation: invocation,
        preferences: preferences,
        texts: texts
      ).run()
    case .preview:
      return try PreviewCommand(
        invocation: invocation,
        preferences: preferences,
        texts: texts
      ).run()
    case .show:
      return try ShowCommand(invocation: invocation, preferences: preferences, texts: texts).run()
    case .text:
      return try TextCommand(invocation: invocation, preferences: preferences, texts: texts).run()
    case .lint:
      return try LintCommand(invocation: invocation, texts: texts).run()
    case .convert:
      return try ConvertCommand(invocation: invocation, texts: texts).run()
    case .titles:
      return try TitlesCommand(invocation: invocation, preferences: preferences, texts: texts).run()
    case .locale:
      return try LocaleCommand(invocation: invocation, preferences: preferences, texts: texts).run()
    }
  } catch {
    Printer.printError(CommandTexts(preferences).message(error))
    return .usage
  }
}

run(Array(CommandLine.arguments.dropFirst())).exitProcess()
