import Testing

@testable import AlertLocalization

/// Who describes an alert in a file gets that alert, or is told at which letter to mend it: else a
/// slip becomes another question than the one that was meant.
@Suite("Alerts described in a file") struct AlertDescriptionTests {
  private func read(_ text: String) throws -> AlertDescriptions {
    try AlertDescriptions(Array(text.utf8), path: "alerts.json")
  }

  @Test("Everything that the file can say")
  func whole() throws {
    let alerts = try read(
      """
      { "@@version": 1,
        "delete-files": { "@note": "x", "style": "default", "severity": "critical", "default": null,
          "buttons": [ {"id": "cancel", "role": "cancel"}, {"id": "delete", "role": "destructive"},
            {"id": "更名"} ],
          "fields": [ {"id": "why", "limit": 40, "required": true, "pattern": "[a-z]+"},
            {"id": "pin", "secure": true} ] },
        "plain": {} }
      """
    )
    #expect(alerts.diagnostics.isEmpty)
    #expect(alerts.alerts.map(\.name) == ["delete-files", "plain"])
    let alert = try #require(alerts["delete-files"])
    #expect(alert.severity == .critical)
    #expect(alert.defaultButton == .none)
    #expect(alert.buttons.map(\.id) == ["cancel", "delete", "更名"])
    #expect(alert.buttons.map(\.role) == [.cancel, .destructive, nil])
    #expect(alert.position == SourcePosition(line: 2, column: 3))
    #expect(alert.buttons[2].position == SourcePosition(line: 4, column: 7))
    #expect(alert.fields.map(\.id) == ["why", "pin"])
    #expect(alert.fields.map(\.isSecure) == [false, true])
    #expect(alert.fields.map(\.isRequired) == [true, false])
    #expect(alert.fields.map(\.limit) == [40, nil])
    #expect(alert.fields[0].pattern == "[a-z]+")
    let plain = try #require(alerts["plain"])
    #expect(plain.style == .default)
    #expect(plain.defaultButton == .automatic)
    #expect(plain.severity == nil)
    #expect(plain.buttons.isEmpty && plain.fields.isEmpty)
    #expect(alerts["none"] == nil)
  }

  @Test(
    "A style brings its fields, which a list describes further",
    arguments: [
      (#""style": "plainText""#, ["text"], [false]),
      (#""style": "secureText""#, ["password"], [true]),
      (#""style": "loginAndPassword""#, ["userName", "password"], [false, true]),
      (#""fields": [{"id": "pin"}], "style": "secureText""#, ["pin"], [true]),
      (#""style": "secureText", "fields": [{"id": "pin", "secure": true}]"#, ["pin"], [true]),
      (
        #""style": "loginAndPassword", "fields": [{"id": "mail"}]"#, ["mail", "password"],
        [false, true]
      ),
    ]
  )
  func styles(members: String, ids: [String], secure: [Bool]) throws {
    let alert = try #require(try read("{\"a\": {\(members)}}")["a"])
    #expect(alert.diagnostics.isEmpty)
    #expect(alert.fields.map(\.id) == ids)
    #expect(alert.fields.map(\.isSecure) == secure)
  }

  /// Mistakes; `▸` stands where each is told.
  static let mistakes: [(text: String, code: Diagnostic.Code)] = [
    (#"{"a": ▸1}"#, .wrongMemberType), (#"{"a": ▸[]}"#, .wrongMemberType),
    (#"{"a": {▸"titel": "x"}}"#, .unknownMember),
    (#"{"a": {"style": ▸"plain"}}"#, .unknownChoice),
    (#"{"a": {"style": ▸null}}"#, .wrongMemberType),
    (#"{"a": {"severity": ▸"Warning"}}"#, .unknownChoice),
    (#"{"a": {"severity": ▸2}}"#, .wrongMemberType),
    (#"{"a": {"default": ▸"save"}}"#, .unknownDefault),
    (#"{"a": {"default": ▸"ok", "buttons": [{"id": "yes"}]}}"#, .unknownDefault),
    (#"{"a": {"default": ▸false}}"#, .wrongMemberType),
    (#"{"a": {"buttons": ▸{"id": "ok"}}}"#, .wrongMemberType),
    (#"{"a": {"buttons": [▸"ok"]}}"#, .wrongElementType),
    (#"{"a": {"buttons": [▸{"role": "cancel"}]}}"#, .missingID),
    (#"{"a": {"buttons": [{"id": ▸""}]}}"#, .invalidID),
    (#"{"a": {"buttons": [{"id": ▸"a\nb"}]}}"#, .invalidID),
    (#"{"a": {"buttons": [{"id": ▸"a\u202Eb"}]}}"#, .invalidID),
    (#"{"a": {"buttons": [{"id": ▸7}]}}"#, .wrongMemberType),
    (#"{"a": {"buttons": [{"id": "b", "role": ▸"cancle"}]}}"#, .unknownChoice),
    (#"{"a": {"buttons": [{"id": "b", ▸"title": "B"}]}}"#, .textInAlerts),
    (#"{"a": {"buttons": [{"id": "b"}, {"id": ▸"b"}]}}"#, .duplicateID),
    (
      #"{"a": {"buttons": [{"id": "b", "role": "cancel"}, {"id": "c", "role": ▸"cancel"}]}}"#,
      .duplicateRole
    ),
    (
      #"{"a": {"buttons": [{"id": "b", "role": "default"}, {"id": "c", "role": ▸"default"}]}}"#,
      .duplicateRole
    ),
    (#"{"a": {"buttons": [{"id": "b", ▸"id": "c"}]}}"#, .duplicateKey),
    (#"{"a": {"style": "default", ▸"style": "default"}}"#, .duplicateKey),
    (#"{"a": {}, ▸"a": {}}"#, .duplicateKey),
    (#"{"a": {"fields": [▸{}]}}"#, .missingID),
    (#"{"a": {"fields": [{"id": "f"}, {"id": ▸"f"}]}}"#, .duplicateID),
    (#"{"a": {"fields": [{"id": "f", "limit": ▸0}]}}"#, .wrongMemberType),
    (#"{"a": {"fields": [{"id": "f", "limit": ▸-3}]}}"#, .wrongMemberType),
    (#"{"a": {"fields": [{"id": "f", "limit": ▸1.5}]}}"#, .wrongMemberType),
    (#"{"a": {"fields": [{"id": "f", "limit": ▸99999999999999999999}]}}"#, .wrongMemberType),
    (#"{"a": {"fields": [{"id": "f", "limit": ▸"5"}]}}"#, .wrongMemberType),
    (#"{"a": {"fields": [{"id": "f", "required": ▸1}]}}"#, .wrongMemberType),
    (#"{"a": {"fields": [{"id": "f", "required": ▸null}]}}"#, .wrongMemberType),
    (#"{"a": {"fields": [{"id": "f", "pattern": ▸"[a"}]}}"#, .invalidExpression),
    (#"{"a": {"fields": [{"id": "f", ▸"label": "F"}]}}"#, .textInAlerts),
    (#"{"a": {"style": "plainText", "fields": [{"id": "f"}, ▸{"id": "g"}]}}"#, .tooManyFields),
    (
      #"{"a": {"fields": [{"id": "f", "secure": ▸true}], "style": "plainText"}}"#,
      .secureAgainstStyle
    ),
  ]

  @Test("Each mistake is told at its place, and the alert beside it is there", arguments: mistakes)
  func mistake(text: String, code: Diagnostic.Code) throws {
    let place = try #require(text.unicodeScalars.firstIndex(of: "▸"))
    let column = text.unicodeScalars.distance(from: text.startIndex, to: place) + 1
    let alone = text.replacing("▸", with: "")
    let alerts = try read(alone.dropLast() + ", \"sound\": {}}")
    let found = try #require(alerts.diagnostics.first)
    #expect(alerts.diagnostics.count == 1)
    #expect(found.code == code)
    #expect(found.severity == .error)
    #expect(found.place == "alerts.json:1:\(column)")
    #expect(found.description.utf8.count > 30)
    #expect(alerts["a"]?.error == found)
    #expect(alerts["sound"]?.error == nil)
  }

  @Test("A message names what there is, and where the first of two stands")
  func messages() throws {
    let style = try read(#"{"a": {"style": "plain"}}"#).diagnostics[0].description
    #expect(style.hasSuffix("Possible: default, plainText, secureText, loginAndPassword."))
    let button = try read("{\"a\": {\n\"buttons\": [{\"id\": \"b\"},\n{\"id\": \"b\"}]}}")
      .diagnostics[0].description
    #expect(button.hasPrefix("alerts.json:3:8: "))
    #expect(button.contains("alerts.json:2:13"))
    let standIn = try read(
      #"{"a": {"default": "x", "buttons": [{"id": "b", "role": "destructive"}]}}"#
    )
    #expect(standIn.diagnostics[0].description.hasSuffix("Possible: b, cancel, null."))
  }

  @Test("The default may be a button that the alert gets by itself", arguments: ["ok", "cancel"])
  func impliedDefault(id: String) throws {
    let buttons = id == "ok" ? "" : #", "buttons": [{"id": "d", "role": "destructive"}]"#
    let alert = try #require(try read("{\"a\": {\"default\": \"\(id)\"\(buttons)}}")["a"])
    #expect(alert.diagnostics.isEmpty)
    #expect(alert.defaultButton == .id(id))
  }

  @Test(
    "What is no JSON is refused at its place",
    arguments: [
      ("", "1:1"), ("[]", "1:1"), ("{\n\"a\": {,}}", "2:7"), ("{\"a\": {}} x", "1:11"),
      ("{\"a\": {\"style\": 'x'}}", "1:17"),
    ]
  )
  func broken(text: String, place: String) throws {
    let error = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(error?.place == "alerts.json:\(place)")
  }

  @Test("A file cut short anywhere, or with any byte changed, never stops the program")
  func damaged() throws {
    let whole = Array(
      """
      {"é": {"style": "loginAndPassword", "severity": "info", "default": "b", "buttons": [{"id":
      "b", "role": "cancel"}], "fields": [{"id": "f", "limit": 4, "pattern": "\\\\d+", "required":
      true}]}}
      """.utf8
    )
    #expect(try AlertDescriptions(whole).diagnostics.isEmpty)
    for end in whole.indices {
      #expect(throws: Diagnostic.self) { try AlertDescriptions(Array(whole[..<end])) }
      for byte in [0x00, 0x22, 0x2C, 0x30, 0x5B, 0x7B, 0x7D, 0xFF] as [UInt8] {
        var changed = whole
        changed[end] = byte
        // Read or refused: both are right, a crash is not.
        let read = try? AlertDescriptions(changed)
        for finding in read?.diagnostics ?? [] { #expect(finding.position != nil) }
      }
    }
    let deep = Array(String(repeating: "{\"a\":", count: 100_000).utf8)
    let error = #expect(throws: Diagnostic.self) { try AlertDescriptions(deep) }
    #expect(error?.code == .tooDeep)
  }
}
