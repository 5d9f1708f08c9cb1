import AlertMessageTesting
import AlertTerminal
import AlertTypesetting
import Testing

@testable import AlertMessage

/// The cases D1 to D12 of reports about other programs, each on a whole alert as a terminal shows
/// it. The parts that they come down to have tests of their own beside the typesetter.
@MainActor @Suite("Reported cases: text on the screen") struct ReportedCaseTests {
  private func alert(
    _ language: String,
    _ message: String,
    title: String? = nil,
    _ buttons: [AlertButton] = [.standard(.ok, role: .default), .standard(.cancel, role: .cancel)]
  ) -> AlertMessage {
    let alert = AlertMessage()
    alert.title = title.map { AlertText($0) }
    alert.message = AlertText(message)
    alert.localizer = .inLanguage(language)
    for button in buttons { alert.addButton(button) }
    return alert
  }

  /// What stands between the borders, line by line, without the spaces around it.
  private func inside(_ screen: AlertScreen) -> [String] {
    screen.text.split(separator: "\n").filter { $0.hasPrefix("│") }.map { line in
      var text = line.dropFirst().prefix { $0 != "│" }
      while text.first == " " { text.removeFirst() }
      while text.last == " " { text.removeLast() }
      return String(text)
    }
  }

  @Test("D1: a Japanese question of 50 letters at 40 columns is there to its end")
  func japanese() {
    let question = "選択した三つのファイルをゴミ箱に移さず完全に削除しますか？この操作は後から取り消すことができません。"
    #expect(question.count == 50)
    let screen = AlertScreen(alert("ja", question), columns: 40, rows: 24)
    #expect(inside(screen).joined().hasPrefix(question))
  }

  @Test("D2: 30 lines on a small screen scroll, with a mark, title and buttons", arguments: [0, 1])
  func smallScreens(index: Int) {
    let size = [(columns: 30, rows: 8), (columns: 20, rows: 5)][index]
    let message = (1...30).map { "Line \($0)" }.joined(separator: "\n")
    var screen = AlertScreen(
      alert("en", message, title: "Title"),
      columns: size.columns,
      rows: size.rows
    )
    #expect(screen.isBox)
    var seen: Set<String> = []
    for _ in 0..<40 {
      let lines = screen.model.text.split(separator: "\n").map(String.init)
      #expect(lines.count <= size.rows)
      #expect(lines.contains { $0.contains("Title") }, "\(screen.model.text)")
      #expect(lines.contains { $0.contains("OK") }, "\(screen.model.text)")
      for number in 1...30
      where lines.contains(where: {
        $0.hasSuffix("Line \(number)") || $0.contains("Line \(number) ")
      }) {
        seen.insert("Line \(number)")
      }
      let hasMark = lines.contains { $0.contains("more") || $0.contains("↓") || $0.contains("↑") }
      #expect(hasMark, "\(screen.model.text)")
      screen.press(.pageDown)
    }
    #expect(seen.count == 30)
    screen.press(.return)
    #expect(screen.outcome == .button(id: "ok", index: 0, role: .default))
  }

  @Test("D3: long German titles stay whole, in a row or a stack", arguments: [80, 40, 24])
  func germanButtons(columns: Int) {
    let buttons: [AlertButton] = [
      .standard(.save, role: .default), .standard(.dontSave, role: .destructive),
      .standard(.cancel, role: .cancel),
    ]
    let screen = AlertScreen(alert("de", "Sichern?", buttons), columns: columns, rows: 24)
    let lines = inside(screen).filter { $0.contains("[") }
    for title in ["Speichern", "Nicht speichern", "Abbrechen"] {
      #expect(lines.contains { $0.contains("[ \(title) ]") || $0.contains("[>\(title)<]") })
    }
    #expect(lines.count == (columns == 80 ? 1 : 3))
  }

  @Test("D4: without colour the focus is seen in plain text", arguments: ["en", "he", "ja"])
  func focus(language: String) {
    for columns in [80, 24] {
      var screen = AlertScreen(
        alert(language, "?"),
        columns: columns,
        rows: 24,
        environment: ["NO_COLOR": "1"]
      )
      let before = screen.text
      screen.press(.tab)
      #expect(screen.text != before)
      #expect(screen.text.contains("[>"))
      #expect(!screen.cells(from: 0).joined().contains { $0?.style.color != nil })
    }
  }

  @Test("D5: borders are straight beside letters that terminals disagree on")
  func borders() {
    let button = AlertButton(id: "ok", title: AlertText("确认"), role: .default)
    let message = "你\u{302}好\u{304}\n💅🏻 💇🏻‍♀️ 🎙️\nplain"
    for widths in ScreenModel.Widths.allCases {
      let screen = AlertScreen(
        alert("en", message, [button]),
        columns: 40,
        rows: 24,
        widths: widths
      )
      let cells = screen.cells(from: 1)
      let right = cells.first?.lastIndex { $0?.text == "╮" }
      #expect(right != nil)
      let rows = cells.filter { $0[0]?.text == "│" }
      #expect(rows.count == 5)
      for row in rows { #expect(row.lastIndex { $0?.text == "│" } == right, "\(screen.text)") }
    }
  }

  @Test("D6: a message as wide as the box, a column less or more, leaves nothing behind")
  func exactWidth() {
    // The box takes 76 columns at most, four of them for its sides.
    for columns in [71, 72, 73] {
      let message = String(repeating: "x", count: columns)
      var screen = AlertScreen(alert("en", message), columns: 76, rows: 24)
      let before = screen.text
      #expect(inside(screen).filter { $0.hasPrefix("x") }.joined() == message)
      #expect(inside(screen).filter { $0.hasPrefix("x") }.count == (columns > 72 ? 2 : 1))
      for _ in 0..<4 { screen.press(.tab) }
      #expect(screen.text == before)
      #expect(screen.model.scrollback.isEmpty)
    }
  }

  @Test("D8: Latin names and digits in right-to-left text; the full stop at the left end")
  func rightToLeft() {
    // Worked out by hand from UAX #9.
    let arabic = AlertScreen(alert("ar", "حذف report.txt و 12 ملفا؟"), columns: 80, rows: 24)
    #expect(inside(arabic)[0] == Self.shaped("؟افلم 12 و report.txt فذح"))
    let hebrew = AlertScreen(alert("he", "הקובץ /tmp/a b/c.txt נמחק."), columns: 80, rows: 24)
    #expect(inside(hebrew)[0] == ".קחמנ tmp/a b/c.txt/ ץבוקה")
  }

  /// Arabic letters in the forms in which they join: what a terminal without shaping needs.
  private static func shaped(_ visual: String) -> String {
    let forms: [Character: Character] = [
      "ح": "ﺣ", "ذ": "ﺬ", "ف": "ﻑ", "م": "ﻣ", "ل": "ﻠ", "و": "ﻭ", "ا": "ﺎ",
    ]
    var text = String(visual.map { forms[$0] ?? $0 })
    // Inside a word ف joins on both sides.
    text.replace("ﺎﻑ", with: "ﺎﻔ")
    return text
  }

  @Test("D9: Thai breaks between words, Korean at spaces, and mixed text where both may")
  func words() {
    let thai = AlertScreen(
      alert("th", "คุณแน่ใจหรือไม่ว่าต้องการลบไฟล์ที่เลือกทั้งหมดอย่างถาวร"),
      columns: 30,
      rows: 24
    )
    let marks = "ะัาำิีึืฺุู็่้๊๋์ํๆ"
    for line in inside(thai).prefix(while: { !$0.isEmpty }) {
      #expect(!line.isEmpty && !marks.contains(line.first ?? " "), "\(line)")
    }
    let korean = AlertScreen(
      alert("ko", "선택한 파일을 영구적으로 삭제하시겠습니까?"),
      columns: 24,
      rows: 24
    )
    #expect(inside(korean).prefix(3) == ["선택한 파일을", "영구적으로", "삭제하시겠습니까?"])
    let mixed = AlertScreen(
      alert("zh-Hans", "This is an example 中文测试文字中文测试文字中文测试文字中文测试文字"),
      columns: 60,
      rows: 24
    )
    #expect(inside(mixed)[0].hasPrefix("This is an example 中文"), "the first line is filled")
  }

  @Test("D10: no line begins with a closing mark", arguments: 20...60)
  func closingMarks(columns: Int) {
    let question = "ファイルを削除しますか？元には戻せません。本当によろしいですか！（確認）「はい」「いいえ」"
    let screen = AlertScreen(alert("ja", question), columns: columns, rows: 40)
    for line in inside(screen) {
      #expect(!"。、？！）」".contains(line.first ?? " "), "\(line)")
    }
  }

  @Test("D11: the C locale, vt100 and dumb")
  func environments() {
    let alert = alert("es", "¿Eliminar 3 archivos? 日本")
    alert.severity = .critical
    let ascii = AlertScreen(alert, columns: 60, rows: 24, environment: ["LC_ALL": "C"])
    #expect(ascii.isBox)
    let rows = ascii.cells(from: 1).filter { $0[0]?.text == "|" || $0[0]?.text == "+" }
    #expect(rows.count >= 4)
    #expect(Set(rows.map { $0.lastIndex { $0?.text == "|" || $0?.text == "+" } }).count == 1)
    let monochrome = AlertScreen(alert, columns: 60, rows: 24, environment: ["TERM": "vt100"])
    #expect(monochrome.isBox)
    #expect(!monochrome.cells(from: 0).joined().contains { $0?.style.color != nil })
    #expect(!AlertScreen(alert, columns: 60, rows: 24, environment: ["TERM": "dumb"]).isBox)
  }

  @Test("D12: what a file name could do to a terminal is shown instead")
  func fileNames() {
    let name = "a\u{1B}[2Kb\u{202E}c\nd" + String(decoding: [0xFF], as: UTF8.self)
    let screen = AlertScreen(alert("en", "Delete \(name)?"), columns: 60, rows: 24)
    #expect(inside(screen).prefix(2) == ["Delete a␛[2Kb⟨U+202E⟩c", "d\u{FFFD}?"])
    #expect(screen.model.unknown.isEmpty)
  }
}
