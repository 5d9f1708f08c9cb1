import Testing

@testable import AlertLocalization

/// A message speaks of what was written, and says what to write instead.
@Suite("What is said of slips") struct SlipMessageTests {
  private func fault(of text: String, path: String) throws -> Diagnostic? {
    var catalog = Catalog(language: LanguageTag("de"), path: path)
    let file = Array(text.utf8)
    do throws(Diagnostic) {
      switch CatalogFormat(path: path) {
      case .strings: try StringsReader.read(file, into: &catalog)
      case .stringsdict: try StringsdictReader.read(file, into: &catalog)
      case .gettext: try POReader.read(file, into: &catalog)
      default: try JSONCatalogReader.read(file, into: &catalog)
      }
    } catch {
      return error
    }
    return catalog.diagnostics.first
  }

  @Test(
    "A quotation mark inside of a text is told to need a backslash",
    arguments: [
      ("de.json", #"{"a": "Die "{file}" löschen?"}"#, 12),
      ("de.json", #"{"a": ""{file}" löschen?"}"#, 8),
      ("de.json", #"{"a": "Die "Datei" löschen?"}"#, 12), ("de.json", #"{"a"b": "x"}"#, 4),
      ("de.strings", #""a" = "Die "%@" löschen?";"#, 12),
      ("de.strings", #""a" = "Die "Datei" löschen?";"#, 12),
      ("de.po", "msgid \"a\" msgstr \"Die \"{file}\" da\"", 23),
      ("de.po", "msgid \"a\" msgstr \"Die \"Datei\" da\"", 23),
    ]
  )
  func innerQuotes(path: String, text: String, column: Int) throws {
    let found = try fault(of: text, path: path)
    #expect(found?.code == .unescapedQuote)
    #expect(found?.position == SourcePosition(line: 1, column: column))
  }

  @Test(
    "Each of these is told with what to write in its place",
    arguments: [
      ("de.json", "{\"a\": \"x\"、 \"b\": \"y\"}", "wrongPunctuation", ","),
      ("de.json", "{\"a\"：\"x\"}", "wrongPunctuation", ":"),
      ("de.strings", "\"a\" ＝ \"x\";", "wrongPunctuation", "="),
      ("de.strings", "\"a\" = \"x\"；", "wrongPunctuation", ";"),
      ("de.strings", "# Deutsch\n\"a\" = \"x\";", "wrongComment", "/* … */"),
    ]
  )
  func mends(path: String, text: String, code: String, mend: String) throws {
    let found = try fault(of: text, path: path)
    #expect(found?.code.name == code)
    #expect(found?.arguments["mend"] == .text(mend))
  }

  @Test(
    "A mark that is missing is told where it is missing",
    arguments: [
      ("de.json", "{\"a\": \"x,\n  \"b\": \"y\"}", "unterminatedString", "1:7"),
      ("de.json", "{\"a\": \"x\n}", "unterminatedString", "1:7"),
      ("de.json", "{\"a\": \"x\ny\"}", "controlCharacter", "1:9"),
      ("de.json", "{\"a\": \"x\" \"b\": \"y\"}", "missingComma", "1:10"),
      ("de.json", "{\"a\": [\"x\" {\"b\": \"y\"}]}", "missingComma", "1:11"),
      ("de.po", "msgid \"a\"\nmsgstr x", "wrongQuotes", "2:8"),
      ("de.strings", "\"a\" = Neuer Name\";", "wrongQuotes", "1:7"),
      ("de.strings", "\"a\" = \"x\"\n\"b\" = \"y\";", "missingSemicolon", "1:10"),
      ("de.strings", "\"a = \"x\";\n\"b\" = \"y\";", "unterminatedString", "1:1"),
      ("de.json", "", "emptyFile", "1:1"), ("de.json", " \n", "emptyFile", "2:1"),
      ("de.stringsdict", "", "emptyFile", "1:1"),
    ]
  )
  func missingMarks(path: String, text: String, code: String, place: String) throws {
    let found = try fault(of: text, path: path)
    #expect(found?.code.name == code)
    #expect(found?.position?.description ?? "" == place)
  }

  @Test("A blank that nobody sees is shown by its number, and not as half a character")
  func blanks() throws {
    #expect(
      try fault(of: "{\"a\":\u{A0}\"x\"}", path: "de.json")?.arguments["character"]
        == .text("U+00A0")
    )
    for (pattern, offset) in [
      ("{n,\u{A0}plural, other {x}}", 3), ("{n, plural, one {x}\u{A0}other {x}}", 19),
    ] {
      #expect {
        _ = try MessagePattern(pattern)
      } throws: { error in
        let error = error as? MessageError
        return error?.offset == offset && error?.description.contains("“U+00A0”") ?? false
      }
    }
  }

  @Test(
    "Text behind the forms of a plural is told as such, and a form without a text as that",
    arguments: [
      ("{n, plural, one {#} other {# Dateien} löschen?}", "textOutsideForms", "löschen?"),
      ("{n, plural, one {#} other {#}?}", "textOutsideForms", "?"),
      ("{n, plural, one {#} other}", "missingForm", nil),
      ("{n, plural, one}", "missingForm", nil), ("{n, plural, ?}", "badSelector", nil),
      ("{n, plural, =0 {a} =1 other {b}}", "missingForm", nil),
      ("{s, select, a {a} other}", "missingForm", nil),
    ] as [(String, String, String?)]
  )
  func outside(pattern: String, code: String, text: String?) throws {
    #expect {
      _ = try MessagePattern(pattern)
    } throws: { error in
      let error = error as? MessageError
      return error?.code.name == code && error?.arguments["text"] == text.map { .text($0) }
    }
  }

  @Test(
    "In alerts.json an element that is a text is told as one, and a text where it belongs",
    arguments: [
      (#"{"a": {"buttons": ["ok"]}}"#, "wrongElementType", #"{"id": "ok"}"#),
      (#"{"a": {"fields": [1]}}"#, "wrongElementType", #"{"id": "name"}"#),
      (#"{"a": {"title": "T"}}"#, "textInAlerts", "a.title"),
      (#"{"a": {"buttons": [{"id": "ok", "title": "T"}]}}"#, "textInAlerts", "a.button.ID"),
      (
        #"{"a": {"fields": [{"id": "f", "label": "T"}]}}"#, "textInAlerts", "a.field.ID.label"
      ),
      (#"{"a": {"buttons": [{"id": "ok", "rle": "cancel"}]}}"#, "unknownMember", nil),
    ] as [(String, String, String?)]
  )
  func alerts(text: String, code: String, mend: String?) throws {
    let finding = try #require(try AlertDescriptions(Array(text.utf8)).diagnostics.first)
    #expect(finding.code.name == code)
    let told = finding.arguments["mend"] ?? finding.arguments["key"]
    #expect(told == mend.map { .text($0) })
  }

  @Test("Words that a format has are listed where another one stands")
  func words() throws {
    let text = TranslatorSlipTests.stringsdict.replacing("<key>one", with: "<key>pare")
    let category = try fault(of: text, path: "de.stringsdict")
    #expect(category?.description.contains("zero, one, two, few, many, other") ?? false)
    let keyword = try fault(of: "msgid \"a\"\nmsgst \"b\"", path: "de.po")
    #expect(keyword?.description.contains("msgid, msgid_plural, msgctxt, msgstr") ?? false)
    let sign = TranslatorSlipTests.stringsdict.replacing("%d file", with: "%d files & folders")
    #expect(try fault(of: sign, path: "de.stringsdict")?.description.contains("“&amp;”") ?? false)
  }
}
