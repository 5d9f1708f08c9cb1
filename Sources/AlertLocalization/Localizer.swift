import AlertICU

/// Gives texts in the person's language, from the built-in table.
public struct Localizer: Sendable {
  /// The languages to look in, best first; the source language is last.
  public let chain: [LanguageChoice]
  private let texts: BuiltInTexts

  /// Chooses the language by the environment (`ALERTMESSAGE_LANG`, `LC_ALL`, `LC_MESSAGES`, `LANG`,
  /// `LANGUAGE`).
  public init() { self.init(LanguagePreferences()) }

  /// Chooses the language by preferences.
  public init(_ preferences: LanguagePreferences) { self.init(preferences, texts: .alerts) }

  package init(_ preferences: LanguagePreferences, texts: BuiltInTexts) {
    self.texts = texts
    chain = LanguageNegotiator(available: texts.languages).chain(preferences)
  }

  /// The choice that comes first, and why.
  public var choice: LanguageChoice { chain[0] }

  /// The language that comes first.
  public var language: LanguageTag { choice.language }

  /// The first language of the chain that has all these keys; keys that no language has don't count.
  public func language(forKeys keys: [String]) -> LanguageTag {
    let known = keys.filter { key in chain.contains { texts.pattern(key, in: $0.language) != nil } }
    return chain.first { choice in
      known.allSatisfy { texts.pattern($0, in: choice.language) != nil }
    }?.language ?? language
  }

  /// The text of a key, formatted; nil where there is none in the language.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: Values for the pattern's arguments, by name; none by default.
  ///   - language: The language; by default the one that comes first.
  public func string(
    _ key: String,
    arguments: [String: MessageArgument] = [:],
    in language: LanguageTag? = nil
  ) -> String? {
    let language = language ?? self.language
    return texts.pattern(key, in: language).map {
      format($0, arguments: arguments, in: language)
    }
  }

  /// A pattern, formatted; as it stands where that fails, so that no text is ever lost.
  public func format(
    _ pattern: String,
    arguments: [String: MessageArgument] = [:],
    in language: LanguageTag
  ) -> String {
    (try? MessageFormatter.format(pattern, arguments: arguments, in: language)) ?? pattern
  }

  /// A whole number in the language's digits.
  public func number(_ value: Int64, in language: LanguageTag? = nil) -> String {
    LocaleData.format(value, locale: (language ?? self.language).identifier)
  }
}
