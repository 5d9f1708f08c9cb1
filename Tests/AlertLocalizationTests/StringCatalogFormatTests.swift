import AlertICU
import AlertLocalization
import Testing

/// What a tool's author loses if these fail: the texts that Xcode wrote, or those of one language.
struct StringCatalogFormatTests {
  private func catalog(_ strings: String, source: String = "en") throws -> StringCatalog {
    try StringCatalog(
      Array(
        "{\"sourceLanguage\": \"\(source)\", \"version\": \"1.0\", \"strings\": {\(strings)}}".utf8
      ),
      path: "file"
    )
  }

  private func pattern(_ localization: String, language: String = "en") throws -> String {
    let read = try catalog(
      "\"k\": {\"localizations\": {\"\(language)\": \(localization)}}"
    ).texts(of: language)
    #expect(read.diagnostics.isEmpty)
    return try #require(read.entries.first).pattern
  }

  private func unit(_ value: String, state: String = "translated") -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
  }

  private func plural(_ forms: [(String, String)]) -> String {
    let forms = forms.map { "\"\($0.0)\": \(unit($0.1))" }.joined(separator: ", ")
    return "{\"variations\": {\"plural\": {\(forms)}}}"
  }

  @Test("Every language has its own texts; a key without one is its text in the source language")
  func readsLanguages() throws {
    let catalog = try catalog(
      """
      "Delete %@?": {"comment": "A file.", "localizations": {"es": \(unit("¿Eliminar %@?"))}},
      "OK": {}
      """
    )
    #expect(catalog.languages == ["es", "en"])
    #expect(catalog.sourceLanguage == "en")
    let spanish = try catalog.texts(of: "es")
    #expect(spanish.entries.map(\.pattern) == ["¿Eliminar {0}?"])
    #expect(spanish.entries.map(\.comment) == ["A file."])
    let english = try catalog.texts(of: "en")
    #expect(english.entries.map(\.key) == ["Delete %@?", "OK"])
    #expect(english.entries.map(\.pattern) == ["Delete {0}?", "OK"])
    #expect(try catalog.texts(of: "fr").entries.isEmpty)
  }

  @Test("What must not be translated is the source language's text everywhere")
  func readsUntranslatable() throws {
    let catalog = try catalog(
      """
      "a": {"shouldTranslate": false, "localizations": {"en": \(unit("A"))}},
      "b": {"shouldTranslate": false},
      "c": {"localizations": {"es": \(unit("C"))}}
      """
    )
    #expect(try catalog.texts(of: "es").entries.map(\.pattern) == ["A", "b", "C"])
  }

  @Test(
    "An empty text is no translation, and a new one is; all states count",
    arguments: [
      ("new", "", false), ("new", "x", true), ("translated", "", false),
      ("needs_review", "x", true),
    ]
  )
  func readsStates(state: String, value: String, counts: Bool) throws {
    let catalog = try catalog("\"k\": {\"localizations\": {\"es\": \(unit(value, state: state))}}")
    #expect(try catalog.texts(of: "es").entries.isEmpty == !counts)
  }

  @Test("Plural forms, with zero as Apple has it")
  func readsPlurals() throws {
    let forms = plural([("zero", "none"), ("one", "%lld file"), ("other", "%lld files")])
    #expect(try pattern(forms) == "{0, plural, =0 {none} one {# file} other {# files}}")
    #expect(
      try pattern(forms, language: "lv")
        == "{0, plural, zero {none} one {# file} other {# files}}"
    )
  }

  @Test("%arg is the counted value")
  func readsArg() throws {
    #expect(try pattern(plural([("other", "%arg of %2$@")])) == "{0, plural, other {# of {1}}}")
  }

  @Test(
    "Of several devices it is the Mac's text, else the one for others, else the first",
    arguments: [
      (["iphone", "mac", "other"], "mac"), (["iphone", "other", "ipad"], "other"),
      (["iphone", "ipad"], "iphone"),
    ]
  )
  func readsDevices(devices: [String], text: String) throws {
    let variations = devices.map { "\"\($0)\": \(unit($0))" }.joined(separator: ", ")
    #expect(try pattern("{\"variations\": {\"device\": {\(variations)}}}") == text)
  }

  @Test("Plural forms inside of a device")
  func readsNested() throws {
    let forms = plural([("one", "%lld Mac"), ("other", "%lld Macs")])
    #expect(
      try pattern("{\"variations\": {\"device\": {\"iphone\": \(unit("x")), \"mac\": \(forms)}}}")
        == "{0, plural, one {# Mac} other {# Macs}}"
    )
  }

  @Test("Substitutions, with and without the number of their argument")
  func readsSubstitutions() throws {
    func localization(_ numbers: (String, String)) -> String {
      """
      {"stringUnit": {"state": "translated", "value": "%@: %#@total.files@ in %#@folders@"},
       "substitutions": {
         "folders": {\(numbers.0) "formatSpecifier": "lld", "variations": {"plural": {
           "one": \(unit("%arg folder")), "other": \(unit("%arg folders"))}}},
         "total.files": {\(numbers.1) "formatSpecifier": "lld", "variations": {"plural": {
           "one": \(unit("a file")), "other": \(unit("%arg files"))}}}}}
      """
    }
    let expected =
      "{0}: {total_files, plural, one {a file} other {# files}} in "
      + "{folders, plural, one {# folder} other {# folders}}"
    #expect(try pattern(localization(("", ""))) == expected)
    #expect(try pattern(localization(("\"argNum\": 3,", "\"argNum\": 2,"))) == expected)
    let read = try catalog(
      "\"k\": {\"localizations\": {\"en\": \(localization(("\"argNum\": 3,", "\"argNum\": 2,")))}}"
    ).texts(of: "en")
    #expect(read.entries.first?.placeholders.map(\.name) == ["0", "total_files", "folders"])
  }

  @Test("A position that a substitution counts is the same argument elsewhere")
  func sharesArguments() throws {
    let localization = """
      {"stringUnit": {"value": "%#@files@ (%1$lld)"}, "substitutions": {"files": {"argNum": 1,
       "variations": {"plural": {"other": \(unit("%arg files"))}}}}}
      """
    #expect(
      try pattern(localization) == "{files, plural, other {# files}} ({files, number, integer})"
    )
  }

  @Test("Versions and fields of another day are passed over")
  func readsUnknownFields() throws {
    let file = """
      {"version": "1.2", "future": [1, {"a": null}], "strings": {"k": {"isCommentAutoGenerated": true,
       "extractionState": "stale", "future": {}, "localizations": {"en": {"future": 1,
       "stringUnit": {"future": [], "state": "translated", "value": "v"}}}}}, "sourceLanguage": "en"}
      """
    let read = try StringCatalog(Array(file.utf8), path: "file").texts(of: "en")
    #expect(read.entries.map(\.pattern) == ["v"])
  }

  @Test("A text that can't be shown is reported at its language, in that language alone")
  func reports() throws {
    let catalog = try catalog(
      "\n \"k\": {\"localizations\": {\"en\": \(unit("%s")), \"es\": \(unit("x"))}}"
    )
    #expect(
      try catalog.texts(of: "en").diagnostics == [
        FormatFault.invalidFormat(key: "k", .unsupportedPlaceholder("%s")).at(2, 26)
      ]
    )
    #expect(try catalog.texts(of: "es").entries.map(\.pattern) == ["x"])
  }

  @Test("A plural form that is none leaves out its key alone where the file is to be mended")
  func goesOn() throws {
    let file = try catalog(
      "\"a\": {\"localizations\": {\"en\": \(plural([("ones", "x")]))}}, \"b\": {}"
    )
    let read = try file.texts(of: "en")
    #expect(read.entries.map(\.key) == ["b"])
    #expect(read.diagnostics.map(\.code) == [.unknownKeyword])
    var shown = Catalog(language: LanguageTag("en"), path: "file")
    #expect(throws: Diagnostic.self) { try file.read("en", into: &shown, detailed: false) }
  }

  @Test(
    "A translation without any text is told, and not taken for one that waits for its translator",
    arguments: [
      ("{}", true), ("{\"variations\": {\"plural\": {}}}", true),
      ("{\"variations\": {\"device\": {}}}", true),
      ("{\"stringUnit\": {\"state\": \"translated\"}}", true),
      ("{\"variations\": {\"plural\": {\"other\": {}}}}", true),
      ("{\"stringUnit\": {\"state\": \"new\"}}", false),
      ("{\"stringUnit\": {\"state\": \"new\", \"value\": \"\"}}", false),
      (
        """
        {"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": ""}}}}}
        """, false
      ),
    ]
  )
  func withoutText(localization: String, isTold: Bool) throws {
    let read = try catalog("\"k\": {\"localizations\": {\"ja\": \(localization)}}").texts(of: "ja")
    #expect(read.entries.isEmpty)
    #expect(read.diagnostics == (isTold ? [FormatFault.noText(key: "k").at(1, 80)] : []))
  }

  @Test("A key that stands there twice is reported")
  func reportsDuplicates() throws {
    let read = try catalog("\"k\": {},\n\"k\": {}").texts(of: "en")
    #expect(read.diagnostics == [duplicate("k", at: 2, 1, first: "1:56")])
  }

  @Test(
    "What is no catalog is refused at its place",
    arguments: [
      ("{", .unexpectedEnd, 1, 2),
      ("{\n\"strings\": {\"k\" 1}}", .missingColon, 2, 16),
      ("{\"sourceLanguage\": 1}", .wrongType, 1, 20),
      ("{\"strings\": []}", .wrongType, 1, 13),
      ("{\"strings\": {\"k\": 1}}", .wrongType, 1, 19),
      ("{\"strings\": {\"k\": {\"localizations\": 1}}}", .wrongType, 1, 37),
      ("{\"sourceLanguage\": \"en\"}", .keyWithoutValue, 1, 1),
      ("[]", .wrongType, 1, 1),
      ("{\"strings\": {}} x", .trailingText, 1, 17),
      ("{\"strings\": {\"\\x\": {}}}", .invalidEscape, 1, 15),
    ] as [(String, Diagnostic.Code, Int, Int)]
  )
  func refuses(text: String, code: Diagnostic.Code, line: Int, column: Int) {
    #expect {
      try StringCatalog(Array(text.utf8), path: "file")
    } throws: { error in
      guard let error = error as? Diagnostic else { return false }
      return error.code == code && error.position == SourcePosition(line: line, column: column)
    }
  }

  @Test(
    "Bytes that are no text are refused at their place, in a text and beside one",
    arguments: [
      (Array("{\"strings\": {\n\"k".utf8) + [0xFF] + Array("\": {}}}".utf8), 2, 3),
      (Array("{\"strings\": {\n".utf8) + [0xC3, 0x7D, 0x7D], 2, 1),
    ] as [([UInt8], Int, Int)]
  )
  func refusesBytes(file: [UInt8], line: Int, column: Int) {
    #expect { try StringCatalog(file, path: "file") } throws: { error in
      (error as? Diagnostic)?.position == SourcePosition(line: line, column: column)
    }
  }

  @Test(
    "A translation of another shape is refused when its language is shown, and told when it is mended",
    arguments: [
      "1", "{\"stringUnit\": 1}", "{\"stringUnit\": {\"value\": 1}}", "{\"variations\": 1}",
      "{\"substitutions\": {\"n\": {\"argNum\": \"1\"}}}",
      "{\"substitutions\": {\"n\": {\"argNum\": 0}}}",
      "{\"substitutions\": {\"n\": {\"argNum\": 1e3}}}",
      "{\"variations\": {\"plural\": {\"x\": {}}}}",
    ]
  )
  func refusesShapes(localization: String) throws {
    let catalog = try catalog("\"k\": {\"localizations\": {\"en\": \(localization), \"es\": {}}}")
    var shown = Catalog(language: LanguageTag("en"), path: "file")
    #expect(throws: Diagnostic.self) { try catalog.read("en", into: &shown, detailed: false) }
    #expect(shown.entries.isEmpty)
    #expect(try catalog.texts(of: "en").diagnostics.count == 1)
    #expect(try catalog.texts(of: "es").entries.isEmpty)
  }

  @Test("Nesting without end is refused, a file cut short anywhere doesn't stop the program")
  func survivesDamage() throws {
    let deep = "{\"strings\": " + String(repeating: "{\"a\":", count: 100_000)
    #expect(throws: Diagnostic.self) { try StringCatalog(Array(deep.utf8), path: "file") }
    let file = Array(
      """
      {"sourceLanguage": "en", "strings": {"k\\u00e9": {"localizations": {"en": {"stringUnit":
       {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 1, "variations": {"plural":
       {"other": {"stringUnit": {"value": "%arg"}}}}}}}}}}}
      """.utf8
    )
    for count in 0..<file.count {
      #expect(throws: Diagnostic.self) { try StringCatalog(Array(file[..<count]), path: "file") }
    }
    for index in file.indices {
      for byte in [0, 0x22, 0x5C, 0x7B, 0x7D, 0x80, 0xFF] as [UInt8] {
        var damaged = file
        damaged[index] = byte
        _ = try? StringCatalog(damaged, path: "file").texts(of: "en")
      }
    }
  }
}
