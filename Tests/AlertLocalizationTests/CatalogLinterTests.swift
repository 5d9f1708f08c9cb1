import JourneySupport
import Testing

@testable import AlertLocalization

/// Mistakes that nobody sees until a user does are seen before.
@Suite("Lint") struct CatalogLinterTests {
  /// What is found in files, as `path:line:column code severity`.
  private func lint(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    return try CatalogLinter.check(folder: folder.path).map { finding in
      let place = folder.short(finding.place) ?? ""
      return "\(place) \(finding.code.name) \(finding.severity)"
    }
  }

  @Test(
    "Patterns",
    arguments: [
      ("en", "{n, plural, one {a} other {b}}", []), ("en", "plain's {x}", []),
      ("fr", "{n, plural, one {a} other {b}}", []), ("ja", "{n, plural, other {b}}", []),
      ("en", "{n, plural, =1 {a} other {b}}", []), ("en", "it''s '{'", []),
      ("en", "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", []),
      ("en", "{n, plural, other {b}}", ["1:8 missingCategory warning"]),
      (
        "ru", "{n, plural, one {a} other {b}}",
        [
          "1:8 missingCategory warning", "1:8 missingCategory warning",
        ]
      ),
      ("en", "{n, plural, one {a} few {x} other {b}}", ["1:27 unknownSelector warning"]),
      ("en", "{n, plural, ones {a} one {a} other {b}}", ["1:19 unknownSelector error"]),
      ("en", "{n, plural, one {a} one {c} other {b}}", ["1:27 duplicateSelector error"]),
      ("en", "{s, select, a {a} a {c} other {b}}", ["1:25 duplicateSelector error"]),
      (
        "en", "{n, selectordinal, one {a} other {b}}",
        [
          "1:8 missingCategory warning", "1:8 missingCategory warning",
        ]
      ),
      ("en", "{n, choice, 0#a|1#b|1<c}", []),
      ("en", "{n, number, ::currency/}", ["1:8 unsupportedStyle error"]),
      ("en", "{n, plural, one {a}}", ["1:8 missingOther error"]),
      ("fr", "d'{n}", ["1:8 swallowedBrace error"]),
      ("fr", "d'{n} et d'{m}", ["1:8 swallowedBrace warning"]),
      ("en", "{n", ["1:7 unclosedBrace error"]),
      ("en", "{n, plural, offset:1 =0 {x} =1 {y} one {a} other {b}}", []),
    ] as [(String, String, [String])]
  )
  func patterns(language: String, pattern: String, findings: [String]) throws {
    let found = try lint(["\(language).json": "{\"a\":\"\(pattern)\"}"])
    #expect(found == findings.map { "\(language).json:\($0)" })
  }

  @Test("Languages against the source (L8): both places are named")
  func comparison() throws {
    let folder = try TemporaryFolder([
      "en.json": """
      {"a": "{n, plural, one {#} other {#}} of {file}", "b": "{x}",
       "c": "{who, select, other {x}}", "d": "only here"}
      """,
      "es.json": """
      {"a": "{n, plural, one {#} other {#}} de {archivo}",
       "b": "sin", "c": "{who, number}", "e": "solo aquí"}
      """,
      "es-419.json": "{\"b\": \"{x}\"}",
    ])
    let findings = try CatalogLinter.check(folder: folder.path)
    #expect(
      findings.map { "\(folder.short($0.place) ?? "") \($0.code.name)" } == [
        "es-419.json keyMissing",
        "es.json keyMissing",
        "es.json:1:2 argumentMissing", "es.json:1:43 argumentUnknown",
        "es.json:2:2 argumentMissing",
        "es.json:2:21 argumentKindDiffers",
        "es.json:2:36 keyUnknown",
      ]
    )
    for finding in findings where finding.code != .keyUnknown {
      #expect(finding.description.contains("en.json:"), "\(finding)")
    }
    #expect(findings[2].description.contains("“file”"))
    #expect(
      findings[5].description.hasSuffix(
        "“who” in “c” is a number; at \(folder.path)/en.json:2:2 it is a text."
      )
    )
  }

  @Test("Swapped placeholders without numbers are told (L8)")
  func swapped() throws {
    let findings = try lint([
      "en.lproj/AlertMessage.strings": "\"k\" = \"%lld files in %@\";",
      "es.lproj/AlertMessage.strings": "\"k\" = \"%@ tiene %lld archivos\";",
      "de.lproj/AlertMessage.strings": "\"k\" = \"In %2$@ sind %1$lld Dateien\";",
    ])
    #expect(
      findings == [
        "es.lproj/AlertMessage.strings:1:1 argumentKindDiffers error",
        "es.lproj/AlertMessage.strings:1:1 argumentKindDiffers error",
      ]
    )
  }

  @Test("Files that can't be read are told, and the others checked")
  func broken() throws {
    let findings = try lint([
      "en.json": "{\"a\": \"x\", \"a\": \"{\"}", "es.json": "{\"a\" \"x\"}", "package.json": "{}",
    ])
    #expect(
      findings == [
        "en.json:1:12 duplicateKey warning", "en.json:1:18 unclosedBrace error",
        "es.json:1:5 missingColon error", "package.json badLanguage warning",
      ]
    )
  }

  @Test("Two files of one language are told first")
  func twoFormats() throws {
    #expect(try lint(["es.json": "{", "es.po": ""]) == ["es.json twoFormats error"])
  }
}
