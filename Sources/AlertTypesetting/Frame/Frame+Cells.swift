extension Frame {
  /// What stands in a cell, or in two for a wide letter.
  package struct Cell: Hashable, Sendable {
    /// The first column, counted from 0 at the left edge of the screen.
    package var column: Int
    /// Columns.
    package var width: Int
    /// A grapheme cluster, an Arabic letter in the form that joins its neighbours.
    package var text: String
    package var style: Style
  }
}

extension Frame.Span {
  /// The cells of the span, from left to right.
  ///
  /// - Parameter ambiguousWidth: Columns of a character whose width is ambiguous (UAX #11).
  package func cells(ambiguousWidth: Int = 1) -> [Frame.Cell] {
    StyledClusters(text).shaped()
      .inVisualOrder(direction, ambiguousWidth: ambiguousWidth)
      .filter { $0.cluster.width > 0 }
      .map { placed in
        Frame.Cell(
          column: column + placed.cluster.column,
          width: placed.cluster.width,
          text: placed.cluster.text,
          style: placed.style
        )
      }
  }
}
