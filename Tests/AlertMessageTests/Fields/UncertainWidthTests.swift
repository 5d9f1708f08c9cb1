import AlertMessageTesting
import AlertTerminal
import AlertTypesetting
import Testing

@testable import AlertMessage

/// Letters of which terminals don't agree how many cells they take. If these fail, the cursor
/// drifts away from the text, a bit with every vowel sign.
@MainActor @Suite("Letters of uncertain width in a field") struct UncertainWidthTests {
  private static let columns = 60

  /// What the bytes leave on a terminal that takes `cells` cells for a vowel sign of its own.
  private func screen(_ bytes: [UInt8], cells: Int) -> ScreenModel {
    var screen = ScreenModel(columns: Self.columns, rows: 24)
    let signs: Set<Unicode.Scalar> = ["\u{93F}", "\u{940}", "\u{93E}", "\u{BBE}", "\u{BC6}"]
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if signs.contains(scalar) {
        for _ in 0..<cells { text.append("x") }
      } else {
        text.append(scalar)
      }
    }
    screen.feed(Array(String(text).utf8))
    return screen
  }

  private func column(of letter: Unicode.Scalar?, _ screen: ScreenModel) -> Int? {
    let row = screen.cursor.row
    return (0..<Self.columns).first { screen[row, $0]?.text.unicodeScalars.first == letter }
  }

  @Test(
    "The next word, the end of the field and the cursor stand in their columns all the same",
    arguments: ["किताब की ज़मीन", "காலை வணக்கம்"],
    [0, 1, 2]
  )
  func drift(text: String, cells: Int) {
    let alert = AlertMessage.plainTextInput(title: "x")
    alert.localizer = .inLanguage("en")
    let content = alert.resolvedContent()
    var state = AlertState(content)
    var layout = AlertLayout(content)
    var writer = FrameWriter(options: FrameWriter.Options(), columns: Self.columns)
    var bytes = writer.paint(layout.layout(state, columns: Self.columns, rows: 24).frame)
    for scalar in text.unicodeScalars {
      _ = state.handle(KeyEvent(.character(scalar)), content)
      bytes += writer.paint(layout.layout(state, columns: Self.columns, rows: 24).frame)
    }
    let frame = layout.layout(state, columns: Self.columns, rows: 24).frame
    let seen = screen(bytes, cells: cells)
    #expect(seen.cursor == frame.cursor)
    // 56 columns from the third one on.
    #expect(column(of: "<", seen) == 56)
    #expect(column(of: "]", seen) == 57)
    let words = text.split(separator: " ")
    let start = words.dropLast().joined(separator: " ") + " "
    let last = words.last?.unicodeScalars.first
    #expect(column(of: last, seen) == 4 + CellWidth.of(start, ambiguous: 1))
  }
}
