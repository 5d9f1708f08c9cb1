import AlertLocalization

/// The help and error texts of the command, in the person's language.
struct CommandTexts {
  private let localizer: Localizer

  init(_ preferences: LanguagePreferences) { localizer = Localizer(preferences, texts: .command) }

  /// The language of the texts.
  var language: LanguageTag { localizer.language }

  func callAsFunction(_ key: String, _ arguments: [String: String] = [:]) -> String {
    localizer.string(key, arguments: arguments.mapValues { .text($0) }) ?? key
  }

  /// What is wrong and what to do, in one paragraph.
  func message(_ error: UsageError) -> String {
    let next =
      error.suggestion.map { self("error.didYouMean", ["name": $0]) } ?? self("error.seeHelp")
    return self(
      "error.prefix",
      ["message": self("error.\(error.key)", error.arguments) + " " + next]
    )
  }

  /// A message without advice of its own.
  func message(_ key: String) -> String { self("error.prefix", ["message": self(key)]) }
}
