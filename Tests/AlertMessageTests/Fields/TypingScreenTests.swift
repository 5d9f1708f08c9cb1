import AlertMessageTesting
import AlertTerminal
import AlertTypesetting
import Testing

@testable import AlertMessage

/// A key paints one row, or a letter of it. If it paints too little, the screen shows something
/// else than what would be sent off.
@MainActor @Suite("What a key paints") struct TypingScreenTests {
  private nonisolated static let columns = 34

  /// A login on a screen, painted key by key.
  private struct Trial {
    let content: AlertContent
    var state: AlertState
    var painter: AlertPainter
    var screen = ScreenModel(columns: TypingScreenTests.columns, rows: 16)

    @MainActor init(_ language: String) {
      let alert = AlertMessage.loginAndPassword(title: "x")
      alert.localizer = .inLanguage(language)
      alert.textField(at: 0)?.limit = 40
      content = alert.resolvedContent()
      state = AlertState(content)
      painter = Self.painter(content)
      paint()
    }

    @MainActor static func painter(_ content: AlertContent) -> AlertPainter {
      let options = FrameWriter.Options()
      return AlertPainter(
        AlertLayout(content),
        FrameWriter(options: options, columns: TypingScreenTests.columns)
      )
    }

    mutating func paint() {
      screen.feed(painter.paint(&state, columns: screen.columns, rows: screen.rows))
    }

    /// Whether the screen is what it would be if all of it were painted now.
    @MainActor var isFresh: Bool {
      var painter = Self.painter(content)
      var state = state
      var fresh = ScreenModel(columns: screen.columns, rows: screen.rows)
      fresh.feed(painter.paint(&state, columns: fresh.columns, rows: fresh.rows))
      return screen.text == fresh.text && screen.cursor == fresh.cursor
        && state.geometry == self.state.geometry
    }
  }

  private nonisolated static let texts = [
    "plain letters, and far more of them than the field is wide",
    "Zażółć gęślą jaźń, ćma i pchła: łąka", "Съешь ещё этих мягких французских булок да выпей",
    "色は匂へど散りぬるをわが世誰ぞ常ならむ有為の奥山", "한글은 모든 사람이 쉽게 쓴다", "a日b本c語d色e は f",
    "123 שלום 456", "e\u{301}tude 👩‍👩‍👧‍👦 cafe\u{301}", "\u{E01}\u{E33}\u{E48} ก้",
  ]

  @Test(
    "After each key the screen is as if all of it had been painted",
    arguments: ["en", "ar", "ja"],
    texts
  )
  func keys(language: String, text: String) {
    var trial = Trial(language)
    let typed = text.unicodeScalars.map { KeyEvent(.character($0)) }
    let moves = [KeyEvent.Code.left, .left, .left, .home, .right].map { KeyEvent($0) }
    let codes: [KeyEvent.Code] = [.delete, .backspace, .end, .backspace, .backspace]
    let edits = codes.map { KeyEvent($0) }
    let undo = KeyEvent(.character("_"), .control)
    let reveal = KeyEvent(.character("r"), .control)
    let inLogin: [[KeyEvent]] = [
      typed, moves, Array(typed.prefix(6)), moves, Array(typed.suffix(3)), edits, [undo, undo],
    ]
    let inPassword: [[KeyEvent]] = [
      [KeyEvent(.down)], Array(typed.prefix(4)), [reveal], Array(typed.prefix(8)), edits,
      [KeyEvent(.up)], Array(typed.prefix(5)),
    ]
    let keys = (inLogin + inPassword).flatMap { $0 }
    for (index, key) in keys.enumerated() {
      _ = trial.state.handle(key, trial.content)
      trial.paint()
      #expect(trial.isFresh, "key \(index): \(key.code)\n\(trial.screen.text)")
      guard trial.isFresh else { return }
    }
  }

  @Test("A letter typed after Ctrl-L leaves nothing of what another program wrote")
  func repaint() {
    var trial = Trial("en")
    for (index, letter) in "abcdef".unicodeScalars.enumerated() {
      _ = trial.state.handle(KeyEvent(.character(letter)), trial.content)
      if index == 3 {
        let column = trial.screen.cursor.column + 1
        trial.screen.feed(Array("\r####\u{1B}[\(column)G".utf8))
        trial.painter.writer.invalidate()
      }
      trial.paint()
      #expect(trial.isFresh, "\(trial.screen.text)")
    }
  }
}
