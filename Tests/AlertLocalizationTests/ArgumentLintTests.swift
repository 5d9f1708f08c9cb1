import JourneySupport
import Testing

@testable import AlertLocalization

/// A value lands in another text's placeholder, or in none, unless these are told.
@Suite("Lint of arguments") struct ArgumentLintTests {
  private func lint(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    return try CatalogLinter.check(folder: folder.path).map { finding in
      "\(folder.short(finding.place) ?? "") \(finding.code.name) \(finding.severity)"
    }
  }

  @Test(
    "Texts of one alert that take one value for a number and a text are told",
    arguments: [
      ("%lld files", "From %@", true), ("%lld files", "From %2$@", false),
      ("%lld files", "%lld left", false), ("%@", "From %@", false), ("%@ (%lld)", "%@", false),
    ]
  )
  func shared(title: String, message: String, isTold: Bool) throws {
    let findings = try lint([
      "alerts.json": #"{"a": {}}"#,
      "en.lproj/Localizable.strings":
        "\"a.title\" = \"\(title)\"; \n\"a.message\" = \"\(message)\";",
      "en.lproj/Other.strings": #""b" = "%@";"#,
    ])
    let told = ["en.lproj/Localizable.strings:2:1 sharedArgument warning"]
    #expect(findings == (isTold ? told : []))
  }

  @Test("A name that a text takes as any value may be a number beside it")
  func named() throws {
    let texts =
      #"{"a.title": "{n, plural, one {# file} other {# files}}", "a.message": "All {n}?"}"#
    #expect(try lint(["alerts.json": #"{"a": {}}"#, "en.json": texts]).isEmpty)
  }

  @Test("A slip in a name, a key or a member is told with what was probably meant")
  func suggestions() throws {
    let folder = try TemporaryFolder([
      "alerts.json":
        #"{"a": {"severty": "info", "style": "plaintext", "buttons": [{"ide": "ok"}]}}"#,
      "en.json": #"{"a.title": "{count} of {user}"}"#,
      "es.json": #"{"a.titel": "{x}", "a.title": "{cuont} de {user}"}"#,
    ])
    let findings = try CatalogLinter.check(folder: folder.path)
    let guesses = findings.map { "\($0.code.name) \($0.suggestion ?? "")" }
    for guess in [
      "unknownMember severity", "unknownChoice plainText", "unknownMember id",
      "argumentUnknown count",
    ] { #expect(guesses.contains(guess), "\(guesses)") }
    let keys = try TemporaryFolder([
      "en.json": #"{"a.title": "x"}"#, "es.json": #"{"a.titel": "x"}"#,
    ])
    let unknown = try CatalogLinter.check(folder: keys.path).first { $0.code == .keyUnknown }
    #expect(unknown?.description.hasSuffix("Did you mean “a.title”?") ?? false)
  }

  @Test(
    "A .po file's arguments are compared with the msgid, as no file has the source's texts",
    arguments: [
      (
        "msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"%s個\"", ["3 argumentKindDiffers"]
      ),
      ("msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"%d個\"", []),
      ("msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"なし\"", []),
      ("msgid \"%d of %s\"\nmsgstr \"%s %d\"", ["2 argumentKindDiffers", "2 argumentKindDiffers"]),
      ("msgid \"%d of %s\"\nmsgstr \"%2$s %1$d\"", []), ("msgid \"name\"\nmsgstr \"%s\"", []),
      ("#, no-c-format\nmsgid \"100%d\"\nmsgstr \"100%s\"", []),
    ]
  )
  func gettext(message: String, findings: [String]) throws {
    let header = "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=1; plural=0;\\n\"\n"
    let flag = message.hasPrefix("#") ? "" : "#, c-format\n"
    let folder = try TemporaryFolder(["ja.po": header + flag + message + "\n"])
    // The header takes two lines, and the flag one.
    let found = try CatalogLinter.check(folder: folder.path).map { finding in
      "\((finding.position?.line ?? 0) - 3) \(finding.code.name)"
    }
    #expect(found == findings)
  }

  @Test(
    "A placeholder that is shown as it stands for want of a flag is told",
    arguments: [
      ("", "name", "%d of %s", "%d"), ("", "name", "{count} left", "{count}"),
      ("", "name", "100 %", nil), ("", "name", "50 % de", nil), ("", "name", "{a b}", nil),
      ("#, c-format\n", "name", "%d", nil), ("#, no-c-format\n", "name", "%d", nil),
      ("", "%d files", "%d", nil),
    ] as [(String, String, String, String?)]
  )
  func unflagged(flag: String, id: String, text: String, placeholder: String?) throws {
    let message = "\(flag)msgid \"\(id)\"\nmsgstr \"\(text)\""
    let catalog = try catalog(Array(message.utf8), as: .gettext)
    let told = catalog.diagnostics.filter { $0.code == .placeholderAsText }
    #expect(
      told.map { $0.arguments["placeholder"]?.description } == (placeholder.map { [$0] } ?? [])
    )
    #expect(told.allSatisfy { $0.position?.line == 2 && $0.severity == .warning })
  }

  @Test("A plural's number of the wrong kind is one mistake, where the msgid is a name too")
  func namedPlural() throws {
    func file(_ language: String, _ forms: String...) -> String {
      let lines = forms.enumerated().map { "msgstr[\($0)] \"\($1)\"" }.joined(separator: "\n")
      return """
        msgid ""
        msgstr "Plural-Forms: nplurals=\(forms.count); plural=\(forms.count == 1 ? "0" : "n != 1");\\n"

        #, c-format
        msgid "files"
        msgid_plural "files"
        \(lines)
        """
    }
    let findings = try lint([
      "en.po": file("en", "%d file", "%d files"), "ja.po": file("ja", "%s個"),
    ])
    #expect(findings == ["ja.po:5:1 argumentKindDiffers error"])
  }

  @Test("A plural form that the header counts and the translator left out is told")
  func missingForm() throws {
    let file = """
      msgid ""
      msgstr "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n<5 ? 1 : 2;\\n"

      #, c-format
      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "%d a"
      msgstr[1] ""
      """
    let catalog = try catalog(Array(file.utf8), as: .gettext, language: "cs")
    #expect(
      catalog.diagnostics.map { "\($0.position?.line ?? 0) \($0.arguments["selector"] ?? "")" } == [
        "7 msgstr[1]", "7 msgstr[2]",
      ]
    )
  }

  @Test("Braces take any value, with a style or without")
  func braces() throws {
    func file(_ text: String) -> String {
      "#, python-brace-format\nmsgid \"{n} files\"\nmsgstr \"\(text)\"\n"
    }
    #expect(try lint(["en.po": file("{n} files"), "ja.po": file("{n:d}個")]).isEmpty)
  }

  @Test("A translation that needs no number is given the one that the msgid counts")
  func withoutNumber() throws {
    let text = """
      msgid ""
      msgstr "Plural-Forms: nplurals=1; plural=0;\\n"

      #, c-format
      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "ファイル"
      """
    let catalog = try catalog(Array(text.utf8), as: .gettext, language: "ja")
    #expect(catalog.entries.map(\.pattern) == ["{0, plural, other {ファイル}}"])
  }
}
