import AlertMessageTesting
import AlertTerminal
import Testing

@testable import AlertMessage

/// A screen that becomes tiny while someone types. Without these what was typed so far is lost, of
/// a secret without anybody seeing it, or has to be typed again.
@MainActor @Suite("Fields that go from the box to lines", .ownCenter) struct FieldTakeoverTests {
  private static let tiny = TerminalEvent.resized(TerminalSize(columns: 19, rows: 24))
  private static let roomy = TerminalEvent.resized(TerminalSize(columns: 60, rows: 20))
  private static let back = TerminalEvent.press(.backspace)
  private static let deleteLine = TerminalEvent.press(.character("u"), .control)

  private func keys(_ text: String) -> [TerminalEvent] { text.unicodeScalars.map { .type($0) } }

  private func ask(_ alert: AlertMessage, _ events: [TerminalEvent]) -> (AlertResponse, String) {
    let terminal = FakeTerminal(events)
    use(terminal, ["LANG": "en_US.UTF-8"])
    return (alert.runModal(), terminal.text)
  }

  private func input(_ value: String = "") -> AlertMessage {
    let alert = AlertMessage.plainTextInput(title: "Name")
    alert.textField(at: 0)?.text = value
    return alert
  }

  @Test(
    "What was typed so far stands in the line, and is edited further",
    arguments: [
      (before: "gehe", after: "im", value: "geheim"), ("gehem", "\u{7F}im", "geheim"),
      ("family 👨‍👩‍👧", "\u{7F}x", "family x"), ("old", "\u{15}new", "new"), ("old", "\u{15}", ""),
      ("", "geheim", "geheim"), ("e", "\u{301}", "e\u{301}"),
    ]
  )
  func continued(before: String, after: String, value: String) {
    for isSecret in [false, true] {
      let alert = isSecret ? AlertMessage.secureTextInput(title: "Name") : input()
      let later = after.unicodeScalars.map { scalar -> TerminalEvent in
        switch scalar {
        case "\u{7F}": Self.back
        case "\u{15}": Self.deleteLine
        default: .type(scalar)
        }
      }
      let events = keys(before) + [Self.tiny] + later
      let (response, text) = ask(alert, events + line("") + line("1"))
      #expect(response.fields.first?.reveal() == value)
      #expect(!isSecret || !text.contains("gehe"))
      // And back in the box.
      let again = isSecret ? AlertMessage.secureTextInput(title: "Name") : input()
      let (boxed, _) = ask(again, events + [Self.roomy] + keys("!") + [.press(.return)])
      #expect(boxed.fields.first?.reveal() == value + "!")
    }
  }

  @Test("A value that stood there at first can be taken away, as in the box")
  func value() {
    let (kept, _) = ask(input("abc"), [Self.tiny] + line("d") + line("1"))
    #expect(kept.fields[0].text == "abcd")
    let (emptied, _) = ask(input("abc"), [Self.tiny, Self.deleteLine] + line("") + line("1"))
    #expect(emptied.fields[0].text == "")
    let (boxed, _) = ask(
      input("abc"),
      [Self.tiny, Self.deleteLine, Self.roomy, .press(.return)]
    )
    #expect(boxed.fields[0].text == "")
  }

  @Test("The field that has the focus goes on; those before it are not asked again")
  func focus() {
    let typed = keys("ana") + [.press(.return)] + keys("gehe") + [Self.tiny]
    let (response, text) = ask(
      .loginAndPassword(title: "x"),
      typed + line("im") + line("1")
    )
    #expect(response.fields["userName"]?.text == "ana")
    #expect(response.fields["password"]?.reveal() == "geheim")
    #expect(!text.replacing("\r\n", with: " ").contains("User Name:"))
  }

  @Test("The second time of a secret that is typed twice goes on too")
  func twice() {
    let alert = AlertMessage.secureTextInput(title: "x")
    alert.textField(at: 0)?.isTypedTwice = true
    let (response, text) = ask(
      alert,
      line("geheim") + keys("geh") + [Self.tiny] + line("eim") + line("1")
    )
    #expect(response.fields[0].reveal() == "geheim")
    #expect(!text.contains("not the same"))
  }

  @Test("With the focus on a button only the button is asked for")
  func button() {
    let (response, _) = ask(input(), keys("ana") + [.press(.tab), Self.tiny] + line("1"))
    #expect(response.buttonID == "ok")
    #expect(response.fields[0].text == "ana")
  }

  @Test("A begun secret is seen to be there, not how long it is, until it is taken away")
  func mark() {
    let prompt = "you type):"
    for count in [1, 40] {
      let begun = keys(String(repeating: "x", count: count)) + [Self.tiny]
      let (_, text) = ask(.secureTextInput(title: "x"), begun)
      #expect(text.contains("\(prompt) ***") || text.contains("\(prompt)\r\n***"), "\(text)")
      let (_, emptied) = ask(.secureTextInput(title: "x"), begun + [Self.deleteLine])
      #expect(emptied.ranges(of: "***").count == 1)
      #expect(emptied.ranges(of: "you type):").count == 2)
    }
  }

  @Test("A secret that is shown is hidden as soon as the screen changes or the program is stopped")
  func concealed() {
    let size = TerminalSize(columns: 70, rows: 24)
    let changes: [[TerminalEvent]] = [
      [.resized(size)], [Self.tiny], [Self.tiny, .resized(size)], [.suspendRequested],
      [.suspendRequested, .resumed(size)],
      // Stopped from outside, nobody could take the box away; but it is not painted so again.
      [.resumed(size)],
    ]
    for change in changes {
      let terminal = FakeTerminal(columns: 60)
      let host = AlertHost(environment: Environment(["TERM": "xterm"])) { _ in terminal }
      let alert = AlertMessage.secureTextInput(title: "x")
      let content = alert.resolvedContent()
      let presenter = host.presenter(for: content, alert.appearance, policy: .report)
      _ = presenter.begin()
      for event in keys("geheim") + [.press(.character("r"), .control)] {
        _ = presenter.handle(event)
      }
      #expect(terminal.screen.contains("geheim"))
      let before = terminal.text.count
      for event in change { _ = presenter.handle(event) }
      #expect(!terminal.text.dropFirst(before).contains("geheim"), "\(change)")
      let isKept = change == [.resumed(size)]
      #expect(terminal.screen.contains("geheim") == isKept, "\(change)")
    }
  }
}
