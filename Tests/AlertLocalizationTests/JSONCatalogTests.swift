import Testing

@testable import AlertLocalization

private func read(_ text: String, language: String = "es") throws(Diagnostic) -> Catalog {
  var catalog = Catalog(language: LanguageTag(language), path: "es.json")
  try JSONCatalogReader.read(Array(text.utf8), into: &catalog)
  return catalog
}

/// An author's texts arrive with all that is said about them, and mistakes with their place.
@Suite("Catalogs in JSON") struct JSONCatalogTests {
  @Test("Flat and nested keys, notes, placeholders and places")
  func reads() throws {
    let catalog = try read(
      """
      {
        "@@locale": "es",
        "@@author": {"name": "x"},
        "title": "¿Eliminar {count}?",
        "@title": {
          "description": "Asked before.",
          "placeholders": {"count": {"type": "int", "example": "3", "description": "Files", "x": [1]}}
        },
        "menu": { "open": "Abrir", "@open": {"description": "A menu"}, "more": {"x": "y"} },
        "@unknown": {"description": "of nothing"}
      }
      """
    )
    #expect(catalog.entries.map(\.key) == ["title", "menu.open", "menu.more.x"])
    let title = try #require(catalog["title"])
    #expect(title.pattern == "¿Eliminar {count}?")
    #expect(title.comment == "Asked before.")
    #expect(title.position == SourcePosition(line: 4, column: 3))
    #expect(title.textPosition == SourcePosition(line: 4, column: 13))
    let count = Catalog.Placeholder(
      name: "count",
      kind: .integer,
      type: "int",
      example: "3",
      comment: "Files"
    )
    #expect(title.placeholders == [count])
    #expect(catalog["menu.open"]?.comment == "A menu")
    #expect(catalog["menu.open"]?.position == SourcePosition(line: 9, column: 13))
    #expect(catalog["menu"] == nil)
    #expect(catalog.diagnostics.isEmpty)
  }

  @Test("A key that stands there twice, in either way of writing it, is told with both places")
  func duplicates() throws {
    let catalog = try read("{\"a\": {\"b\": \"1\"},\n \"a.b\": \"2\"}")
    #expect(catalog.entries.map(\.pattern) == ["2"])
    let diagnostic = try #require(catalog.diagnostics.first)
    #expect(diagnostic.code == .duplicateKey)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.place == "es.json:2:2")
    #expect(diagnostic.arguments["other"] == "1:8")
  }

  @Test(
    "Values that are no texts are told and left out",
    arguments: ["1", "true", "null", "[\"x\"]"]
  )
  func wrongType(value: String) throws {
    let catalog = try read("{\"a\": \(value), \"b\": \"x\"}")
    #expect(catalog.entries.map(\.key) == ["b"])
    #expect(catalog.diagnostics.map(\.code) == [.wrongType])
    #expect(catalog.diagnostics.map(\.place) == ["es.json:1:7"])
  }

  @Test(
    "A file that is no JSON is refused at its place",
    arguments: [
      ("{\"a\": \"x\",\n  \"b\": \"y\",\n}", Diagnostic.Code.trailingComma, "2:11"),
      ("{\"a\": \"x\"\n  \"b\": \"y\"}", .missingComma, "1:10"),
      ("{\"a\": {\"b\": \"x\",}}", .trailingComma, "1:16"),
      ("{\"a\": {}\n\"b\": {}}", .missingComma, "1:9"),
      ("{\"@a\": [\"x\" \"y\"]}", .missingComma, "1:12"),
      ("{\"a\": \"x\",\n\"b\" \"y\"}", .missingColon, "2:4"),
      ("{\"\\\"{\" \"y\"}", .missingColon, "1:7"),
      ("{'a': 'x'}", .wrongQuotes, "1:2"), ("{\"a\": “x”}", .wrongQuotes, "1:7"),
      ("{a: \"x\"}", .wrongQuotes, "1:2"), ("{\"a\": True}", .wrongQuotes, "1:7"),
      ("{\"a\": nul}", .wrongQuotes, "1:7"), ("{\"a\": \"x\", // y\n}", .commentInJSON, "1:12"),
      ("{\"a\": /* y */ \"x\"}", .commentInJSON, "1:7"), ("# y\n{}", .commentInJSON, "1:1"),
      ("{\"a\": \"x\";}", .unexpectedCharacter, "1:10"), ("{,}", .unexpectedCharacter, "1:2"),
      ("{\"a\": ]}", .unexpectedCharacter, "1:7"), ("{\0\"\0", .invalidEncoding, "1:2"),
      ("{\"a\": \u{FFFD}}", .unexpectedCharacter, "1:7"),
      ("{\"a\": \"x\"", .unexpectedEnd, "1:10"), ("", .emptyFile, "1:1"),
      ("[]", .unexpectedCharacter, "1:1"), ("{} {}", .trailingText, "1:4"),
      ("{\"é\": \"\\q\"}", .invalidEscape, "1:8"), ("{\"a\": \"\t\"}", .controlCharacter, "1:8"),
      ("{\"a\": 01}", .invalidNumber, "1:8"), ("{\"a\": \"x\"}\r\nx", .trailingText, "2:1"),
      ("{\r\"a\" 1}", .missingColon, "2:4"), ("\u{FEFF}{x", .wrongQuotes, "1:2"),
    ]
  )
  func broken(text: String, code: Diagnostic.Code, place: String) {
    let error = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(error?.code == code)
    #expect(error?.place == "es.json:\(place)")
  }

  @Test("A pattern beyond 64 KiB is told and left out")
  func longPattern() throws {
    let longest = String(repeating: "x", count: MessagePattern.longest)
    #expect(try read("{\"a\": \"\(longest)\"}").entries.count == 1)
    let catalog = try read("{\"a\": \"\(longest)x\"}")
    #expect(catalog.entries.isEmpty)
    #expect(catalog.diagnostics.map(\.code) == [.patternTooLong])
  }

  @Test("Another language than the name's, and one that is none, are told")
  func languages() throws {
    #expect(try read("{\"@@locale\": \"es\"}").diagnostics.isEmpty)
    #expect(try read("{\"@@locale\": \"pt_BR\"}").diagnostics.map(\.code) == [.otherLanguage])
    #expect(try read("{\"@@locale\": \"Spanish\"}").diagnostics.map(\.code) == [.badLanguage])
    #expect(
      JSONCatalogReader.language(of: Array("{\"a\": 1, \"@@locale\": \"sr_Latn\"}".utf8))
        == LanguageTag("sr-Latn")
    )
    #expect(JSONCatalogReader.language(of: Array("{\"a\": ".utf8)) == nil)
  }

  @Test("A long file on one line is read in time that grows with its length")
  func oneLine() throws {
    let members = (0..<50_000).map { "\"key\($0)\": \"Text {n} é\"" }
    let catalog = try read("{" + members.joined(separator: ", ") + "}")
    #expect(catalog.entries.count == 50_000)
    #expect(catalog.entries[49_999].position?.line == 1)
  }
}
