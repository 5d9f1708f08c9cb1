import AlertMessageTesting
import JourneySupport
import Testing

@testable import AlertTypesetting

/// Typing writes the letters that changed and nothing else. If this fails, letters stay where they
/// were deleted, or every key writes a row.
@Suite("Typed letters") struct TypedLettersTests {
  private func row(_ text: String) -> Frame.Row {
    func span(_ column: Int, _ text: String, _ style: Style = .plain) -> Frame.Span {
      let width = CellWidth.of(text, ambiguous: 1)
      let text = StyledText(text, style)
      return Frame.Span(column: column, width: width, text: text, direction: .leftToRight)
    }
    return Frame.Row([span(0, "[>"), span(2, text, Style(.bold)), span(20, "<]")])
  }

  private func written(_ old: String, _ new: String) -> String {
    var writer = FrameWriter(options: FrameWriter.Options(), columns: 40)
    let position = Frame.Position(row: 0, column: 2 + old.utf8.count)
    _ = writer.paint(Frame(rows: [row(old)], cursor: position))
    let next = Frame.Position(row: 0, column: 2 + new.utf8.count)
    return String(decoding: writer.paint(Frame(rows: [row(new)], cursor: next)), as: UTF8.self)
  }

  @Test(
    "Only what changed is written",
    arguments: [
      ("ab", "abc", "\u{1B}[1mc\u{1B}[m"), ("abc", "ab", "\u{8} \u{8}"),
      ("abcd", "aXcd", "\u{8}\u{8}\u{8}\u{1B}[1mX\u{1B}[m\u{1B}[7G"), ("ab", "ab", ""),
    ]
  )
  func bytes(old: String, new: String, expected: String) {
    #expect(written(old, new) == expected)
  }

  @Test("After any changes the screen equals a fresh paint")
  func sequences() {
    var generator = SeededGenerator(seed: 5)
    var screen = Screen(columns: 22, rows: 3)
    screen.paint(Frame(rows: [row("a")]))
    for _ in 0..<2000 {
      let count = Int.random(in: 1...18, using: &generator)
      let text = String((0..<count).map { _ in "ab ".randomElement(using: &generator) ?? "a" })
      let frame = Frame(rows: [row(text)], cursor: Frame.Position(row: 0, column: 2))
      screen.paint(frame)
      var fresh = Screen(columns: 22, rows: 3)
      fresh.paint(frame)
      #expect(screen.model.text == fresh.model.text)
      guard screen.model.text == fresh.model.text else { return }
    }
  }
}
