import Testing

@testable import AlertLocalization

/// Whoever has to mend something reads what is wrong, where, and what to do.
@Suite("Diagnostics") struct DiagnosticTests {
  @Test("Places are written as compilers write them")
  func places() {
    let position = SourcePosition(line: 12, column: 3)
    #expect(Diagnostic(.tooDeep, path: "es.json", position: position).place == "es.json:12:3")
    #expect(Diagnostic(.tooDeep, path: "es.json").place == "es.json")
    #expect(Diagnostic(.tooDeep).place == "")
    #expect(Diagnostic(.tooDeep, path: "").place == "")
    #expect(SourcePosition(line: 1, column: 9) < SourcePosition(line: 2, column: 1))
  }

  @Test("The message with its arguments; numbers as English has them")
  func message() {
    let diagnostic = Diagnostic(
      .fileTooLarge,
      arguments: ["limit": 67_108_864],
      path: "es.json"
    )
    #expect(
      diagnostic.description
        == "es.json: The file is too large: at most 67,108,864 bytes can be read. Split it."
    )
    #expect(diagnostic.messageKey == "error.fileTooLarge")
    #expect(diagnostic.message(in: LanguageTag("tlh")) == diagnostic.message(in: LanguageTag("en")))
  }

  @Test("An argument that is missing hides nothing else")
  func missingArgument() {
    #expect(Diagnostic(.badLanguage).description.contains("is no language tag"))
  }
}
