import AlertMessage

/// `text`: prints one message of a catalog with its values filled in.
struct TextCommand {
  let invocation: Invocation
  let preferences: LanguagePreferences
  let texts: CommandTexts

  func run() throws(UsageError) -> ExitStatus {
    let given = try GivenArguments(invocation.all(.arg))
    let localizer = try invocation.localizer(preferences)
    let key = invocation.text ?? ""
    let language = localizer.language(forKeys: [key])
    // A text that is not there has no arguments: the key is what is wrong.
    let arguments = localizer.hasText([key]) ? try given.arguments(for: [[key]], localizer) : [:]
    let text = try UsageError.reporting { () throws(Diagnostic) in
      try localizer.text(key, arguments: arguments, in: language)
    }
    let json = JSONText.object([
      ("key", .string(key)), ("text", .string(text)), ("locale", .string(language.identifier)),
    ])
    return Printer.print(invocation.has(.json) ? json.text : text, texts) ? .chosen : .usage
  }
}
