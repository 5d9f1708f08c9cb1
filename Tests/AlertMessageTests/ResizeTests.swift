import AlertMessageTesting
import AlertTerminal
import AlertTypesetting
import JourneySupport
import Testing

@testable import AlertMessage

/// D7. If these fail, pieces of an old frame stay on the screen when a window is pulled at.
@MainActor @Suite("D7: after any sizes the screen equals a fresh paint", .ownCenter)
struct ResizeTests {
  nonisolated private static let alerts = [
    ("en", "Save changes?", "Your changes will be lost if you don’t save them.\n\nReally."),
    ("de", "Änderungen an „Straßenverkehrsordnung“ speichern?", "Sie gehen sonst verloren."),
    ("he", "למחוק 3 קבצים?", "הקבצים report.txt ו־photo.jpg יימחקו. אי אפשר לבטל את הפעולה."),
    ("ar", "هل تريد حذف ٣ ملفات؟", "ستُحذف الملفات report.txt و photo.jpg. لا يمكن التراجع."),
    ("ja", "変更を保存しますか？", "保存しない場合、変更内容は失われます。この操作は取り消せません。"),
    ("th", "ลบ 3 ไฟล์หรือไม่", "การดำเนินการนี้ไม่สามารถย้อนกลับได้"),
    ("hi", "3 फ़ाइलें हटाएँ?", "इसे पूर्ववत नहीं किया जा सकता।"),
    ("en", "💅🏻 👨‍👩‍👧‍👦 🇩🇪?", "❤️ 1️⃣ 👍🏽 and words, e\u{301}, 日本語 between them."),
    ("en", "", (1...30).map { "Line \($0)" }.joined(separator: "\n")),
  ]

  private func alert(_ index: Int) -> AlertMessage {
    let (language, title, message) = Self.alerts[index]
    let alert = AlertMessage(verbatim: title, message: message)
    alert.severity = .warning
    alert.localizer = .inLanguage(language)
    alert.addButton(.save, role: .default)
    alert.addButton(.dontSave, role: .destructive)
    alert.addButton(.cancel, role: .cancel)
    return alert
  }

  /// The alert painted for the first time at that size.
  private func fresh(
    _ index: Int,
    like screen: AlertScreen,
    _ environment: [String: String]
  )
    -> AlertScreen
  {
    AlertScreen(
      alert(index),
      columns: screen.model.columns,
      rows: screen.model.rows,
      environment: environment
    )
  }

  /// - Parameter wholeScreen: Whether the rows above the alert count too.
  private func expectSame(
    _ screen: AlertScreen,
    _ fresh: AlertScreen,
    wholeScreen: Bool,
    _ comment: Comment
  ) {
    // Where the frame begins: its cursor is known from the fresh one, which begins in row 1 or,
    // where it fills the screen, has pushed the prompt out.
    let top = fresh.model.text.hasPrefix("$") ? 1 : 0
    let first = screen.model.cursor.row - (fresh.model.cursor.row - top)
    #expect(first >= 0, comment)
    let same = screen.cells(from: first) == fresh.cells(from: top)
    #expect(same, "\(comment)\n\(screen.model.text)\n\(fresh.model.text)")
    #expect(screen.model.cursor.column == fresh.model.cursor.column, comment)
    #expect(screen.model.isCursorVisible, comment)
    #expect(screen.model.unknown == [], comment)
    if wholeScreen {
      #expect(screen.model.text == fresh.model.text, comment)
      #expect(screen.model.scrollback.isEmpty, comment)
    }
  }

  private static let terminals = [["TERM": "xterm-256color"], ["XTERM_VERSION": "XTerm(379)"]]

  @Test(
    "A box on a screen of a few columns goes on, whatever is typed",
    arguments: ["en", "ar", "he", "ja"]
  )
  func tiny(language: String) {
    for columns in 1...12 {
      let terminal = FakeTerminal(
        [
          .resized(TerminalSize(columns: columns, rows: 10)), .type("3"), .press(.tab), .type("2"),
          .resized(TerminalSize(columns: 80, rows: 24)), .press(.escape),
        ],
        columns: 22,
        rows: 12
      )
      use(terminal)
      let alert = AlertMessage.saveDiscardCancel(
        title: "Soak",
        message: "Several words that have to be wrapped."
      )
      alert.localizer = .inLanguage(language)
      alert.appearance.presentation = .box
      alert.appearance.bidi = .words
      #expect(alert.runModal().outcome == .cancelled)
    }
  }

  @Test("Widths, on a high screen: nothing is left above it either", arguments: alerts.indices)
  func widths(index: Int) {
    for environment in Self.terminals {
      var generator = SeededGenerator(seed: 50 + UInt64(index))
      var screen = AlertScreen(alert(index), columns: 80, rows: 120, environment: environment)
      for step in 0..<12 {
        screen.resize(columns: .random(in: 20...90, using: &generator), rows: 120)
        expectSame(
          screen,
          fresh(index, like: screen, environment),
          wholeScreen: true,
          "step \(step), \(screen.model.columns) columns, \(environment)"
        )
      }
    }
  }

  @Test("Sizes of every kind, so that boxes of every density are drawn", arguments: alerts.indices)
  func sizes(index: Int) {
    for environment in Self.terminals {
      var generator = SeededGenerator(seed: 26 + UInt64(index))
      var screen = AlertScreen(alert(index), columns: 80, rows: 24, environment: environment)
      for step in 0..<20 {
        let columns = Int.random(in: 20...90, using: &generator)
        let rows = Int.random(in: 5...30, using: &generator)
        screen.resize(columns: columns, rows: rows)
        // What a narrower screen has pushed off its top is out of reach and may come back above.
        expectSame(
          screen,
          fresh(index, like: screen, environment),
          wholeScreen: false,
          "step \(step), \(columns)x\(rows), \(environment)"
        )
      }
    }
  }

  @Test("From 50 columns to 26 and back", arguments: alerts.indices)
  func thereAndBack(index: Int) {
    for environment in Self.terminals {
      var screen = AlertScreen(alert(index), columns: 50, rows: 120, environment: environment)
      let before = screen.cells(from: 0)
      screen.resize(columns: 26, rows: 120)
      expectSame(screen, fresh(index, like: screen, environment), wholeScreen: true, "26")
      screen.resize(columns: 50, rows: 120)
      #expect(screen.cells(from: 0) == before)
    }
  }
}
