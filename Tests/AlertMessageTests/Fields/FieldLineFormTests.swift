import AlertMessageTesting
import AlertTerminal
import Testing

@testable import AlertMessage

/// Fields where text is only appended: for screen readers and plain terminals.
@MainActor @Suite("Fields in the line form", .serialized) struct FieldLineFormTests {
  private func run(
    _ alert: AlertMessage,
    language: String = "en",
    _ events: [TerminalEvent]
  ) -> (response: AlertResponse, terminal: FakeTerminal) {
    let terminal = FakeTerminal(events)
    use(terminal, ["TERM": "dumb"])
    alert.localizer = .inLanguage(language)
    return (alert.runModal(), terminal)
  }

  @Test("A login: field by field, then the buttons; the secret without echo")
  func login() {
    let (response, terminal) = run(
      .loginAndPassword(title: "Server"),
      line("ana") + line("geheim") + line("")
    )
    #expect(response.fields["userName"]?.text == "ana")
    #expect(response.fields["password"]?.reveal() == "geheim")
    #expect(
      terminal.text == """
        Server\r
        User Name: ana\r
        Password (not shown while you type): \r
        1. Log In (default)\r
        2. Cancel\r
        Your choice (Enter: Log In): \r
        Chosen: Log In\r

        """
    )
    #expect(terminal.modes == [.lines(bracketsPastes: false)])
    #expect(!terminal.text.contains("\u{1B}"))
  }

  @Test("What is wrong is said in the language of the alert, and asked again")
  func again() throws {
    let alert = AlertMessage.plainTextInput(title: "x")
    let field = try #require(alert.textField(at: 0))
    field.label = AlertText("Nombre")
    field.text = "Zoë"
    field.limit = 5
    field.pattern = try FieldPattern("\\p{L}+")
    let (response, terminal) = run(
      alert,
      language: "es",
      line("12") + line("demasiado") + line("") + line("1")
    )
    #expect(response.fields[0].text == "Zoë", "nothing typed takes the value in brackets")
    #expect(terminal.text.ranges(of: "Nombre [Zoë]: ").count == 3)
    #expect(terminal.text.contains("No tiene el formato esperado."))
    #expect(terminal.text.contains("5 caracteres"))
  }

  @Test(
    "Who deletes where nothing is typed takes the value in brackets away, to answer nothing or another",
    arguments: [
      KeyEvent(.backspace), KeyEvent(.character("u"), .control),
      KeyEvent(.character("w"), .control),
      KeyEvent(.backspace, .alt), KeyEvent(.character("h"), .control),
    ]
  )
  func emptied(key: KeyEvent) {
    for (typed, value) in [("", ""), ("x", "x")] {
      let alert = AlertMessage.plainTextInput(title: "x")
      alert.textField(at: 0)?.label = AlertText("Name")
      alert.textField(at: 0)?.text = "abc"
      let (response, terminal) = run(alert, [.key(key)] + line(typed) + line(""))
      #expect(response.buttonID == "ok")
      #expect(response.fields[0].text == value)
      // The brackets are gone from the prompt that is said anew.
      #expect(terminal.text.contains("Name [abc]: \r\nName: "))
    }
  }

  @Test("A line of any length is taken whole, beyond the 4,095 bytes that a terminal holds")
  func lengths() {
    let long = String(repeating: "geheim", count: 1000)
    let (secret, _) = run(.secureTextInput(title: "x"), line(long) + line(""))
    #expect(secret.fields[0].reveal() == long)
    let (plain, _) = run(.plainTextInput(title: "x"), line(long) + line(""))
    #expect(plain.fields[0].text == long)
  }

  @Test("A secret is edited by cluster, and one beyond its limit is refused")
  func editing() throws {
    let alert = AlertMessage.secureTextInput(title: "x")
    alert.textField(at: 0)?.limit = 3
    let (response, terminal) = run(
      alert,
      line("a👩‍👧b").dropLast() + [.press(.backspace), .press(.backspace)] + line("é")
        + line("")
    )
    #expect(response.fields[0].reveal() == "aé")
    #expect(!terminal.text.contains("a" + "é"))
    let other = AlertMessage.secureTextInput(title: "x")
    other.textField(at: 0)?.limit = 3
    let refused = run(other, line("abcd") + line("xyz") + line(""))
    #expect(refused.response.fields[0].reveal() == "xyz")
    #expect(refused.terminal.text.contains("At most 3 characters."))
  }

  @Test("Typed twice: both again where they differ")
  func twice() {
    let alert = AlertMessage.secureTextInput(title: "x")
    alert.textField(at: 0)?.isTypedTwice = true
    let (response, terminal) = run(
      alert,
      line("one") + line("two") + line("three") + line("three") + line("")
    )
    #expect(response.fields[0].reveal() == "three")
    #expect(terminal.text.contains("The two entries are not the same."))
    #expect(terminal.text.ranges(of: "Password (again)").count == 2)
  }

  @Test("A button that can't be pressed says so, and the fields are asked again")
  func disabled() {
    let alert = AlertMessage.plainTextInput(title: "x")
    alert.shouldEnableFirstOtherButton = { $0[0].text == "yes" }
    let (response, terminal) = run(alert, line("no") + line("1") + line("yes") + line("1"))
    #expect(response.buttonID == "ok")
    #expect(terminal.text.contains("1. OK (not available)"))
    #expect(terminal.text.contains("“OK” is not available yet."))
  }

  @Test("The input ends in any field: nobody has answered", arguments: [0, 1, 2])
  func end(after count: Int) {
    let events = [line("ana"), line("")].prefix(count)
    let (response, _) = run(.loginAndPassword(title: "x"), events.flatMap { $0 })
    #expect(response.outcome == .endOfInput)
    #expect(response.fields.isEmpty)
    let ended = run(
      .secureTextInput(title: "x"),
      [.press(.character("d"), .control)] + line("x") + line("")
    )
    #expect(ended.response.outcome == .endOfInput)
  }
}
