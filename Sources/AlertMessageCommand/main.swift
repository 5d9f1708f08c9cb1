import AlertMessage
import AlertTerminal

/// The version that `--version` prints; `Scripts/release` checks it against the changelog.
let version = "0.1.0"

/// Does what the arguments say.
@MainActor func run(_ arguments: [String]) -> ExitStatus {
  var preferences = LanguagePreferences()
  do throws(UsageError) {
    let invocation = try Invocation(arguments)
    if let tag = invocation[.locale] {
      guard LanguageTag(localeName: tag) != nil else {
        throw UsageError("badLocale", ["value": tag])
      }
      preferences = LanguagePreferences(explicit: tag)
    }
    let texts = CommandTexts(preferences)
    if invocation.has(.version) {
      return Printer.print("alertmessage \(version)", texts) ? .chosen : .usage
    }
    guard let command = invocation.command, !invocation.has(.help) else {
      let columns = Environment.process["COLUMNS"].flatMap { Int($0) } ?? 80
      let help = HelpText(texts: texts, command: invocation.command, columns: columns)
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
    case .titles:
      return TitlesCommand(invocation: invocation, preferences: preferences, texts: texts).run()
    case .locale:
      return try LocaleCommand(invocation: invocation, preferences: preferences, texts: texts).run()
    }
  } catch {
    Printer.printError(CommandTexts(preferences).message(error))
    return .usage
  }
}

run(Array(CommandLine.arguments.dropFirst())).exitProcess()
