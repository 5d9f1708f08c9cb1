extension Frame {
  /// The frame as a person sees it: plain text in visual order, a row a line, without trailing
  /// spaces.
  package var text: String { rows.map(\.text).joined(separator: "\n") }
}

extension Frame.Row {
  /// The row as a person sees it.
  package var text: String {
    var text = ""
    var column = 0
    for span in spans {
      if span.column > column {
        text += String(repeating: " ", count: span.column - column)
      }
      for cluster in VisualOrder(span.text.string, direction: span.direction).clusters {
        text += cluster.text
      }
      column = max(column, span.column + span.width)
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
