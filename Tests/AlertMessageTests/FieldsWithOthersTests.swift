import AlertMessageTesting
import AlertTerminal
import Testing

@testable import AlertMessage

/// Fields beside time-outs, held Returns, answers and changes of form. Without these what somebody
/// typed is lost, or sent off by nobody.
@MainActor @Suite("Fields and the other rules", .ownCenter) struct FieldsWithOthersTests {
  private func input(_ value: String = "") -> AlertMessage {
    let alert = AlertMessage.plainTextInput(title: "Name?")
    alert.fields[0].text = value
    alert.fields[0].isRequired = true
    return alert
  }

  private func typed(_ text: String) -> [TerminalEvent] {
    text.unicodeScalars.map { .type($0) }
  }

  @Test(
    "A time-out sends off no field that is not filled in as it must be",
    arguments: [false, true]
  )
  func timeout(isLine: Bool) {
    for (value, id) in [("", nil), ("Ana", "ok")] as [(String, String?)] {
      use(FakeTerminal(afterLast: nil), isLine ? ["ACCESSIBLE": "1"] : [:])
      let alert = input(value)
      alert.timeout = .seconds(5)
      alert.timeoutButton = "ok"
      let response = alert.runModal()
      #expect(response.buttonID == id)
      #expect((response.outcome == .timedOut) == (id == nil))
    }
  }

  @Test(
    "A time-out sends off nothing that somebody is still typing; what Return or Tab has ended it does",
    arguments: [
      ([.type("l")], [.type("l")], nil), ([.paste("lia")], [.paste("lia")], nil),
      ([.type("l"), .press(.backspace)], [.press(.backspace)], nil),
      ([.type("l"), .press(.tab)], [.type("l"), .press(.return)], "ok"), ([], [], "ok"),
      ([.press(.tab)], [.press(.return)], "ok"),
      ([.press(.tab)], [.press(.return), .type("c")], "ok-or-nil"),
    ] as [([TerminalEvent], [TerminalEvent], String?)]
  )
  func typing(box: [TerminalEvent], line: [TerminalEvent], id: String?) {
    for isLine in [false, true] {
      use(FakeTerminal(isLine ? line : box, afterLast: nil), isLine ? ["ACCESSIBLE": "1"] : [:])
      let alert = input("Ana")
      alert.timeout = .seconds(60)
      alert.timeoutButton = "ok"
      // An answer that was begun in lines is none.
      let expected = id == "ok-or-nil" ? isLine ? nil : "ok" : id
      #expect(alert.runModal().buttonID == expected)
    }
  }

  @Test("Nor does it when what is being typed has gone from one form to the other")
  func typingInBothForms() {
    let tiny = TerminalEvent.resized(TerminalSize(columns: 19, rows: 24))
    let roomy = TerminalEvent.resized(TerminalSize(columns: 60, rows: 20))
    for events in [[.type("l"), tiny], [tiny, .type("l"), roomy]] {
      use(FakeTerminal(events, afterLast: nil))
      let alert = input("Ana")
      alert.timeout = .seconds(60)
      alert.timeoutButton = "ok"
      #expect(alert.runModal().outcome == .timedOut)
    }
  }

  @Test("What was typed goes from the box to the lines and back")
  func forms() {
    let tiny = TerminalSize(columns: 19, rows: 24)
    let roomy = TerminalSize(columns: 60, rows: 20)
    let events = typed("Ana") + [.resized(tiny)] + line("") + line("ok")
    use(FakeTerminal(events))
    let first = input()
    #expect(first.runModal().buttonID == "ok")
    #expect(first.fields[0].text == "Ana")
    use(FakeTerminal([.resized(tiny)] + line("Eva") + [.resized(roomy), .press(.return)]))
    let second = input()
    #expect(second.runModal().buttonID == "ok")
    #expect(second.fields[0].text == "Eva")
  }

  @Test(
    "A Return behind text that came in one read presses; one before text is a newline of a paste"
  )
  func amidText() {
    func press(_ place: WritableKeyPath<KeyEvent, Bool>) -> TerminalEvent {
      var key = KeyEvent(.return)
      key[keyPath: place] = true
      return .key(key)
    }
    use(FakeTerminal(typed("a") + [press(\.isBeforeText)] + typed("b") + [press(\.isBehindText)]))
    let alert = input()
    #expect(alert.runModal().buttonID == "ok")
    #expect(alert.fields[0].text == "a b")
  }

  @Test("A Return that is held down goes on by one field, and no further while it repeats")
  func heldReturn() {
    let held: [(Duration, TerminalEvent)] =
      (0..<30).map { (.milliseconds($0 == 0 ? 2000 : 33), .press(.return)) }
    use(FakeTerminal(timed: held + [(.seconds(2), .press(.escape))]))
    #expect(AlertMessage.loginAndPassword(title: "Log in").runModal().outcome == .cancelled)
  }

  @Test("Answers by name and lines fill in fields; what a field refuses is told")
  func answers() throws {
    use(FakeTerminal())
    AlertCenter.shared.answers = try AlertAnswers(
      json: #"{"a": {"button": "ok", "fields": {"input": "Ana"}}, "b": {"button": "ok"}}"#
    )
    let alert = input()
    alert.name = "a"
    let id = alert.fields[0].id
    AlertCenter.shared.answers["a"] = AlertAnswer(button: "ok", fields: [id: "Ana"])
    #expect(alert.runModal().buttonID == "ok")
    #expect(alert.fields[0].text == "Ana")
    let refused = input()
    refused.name = "b"
    guard case .answer(.refusedValue(field: id, _)) = refused.runModal().obstacle else {
      Issue.record("An empty field was sent off.")
      return
    }
    let worded = input()
    try worded.answer(withWords: "1", fields: [id: "Eva"])
    #expect(worded.runModal().buttonID == "ok")
    #expect(worded.fields[0].text == "Eva")
  }
}
