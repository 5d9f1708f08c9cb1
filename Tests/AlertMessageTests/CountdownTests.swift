import AlertMessageTesting
import AlertTerminal
import AlertTypesetting
import Testing

@testable import AlertMessage

/// The time that is left, as the person sees it.
@MainActor @Suite("Countdown", .ownCenter) struct CountdownTests {
  private func alert(_ language: String, seconds: Int, button: String? = nil) -> AlertMessage {
    let alert = AlertMessage.okCancel(title: "?")
    alert.localizer = .inLanguage(language)
    alert.timeout = .seconds(seconds)
    alert.timeoutButton = button
    return alert
  }

  private func screen(
    _ alert: AlertMessage,
    _ columns: Int = 80,
    _ rows: Int = 24,
    left: Int
  ) -> String {
    let content = alert.resolvedContent()
    var layout = AlertLayout(content)
    var state = AlertState(content)
    state.secondsLeft = left
    return layout.layout(state, columns: columns, rows: rows).frame.text
  }

  /// Plural forms by CLDR: one, few and many in Russian, one and two in Arabic and Slovenian.
  @Test(
    "In the person's language, with the right plural",
    arguments: [
      ("en", 2, "2 seconds left"), ("en", 1, "1 second left"), ("de", 1, "noch 1 Sekunde"),
      ("ru", 1, "1 секунда"), ("ru", 2, "2 секунды"), ("ru", 5, "5 секунд"),
      ("ru", 21, "21 секунда"), ("ja", 3, "残り3秒"), ("pl", 22, "22 sekundy"),
      ("sl", 2, "2 sekundi"), ("cs", 5, "5 sekund"), ("fa", 3, "۳"), ("hi", 3, "3 सेकंड"),
    ]
  )
  func plurals(language: String, seconds: Int, words: String) {
    #expect(
      screen(alert(language, seconds: 30), left: seconds)
        .split(separator: "\n").last.map(isolatesRemoved)?.contains(words) ?? false
    )
  }

  @Test("The button that will be pressed is named")
  func button() {
    let alert = alert("de", seconds: 30, button: "cancel")
    #expect(screen(alert, left: 30).contains("Abbrechen in 30 Sekunden"))
    #expect(screen(alert, left: 1).contains("Abbrechen in 1 Sekunde"))
  }

  @Test("Hints go before it does, at every size; where it does not fit it is cut with a mark")
  func narrow() {
    let alert = alert("el", seconds: 10)
    #expect(screen(alert, 80, left: 10).contains("Esc"))
    for columns in 29...40 {
      #expect(screen(alert, columns, left: 10).contains("απομένουν 10 δευτερόλεπτα"))
    }
    #expect(screen(alert, 20, left: 10).contains("απομένουν 10 δευτερ"))
    #expect(screen(alert, 20, left: 10).contains("…"))
    for rows in 3...6 { #expect(screen(alert, 30, rows, left: 10).contains("απομένουν 10")) }
  }

  @Test("Without a time-out there is no such line, and no room kept for it")
  func none() {
    let plain = AlertMessage.okCancel(title: "?")
    plain.localizer = .inLanguage("en")
    #expect(!plain.screen(80).contains("left"))
  }

  @Test("The box keeps its width while the number gets shorter")
  func width() {
    let content = alert("en", seconds: 1000).resolvedContent()
    var layout = AlertLayout(content)
    var state = AlertState(content)
    var edges: Set<String> = []
    for left in [1000, 999, 100, 99, 10, 9, 2, 1] {
      state.secondsLeft = left
      let text = layout.layout(state, columns: 80, rows: 24).frame.text
      edges.insert(String(text.prefix { $0 != "\n" }))
    }
    #expect(edges.count == 1)
  }

  @Test("It is painted once a second, and only the cells that change")
  func cells() {
    let content = alert("en", seconds: 1000).resolvedContent()
    var layout = AlertLayout(content)
    var state = AlertState(content)
    var writer = FrameWriter(options: FrameWriter.Options(), columns: 80)
    func paint(_ left: Int) -> Int {
      state.secondsLeft = left
      return writer.paint(layout.layout(state, columns: 80, rows: 24).frame).count
    }
    _ = paint(58)
    for left in [57, 56, 55] {
      // One digit, and the way there and back: moves of the cursor of at most 8 bytes each.
      #expect(paint(left) <= 40)
    }
  }

  @Test("From the first frame to the end each second has its number")
  func seconds() {
    let terminal = FakeTerminal(afterLast: nil)
    use(terminal)
    let alert = alert("en", seconds: 3)
    let presenter = AlertCenter.shared.host.presenter(
      for: alert.resolvedContent(),
      alert.appearance,
      policy: .report
    )
    var screen = ScreenModel(columns: 80, rows: 24)
    var lines: [String] = []
    var outcome = presenter.begin()
    while outcome == nil {
      screen.feed(terminal.takeText())
      lines.append(screen.text.split(separator: "\n").last.map(String.init) ?? "")
      outcome = presenter.handle(terminal.nextEvent(until: presenter.deadline))
    }
    #expect(outcome == .timedOut)
    let hints = "  Esc: Cancel · ←→: choose · "
    #expect(
      lines == ["3 seconds left", "2 seconds left", "1 second left"].map { hints + $0 }
    )
  }

  @Test("In lines it is said once, before the prompt")
  func line() {
    let terminal = FakeTerminal(afterLast: nil)
    use(terminal, ["ACCESSIBLE": "1"])
    _ = alert("en", seconds: 90, button: "cancel").runModal()
    #expect(terminal.text.ranges(of: "seconds").count == 1)
    #expect(
      terminal.text.contains("2. Cancel\r\nCancel in 90 seconds\r\nYour choice (Enter: OK): ")
    )
  }

  /// Inserted text may stand in isolates, which take no cell.
  private func isolatesRemoved(_ text: Substring) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !(0x2066...0x2069 ~= $0.value) })
    )
  }
}
