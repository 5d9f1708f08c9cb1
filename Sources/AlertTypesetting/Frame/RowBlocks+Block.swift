extension RowBlocks {
  /// What is written in one go: a grapheme cluster, or a span whose order terminals may change.
  struct Block: Equatable, Sendable {
    var column: Int
    /// Columns.
    var width: Int
    var text: String
    var style: Style
    /// What follows in other styles.
    var rest: [StyledText.Run] = []
    var certainty = CellWidth.Certainty.firm
    /// Whether it begins a span.
    ///
    /// What is placed by column stays in place whatever terminals think of the span before.
    var beginsSpan = false

    var end: Int { column + width }

    /// The most columns that a terminal may take.
    var mostWidth: Int {
      rest.reduce(CellWidth.most(of: text)) { $0 + CellWidth.most(of: $1.text) }
    }

    /// Adds text behind the block's own.
    mutating func append(_ more: String, _ moreStyle: Style) {
      if rest.isEmpty && moreStyle == style {
        text += more
      } else if rest.last?.style == moreStyle {
        rest[rest.count - 1].text += more
      } else {
        rest.append(StyledText.Run(more, moreStyle))
      }
    }

    /// Whether the screen shows the same for both.
    func looks(like other: Block) -> Bool {
      column == other.column && width == other.width && style == other.style && text == other.text
        && rest == other.rest
    }
  }
}
