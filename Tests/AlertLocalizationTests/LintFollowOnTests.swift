import JourneySupport
import Testing

@testable import AlertLocalization

/// One slip is one error: who mends it does not first have to find it among ten that it caused.
@Suite("Lint of files that can't be read whole") struct LintFollowOnTests {
  private func lint(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    return try CatalogLinter.check(folder: folder.path).map { finding in
      "\(folder.short(finding.place) ?? "") \(finding.code.name)"
    }
  }

  static let alerts = #"{"a": {"buttons": [{"id": "send"}]}}"#

  @Test(
    "A broken file is told once, in the source language and in another, in every format",
    arguments: [
      (
        ["en.json": #"{"a.title": "T" "a.button.send": "S"}"#, "es.json": #"{"a.title": "T"}"#],
        "en.json:1:16 missingComma"
      ),
      (
        [
          "en.json": #"{"a.title": "T", "a.button.send": "S"}"#, "es.json": #"{"a.title": "T}"#,
          "es-MX.json": #"{"a.title": "T"}"#,
        ], "es.json:1:16 unexpectedEnd"
      ),
      (
        [
          "en.lproj/A.strings": #""a.title" = "T"; "a.button.send" = "S""#,
          "es.lproj/A.strings": #""a.title" = "T";"#,
        ], "en.lproj/A.strings:1:39 missingSemicolon"
      ),
      (
        [
          "en.po": "msgid \"a.title\"\nmsgstr \"T\"\n\nmsgid \"a.button.send\"\nmsgstr \"S",
          "es.po": "msgid \"a.title\"\nmsgstr \"T\"\n",
        ], "en.po:5:8 unterminatedString"
      ),
      (
        ["A.xcstrings": #"{"strings": {"a.title": {}} "version": "1.0"}"#],
        "A.xcstrings:1:28 missingComma"
      ),
      (
        [
          "en.lproj/A.strings": #""a.title" = "T %d"; "a.button.send" = "S";"#,
          "es.lproj/A.strings": #""a.title" = "T";"#, "es.lproj/A.stringsdict": "<plist>",
        ], "es.lproj/A.stringsdict:1:8 unexpectedEnd"
      ),
    ] as [([String: String], String)]
  )
  func once(files: [String: String], finding: String) throws {
    #expect(try lint(files.merging(["alerts.json": Self.alerts]) { $1 }) == [finding])
  }

  @Test("A text that can't be used is not missing, and is not unknown elsewhere")
  func leftOut() throws {
    #expect(
      try lint([
        "en.lproj/A.strings": #""a.title" = "T"; "a.button.send" = "%s";"#,
        "es.lproj/A.strings": #""a.title" = "%p"; "a.button.send" = "S";"#,
        "alerts.json": Self.alerts,
      ]) == [
        "en.lproj/A.strings:1:18 unsupportedPlaceholder",
        "es.lproj/A.strings:1:1 unsupportedPlaceholder",
      ]
    )
    #expect(
      try lint(["en.json": #"{"a": 1, "b": "x"}"#, "es.json": #"{"a": "x", "b": []}"#]) == [
        "en.json:1:7 wrongType", "es.json:1:17 wrongType",
      ]
    )
  }

  @Test("What is missing is told of the file that it belongs into")
  func mainFile() throws {
    let plural = """
      <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
      <key>v</key><dict><key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    let english = #""a" = "x"; "b" = "y";"#
    #expect(
      try lint([
        "en.lproj/T.strings": english, "ja.lproj/T.strings": #""b" = "y";"#,
        "ja.lproj/T.stringsdict": plural, "ko.lproj/T.strings": english,
        "en.lproj/T.stringsdict": plural.replacing(
          "<key>other",
          with: "<key>one</key><string>%d</string><key>other"
        ),
        "ko.lproj/T.stringsdict": "<plist><dict></dict></plist>",
      ]) == ["ja.lproj/T.strings keyMissing", "ko.lproj/T.stringsdict keyMissing"]
    )
  }

  @Test("A mistake in a String Catalog says in which language, and stands at it")
  func language() throws {
    let folder = try TemporaryFolder([
      "A.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "k": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "%lld of %@"}},
      "ja": {"stringUnit": {"state": "translated", "value": "%lld"}},
      "de": {"stringUnit": {"state": "translated", "value": "%s"}},
      "fr": {"variations": {"plural": {}}}}},
      "l": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "l"}}}}}}
      """
    ])
    let findings = try CatalogLinter.check(folder: folder.path)
    #expect(
      findings.map { "\($0.position?.line ?? 0) \($0.language?.identifier ?? "") \($0.code.name)" }
        == [
          "4 ja argumentMissing", "5 de unsupportedPlaceholder", "6 fr noText", "7 de keyMissing",
          "7 fr keyMissing",
        ]
    )
    #expect(findings[0].description.contains("A.xcstrings:4:1: ja: “k” does not use “1”"))
  }
}
