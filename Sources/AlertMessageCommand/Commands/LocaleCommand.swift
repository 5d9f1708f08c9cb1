import AlertMessage

/// `locale`: prints which language is chosen, and why.
struct LocaleCommand {
  let invocation: Invocation
  let preferences: LanguagePreferences
  let texts: CommandTexts

  func run() throws(UsageError) -> ExitStatus {
    try checkForConflict()
    var explanation: Explanation?
    if let name = invocation[.explain] { explanation = try self.explanation(of: name) }
    let choice = if let explanation { explanation.choice } else { try choice() }
    let text =
      invocation.has(.json)
      ? JSONText.object(members(choice) + (explanation?.members(texts) ?? [])).text
      : (lines(choice, explanation) + (explanation?.lines(texts) ?? [])).joined(separator: "\n")
    return Printer.print(text, texts) ? .chosen : .usage
  }

  /// A list of languages leaves no room for those of files.
  private func checkForConflict() throws(UsageError) {
    guard invocation.has(.available) else { return }
    for option in [Option.localizations, .explain] where invocation.has(option) {
      throw UsageError("conflict", ["name": Option.available.name, "value": option.name])
    }
  }

  private func choice() throws(UsageError) -> LanguageChoice {
    if invocation.has(.localizations) { return try invocation.localizer(preferences).choice }
    guard let list = invocation[.available] else { return Localizer(preferences).choice }
    var available: [LanguageTag] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let tag = LanguageTag(localeName: String(name)) else {
        throw UsageError("badLocale", ["value": String(name)])
      }
      available.append(tag)
    }
    // The first is what there is where nothing fits, as in CLDR's matching of languages.
    return LanguageNegotiator(available: available, source: available[0]).choose(preferences)
  }

  private func lines(_ choice: LanguageChoice, _ explanation: Explanation?) -> [String] {
    var key = choice.reason.rawValue
    if choice.reason == .source {
      // What was asked for may be there: then it lacks a text of the alert.
      if explanation?.isPassedOver ?? false { key = "incomplete" }
      if invocation.has(.available) { key = "first" }
      if preferences.wishes.isEmpty { key = key == "first" ? "firstUnasked" : "unasked" }
    }
    let reason = texts(
      "locale.\(key)",
      [
        "variable": choice.wish?.variable ?? Option.locale.name,
        "wish": choice.wish?.language.identifier ?? "",
      ]
    )
    return [choice.language.identifier, reason]
  }

  private func members(_ choice: LanguageChoice) -> [(key: String, value: JSONText)] {
    [
      ("locale", .string(choice.language.identifier)), ("reason", .string(choice.reason.rawValue)),
      ("wish", .string(choice.wish?.language.identifier)),
      ("variable", .string(choice.wish?.variable)),
    ]
  }
}
