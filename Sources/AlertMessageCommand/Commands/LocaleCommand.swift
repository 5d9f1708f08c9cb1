import AlertMessage

/// `locale`: prints which language is chosen, and why.
struct LocaleCommand {
  let invocation: Invocation
  let preferences: LanguagePreferences
  let texts: CommandTexts

  func run() throws(UsageError) -> ExitStatus {
    let choice = try choice()
    return Printer.print(invocation.has(.json) ? json(choice) : explanation(choice))
      ? .chosen : .usage
  }

  private func choice() throws(UsageError) -> LanguageChoice {
    guard let list = invocation[.available] else { return Localizer(preferences).choice }
    var available: [LanguageTag] = []
    for name in list.split(separator: ",") {
      guard let tag = LanguageTag(localeName: String(name)) else {
        throw UsageError("badLocale", ["value": String(name)])
      }
      available.append(tag)
    }
    return LanguageNegotiator(available: available).choose(preferences)
  }

  private func explanation(_ choice: LanguageChoice) -> String {
    let reason = texts(
      "locale.\(choice.reason.rawValue)",
      [
        "variable": choice.wish?.variable ?? Option.locale.name,
        "wish": choice.wish?.language.identifier ?? "",
      ]
    )
    return "\(choice.language)\n\(reason)"
  }

  private func json(_ choice: LanguageChoice) -> String {
    JSONText.object([
      ("locale", .string(choice.language.identifier)),
      ("reason", .string(choice.reason.rawValue)),
      ("wish", .string(choice.wish?.language.identifier)),
      ("variable", .string(choice.wish?.variable)),
    ]).text
  }
}
