import AlertTypesetting

/// Rows of a box under construction. Columns given to it count from the leading edge of the text:
/// in a right-to-left alert from the right.
struct RowList: Sendable {
  private(set) var rows: [Frame.Row] = []
  /// Whether any text was added.
  private(set) var hasText = false
  /// Columns of the text between the borders.
  let width: Int
  /// The first column of the text.
  private let textColumn: Int
  private let borders: Borders?
  /// The upper and the lower border without their corners.
  private let edge: String
  private let direction: TextDirection

  init(width: Int, textColumn: Int, borders: Borders?, direction: TextDirection) {
    self.width = width
    self.textColumn = textColumn
    self.borders = borders
    edge = borders.map { Self.repeated($0.horizontal, width + 2) } ?? ""
    self.direction = direction
  }

  private static let borderStyle = Style(.dim)

  /// Spans at columns counted from the leading edge, in screen order.
  /// Marks are drawn, as brackets are, and keep their order everywhere.
  func spans(
    _ parts: [(column: Int, width: Int, text: StyledText, isMark: Bool)]
  ) -> [Frame.Span] {
    let spans = parts.map { part in
      Frame.Span(
        column: screenColumn(part.column, width: part.width),
        width: part.width,
        text: part.text,
        direction: part.isMark ? .leftToRight : direction
      )
    }
    return direction == .leftToRight ? spans : spans.reversed()
  }

  /// The column of the screen at which a part begins whose column is counted from the leading edge.
  func screenColumn(_ column: Int, width partWidth: Int) -> Int {
    textColumn + (direction == .leftToRight ? column : width - column - partWidth)
  }

  /// The first cell of the title between a button's brackets, as its reader begins.
  func cursorColumn(of button: [Frame.Span]) -> Int {
    guard button.count == 3 else { return 0 }
    return direction == .leftToRight
      ? button[1].column : button[1].column + max(0, button[1].width - 1)
  }

  mutating func addEdge(_ left: String, _ right: String) {
    guard borders != nil else { return }
    let line = left + edge + right
    rows.append(
      Frame.Row([
        Frame.Span(
          column: 0,
          width: width + 4,
          text: StyledText(line, Self.borderStyle),
          direction: .leftToRight
        )
      ])
    )
  }

  /// What `String(repeating:count:)` does, which appends one by one, in a tenth of its time.
  private static func repeated(_ text: String, _ count: Int) -> String {
    let bytes = Array(text.utf8)
    return String(unsafeUninitializedCapacity: bytes.count * count) { buffer in
      var index = 0
      for _ in 0..<count {
        for byte in bytes {
          buffer[index] = byte
          index += 1
        }
      }
      return index
    }
  }

  mutating func addBlank() { add([]) }

  /// A line of text at the leading edge.
  mutating func add(_ line: Typesetter.Line, _ text: StyledText) {
    hasText = true
    add(line.width == 0 ? [] : spans([(0, line.width, text, false)]))
  }

  /// Text of one style at the leading edge.
  mutating func add(_ text: String, width: Int, _ style: Style) {
    add(spans([(0, width, StyledText(text, style), false)]))
  }

  mutating func add(_ spans: [Frame.Span]) { rows.append(row(spans)) }

  /// A row with these spans between the borders.
  func row(_ spans: [Frame.Span]) -> Frame.Row {
    var spans = spans
    // Parts are added from the leading edge.
    spans.sort { $0.column < $1.column }
    guard let borders else { return Frame.Row(spans) }
    var border = Frame.Span(
      column: 0,
      width: 1,
      text: StyledText(borders.vertical, Self.borderStyle),
      direction: .leftToRight
    )
    var row = Frame.Row()
    row.spans.reserveCapacity(spans.count + 2)
    row.spans.append(border)
    row.spans += spans
    border.column = width + 3
    row.spans.append(border)
    return row
  }

  /// A line below the box, in line with its text.
  mutating func addOutside(
    _ parts: [(column: Int, width: Int, text: StyledText, isMark: Bool)]
  ) {
    rows.append(Frame.Row(spans(parts)))
  }
}
