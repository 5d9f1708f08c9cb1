import AlertMessageTesting
import Testing

@testable import AlertMessage

/// Values given up front. If these fail, a script fills in what a person could not.
@MainActor @Suite("Fields answered up front", .serialized) struct FieldAnswerTests {
  @Test("The values stand in the fields and the response, and nothing is shown")
  func answered() throws {
    let terminal = FakeTerminal()
    use(terminal)
    let alert = AlertMessage.loginAndPassword(title: "x")
    try alert.answer(
      with: AlertAnswer(button: "logIn", fields: ["userName": "ana", "password": "geheim"])
    )
    let response = alert.runModal()
    #expect(response.buttonID == "logIn", "\(response)")
    #expect(response.fields["userName"]?.text == "ana")
    #expect(response.fields["password"]?.reveal() == "geheim")
    #expect(terminal.text.isEmpty)
  }

  @Test("A value that the person could not have typed is refused, and changes nothing")
  func refused() throws {
    let alert = AlertMessage.loginAndPassword(title: "x")
    alert.localizer = .inLanguage("en")
    let user = try #require(alert.textField(at: 0))
    user.text = "before"
    user.limit = 6
    user.pattern = try FieldPattern("[a-z]*")
    alert.textField(at: 1)?.isRequired = true
    alert.textField(at: 1)?.validation = { field in
      field.secret?.reveal() == alert.textField(at: 0)?.text ? AlertText("Too easy") : nil
    }
    func error(_ fields: [String: String]) -> AlertAnswerError? {
      do throws(AlertAnswerError) {
        try alert.answer(with: AlertAnswer(button: "logIn", fields: fields))
        return nil
      } catch {
        return error
      }
    }
    #expect(error(["user": "x"]) == .unknownField("user", known: ["userName", "password"]))
    #expect(
      error(["userName": "ana"])
        == .refusedValue(field: "password", reason: "Please fill in this field.")
    )
    #expect(
      error(["userName": "toolong", "password": "x"])
        == .refusedValue(field: "userName", reason: "At most 6 characters.")
    )
    #expect(
      error(["userName": "ANA", "password": "x"])
        == .refusedValue(field: "userName", reason: "This does not have the expected form.")
    )
    let easy = error(["userName": "ana", "password": "ana"])
    #expect(easy == .refusedValue(field: "password", reason: "Too easy"))
    #expect(easy.map { !"\($0)".contains("“ana”") } == true)
    #expect(user.text == "before")
    #expect(error(["userName": "ana", "password": "x"]) == nil)
  }

  @Test(
    "A value that a field would have to alter is refused, and the one before stays",
    arguments: [
      ("ana\n", 3), ("a\tb", 1), ("\u{0}", 0), ("é\u{1B}[2J", 2), ("日\u{2028}", 3),
      ("\u{FEFF}a", 0), ("a\r\nb", 1), ("a\u{9B}1m", 1),
    ]
  )
  func unfit(value: String, offset: Int) throws {
    let alert = AlertMessage.plainTextInput(title: "x")
    alert.textField(at: 0)?.text = "before"
    #expect(throws: AlertAnswerError.unfitValue(field: "text", offset: offset)) {
      try alert.answer(with: AlertAnswer(button: "ok", fields: ["text": value]))
    }
    #expect(alert.textField(at: 0)?.text == "before")
    #expect(AlertField.offsetOfUnfitCharacter(in: value) == offset)
  }

  @Test(
    "A value of any letters is taken as it is",
    arguments: ["", " ", "a\u{FEFF}b", "\u{FFFD}", "👩‍👩‍👧‍👦", "\u{301}e"]
  )
  func fit(value: String) throws {
    let alert = AlertMessage.plainTextInput(title: "x")
    try alert.answer(with: AlertAnswer(button: "ok", fields: ["text": value]))
    let text = try #require(alert.textField(at: 0)?.text)
    #expect(text.unicodeScalars.elementsEqual(value.unicodeScalars))
  }

  @Test("A button that the fields don't enable can't be answered with; cancel asks for nothing")
  func disabled() throws {
    let alert = AlertMessage.plainTextInput(title: "x")
    alert.textField(at: 0)?.isRequired = true
    alert.shouldEnableFirstOtherButton = { $0[0].text == "yes" }
    #expect(throws: AlertAnswerError.disabledButton("ok")) {
      try alert.answer(with: AlertAnswer(button: "ok", fields: ["text": "no"]))
    }
    try alert.answer(with: AlertAnswer(button: "cancel"))
    use(FakeTerminal())
    #expect(alert.runModal().fields.isEmpty)
  }
}
