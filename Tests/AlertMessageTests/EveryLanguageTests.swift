import AlertTypesetting
import Testing

@testable import AlertMessage

/// If these fail, somebody's language has a box that falls apart or a button that can't be read.
@MainActor @Suite("Frames in every language there are texts in") struct EveryLanguageTests {
  nonisolated private static let languages = Localizer(LanguagePreferences { _ in nil }).languages

  private func alert(_ language: LanguageTag) -> AlertMessage {
    let alert = AlertMessage(verbatim: "report (2).txt", message: "3 < 4, 日本, שלום: e\u{301}")
    alert.severity = .critical
    alert.localizer = .inLanguage(language.identifier)
    alert.addButton(.save, role: .default)
    alert.addButton(.dontSave, role: .destructive)
    alert.addButton(.cancel, role: .cancel)
    return alert
  }

  @Test(
    "Pieces of a row stand beside each other, on the screen, inside straight borders",
    arguments: languages
  )
  func rows(language: LanguageTag) {
    let content = alert(language).resolvedContent()
    for columns in [20, 24, 33, 40, 80] {
      for rows in [5, 8, 12, 24] {
        var layout = AlertLayout(content)
        let frame = layout.layout(AlertState(content), columns: columns, rows: rows).frame
        #expect(frame.rows.count <= rows)
        var borders: Set<Int> = []
        for row in frame.rows {
          var end = 0
          for span in row.spans {
            #expect(span.column >= end, "\(columns)x\(rows): \(frame.text)")
            end = span.column + span.width
            let width = VisualOrder(span.text.string, direction: span.direction).width
            #expect(span.width == width, "\(span.text.string)")
          }
          #expect(end <= columns)
          if row.text.hasPrefix("│") || row.text.hasPrefix("╭") { borders.insert(end) }
        }
        #expect(borders.count <= 1, "\(frame.text)")
        let cursor = frame.cursor
        #expect(cursor.map { frame.rows.indices.contains($0.row) && $0.column < columns } ?? false)
      }
    }
  }

  @Test("Every button is there, whole, at 24 columns and at 80", arguments: languages)
  func buttons(language: LanguageTag) {
    let alert = alert(language)
    let content = alert.resolvedContent()
    for columns in [24, 80] {
      let screen = AlertScreen(alert, columns: columns, rows: 24)
      // Letters that join are drawn in forms of their own.
      guard content.direction == .leftToRight else { continue }
      let shown = screen.text.filter { !" │\n".contains($0) }
      for button in content.buttons {
        let title = button.title.filter { $0 != " " }
        let isWhole =
          shown.contains("[\(title)]") || shown.contains("[>\(title)<]")
        #expect(isWhole, "\(title)\n\(screen.text)")
      }
    }
  }

  @Test("Without borders a right-to-left row is mirrored too")
  func borderless() {
    let alert = AlertMessage(verbatim: "x", message: "שלום")
    alert.localizer = .inLanguage("he")
    alert.addButton(.ok, role: .default)
    alert.addButton(.cancel, role: .cancel)
    #expect(
      alert.screen(80, 5) == """
                              x
                           םולש
         [>רושיא<]  [ לוטיב ]
         הריחב :←→ · לוטיב :Esc
        """
    )
  }
}
