/// A language as BCP 47 writes it, for example `es`, `pt-BR` or `sr-Latn`.
public struct LanguageTag: Hashable, Sendable {
  /// The tag in its usual case: `zh-Hant-TW`.
  public let identifier: String

  /// Takes the tag as it is.
  public init(_ identifier: String) { self.identifier = identifier }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool { false }
}
