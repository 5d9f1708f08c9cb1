import AlertTypesetting

/// Frames as an alert draws them, for tests of what paints them.
enum SampleFrames {
  /// A box with a message in it and a button below, the focus reversed.
  ///
  /// - Parameter inside: Columns between the borders.
  static func box(
    _ lines: [String],
    inside: Int,
    direction: TextDirection = .leftToRight,
    focus: Int = 0,
    buttons: [String] = ["OK", "Cancel"],
    cursor: Bool = true
  ) -> Frame {
    let typesetter = Typesetter(language: "en", direction: direction)
    var rows = [edge("┌", "┐", inside)]
    for line in lines.flatMap({ typesetter.wrap($0, columns: inside) }) {
      let column = direction == .leftToRight ? 1 : 1 + inside - line.width
      rows.append(
        bordered([span(line.text, line.width, at: column, direction)], inside)
      )
    }
    var spans: [Frame.Span] = []
    var column = 1
    var position: Frame.Position?
    for (index, title) in buttons.enumerated() {
      let width = typesetter.width(of: title) + 4
      guard column + width <= 1 + inside else { break }
      if index == focus { position = Frame.Position(row: rows.count, column: column + 2) }
      let style = index == focus ? Style(.reverse) : .plain
      spans.append(span("[ \(title) ]", width, at: column, direction, style))
      column += width + 1
    }
    rows.append(bordered(spans, inside))
    rows.append(edge("└", "┘", inside))
    return Frame(rows: rows, cursor: cursor ? position : nil)
  }

  static func span(
    _ text: String,
    _ width: Int,
    at column: Int,
    _ direction: TextDirection = .leftToRight,
    _ style: Style = .plain
  ) -> Frame.Span {
    Frame.Span(column: column, width: width, text: StyledText(text, style), direction: direction)
  }

  private static func bordered(_ spans: [Frame.Span], _ inside: Int) -> Frame.Row {
    Frame.Row([span("│", 1, at: 0)] + spans + [span("│", 1, at: inside + 1)])
  }

  private static func edge(_ left: String, _ right: String, _ inside: Int) -> Frame.Row {
    Frame.Row([span(left + String(repeating: "─", count: inside) + right, inside + 2, at: 0)])
  }
}
