import AlertICU
import AlertLocalization
import Testing

/// What a user loses if these fail: "1 files", or a message without its number.
struct StringsdictFormatTests {
  /// A file with one entry; each variable is its name, its type and its forms.
  private func file(
    _ format: String,
    _ variables: [(name: String, type: String, forms: [(String, String)])] = [],
    rules: String = ""
  ) -> [UInt8] {
    var xml = "<plist version=\"1.0\"><dict>\n<key>k</key><dict>\(rules)"
    xml += "<key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
    for variable in variables {
      xml += "<key>\(variable.name)</key><dict>"
      xml += "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      xml += "<key>NSStringFormatValueTypeKey</key><string>\(variable.type)</string>"
      for (category, text) in variable.forms {
        xml += "<key>\(category)</key><string>\(text)</string>"
      }
      xml += "</dict>"
    }
    return Array((xml + "</dict></dict></plist>").utf8)
  }

  private func pattern(_ file: [UInt8], language: String = "en") throws -> String {
    let read = try catalog(file, as: .stringsdict, language: language)
    #expect(read.diagnostics.isEmpty)
    return try #require(read.entries.first).pattern
  }

  @Test("A variable becomes a plural")
  func readsVariable() throws {
    let file = file(
      "%#@files@ left",
      [("files", "d", [("one", "%d file"), ("other", "%d files")])]
    )
    #expect(try pattern(file) == "{files, plural, one {# file} other {# files}} left")
  }

  @Test("Variables with positions may stand in any order, beside other arguments")
  func readsPositions() throws {
    let file = file(
      "%2$#@b@ of %1$#@a@ in %3$@",
      [("a", "d", [("other", "%d a")]), ("b", "ld", [("other", "%2$ld b in %3$@")])]
    )
    #expect(
      try pattern(file) == "{b, plural, other {# b in {2}}} of {a, plural, other {# a}} in {2}"
    )
  }

  @Test("A form may have the variable's own value beside arguments with positions")
  func readsOwnValue() throws {
    let file = file(
      "%1#@n@",
      [("n", "d", [("one", "%2$@"), ("other", "%2$@, %3$@ and %d others")])]
    )
    #expect(try pattern(file) == "{n, plural, one {{1}} other {{1}, {2} and # others}}")
  }

  @Test(
    "Zero is the number 0 but where CLDR has the category: 10 in Latvian is zero, in English other",
    arguments: [
      ("en", 0, "none"), ("en", 10, "10"), ("ru", 0, "none"), ("ar", 0, "none"), ("cy", 0, "none"),
      ("lv", 0, "none"), ("lv", 10, "none"),
    ]
  )
  func readsZero(language: String, number: Int64, text: String) throws {
    let file = file("%#@n@", [("n", "d", [("zero", "none"), ("other", "%d")])])
    let pattern = try pattern(file, language: language)
    let shown = try icuText(
      pattern,
      locale: language + "-u-nu-latn",
      arguments: ["n": .integer(number)]
    )
    #expect(shown == text)
  }

  @Test("A form that the language needs and the file lacks is the one for other")
  func fallsBack() throws {
    let file = file("%#@n@", [("n", "d", [("one", "%d fichier"), ("other", "%d fichiers")])])
    let pattern = try pattern(file, language: "fr")
    // French has the category many for a million.
    let shown = try icuText(
      pattern,
      locale: "fr",
      arguments: ["n": .integer(1_000_000)]
    )
    #expect(shown == "1\u{202F}000\u{202F}000 fichiers")
  }

  @Test("Of several widths the widest is shown, of several devices the Mac's")
  func readsRules() throws {
    let width = """
      <plist><dict><key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>100</key><string>Welcome!</string><key>20</key><string>Hi</string>
      </dict></dict></dict></plist>
      """
    #expect(try pattern(Array(width.utf8)) == "Welcome!")
    let device = """
      <plist><dict><key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>iphone</key><string>Tap</string><key>mac</key><string>Click</string>
      </dict></dict></dict></plist>
      """
    #expect(try pattern(Array(device.utf8)) == "Click")
  }

  @Test("A plain text and a number with a fraction are read")
  func readsOthers() throws {
    #expect(
      try pattern(Array("<plist><dict><key>k</key><string>%@!</string></dict></plist>".utf8))
        == "{0}!"
    )
    let file = file("%#@n@", [("n", ".1f", [("other", "%.1f GB")])])
    #expect(try pattern(file) == "{n, plural, other {{n, number, ::.0} GB}}")
  }

  @Test(
    "An entry that can't be shown is reported at its key",
    arguments: [
      ("%#@other@", .invalidFormat(key: "k", .unknownVariable("other"))),
      ("%#@n@ %s", .invalidFormat(key: "k", .unsupportedPlaceholder("%s"))),
      ("%#@n@ %@ %1$@", .invalidFormat(key: "k", .mixedNumbering)),
      ("%#@loop@", .invalidFormat(key: "k", .recursiveVariable("loop"))),
      ("%#@empty@", .invalidFormat(key: "k", .pluralWithoutForms("empty"))),
    ] as [(String, FormatFault)]
  )
  func reports(format: String, kind: FormatFault) throws {
    let file = file(
      format,
      [
        ("n", "d", [("other", "%d")]), ("loop", "d", [("other", "%#@loop@")]), ("empty", "d", []),
      ]
    )
    let read = try catalog(file, as: .stringsdict)
    #expect(read.entries.isEmpty)
    #expect(read.diagnostics == [kind.at(2, 1)])
  }

  @Test("An entry without a text is reported, and a file of another kind refused")
  func refuses() throws {
    let empty = try catalog(
      Array("<plist><dict><key>k</key><dict/></dict></plist>".utf8),
      as: .stringsdict
    )
    #expect(empty.diagnostics == [FormatFault.noText(key: "k").at(1, 14)])
    #expect(throws: FormatFault.notAPropertyList.ofFile) {
      try catalog(Array("\"a\" = \"b\";".utf8), as: .stringsdict)
    }
    let category = file("%#@n@", [("n", "d", [("others", "%d")])])
    var shown = Catalog(language: LanguageTag("en"), path: "file")
    #expect { try StringsdictReader.read(category, into: &shown, detailed: false) } throws: {
      fault in
      (fault as? Diagnostic)?.code == .unknownKeyword
    }
  }

  @Test("Whoever mends a file reads of all its mistakes, not of the first alone")
  func goesOn() throws {
    func entry(_ key: String, _ category: String) -> String {
      """
      <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>\(category)</key><string>%d</string></dict></dict>
      """
    }
    let file =
      "<plist><dict>\(entry("a", "ones"))\(entry("b", "other"))\(entry("c", "x"))</dict></plist>"
    let read = try catalog(Array(file.utf8), as: .stringsdict)
    #expect(read.entries.map(\.key) == ["b"])
    #expect(read.diagnostics.map(\.code) == [.unknownKeyword, .unknownKeyword])
    #expect(read.diagnostics.map(\.suggestion) == ["one", nil])
  }
}
