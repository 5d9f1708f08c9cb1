import AlertMessageTesting
import AlertTerminal
import AlertTypesetting
import Testing

@testable import AlertMessage

/// If these fail, documentation and users' tests show another alert than a person gets.
@MainActor @Suite("Previews") struct PreviewTests {
  /// The preview where the environment says that; text for a terminal of 80 columns.
  private func ansi(_ alert: AlertMessage, _ environment: [String: String]) -> String {
    preview(alert, environment).rendered(as: .ansi)
  }

  private func preview(_ alert: AlertMessage, _ environment: [String: String] = [:]) -> AlertPreview
  {
    let host = AlertHost(environment: Environment(environment)) { _ in FakeTerminal() }
    return alert.preview(on: TerminalSize(columns: 80, rows: 24), of: host)
  }

  private func alert(_ language: String, _ message: String) -> AlertMessage {
    let alert = AlertMessage()
    alert.title = AlertText("3 < 4 & \"5\"")
    alert.message = AlertText(message)
    alert.severity = .warning
    alert.localizer = .inLanguage(language)
    alert.addButton(.ok, role: .default)
    alert.addButton(.cancel, role: .cancel)
    return alert
  }

  nonisolated private static let messages = [
    ("en", "Delete the file?"), ("ja", "ファイルを削除しますか？"), ("he", "למחוק את report.txt?"),
    ("ar", "هل تريد حذف report.txt؟"), ("th", "ลบไฟล์ที่เลือกหรือไม่"), ("en", "👨‍👩‍👧‍👦 ❤️ e\u{301}"),
  ]

  @Test(
    "The bytes leave on a screen what the text says",
    arguments: messages.indices,
    [80, 40, 24]
  )
  func bytes(index: Int, columns: Int) {
    let (language, message) = Self.messages[index]
    let preview = alert(language, message).preview(columns: columns)
    var screen = ScreenModel(columns: columns, rows: 24)
    screen.feed(preview.rendered(as: .ansi))
    // Letters that join are sent in their joined forms.
    if language != "ar" { #expect(screen.text == preview.rendered(as: .text)) }
    #expect(screen.text.split(separator: "\n").count == preview.frame.rows.count)
    #expect(screen.style == .plain && screen.isCursorVisible && screen.isBidiImplicit)
    #expect(screen.unknown.isEmpty && screen.scrollback.isEmpty)
    #expect(screen.cursor == Frame.Position(row: preview.frame.rows.count, column: 0))
  }

  @Test("The alert on the terminal is the same", arguments: messages.indices)
  func sameAsShown(index: Int) {
    let (language, message) = Self.messages[index]
    let alert = alert(language, message)
    let shown = AlertScreen(alert, columns: 40, rows: 24)
    var screen = ScreenModel(columns: 40, rows: 25)
    screen.feed("$\r\n" + alert.preview(columns: 40).rendered(as: .ansi))
    #expect(screen.text == shown.model.text)
  }

  @Test("Where a box has no room there are lines, broken between words")
  func lines() {
    let preview = alert("en", "A message that is longer than a row").preview(columns: 19, rows: 24)
    #expect(
      preview.rendered(as: .text) == """
        Warning: 3 < 4 &
        "5"
        A message that is
        longer than a row
        1. OK (default)
        2. Cancel
        Your choice (Enter:
        OK):
        """
    )
    let alert = alert("en", "?")
    alert.appearance.presentation = .line
    #expect(alert.preview().rendered(as: .text).contains("2. Cancel"))
    #expect(!alert.preview().rendered(as: .text).contains("│"))
    #expect(alert.preview().rendered(as: .ansi).hasSuffix("\r\n"))
  }

  @Test("Sizes that no screen has are the smallest one")
  func sizes() {
    for (columns, rows) in [(0, 0), (-5, -5), (1, 1), (Int.min, Int.max)] {
      let preview = alert("en", "?").preview(columns: columns, rows: rows)
      #expect(preview.columns == max(1, columns) && preview.rows == max(1, rows))
      #expect(!preview.rendered(as: .text).isEmpty)
    }
  }

  @Test("NO_COLOR and the appearance say whether there is colour")
  func color() {
    let alert = alert("en", "?")
    #expect(ansi(alert, [:]).contains("33m"))
    #expect(!ansi(alert, ["NO_COLOR": "1"]).contains("33m"))
    alert.appearance.color = .always
    #expect(ansi(alert, ["NO_COLOR": "1"]).contains("33m"))
    alert.appearance.color = .never
    #expect(!ansi(alert, [:]).contains("33m"))
  }

  @Test("Pictures and pages are well-formed, and hold what a person wrote as text")
  func markup() throws {
    for (language, message) in Self.messages {
      let preview = alert(language, message + " </text><script>&").preview(columns: 40)
      for format in [AlertPreview.Format.svg, .html] {
        let text = preview.rendered(as: format)
        #expect(!text.contains("<script>"))
        #expect(text.contains("&lt;") && text.contains("&amp;"))
        let problem = Self.problem(in: text)
        #expect(problem == nil, "\(format)")
      }
    }
  }

  /// The first place where a tag is not closed as it was opened; void elements of HTML apart.
  private static func problem(in text: String) -> String? {
    var open: [Substring] = []
    for part in text.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: ">") else { return String(part) }
      let tag = part[..<end]
      let name = tag.prefix { $0 != " " }
      if tag.hasPrefix("!") || name == "meta" || tag.hasSuffix("/") { continue }
      if name.hasPrefix("/") {
        guard open.popLast() == name.dropFirst() else { return String(part) }
      } else {
        open.append(name)
      }
    }
    return open.first.map(String.init)
  }

  @Test("Letters of a picture stand in their cells, borders are one line")
  func picture() {
    let picture = alert("en", "日本").preview(columns: 40).rendered(as: .svg)
    // Columns 2 and 3, and 4 and 5, of ten pixels each, in their middles.
    #expect(picture.contains("<text x=\"30 50\" y=\"82\">日本</text>"))
    let edge = picture.split(separator: "\n").first { $0.hasPrefix("<path") }
    #expect(edge == "<path class=\"dim\" d=\"M5 22Q5 11 10 11M10 11H270M275 22Q275 11 270 11\"/>")
  }

  @Test("Several stand one below another, each under its language")
  func several() {
    let previews = ["es", "he"].map { alert($0, "?").preview(columns: 40) }
    let text = previews.rendered(as: .text)
    #expect(text.hasPrefix("es\n╭"))
    #expect(text.contains("\n\nhe\n╭"))
    #expect(previews.rendered(as: .html).contains("<figure lang=\"he\">"))
    #expect(previews.rendered(as: .svg).split(separator: "<g lang=").count == 3)
    #expect([AlertPreview]().rendered(as: .text).isEmpty)
    #expect(Self.problem(in: [AlertPreview]().rendered(as: .svg)) == nil)
  }

  @Test("Ambiguous characters are as wide as the appearance or the environment says")
  func ambiguousWidth() {
    let alert = alert("en", "αβγ…")
    let narrow = preview(alert).rendered(as: .text)
    let wideSetUp = ["ALERTMESSAGE_AMBIGUOUS_WIDTH": "2"]
    alert.appearance.ambiguousWidth = .two
    let wide = preview(alert).rendered(as: .text)
    #expect(narrow.contains("╭") && !wide.contains("╭"))
    #expect(wide.contains("| αβγ…"))
    alert.appearance.ambiguousWidth = .auto
    #expect(preview(alert, wideSetUp).rendered(as: .text) == wide)
    let unknown = ["ALERTMESSAGE_AMBIGUOUS_WIDTH": "3"]
    #expect(preview(alert, unknown).rendered(as: .text) == narrow)
    alert.appearance.ambiguousWidth = .one
    #expect(preview(alert, wideSetUp).rendered(as: .text) == narrow)
  }
}
