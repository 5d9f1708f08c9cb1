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
    if let width = Self.simpleWidth(of: text, ambiguousWidth: ambiguousWidth) { return width }
    var width = 0
    for cluster in text { width += CellWidth.of(cluster, ambiguous: ambiguousWidth) }
    return width
  }

  /// Columns of a grapheme cluster.
  package func width(of cluster: Character) -> Int {
    CellWidth.of(cluster, ambiguous: ambiguousWidth)
  }

  /// The width of text whose every code point takes one column, without a look at properties: ASCII,
  /// and all below U+0300 where ambiguous characters take one column too. Nil for other text.
  private static func simpleWidth(of text: some StringProtocol, ambiguousWidth: Int) -> Int? {
    let lastLead: UInt8 = ambiguousWidth == 1 ? 0xCB : 0x7E
    var count = 0
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F || byte > lastLead { return nil }
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    return count
  }

  /// Cuts at a grapheme cluster and puts a mark at the cut; text that fits comes back as it is.
  package func truncate(
    _ text: String, columns: Int, _ truncation: Truncation = .atEnd, mark: String = "…"
  ) -> String {
    guard width(of: text) > columns else { return text }
    let room = columns - width(of: mark)
    guard room >= 0 else { return "" }
    var used = 0
    var kept: [Character] = []
    for cluster in truncation == .atEnd ? Array(text) : text.reversed() {
      used += width(of: cluster)
      if used > room { break }
      kept.append(cluster)
    }
    return truncation == .atEnd ? String(kept) + mark : mark + String(kept.reversed())
  }
}
