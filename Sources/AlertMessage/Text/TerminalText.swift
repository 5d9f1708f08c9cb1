import AlertLocalization
import AlertTypesetting

/// Text as a terminal shows it: how wide it is, where its lines break, and what of it is harmless.
///
/// For what a multilingual tool prints beside its alerts, such as tables and help texts:
///
/// ```swift
/// let text = TerminalText(language: localizer.language)
/// for line in text.wrapped(description, columns: 60) { print(line) }
/// ```
public struct TerminalText: Sendable {
  private let typesetter: Typesetter

  /// Measures and breaks text by the rules of one language.
  ///
  /// - Parameter language: Whose rules of line breaking hold (UAX #14, with dictionaries for Thai,
  ///   Lao, Khmer and Burmese, and phrases for Japanese).
  public init(language: LanguageTag) {
    typesetter = Typesetter(
      language: language.identifier,
      direction: language.isRightToLeft ? .rightToLeft : .leftToRight
    )
  }

  /// The columns that a text takes on one line (UAX #11): two for a wide character or an emoji,
  /// none for a mark on a letter.
  public func width(of text: String) -> Int { typesetter.width(of: text) }

  /// The lines of a text, none of them wider than a number of columns, and nothing left out.
  ///
  /// - Parameters:
  ///   - text: Its newlines stay.
  ///   - columns: At least 1. A word that is wider is broken between grapheme clusters.
  public func wrapped(_ text: String, columns: Int) -> [String] {
    typesetter.wrap(text, columns: max(1, columns)).map(\.text)
  }

  /// The text with everything visible that a terminal would obey, and everything that could hide or
  /// reorder text: controls, escape sequences, overrides of direction. Newlines stay.
  public static func visible(_ text: String) -> String { DisplayText.visible(text) }
}
