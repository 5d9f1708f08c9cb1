import AlertICU
import AlertLocalization
import Testing

/// What a tool's author loses if these fail: the translations that Linux projects have, or a user
/// sees an unchecked guess of a machine (`fuzzy`) or letters of another alphabet.
struct POFormatTests {
  private static let header = """
    msgid ""
    msgstr ""
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Language: es\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"


    """

  private func read(_ text: String) throws -> Catalog {
    try catalog(Array((Self.header + text).utf8), as: .gettext, language: "es")
  }

  private func pattern(_ text: String) throws -> String? {
    let read = try read(text)
    #expect(read.diagnostics.allSatisfy { $0.severity == .warning })
    return read.entries.first?.pattern
  }

  @Test(
    "Every way to write a text is read",
    arguments: [
      ("msgid \"a\"\nmsgstr \"b\"", "b"),
      ("msgid \"a\" msgstr \"b\"", "b"),
      ("msgid \"a\"\r\nmsgstr \"b\"\r\n", "b"),
      ("  msgid\t\"a\"\n\tmsgstr\"b\"", "b"),
      ("msgid \"a\"\nmsgstr \"\"\n\"one \"\n\n  \"two\"", "one two"),
      (#"msgid "a" msgstr "\n\t\"\\\101\x41\a""#, "\n\t\"\\AA\u{7}"),
      ("msgid \"a\"\nmsgstr \"it's {b}\"", "it''s '{'b'}'"),
      ("msgid \"a\"\nmsgstr \"b\"\n#", "b"),
    ]
  )
  func reads(text: String, pattern expected: String) throws {
    #expect(try pattern(text) == expected)
  }

  @Test("A key is the msgid, with a context as gettext joins the two")
  func readsKeys() throws {
    let read = try read(
      """
      msgid "Open"
      msgstr "Abrir"

      msgctxt "state"
      msgid "Open"
      msgstr "Abierto"
      """
    )
    #expect(read.entries.map(\.key) == ["Open", "state\u{4}Open"])
    #expect(POReader.key(context: "state", id: "Open") == "state\u{4}Open")
    #expect(read.entries.map(\.position?.line) == [7, 10])
  }

  @Test(
    "What is fuzzy, obsolete or not translated is left out",
    arguments: [
      "#, fuzzy\nmsgid \"a\"\nmsgstr \"b\"",
      "#, c-format, fuzzy\nmsgid \"a %d\"\nmsgstr \"b %d\"",
      "#, fuzzy\nmsgid \"a\"\nmsgid_plural \"as\"\nmsgstr[0] \"b\"\nmsgstr[5] \"c\"",
      "#~ msgid \"a\"\n#~ msgstr \"b\"",
      "msgid \"a\"\nmsgstr \"\"",
      "msgid \"a\"\nmsgid_plural \"as\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"",
      "# only a comment",
    ]
  )
  func leavesOut(text: String) throws {
    #expect(try read(text).entries.isEmpty)
  }

  @Test("A flag in front of an obsolete message is not that of the next one")
  func forgetsObsolete() throws {
    let text = "#, fuzzy\n# old\n#~ msgid \"a\"\n#~ msgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\""
    let read = try read(text)
    #expect(read.entries.map(\.key) == ["c"])
    #expect(read.entries.map(\.comment) == [nil])
  }

  @Test("Comments for translators are kept; places and earlier msgids are not")
  func keepsComments() throws {
    let read = try read(
      """
      # Checked.
      #. Asked before files
      #. are removed.
      #: main.c:12
      #| msgid "Remove?"
      msgid "Delete?"
      msgstr "¿Eliminar?"
      """
    )
    #expect(read.entries.map(\.comment) == ["Asked before files\nare removed.\nChecked."])
  }

  @Test(
    "The flag of a message says what its placeholders are",
    arguments: [
      (
        "#, c-format", "%d files in %s", "%d archivos en %s", "{0, number, integer} archivos en {1}"
      ),
      ("#, python-format", "%(n)d in %(dir)s", "%(n)d en %(dir)s", "{n, number, integer} en {dir}"),
      (
        "#, python-brace-format", "{n:d} in {dir}", "{n:d} en {dir} {{}} %",
        "{n, number, integer} en {dir} '{}' %"
      ),
      ("#, python-brace-format", "{0} {1:.1f}", "{1:.1f} {0}", "{1, number, ::.0} {0}"),
      ("#, objc-format", "%@", "%@", "{0}"),
      ("#, no-c-format", "100%s", "100%s", "100%s"),
      // Without a flag, it is a format if the msgid can be one.
      ("#", "%d files", "%d archivos", "{0, number, integer} archivos"),
      ("#", "%(n)d files", "%(n)d archivos", "{n, number, integer} archivos"),
      ("#", "all", "100%de", "100%de"),
    ]
  )
  func readsFlags(flag: String, id: String, text: String, expected: String) throws {
    #expect(try pattern("\(flag)\nmsgid \"\(id)\"\nmsgstr \"\(text)\"") == expected)
  }

  @Test("Plural forms go to the categories of the language, and count the number that they show")
  func readsPlurals() throws {
    let message = """
      #, c-format
      msgid "%s has %d file"
      msgid_plural "%s has %d files"
      msgstr[0] "%s tiene %d archivo"
      msgstr[1] "%s tiene %d archivos"
      """
    let pattern = try #require(try pattern(message))
    let shown = try [0, 1, 2, 1_000_000].map {
      try icuText(
        pattern,
        locale: "es",
        arguments: ["0": .text("x"), "1": .integer($0)]
      )
    }
    #expect(
      shown == [
        "x tiene 0 archivos", "x tiene 1 archivo", "x tiene 2 archivos",
        "x tiene 1.000.000 archivos",
      ]
    )
  }

  @Test("A plural whose forms show no number counts n")
  func readsPluralsWithoutNumber() throws {
    let message =
      "msgid \"a file\"\nmsgid_plural \"files\"\nmsgstr[0] \"un archivo\"\nmsgstr[1] \"archivos\""
    #expect(
      try pattern(message) == "{n, plural, one {un archivo} many {archivos} other {archivos}}"
    )
  }

  @Test("A form that is missing is the one for other numbers")
  func completesPlurals() throws {
    let message = "msgid \"a %d\"\nmsgid_plural \"as %d\"\nmsgstr[0] \"\"\nmsgstr[1] \"b %d\""
    #expect(try pattern(message) == "{0, plural, many {b #} other {b #}}")
  }

  @Test(
    "Without a rule, 1 alone has the first form, as in gettext",
    arguments: [
      ("en", "one {# b} other {# bs}"), ("ja", "=1 {# b} other {# bs}"),
      ("ru", "=1 {# b} one {# bs} few {# bs} many {# bs} other {# bs}"),
    ]
  )
  func readsPluralsWithoutRule(language: String, forms: String) throws {
    let message = "msgid \"%d a\"\nmsgid_plural \"%d as\"\nmsgstr[0] \"%d b\"\nmsgstr[1] \"%d bs\""
    let read = try catalog(Array(message.utf8), as: .gettext, language: language)
    #expect(read.entries.map(\.pattern) == ["{0, plural, \(forms)}"])
  }

  /// "예" and "はい" and "sí" as the character sets have them.
  @Test(
    "The character set of the header is used",
    arguments: [
      ("EUC-KR", [0xBF, 0xB9], "예"), ("CP949", [0xBF, 0xB9], "예"),
      ("CP932", [0x82, 0xCD, 0x82, 0xA2], "はい"), ("Shift_JIS", [0x82, 0xCD, 0x82, 0xA2], "はい"),
      // The second byte of 表 is a backslash, and that of 能 in Big5 too.
      ("CP932", [0x95, 0x5C], "表"), ("BIG5", [0xAF, 0xE0], "能"), ("BIG5", [0xA5, 0x5C], "功"),
      ("GB18030", [0xCA, 0xC7], "是"), ("EUC-JP", [0xA4, 0xCF], "は"),
      ("ISO-8859-1", [0x73, 0xED], "sí"), ("ISO-8859-2", [0xB9], "š"), ("ISO-8859-15", [0xA4], "€"),
      ("KOI8-R", [0xC4, 0xC1], "да"), ("CP1251", [0xE4, 0xE0], "да"), ("windows-1256", [0xE4], "ن"),
      ("TIS-620", [0xA1], "ก"), ("iso-8859-7", [0xED], "ν"), ("UTF-8", [0xC3, 0xAD], "í"),
      ("utf8", [0xC3, 0xAD], "í"), ("CHARSET", [0xC3, 0xAD], "í"),
    ] as [(String, [UInt8], String)]
  )
  func decodes(charset: String, bytes: [UInt8], text: String) throws {
    let file =
      Array("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=\(charset)\\n\"\n".utf8)
      + Array("msgid \"a\"\nmsgstr \"".utf8) + bytes + Array("\"\n".utf8)
    #expect(try catalog(file, as: .gettext).entries.map(\.pattern) == [text])
  }

  @Test("A byte-order mark in front of the header is passed over")
  func decodesMark() throws {
    let file = [0xEF, 0xBB, 0xBF] + Array("msgid \"a\"\nmsgstr \"b\"".utf8)
    #expect(try catalog(file, as: .gettext).entries.map(\.pattern) == ["b"])
  }

  @Test(
    "The header says the language, if there is one",
    arguments: [
      ("msgid \"\"\nmsgstr \"Language: pt_BR\\n\"", "pt_BR"),
      ("\u{FEFF}# x\nmsgid \"\"\nmsgstr \"\"\n\"X: y\\n\"\n\"Language: sr@latin\\n\"", "sr@latin"),
      ("msgid \"\"\nmsgstr \"Language: \\n\"", nil),
      ("msgid \"a\"\nmsgstr \"Language: es\\n\"", nil),
      ("", nil), ("msgid", nil), ("x", nil),
    ] as [(String, String?)]
  )
  func findsLanguage(text: String, language: String?) {
    #expect(POReader.language(of: Array(text.utf8)) == language)
  }

  @Test("A header of another language is a warning at its place, and the texts are there")
  func warnsOfLanguage() throws {
    let file = "msgid \"\"\nmsgstr \"Language: es\\nX-Language: x\\n\"\nmsgid \"a\"\nmsgstr \"b\""
    let read = try catalog(Array(file.utf8), as: .gettext, language: "fr")
    #expect(read.entries.map(\.pattern) == ["b"])
    #expect(
      read.diagnostics == [
        Diagnostic(
          .otherLanguage,
          severity: .warning,
          arguments: ["language": .text("es"), "name": .text("fr")],
          path: "file",
          position: SourcePosition(line: 2, column: 9)
        )
      ]
    )
    #expect(
      try catalog(Array(file.utf8), as: .gettext, language: "es-MX").diagnostics.isEmpty
    )
  }

  @Test("A Content-Type in a message that is not the header says nothing of the file")
  func ignoresOtherCharsets() throws {
    let file = """
      msgid ""
      msgstr ""
      "Language: es\\n"

      msgid ""
      "Content-Type: text/html; charset=ISO-8859-1"
      msgstr "é"
      """
    #expect(try catalog(Array(file.utf8), as: .gettext).entries.map(\.pattern) == ["é"])
  }

  @Test(
    "What is wrong is said at its line and column",
    arguments: [
      ("msgstr \"b\"", .misplacedKeyword("msgstr"), 1, 1),
      ("msgid \"a\"\nmsgid \"b\"\nmsgstr \"c\"", .misplacedKeyword("msgid"), 2, 1),
      ("msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"", .misplacedKeyword("msgstr"), 3, 1),
      ("msgid \"a\"\nmsgstr[0] \"b\"", .misplacedKeyword("msgstr[0]"), 2, 1),
      ("msgid \"a\"\nmsgid_plural \"as\"\nmsgstr \"b\"", .misplacedKeyword("msgstr"), 3, 1),
      (
        "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"\"\nmsgstr[0] \"\"",
        .misplacedKeyword("msgstr[0]"), 4, 1
      ),
      ("msgid \"a\"\nmsgctxt \"b\"", .misplacedKeyword("msgctxt"), 2, 1),
      ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[2] \"c\"", .pluralFormOutOfRange(2), 3, 1),
      (
        "msgid \"a\"\nmsgtext \"b\"",
        .unknownKeyword(
          "msgtext",
          choices: ["msgid", "msgid_plural", "msgctxt", "msgstr", "domain"]
        ), 2, 1
      ),
      ("msgid \"a\nmsgstr \"b\"", .unterminatedString(mark: "\""), 1, 7),
      ("msgid \"é", .unterminatedString(mark: "\""), 1, 7),
      ("msgid \"a\"", .unexpectedEnd, 1, 10),
      ("msgid", .unexpectedEnd, 1, 6),
      ("msgid a", .unquotedText("a"), 1, 7),
      ("msgid \"a\"\n«", .unexpectedCharacter("«"), 2, 1),
      ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[x] \"c\"", .unexpectedCharacter("x"), 3, 8),
      ("msgid \"é\\q\"", .invalidEscape("\\q"), 1, 9),
      ("msgid \"a\\xg\"", .invalidEscape("\\x"), 1, 9),
      (
        "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n !;\\n\"",
        .invalidPluralRule("nplurals=2; plural=n !;"), 2, 9
      ),
      (
        "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=0; plural=0;\\n\"",
        .invalidPluralRule("nplurals=0; plural=0;"), 2, 9
      ),
      (
        "msgid \"\"\nmsgstr \"\"\n\"Language: en\\n\"\n\"plural-forms: nplurals=2; plural=n;\\n\"",
        .pluralRuleBeyondCount(2), 4, 2
      ),
      (
        "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=NONE-1\\n\"",
        .unknownEncoding("none-1"), 2, 1
      ),
      ("msgid \"a\"\nmsgstr \"b\"\nmsgid \"\"\nmsgstr \"\"", .misplacedKeyword("msgid \"\""), 3, 1),
    ] as [(String, FormatFault, Int, Int)]
  )
  func refuses(text: String, kind: FormatFault, line: Int, column: Int) {
    #expect(throws: kind.at(line, column)) {
      try catalog(Array(text.utf8), as: .gettext)
    }
  }

  @Test("Bytes that the character set doesn't have are refused at their line")
  func refusesBytes() {
    let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=EUC-KR\\n\"\n"
    let file = Array((header + "msgid \"a\"\nmsgstr \"").utf8) + [0xBF, 0xB9, 0xFF, 0xFF, 0x22]
    #expect { try catalog(file, as: .gettext) } throws: { fault in
      guard let fault = fault as? Diagnostic else { return false }
      return fault.code == .invalidBytes && fault.position?.line == 4
    }
    #expect(throws: FormatFault.invalidEncoding.at(2, 9)) {
      try catalog(Array("msgid \"a\"\nmsgstr \"".utf8) + [0xE9, 0x22], as: .gettext)
    }
  }

  @Test("Only messages that can't be shown are reported and left out")
  func reports() throws {
    let read = try read(
      "#, c-format\nmsgid \"a %d\"\nmsgstr \"b %p\"\n\nmsgid \"c\"\nmsgstr \"d\"\nmsgid \"c\"\nmsgstr \"e\""
    )
    #expect(read.entries.map(\.pattern) == ["e"])
    #expect(
      read.diagnostics == [
        FormatFault.invalidFormat(key: "a %d", .unsupportedPlaceholder("%p")).at(8, 1),
        duplicate("c", at: 13, 1, first: "11:1"),
      ]
    )
  }

  @Test("A file cut short anywhere, or with any byte changed, never stops the program")
  func survivesDamage() {
    let message = """
      #, fuzzy
      #~ msgid "x"
      #, c-format
      msgctxt "c"
      msgid "%d é"
      msgid_plural "%d és"
      msgstr[0] "%d \\x41"
      msgstr[1] "%d \\101"
      """
    let file = Array((Self.header + message).utf8)
    for count in 0..<file.count { _ = try? catalog(Array(file[..<count]), as: .gettext) }
    for index in file.indices {
      for byte in [0, 0x0A, 0x22, 0x23, 0x30, 0x5C, 0x80, 0xFF] as [UInt8] {
        var damaged = file
        damaged[index] = byte
        _ = try? catalog(damaged, as: .gettext)
      }
    }
  }
}
