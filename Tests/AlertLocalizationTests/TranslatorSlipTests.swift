import JourneySupport
import Testing

@testable import AlertLocalization

/// What a translator gets wrong without seeing it is told at its place, with what to write instead.
@Suite("Slips of translators") struct TranslatorSlipTests {
  /// What is found in files, as `path:line:column code severity`, and what was probably meant.
  private func lint(
    _ files: [String: String],
    source: LanguageTag? = nil
  ) throws -> [String] {
    let folder = try TemporaryFolder(files)
    return try CatalogLinter.check(folder: folder.path, source: source).map { finding in
      let place = folder.short(finding.place) ?? ""
      let meant = finding.suggestion.map { " (\($0))" } ?? ""
      return "\(place) \(finding.code.name) \(finding.severity)\(meant)"
    }
  }

  @Test(
    "An empty text is told in every format, and not missed a second time",
    arguments: [
      (["en.json": #"{"a": "x {n}"}"#, "de.json": #"{"a": ""}"#], "de.json:1:2"),
      (
        ["en.lproj/A.strings": #""a" = "x %d";"#, "de.lproj/A.strings": #""a" = "";"#],
        "de.lproj/A.strings:1:1"
      ),
      (
        [
          "A.xcstrings": """
          {"sourceLanguage": "en", "strings": {"": {}, "a": {"localizations": {
           "en": {"stringUnit": {"state": "translated", "value": "x %d"}},
           "de": {"stringUnit": {"state": "translated", "value": ""}}}}}}
          """
        ], "A.xcstrings:3:2"
      ),
    ] as [([String: String], String)]
  )
  func empty(files: [String: String], place: String) throws {
    #expect(try lint(files) == ["\(place) emptyText warning"])
  }

  static let stringsdict = """
    <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>one</key><string>%d file</string></dict></dict></dict></plist>
    """

  @Test("A plural without “other” is shown in a form that was made up, and told")
  func other() throws {
    let forms = #"{"one": {"stringUnit": {"state": "translated", "value": "%d file"}}}"#
    let catalog = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en":
       {"variations": {"plural": \(forms)}}}}}}
      """
    #expect(
      try lint(["A.xcstrings": catalog]).contains("A.xcstrings:1:62 missingOther warning")
    )
    #expect(
      try lint(["en.lproj/A.stringsdict": Self.stringsdict])
        .contains("en.lproj/A.stringsdict:1:14 missingOther warning")
    )
  }

  /// A `.po` file with a plural, by its rule.
  private func plural(_ rule: String, forms: Int) -> String {
    """
    msgid ""
    msgstr "Plural-Forms: \(rule);\\n"

    msgid "%d file"
    msgid_plural "%d files"

    """ + (0..<forms).map { "msgstr[\($0)] \"%d x\"\n" }.joined()
  }

  @Test(
    "A plural rule that was copied from English is told where the language counts otherwise",
    arguments: [
      ("pl", "nplurals=2; plural=(n != 1)", 2, true), ("cs", "nplurals=2; plural=n>1", 2, true),
      ("ru", "nplurals=3; plural=(n != 1)", 3, true), ("ar", "nplurals=1; plural=0", 1, true),
      ("lt", "nplurals=2; plural=(n != 1)", 2, true),
      // As the manual of gettext has them, and as translators of these languages use them.
      ("de", "nplurals=2; plural=(n != 1)", 2, false), ("fr", "nplurals=2; plural=n>1", 2, false),
      ("ja", "nplurals=1; plural=0", 1, false), ("tr", "nplurals=1; plural=0", 1, false),
      ("hu", "nplurals=1; plural=0", 1, false), ("he", "nplurals=2; plural=(n != 1)", 2, false),
      ("ga", "nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2", 3, false),
      (
        "lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2)", 3, false
      ),
      (
        "pl",
        "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2",
        3, false
      ),
      (
        "sl",
        "nplurals=4; plural=n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3", 4,
        false
      ),
    ] as [(String, String, Int, Bool)]
  )
  func rule(language: String, rule: String, forms: Int, isTold: Bool) throws {
    let found = try lint(["\(language).po": plural(rule, forms: forms)])
    #expect(found == (isTold ? ["\(language).po:2:9 pluralRuleLacksForms warning"] : []))
  }

  @Test("A rule is left alone where nothing is counted; one with too few forms is told as such")
  func ruleBesides() throws {
    let header = "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"
    #expect(try lint(["pl.po": header + "\nmsgid \"Bye\"\nmsgstr \"Pa\"\n"]).isEmpty)
    let rule = "nplurals=2; plural=n==1 ? 0 : n<5 ? 1 : 2"
    #expect(
      try lint(["pl.po": plural(rule, forms: 2)]) == ["pl.po:2:9 pluralRuleBeyondCount error"]
    )
    // A form without a text is told once, by its number.
    let three =
      "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"
    let file = plural(three, forms: 3).replacing("msgstr[1] \"%d x\"\n", with: "")
    let found = try lint(["pl.po": file])
    #expect(found == ["pl.po:6:1 missingCategory warning"])
  }

  @Test(
    "Braces and apostrophes that are text in a format are not called slips of ICU’s",
    arguments: [
      ["en.lproj/A.strings": #""note" = "Write {a} or (e.g.{b}), it's{ok}";"#],
      ["en.po": "#, no-c-format\nmsgid \"note\"\nmsgstr \"Use “{a}” and x{b}, l'{c}\"\n"],
      [
        "A.xcstrings": """
        {"sourceLanguage": "en", "strings": {"Without “{title}”, d'{x}}": {}}}
        """
      ],
    ]
  )
  func literalBraces(files: [String: String]) throws { #expect(try lint(files).isEmpty) }

  /// A message of a `.po` file, in English as it should be and in German as it is.
  private func translated(_ flag: String, _ text: String, sourceFlag: String) throws -> [String] {
    func file(_ flag: String, _ text: String) -> String {
      "\(flag)\nmsgid \"files.deleted\"\nmsgstr \"\(text)\"\n"
    }
    return try lint([
      "en.po": file(sourceFlag, "%(count)d files"), "de.po": file(flag, text),
    ])
  }

  @Test("Placeholders of Python’s with a name are told by what is wrong with them, and once")
  func named() throws {
    let python = "#, python-format"
    #expect(try translated(python, "%(count)d Dateien", sourceFlag: python).isEmpty)
    for text in ["%(count) Dateien", "%(count)", "%(count)ä"] {
      #expect(
        try translated(python, text, sourceFlag: python) == [
          "de.po:2:1 incompletePlaceholder error"
        ]
      )
    }
    for flag in ["#", "#, c-format", "#, python-brace-format"] {
      #expect(
        try translated(flag, "%(count)d Dateien", sourceFlag: python) == [
          "de.po:3:1 placeholderAsText warning"
        ]
      )
    }
    #expect(
      try translated(python, "%(count)d Dateien", sourceFlag: "#") == [
        "en.po:3:1 placeholderAsText warning"
      ]
    )
    // A sign of per cent in front of a parenthesis is text where the msgid has no names.
    #expect(
      try lint(["de.po": "msgid \"%d files\"\nmsgstr \"%d Dateien (10 %(neu))\"\n"]).isEmpty
    )
    #expect(try translated("#, no-python-format", "100 %(etwa)d", sourceFlag: "#").count == 1)
    let folder = try TemporaryFolder(["de.po": "msgid \"a\"\nmsgstr \"%(n)d\"\n"])
    let warning = try CatalogLinter.check(folder: folder.path).first
    #expect(warning?.arguments["mend"] == .text("#, python-format"))
  }

  static let alerts = """
    {"rename": {"style": "plainText", "fields": [{"id": "name"}], "buttons": [{"id": "go"}]}}
    """

  @Test(
    "A misspelt key of an alert, which it would be shown without, is told with the right one",
    arguments: [
      ("rename.titel", "rename.title"), ("rename.mesage", "rename.message"),
      ("rename.field.name.lable", "rename.field.name.label"),
      ("rename.field.nam.label", "rename.field.name.label"),
      ("rename.button.Go", "rename.button.go"), ("rename.button.cancel", nil),
      ("rename.field.email.label", nil),
    ] as [(String, String?)]
  )
  func alertKeys(key: String, meant: String?) throws {
    let texts = #"{"rename.title": "T", "rename.button.go": "Go", "\#(key)": "x"}"#
    let finding = "en.json:1:49 alertKeyUnknown warning" + (meant.map { " (\($0))" } ?? "")
    let source = try lint(["alerts.json": Self.alerts, "en.json": texts])
    #expect(source == [finding])
    // What every language has is told once; what one has is not told a second time as unknown.
    #expect(
      try lint(["alerts.json": Self.alerts, "en.json": texts, "de.json": texts]) == [finding]
    )
    let sound = #"{"rename.title": "T", "rename.button.go": "Go"}"#
    #expect(
      try lint(["alerts.json": Self.alerts, "en.json": sound, "de.json": texts])
        == [finding.replacing("en.json", with: "de.json")]
    )
  }

  @Test("Other texts of a program under an alert’s name are left alone")
  func otherKeys() throws {
    let texts = """
      {"rename.title": "T", "rename.button.go": "Go", "rename.done": "x", "rename.errors.title": "x",
       "rename.field.name.label": "L", "rename.field.name.placeholder": "P", "renamed": "x"}
      """
    #expect(try lint(["alerts.json": Self.alerts, "en.json": texts]).isEmpty)
  }

  @Test(
    "A region’s code, or a name, in place of a language’s is told with the language",
    arguments: [
      ("jp", "ja"), ("cz", "cs"), ("ua", "uk"), ("dk", "da"), ("ge", "ka"), ("cn", "zh"),
      ("xx", nil),
    ] as [(String, String?)]
  )
  func languages(code: String, meant: String?) throws {
    let meant = meant.map { " (\($0))" } ?? ""
    let text = #"{"a": "{n, plural, one {#} few {#} other {#}}"}"#
    #expect(
      try lint(["\(code).json": text]) == ["\(code).json unknownLanguage warning\(meant)"]
    )
    #expect(
      try lint(["\(code).json": "{"]).contains("\(code).json unknownLanguage warning\(meant)")
    )
  }

  @Test(
    "Languages, old codes of theirs and rare ones are left alone",
    arguments: [
      "ja", "iw", "in", "mo", "sh", "tl", "ji", "nb", "no", "zh-TW", "sr_Latn", "se", "kr", "gsw",
      "ckb", "tlh", "de-XX", "es-419", "x-pirate", "haw",
    ]
  )
  func knownLanguages(name: String) throws {
    #expect(try lint(["\(name).json": #"{"a": "x"}"#]).isEmpty)
  }

  @Test("Names of languages and a misspelt alerts.json are told with what was meant")
  func names() throws {
    #expect(
      try lint(["german.json": "{}", "Español.json": "{}", "alert.json": "{}", "notes.json": "{}"])
        == [
          "Español.json badLanguage warning (es)",
          "alert.json badLanguage warning (alerts.json)",
          "german.json badLanguage warning (de)", "notes.json badLanguage warning",
        ]
    )
    let polish = #"{"stringUnit": {"state": "translated", "value": "x"}}"#
    #expect(
      try lint(["A.xcstrings": #"{"strings": {"A": {"localizations": {"polish": \#(polish)}}}}"#])
        == ["A.xcstrings:1:38 unknownLanguage warning (pl)"]
    )
  }

  @Test(
    "Where no file has the source language, a clean report does not hide that nothing was compared"
  )
  func withoutSource() throws {
    let files = ["de.json": #"{"a": "x"}"#, "fr.json": #"{"b": "{n}"}"#]
    #expect(try lint(files) == ["de.json nothingCompared warning"])
    #expect(
      try lint(files, source: LanguageTag("de")) == [
        "fr.json keyMissing warning", "fr.json:1:2 keyUnknown warning",
      ]
    )
    // A table that only translations have says nothing: its texts may stand in a program.
    #expect(
      try lint([
        "en.lproj/A.strings": "", "de.lproj/B.strings": #""b" = "x";"#,
        "fr.lproj/B.strings": #""b" = "y";"#,
      ]).isEmpty
    )
    // One language can't be compared; gettext has the source's texts beside the translations.
    #expect(try lint(["de.json": #"{"a": "x"}"#]).isEmpty)
    let message = "msgid \"Delete the file?\"\nmsgstr \"x\"\n"
    #expect(try lint(["de.po": message, "fr.po": message]).isEmpty)
    let unit = #"{"stringUnit": {"state": "translated", "value": "x"}}"#
    let catalog = #"{"sourceLanguage": "de", "strings": {"a": {"localizations": {"de": \#(unit),"#
    #expect(try lint(["A.xcstrings": catalog + #" "fr": \#(unit)}}}}"#]).isEmpty)
  }

  @Test(
    "Slips in a pattern that ICU takes as it stands",
    arguments: [
      ("{n, number, integr}", "1:8 unsupportedStyle warning (integer)"),
      ("{n, number, decimal}", "1:8 unsupportedStyle warning"),
      ("{d, date, shrt}", "1:8 unsupportedStyle warning (short)"),
      ("{d, time, Medum}", "1:8 unsupportedStyle warning (medium)"),
      ("In {folder}}", "1:18 strayBrace warning"), ("In folder}", "1:16 strayBrace warning"),
      ("{n, number, Integer}", nil), ("{d, date, MMMM}", nil), ("{d, date, yyyy}", nil),
      ("{d, time, HHmm}", nil), ("{n, number, #,##0}", nil), ("{n, number, ::percent}", nil),
      ("In '}'", nil),
    ] as [(String, String?)]
  )
  func patterns(pattern: String, finding: String?) throws {
    #expect(
      try lint(["en.json": #"{"a":"\#(pattern)"}"#]) == (finding.map { ["en.json:\($0)"] } ?? [])
    )
  }

  @Test("A UTF-8 file that is declared as another encoding shows wrong letters, and is told")
  func charset() throws {
    func file(_ charset: String, _ text: String) -> String {
      """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=\(charset)\\n"

      msgid "name"
      msgstr "\(text)"
      """
    }
    #expect(
      try lint(["pl.po": file("ISO-8859-2", "Zmień nazwę")]) == ["pl.po:3:1 wrongCharset warning"]
    )
    #expect(try lint(["pl.po": file("ISO-8859-2", "Zmiana")]).isEmpty)
    #expect(try lint(["pl.po": file("UTF-8", "Zmień nazwę")]).isEmpty)
  }
}
