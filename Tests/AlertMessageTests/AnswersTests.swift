import AlertMessageTesting
import AlertTerminal
import Testing

@testable import AlertMessage

/// Answers given up front. Without these a slip in a file becomes a guess, or a script waits for
/// somebody who is not there.
@MainActor @Suite("Answers up front", .ownCenter) struct AnswersTests {
  private func answers(_ json: String) throws -> AlertAnswers {
    try AlertAnswers(json: json, path: "answers.json")
  }

  private func named(_ name: String, _ alert: AlertMessage = .okCancel(title: "x")) -> AlertMessage
  {
    alert.name = name
    return alert
  }

  @Test("An alert with a name that is there is answered and not shown; others are asked")
  func byName() throws {
    let terminal = FakeTerminal([.press(.return)])
    use(terminal)
    AlertCenter.shared.answers = try answers(
      #"{ "quit": { "button": "cancel" }, "del\u00e9te": { "button": "delete" } }"#
    )
    #expect(AlertCenter.shared.answers.names == ["quit", "deléte"])
    #expect(named("quit").runModal().buttonID == "cancel")
    #expect(named("deléte", .deleteCancel(title: "x")).runModal().buttonID == "delete")
    #expect(terminal.text.isEmpty)
    #expect(AlertCenter.shared.answers.unusedNames.isEmpty)
    #expect(named("other").runModal().buttonID == "ok")
    #expect(!terminal.text.isEmpty)
  }

  @Test("Answers that no alert asked for can be told at the end, with their places")
  func unused() throws {
    use(FakeTerminal())
    AlertCenter.shared.answers = try answers(
      "{\n  \"quit\": {\"button\": \"ok\"},\n  \"qiut\": {\n    \"button\": \"ok\"\n  }\n}"
    )
    named("quit").runModal()
    #expect(AlertCenter.shared.answers.unusedNames == ["qiut"])
    #expect(AlertCenter.shared.answers.place(of: "qiut") == "answers.json:4:15")
  }

  @Test("An answer that can't be taken shows nothing, and says what is wrong")
  func refused() throws {
    let terminal = FakeTerminal([.press(.return)])
    use(terminal)
    AlertCenter.shared.answers = try answers(
      #"{ "a": {"button": "delete"}, "b": {"button": "save"} }"#
    )
    let unknown = named("a").runModal()
    #expect(unknown.outcome == .notInteractive)
    #expect(unknown.obstacle == .answer(.unknownButton("delete", known: ["ok", "cancel"])))
    let alert = AlertMessage(title: "x")
    var save = AlertButton.standard(.save)
    save.isEnabled = false
    alert.addButton(save)
    alert.addButton(.cancel, role: .cancel)
    #expect(named("b", alert).runModal().obstacle == .answer(.disabledButton("save")))
    #expect(terminal.text.isEmpty)
    #expect(throws: AlertAnswerError.disabledButton("save")) {
      try alert.answer(with: AlertAnswer(button: "save"))
    }
  }

  @Test("A value for a field that is not there is an error, and not passed over")
  func unknownField() throws {
    use(FakeTerminal())
    AlertCenter.shared.answers = try answers(
      #"{ "a": {"button": "ok", "fields": {"name": "x"}} }"#
    )
    #expect(named("a").runModal().obstacle == .answer(.unknownField("name", known: [])))
  }

  @Test("What the program says of one alert comes before the file; answers can be set by hand")
  func precedence() throws {
    use(FakeTerminal())
    AlertCenter.shared.answers["x"] = AlertAnswer(button: "ok")
    let alert = named("x")
    try alert.answer(with: AlertAnswer(button: "cancel"))
    #expect(alert.runModal().buttonID == "cancel")
    #expect(AlertCenter.shared.answers.unusedNames == ["x"])
    #expect(named("x").runModal().buttonID == "ok")
    AlertCenter.shared.answers["x"] = nil
    #expect(AlertCenter.shared.answers.names.isEmpty)
    #expect(named("x").runModal().outcome == .endOfInput)
  }

  @Test(
    "A file that is not what it must be is an error at its place",
    arguments: [
      ("", "1:1", "emptyFile"), ("[]", "1:1", "wrongMemberType"),
      ("{\"a\": {\"button\": \"ok\"}} x", "1:25", "trailingText"),
      ("{\"a\": \"ok\"}", "1:7", "wrongMemberType"), ("{\"a\": {}}", "1:2", "missingMember"),
      ("{\n \"a\": {\"buton\": \"ok\"}}", "2:8", "unknownMember"),
      ("{\"a\": {\"button\": 1}}", "1:18", "wrongMemberType"),
      ("{\"a\": {\"button\": null}}", "1:18", "wrongMemberType"),
      ("{\"a\": {\"button\": \"ok\", \"button\": \"no\"}}", "1:24", "duplicateKey"),
      ("{\"a\": {\"button\": \"ok\"},\n\"a\": {\"button\": \"no\"}}", "2:1", "duplicateKey"),
      ("{\"a\": {\"button\": \"ok\", \"fields\": []}}", "1:34", "wrongMemberType"),
      ("{\"a\": {\"button\": \"ok\", \"fields\": {\"n\": 1}}}", "1:40", "wrongMemberType"),
      ("{\"a\": {\"button\": \"ok\"", "1:22", "unexpectedEnd"),
      ("{\"a\": {\"button\": \"\\x\"}}", "1:19", "invalidEscape"),
      ("{\"a\": {\"button\": \"ok\",}}", "1:22", "trailingComma"),
      ("{\"a\": {\"button\": \"o\u{1}k\"}}", "1:20", "controlCharacter"),
    ]
  )
  func broken(json: String, place: String, code: String) throws {
    let error = #expect(throws: Diagnostic.self) { try answers(json) }
    #expect(error?.place == "answers.json:\(place)")
    #expect(error?.code.name == code)
  }

  @Test("Bytes that are no UTF-8, nesting without end, a file that is not there")
  func hostile() throws {
    let deep = String(repeating: "{\"a\":", count: 100_000)
    #expect(throws: Diagnostic.self) { try answers(deep) }
    let error = #expect(throws: Diagnostic.self) {
      try AlertAnswers(contentsOf: "/no/such/answers.json")
    }
    #expect(error?.code == .fileNotFound)
    #expect(throws: Diagnostic.self) { try AlertAnswers(contentsOf: "/") }
    #expect(throws: Diagnostic.self) {
      try AnswersFile([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x7B, 0x7D, 0x7D], path: "x")
    }
  }

  @Test(
    "S5: words mean what a person of the language means by them, in any case",
    arguments: [
      ("de", "ja", "yes"), ("de", "JA", "yes"), ("de", "j", "yes"), ("de", "YES", "yes"),
      ("de", "Nein", "no"), ("de", "n", "no"), ("de", "Y", nil), ("de", "oui", nil),
      ("fr", "oui", "yes"), ("fr", "OUI", "yes"), ("fr", "o", "yes"), ("fr", "n", "no"),
      ("fr", "YES", "yes"), ("fr", "ja", nil), ("ru", "да", "yes"), ("ru", "ДА", "yes"),
      ("ru", "д", "yes"), ("ru", "нет", "no"), ("ru", "да!", nil), ("zh-Hans", "是", "yes"),
      ("zh-Hans", "Y", "yes"), ("zh-Hans", "否", "no"), ("zh-Hans", "да", nil),
      ("ar", "١", "yes"), ("ar", "2", "no"), ("en", "3", nil), ("en", "0", nil),
      ("en", "", nil), ("en", " \t", nil), ("en", " yes\r", "yes"), ("tr", "EVET", "yes"),
      ("az", "y", nil), ("sw", "n", nil),
    ] as [(String, String, String?)]
  )
  func words(language: String, words: String, id: String?) throws {
    let alert = AlertMessage.yesNo(title: "x")
    alert.localizer = .inLanguage(language)
    if let id {
      try alert.answer(withWords: words)
      #expect(alert.runModal().buttonID == id)
    } else {
      #expect(throws: AlertAnswerError.unknownWords(words, known: ["yes", "no"])) {
        try alert.answer(withWords: words)
      }
    }
  }

  @Test(
    "S5: in OK and Cancel, yes and no mean these; nowhere else",
    arguments: [
      ("de", "ja", "ok"), ("de", "n", "cancel"), ("ru", "Да", "ok"), ("zh-Hans", "是", "ok"),
      ("zh-Hans", "y", "ok"), ("en", "No", "cancel"), ("en", "o", "ok"), ("es", "Acep", "ok"),
      ("fr", "oui", "ok"), ("es", "y", nil),
    ] as [(String, String, String?)]
  )
  func yesInOKCancel(language: String, words: String, id: String?) throws {
    func make(_ alert: AlertMessage) -> AlertMessage {
      alert.localizer = .inLanguage(language)
      return alert
    }
    let alert = make(.okCancel(title: "x"))
    if let id {
      try alert.answer(withWords: words)
      #expect(alert.runModal().buttonID == id)
    } else {
      #expect(throws: AlertAnswerError.self) { try alert.answer(withWords: words) }
    }
    #expect(throws: AlertAnswerError.self) {
      try make(.deleteCancel(title: "x")).answer(withWords: "yes")
    }
  }

  @Test("Words that fit several buttons are no answer")
  func ambiguous() {
    let alert = AlertMessage(title: "x")
    alert.addButton(AlertText("Save all"), id: "all")
    alert.addButton(AlertText("Save this"), id: "this")
    alert.addButton(.cancel, role: .cancel)
    #expect(throws: AlertAnswerError.ambiguousWords("save", matching: ["all", "this"])) {
      try alert.answer(withWords: "save")
    }
  }
}
