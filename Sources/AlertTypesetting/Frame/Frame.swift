/// What stands on the screen: rows of spans, and where the cursor is.
///
/// A frame holds no escape sequences and no order but the logical one: `FrameWriter` turns it into
/// bytes for a terminal, `Frame.text` into the plain text that a person would see.
package struct Frame: Hashable, Sendable {
  /// A piece of text at a fixed place.
  ///
  /// Spans of a row stand in ascending columns and never overlap.
  package struct Span: Hashable, Sendable {
    /// The first column, counted from 0 at the left edge of the screen.
    package var column: Int
    /// How many columns the text takes.
    package var width: Int
    /// The text, in logical order, as one paragraph of `direction`.
    package var text: StyledText
    package var direction: TextDirection

    package init(column: Int, width: Int, text: StyledText, direction: TextDirection) {
      self.column = column
      self.width = width
      self.text = text
      self.direction = direction
    }
  }

  /// One line of the screen.
  package struct Row: Hashable, Sendable {
    package var spans: [Span]
    package init(_ spans: [Span] = []) { self.spans = spans }
  }

  /// A cell, counted from the frame's first row and the screen's left edge, both from 0.
  package struct Position: Hashable, Sendable {
    package var row: Int
    package var column: Int
    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  package var rows: [Row]
  /// Where the terminal's cursor rests: the insertion cell of a field, or the focused button.
  package var cursor: Position?

  package init(rows: [Row] = [], cursor: Position? = nil) {
    self.rows = rows
    self.cursor = cursor
  }
}
