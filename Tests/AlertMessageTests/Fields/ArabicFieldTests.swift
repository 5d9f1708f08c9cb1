import AlertMessageTesting
import AlertTerminal
import AlertTypesetting
import Testing

@testable import AlertMessage

/// Letters whose form depends on their neighbours, in a field that scrolls. If these fail, a word
/// changes its look while it is typed, and every key writes the whole line anew.
@MainActor @Suite("Arabic in a field") struct ArabicFieldTests {
  /// A field on a terminal with so many columns, key by key.
  private struct Trial {
    let content: AlertContent
    var state: AlertState
    var layout: AlertLayout
    var writer: FrameWriter
    let columns: Int

    @MainActor init(_ text: String, columns: Int, language: String = "ar") {
      let alert = AlertMessage.plainTextInput(title: "x")
      alert.localizer = .inLanguage(language)
      alert.textField(at: 0)?.text = text
      content = alert.resolvedContent()
      state = AlertState(content)
      layout = AlertLayout(content)
      writer = FrameWriter(options: FrameWriter.Options(), columns: columns)
      self.columns = columns
    }

    mutating func paint() -> [UInt8] {
      writer.paint(layout.layout(state, columns: columns, rows: 24).frame)
    }

    mutating func press(_ code: KeyEvent.Code) -> [UInt8] {
      _ = state.handle(KeyEvent(code), content)
      return paint()
    }
  }

  /// The scalars of the row in which something is typed, as the terminal has them.
  private func fieldRow(_ bytes: [UInt8], columns: Int) -> [UInt32] {
    var screen = ScreenModel(columns: columns, rows: 24)
    screen.feed(bytes)
    let row = screen.text.split(separator: "\n").first { $0.contains("<]") || $0.contains("›]") }
    return (row ?? "").unicodeScalars.map(\.value)
  }

  /// BEH: isolated FE8F, final FE90, initial FE91, medial FE92 (UnicodeData.txt).
  @Test("A letter at a cut edge keeps the form that joins what is not seen")
  func cut() {
    let word = String(repeating: "ب", count: 30)
    var trial = Trial(word, columns: 24)
    // The cursor is behind the last letter: the word's beginning is cut off.
    let end = fieldRow(trial.paint(), columns: 24).filter { (0xFE8F...0xFE92).contains($0) }
    #expect(end.first == 0xFE90, "The last letter, at the left, is the word's end.")
    #expect(end.dropFirst().allSatisfy { $0 == 0xFE92 }, "\(end)")

    trial = Trial(word, columns: 24)
    _ = trial.state.handle(KeyEvent(.home), trial.content)
    let start = fieldRow(trial.paint(), columns: 24).filter { (0xFE8F...0xFE92).contains($0) }
    #expect(start.last == 0xFE91, "The first letter, at the right, is the word's beginning.")
    #expect(start.dropLast().allSatisfy { $0 == 0xFE92 }, "\(start)")
    #expect(start.count == 16)
  }

  @Test(
    "Where the hidden letter does not join, neither does the one at the edge",
    // ALEF joins nothing behind it, a space and ZWNJ part, a mark between is as if it were not
    // there.
    arguments: [
      ("ا", 0xFE91), (" ", 0xFE91), ("ب\u{200C}", 0xFE91), ("ب", 0xFE92), ("بَ", 0xFE92),
      ("ـ", 0xFE92),
    ] as [(String, UInt32)]
  )
  func edges(before: String, form: UInt32) {
    // The window moves by half its width: 8 letters are hidden, the last of them `before`.
    let text = String(repeating: "ا", count: 7) + before + String(repeating: "ب", count: 14)
    let line = FieldLine(
      units: text.map { String($0) },
      cursor: text.count,
      direction: .rightToLeft
    )
    let window = FieldWindow(line, columns: 16, ambiguousWidth: 1)
    let shown = window.pieces.map(\.text).joined()
    var writer = FrameWriter(options: FrameWriter.Options(), columns: 40)
    let spans = window.pieces.map {
      Frame.Span(
        column: $0.column + 2,
        width: $0.width,
        text: StyledText($0.text),
        direction: $0.direction
      )
    }
    var screen = ScreenModel(columns: 40, rows: 2)
    screen.feed(writer.paint(Frame(rows: [Frame.Row(spans)])))
    let forms = screen.text.unicodeScalars.map(\.value).filter { (0xFE91...0xFE92).contains($0) }
    #expect(forms.last == form, "\(shown.debugDescription)")
  }

  @Test("A key writes its word, not the whole line", arguments: ["نص حكيم له سر قاطع وذو شأن عظيم"])
  func bytes(text: String) {
    var trial = Trial("", columns: 80)
    var screen = ScreenModel(columns: 80, rows: 24)
    screen.feed(trial.paint())
    var sizes: [Int] = []
    for scalar in text.unicodeScalars {
      let bytes = trial.press(.character(scalar))
      sizes.append(bytes.count)
      screen.feed(bytes)
    }
    #expect(sizes.max() ?? 0 <= 40, "\(sizes)")
    var fresh = ScreenModel(columns: 80, rows: 24)
    var writer = FrameWriter(options: FrameWriter.Options(), columns: 80)
    fresh.feed(writer.paint(trial.layout.layout(trial.state, columns: 80, rows: 24).frame))
    #expect(screen.text == fresh.text)
    #expect(screen.cursor == fresh.cursor)
  }
}
