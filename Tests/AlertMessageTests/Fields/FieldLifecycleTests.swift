import AlertMessageTesting
import AlertTerminal
import Testing

@testable import AlertMessage

/// An alert with fields from `show()` to its answer.
@MainActor @Suite("Fields from showing to answer", .serialized) struct FieldLifecycleTests {
  private func typed(_ text: String) -> [TerminalEvent] { text.unicodeScalars.map { .type($0) } }

  @Test("A login: results by index and by id, from the response and from the alert")
  func login() {
    use(FakeTerminal(typed("ana") + [.press(.return)] + typed("geheim") + [.press(.return)]))
    let alert = AlertMessage.loginAndPassword(title: "x")
    let response = alert.runModal()
    #expect(response.buttonID == "logIn")
    #expect(response.fields[0].text == "ana")
    #expect(response.fields["userName"] == .text("ana"))
    #expect(response.fields[1].secret?.reveal() == "geheim")
    #expect(response.fields["password"]?.text == nil)
    #expect(response.fields["nothing"] == nil)
    #expect(response.fields.count == 2)
    #expect(alert.textField(at: 0)?.text == "ana")
    #expect(alert.textField(at: 1)?.text == nil)
    #expect(alert.textField(at: 1)?.secret?.reveal() == "geheim")
    #expect(alert.textField(at: 2) == nil)
    #expect(alert.field(withID: "password") === alert.textField(at: 1))
  }

  @Test("A secret is in nothing that prints a response, an alert's answer or its errors")
  func printing() {
    use(FakeTerminal(typed("geheim") + [.press(.return)]))
    let response = AlertMessage.secureTextInput(title: "x").runModal()
    #expect(response.fields[0].reveal() == "geheim")
    var text = "\(response) \(response.fields) \(response.fields[0]) "
    dump(response, to: &text)
    let answer = AlertAnswer(button: "ok", fields: ["password": "geheim"])
    text += "\(answer) \(String(reflecting: answer)) \([answer])"
    dump(answer, to: &text)
    #expect(!text.contains("geheim"))
  }

  @Test("What was not sent off is no answer", arguments: [KeyEvent.Code.escape, .tab])
  func cancelled(key: KeyEvent.Code) {
    // With Tab the focus goes by OK to the cancel button.
    let rest: [TerminalEvent] = key == .tab ? [.press(.tab), .press(.return)] : []
    use(FakeTerminal(typed("abc") + [.press(key)] + rest))
    let response = AlertMessage.plainTextInput(title: "x").runModal()
    #expect(response.buttonID == (key == .tab ? "cancel" : nil))
    #expect(response.fields.isEmpty)
  }

  @Test("F1: a paste with a newline goes into the field and submits nothing")
  func paste() {
    use(FakeTerminal([.paste("one\ntwo"), .press(.return)]))
    #expect(AlertMessage.plainTextInput(title: "x").runModal().fields[0].text == "one two")
  }

  @Test("A field that is wrong keeps every button but cancel from being pressed")
  func validation() {
    let terminal = FakeTerminal(
      typed("12") + [.press(.return)] + typed("x") + [.press(.tab), .press(.return)]
        + [.press(.home)] + typed("abc") + [.press(.return)]
    )
    use(terminal)
    let alert = AlertMessage.plainTextInput(title: "x")
    alert.textField(at: 0)?.validation = { field in
      field.text?.hasPrefix("abc") == true ? nil : AlertText("Must begin with abc")
    }
    #expect(alert.runModal().fields[0].text == "abc12x")
    #expect(terminal.text.contains("Must begin with abc"))
  }

  @Test("Required, pattern and typing it twice are checked, in this order, and said")
  func rules() throws {
    let alert = AlertMessage.secureTextInput(title: "x")
    alert.localizer = .inLanguage("en")
    let field = try #require(alert.textField(at: 0))
    field.isRequired = true
    field.isTypedTwice = true
    field.pattern = try FieldPattern("[a-z]{3,}")
    let content = alert.resolvedContent()
    #expect(content.fields.map(\.label) == ["", "Password (again)"])
    var state = AlertState(content)
    func faults() -> [String?] {
      _ = content.form?.check(&state, content)
      return state.fields.map(\.fault)
    }
    func type(_ text: String, in index: Int) {
      state.focus(onField: index)
      for scalar in text.unicodeScalars {
        _ = state.handle(KeyEvent(.character(scalar)), content)
      }
    }
    #expect(faults() == ["Please fill in this field.", nil])
    type("ab", in: 0)
    #expect(
      faults() == ["This does not have the expected form.", "The two entries are not the same."]
    )
    type("c", in: 0)
    type("abd", in: 1)
    #expect(faults() == [nil, "The two entries are not the same."])
    #expect(state.focusedField == 1)
    _ = state.handle(KeyEvent(.backspace), content)
    type("c", in: 1)
    #expect(faults() == [nil, nil])
  }

  @Test("An empty field that is not required need not match its pattern")
  func emptyPattern() throws {
    use(FakeTerminal([.press(.return)]))
    let alert = AlertMessage.plainTextInput(title: "x")
    alert.textField(at: 0)?.pattern = try FieldPattern("[0-9]+")
    #expect(alert.runModal().fields[0].text == "")
  }

  @Test("The delegate is asked at the start and after each edit, as UIAlertViewDelegate was")
  func delegate() {
    final class Delegate: AlertMessageDelegate {
      var asked: [String?] = []
      func alertMessageShouldEnableFirstOtherButton(_ alert: AlertMessage) -> Bool {
        asked.append(alert.textField(at: 0)?.text)
        return alert.textField(at: 0)?.text?.count ?? 0 > 1
      }
    }
    use(
      FakeTerminal(typed("a") + [.press(.return)] + typed("b") + [.press(.left), .press(.return)])
    )
    let delegate = Delegate()
    let alert = AlertMessage.plainTextInput(title: "x")
    alert.delegate = delegate
    #expect(alert.runModal().buttonID == "ok")
    #expect(delegate.asked == ["", "a", "ab"])
  }

  @Test("Setting the style gives the style's fields, and keeps those that were added")
  func style() {
    let alert = AlertMessage()
    #expect(alert.style == .default)
    #expect(alert.addField(AlertField(id: "code")) == 0)
    alert.style = .loginAndPassword
    #expect(alert.fields.map(\.id) == ["userName", "password", "code"])
    #expect(alert.fields.map(\.isSecure) == [false, true, false])
    alert.style = .plainText
    #expect(alert.fields.map(\.id) == ["text", "code"])
    alert.style = .default
    #expect(alert.fields.map(\.id) == ["code"])
  }

  @Test("Two fields with one id are the programmer's mistake")
  func repeatedID() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = AlertMessage()
        alert.addField(AlertField(id: "x"))
        alert.addField(AlertField(id: "x"))
      }
    }
  }

  @Test("A cycle through a field's closures ends with the dismissal")
  func cycle() {
    final class Owner { var alert: AlertMessage? }
    use(FakeTerminal([.press(.return)]))
    weak var weakOwner: Owner?
    do {
      let owner = Owner()
      weakOwner = owner
      let alert = AlertMessage.plainTextInput(title: "x")
      owner.alert = alert
      alert.textField(at: 0)?.validation = { _ in
        withExtendedLifetime(owner) {}
        return nil
      }
      alert.textField(at: 0)?.completions = { _ in owner.alert == nil ? [] : ["x"] }
      alert.shouldEnableFirstOtherButton = { _ in owner.alert != nil }
      alert.runModal()
    }
    #expect(weakOwner == nil)
  }

  @Test("F5: what remains is the question and the button")
  func remainder() {
    let terminal = FakeTerminal(typed("geheim") + [.press(.return)], columns: 40, rows: 10)
    use(terminal)
    let alert = AlertMessage.secureTextInput(title: "Kennwort?")
    alert.localizer = .inLanguage("es")
    alert.runModal()
    var screen = ScreenModel(columns: 40, rows: 10)
    screen.feed(terminal.text)
    #expect(screen.text == "Kennwort? — Aceptar")
    #expect(screen.scrollback.isEmpty)
    #expect(!terminal.text.contains("geheim"))
  }
}
