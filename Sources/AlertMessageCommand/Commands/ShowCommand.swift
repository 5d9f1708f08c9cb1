import AlertMessage

/// `show`: shows an alert that localization files describe, and prints the answer.
@MainActor struct ShowCommand {
  let invocation: Invocation
  let preferences: LanguagePreferences
  let texts: CommandTexts

  func run() throws(UsageError) -> ExitStatus {
    let given = try GivenArguments(invocation.all(.arg))
    let catalogs = try invocation.catalogs()
    let localizer = try invocation.localizer(preferences, catalogs)
    let description = try catalogs.description(of: invocation.text ?? "")
    let arguments = try given.arguments(for: description.textKeys, localizer)
    let alert = try UsageError.reporting { () throws(Diagnostic) in
      try AlertMessage(named: description.name, arguments: arguments, in: localizer)
    }
    try AlertArguments(command: .show, invocation: invocation).complete(alert)
    return try AskCommand(
      command: .show,
      invocation: invocation,
      preferences: preferences,
      texts: texts
    ).ask(alert)
  }
}

extension CatalogStore {
  /// The description of an alert, if it is sound.
  func description(of name: String) throws(UsageError) -> AlertDescription {
    try UsageError.reporting { () throws(Diagnostic) in
      let description = try alert(named: name)
      if let error = description.error { throw error }
      return description
    }
  }
}
