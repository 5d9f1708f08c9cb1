package import AlertTypesetting

/// An alert on a screen: how it is laid out, and what the screen shows of it.
package struct AlertPainter: Sendable {
  private var layout: AlertLayout
  package var writer: FrameWriter
  private var typingRow: TypingRow?
  private var textPlace: TypingRow.TextPlace?

  package init(_ layout: AlertLayout, _ writer: FrameWriter) {
    self.layout = layout
    self.writer = writer
  }

  /// The bytes that make the screen show a state.
  ///
  /// - Parameters:
  ///   - state: Is told how it was laid out, as far as keys depend on it.
  ///   - columns: The width of the screen.
  ///   - rows: Its height.
  package mutating func paint(_ state: inout AlertState, columns: Int, rows: Int) -> [UInt8] {
    if let typingRow, typingRow.differsInText(state, columns: columns, height: rows),
      let bytes = paint(typingRow, state)
    {
      return bytes
    }
    let result = layout.result(state, columns: columns, rows: rows)
    typingRow = TypingRow(result, state, columns: columns, height: rows)
    textPlace = nil
    state.geometry = result.geometry
    return writer.paint(result.frame)
  }

  /// Paints one row; nil where the screen does not show the others.
  private mutating func paint(_ typingRow: TypingRow, _ state: AlertState) -> [UInt8]? {
    if let textPlace, let text = typingRow.text(state, at: textPlace),
      let bytes = writer.paint(text)
    {
      return bytes
    }
    let (row, place) = typingRow.row(state)
    textPlace = place
    return writer.paint(row)
  }
}
