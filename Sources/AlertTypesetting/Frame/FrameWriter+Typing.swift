extension FrameWriter {
  /// Another row in the place of one of the last frame's, with the cursor in it.
  package struct TypedRow: Sendable {
    let row: Frame.Row
    let index: Int
    let cursor: Int

    /// - Parameters:
    ///   - index: The row of the frame.
    ///   - cursor: Its column, on the screen.
    package init(_ row: Frame.Row, at index: Int, cursor: Int) {
      self.row = row
      self.index = index
      self.cursor = cursor
    }
  }

  /// Another text in the place of one of the last frame's, with the cursor in its row.
  package struct TypedText: Sendable {
    let row: Int
    let span: Int
    let text: String
    let width: Int
    let cursor: Int

    /// - Parameters:
    ///   - row: The row of the frame.
    ///   - span: The index in the row of the span whose text it is.
    ///   - width: Its columns.
    ///   - cursor: Its column, on the screen.
    package init(row: Int, span: Int, text: String, width: Int, cursor: Int) {
      self.row = row
      self.span = span
      self.text = text
      self.width = width
      self.cursor = cursor
    }
  }
}
