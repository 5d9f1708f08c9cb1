import AlertTerminal
import AlertTypesetting
import Testing

@testable import AlertMessage

/// Whole frames, as a person sees them.
@MainActor @Suite("Screens") struct ScreenTests {
  private func alert(
    _ language: String,
    _ title: String?,
    _ message: String?,
    _ buttons: [AlertButton] = [.standard(.ok, role: .default), .standard(.cancel, role: .cancel)]
  ) -> AlertMessage {
    let alert = AlertMessage()
    alert.title = title.map { AlertText($0) }
    alert.message = message.map { AlertText($0) }
    alert.localizer = .inLanguage(language)
    for button in buttons { alert.addButton(button) }
    return alert
  }

  @Test("Spanish, roomy")
  func spanish() {
    #expect(
      alert("es", "¿Eliminar 3 archivos?", "No se puede deshacer.").screen(80) == """
        ╭────────────────────────────╮
        │ ¿Eliminar 3 archivos?      │
        │                            │
        │ No se puede deshacer.      │
        │                            │
        │  [ Cancelar ]  [>Aceptar<] │
        ╰────────────────────────────╯
          Esc: Cancelar · ←→: elegir
        """
    )
  }

  @Test("The focus is seen without colour")
  func focus() {
    let before = alert("es", nil, "¿Sí?").screen(80)
    let after = alert("es", nil, "¿Sí?").screen(80, 24, ascii: false, .left)
    #expect(before != after)
    #expect(after.contains("[>Cancelar<]  [ Aceptar ]"))
  }

  @Test("Hebrew is mirrored: text at the right, cancel at the right, brackets turned")
  func hebrew() {
    #expect(
      alert("he", nil, "למחוק את (report 2).txt?").screen(60) == """
        ╭──────────────────────────╮
        │ ?txt.(report 2) תא קוחמל │
        │                          │
        │ [>רושיא<]  [ לוטיב ]     │
        ╰──────────────────────────╯
            הריחב :←→ · לוטיב :Esc
        """
    )
  }

  @Test("Japanese wraps, and no line begins with a closing mark")
  func japanese() {
    let text = "選択した三つのファイルを完全に削除しますか？この操作は取り消すことができません。よろしいですか？"
    let screen = alert("ja", nil, text).screen(40)
    for line in screen.split(separator: "\n") where line.hasPrefix("│ ") {
      #expect(!"。？！）、".contains(line.dropFirst(2).first ?? " "), "\(line)")
    }
    let shown = screen.filter { !" \n│╭╮╰╯─".contains($0) }
    #expect(shown.hasPrefix(text))
  }

  @Test("Buttons that do not fit a row are stacked, default first, with whole titles")
  func stack() {
    let buttons: [AlertButton] = [
      .standard(.save, role: .default), .standard(.dontSave, role: .destructive),
      .standard(.cancel, role: .cancel),
    ]
    #expect(
      alert("de", nil, "Änderungen sichern?", buttons).screen(40) == """
        ╭────────────────────────────────╮
        │ Änderungen sichern?            │
        │                                │
        │ [>Speichern<]                  │
        │ [ Nicht speichern ]            │
        │ [ Abbrechen ]                  │
        ╰────────────────────────────────╯
          Esc: Abbrechen · ↑↓: auswählen
        """
    )
  }

  @Test("A long message scrolls, says how much more there is, and keeps the buttons on the screen")
  func scrolling() {
    let message = (1...30).map { "Zeile \($0)" }.joined(separator: "\n")
    let alert = alert("de", "Lang", message)
    let top = alert.screen(30, 8)
    #expect(top.split(separator: "\n").count <= 8)
    #expect(top.contains("Lang"))
    #expect(top.contains("Zeile 1\n") || top.contains("Zeile 1 "))
    #expect(top.contains("weitere Zeilen unten"))
    #expect(top.contains("OK"))
    let bottom = alert.screen(30, 8, ascii: false, .end)
    #expect(bottom.contains("Zeile 30"))
    #expect(bottom.contains("weitere Zeilen oben"))
  }

  @Test("Two hundred buttons: a window of them around the focus, with a mark")
  func manyButtons() {
    let buttons = (0..<200).map { AlertButton(id: "b\($0)", title: AlertText("Button \($0)")) }
    let screen = alert("en", nil, "Which?", buttons).screen(40, 12)
    #expect(screen.split(separator: "\n", omittingEmptySubsequences: false).count <= 12)
    #expect(screen.contains("Which?"))
    #expect(screen.contains("more lines below"))
    // There is room enough for the box and the keys.
    let roomy = alert("en", nil, "Which?", buttons).screen(40, 24)
    #expect(roomy.hasPrefix("╭") && roomy.contains("↑↓: choose"))
    #expect(roomy.contains("[ Button 9 ]"))
    let rows = roomy.split(separator: "\n").filter { $0.hasPrefix("│") }
    #expect(Set(rows.map(\.count)).count == 1, "the mark fits the box")
    #expect(rows.contains { $0.contains("more lines below │") })
  }

  @Test("The box keeps its width while it is scrolled", arguments: ["en", "de", "ar", "ja"])
  func steadyWidth(language: String) {
    let message = (0..<40).map { "\($0)" }.joined(separator: "\n")
    let alert = alert(language, "T", message)
    let keys: [[KeyEvent.Code]] = [[], [.pageDown], [.pageDown, .pageDown], [.end]]
    for columns in [24, 30, 80] {
      let widths = keys.map { keys in
        var screen = AlertScreen(alert, columns: columns, rows: 14)
        for key in keys { screen.press(key) }
        return screen.text.prefix { $0 != "\n" }.count
      }
      #expect(Set(widths).count == 1, "\(widths)")
    }
  }

  @Test(
    "Every frame stays within its screen, whatever the size",
    arguments: ["en", "de", "ja", "ar", "th"],
    [1, 2, 5, 10, 20, 24, 30, 80]
  )
  func bounds(language: String, columns: Int) {
    let message = "A message of several words 日本語 with words, and (more) words."
    let alert = alert(language, "A title that is rather long", message)
    alert.severity = .warning
    for rows in [1, 2, 3, 5, 8, 24] {
      let content = alert.resolvedContent()
      var layout = AlertLayout(content)
      let frame = layout.layout(AlertState(content), columns: columns, rows: rows).frame
      #expect(frame.rows.count <= max(rows, 2), "\(columns)x\(rows)")
      for row in frame.rows {
        let end = row.spans.map { $0.column + $0.width }.max() ?? 0
        #expect(end <= max(columns, 6), "\(columns)x\(rows): \(row.text)")
      }
    }
  }

  @Test(
    "All lines of a title begin in one column, beside the mark",
    arguments: [
      ("en", "Delete all the files of the folder?"), ("he", "למחוק את כל הקבצים בתיקייה?"),
    ]
  )
  func hangingTitle(language: String, title: String) {
    let alert = alert(language, title, nil)
    alert.severity = .warning
    let rows = alert.screen(30, 24).split(separator: "\n").map { Array(String($0)) }
    // Behind the border and a space, on the side where the language begins.
    let lines = language == "he" ? rows.map { Array($0.reversed()) } : rows
    #expect(lines[1].dropFirst(2).first.map { "[]".contains($0) } ?? false)
    #expect(lines[1][6] != " ")
    #expect(String(lines[2][2..<6]) == "    ")
    #expect(lines[2][6] != " ")
  }

  @Test("Right-to-left letters never stand in a row's first cell")
  func firstCell() {
    let alert = alert("en", "?", "שלום")
    // Without borders, which narrow screens have no room for.
    let row = alert.screen(20, 24).split(separator: "\n").first { $0.contains("ש") }
    #expect(row == " םולש")
  }

  @Test("ASCII uses ASCII only")
  func ascii() {
    let screen = alert("en", "Title", "Text").screen(80, 24, ascii: true)
    #expect(screen.utf8.allSatisfy { $0 < 0x80 })
  }
}
