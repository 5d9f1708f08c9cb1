import AlertMessage

/// `titles`: prints the built-in titles, or what the named catalogs have in their place.
struct TitlesCommand {
  let invocation: Invocation
  let preferences: LanguagePreferences
  let texts: CommandTexts

  private static let otherIDs = [
    "userName", "password", "showPassword", "error", "warning", "information", "question",
  ]

  func run() throws(UsageError) -> ExitStatus {
    let localizer =
      invocation.has(.localizations)
      ? try invocation.localizer(preferences) : Localizer(preferences)
    let ids = StandardButton.allCases.map(\.rawValue) + Self.otherIDs
    let titles = ids.map { (key: $0, title: localizer.string($0) ?? $0) }
    let locale = (key: "locale", value: JSONText.string(localizer.language.identifier))
    if let tag = invocation[.locale] { texts.warnIfUnavailable(tag, localizer.choice) }
    let text =
      invocation.has(.json)
      ? JSONText.object([locale] + titles.map { ($0.key, .string($0.title)) }).text
      : titles.map { "\($0.key)\t\($0.title)" }.joined(separator: "\n")
    return Printer.print(text, texts) ? .chosen : .usage
  }
}
