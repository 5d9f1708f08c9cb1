/// Turns text into lines that fit a number of columns, by the rules of one language.
package struct Typesetter: Sendable {
  /// A line of wrapped text, in logical order.
  package struct Line: Hashable, Sendable {
    package var text: String
    /// Columns.
    package var width: Int

    package init(text: String, width: Int) {
      self.text = text
      self.width = width
    }
  }

  /// What a person counts as one letter (UAX #29).
  package struct Cluster: Hashable, Sendable {
    package var text: String
    /// Columns.
    package var width: Int

    package init(text: String, width: Int) {
      self.text = text
      self.width = width
    }
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
  package func width(of text: some StringProtocol) -> Int {
    CellWidth.of(text, ambiguous: ambiguousWidth)
  }

  /// Columns of a grapheme cluster.
  package func width(of cluster: Character) -> Int {
    CellWidth.of(cluster, ambiguous: ambiguousWidth)
  }

  /// The grapheme clusters of the text with their widths, in logical order.
  package func clusters(of text: String) -> [Cluster] {
    GraphemeClusters(text).map { Cluster(text: String($0), width: width(of: $0)) }
  }
}
