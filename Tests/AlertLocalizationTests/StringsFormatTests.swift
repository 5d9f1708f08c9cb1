import AlertLocalization
import Testing

/// What a tool's author loses if these fail: a file that Xcode or a translation service wrote isn't
/// read, loses texts without a word, or is refused without the place to mend.
struct StringsFormatTests {
  private func entries(_ text: String) throws -> [String: String] {
    try Self.entries(Array(text.utf8))
  }

  private static func entries(_ file: [UInt8]) throws -> [String: String] {
    let read = try catalog(file, as: .strings)
    return Dictionary(read.entries.map { ($0.key, $0.pattern) }) { _, last in last }
  }

  @Test(
    "Every way to write an entry is read",
    arguments: [
      (#""a" = "b";"#, ["a": "b"]),
      (#"a = b;"#, ["a": "b"]),
      (#"NSAppName-1.x_y/z:$ = "b";"#, ["NSAppName-1.x_y/z:$": "b"]),
      (#""a";"#, ["a": "a"]),
      (#"'a' = 'b';"#, ["a": "b"]),
      (#""a"="b";"c"="d";"#, ["a": "b", "c": "d"]),
      ("\"a\"\n=\n\"b\"\n;\n", ["a": "b"]),
      ("\"a\" = \"b\";\r\n\"c\" = \"d\";\r\"e\" = \"f\";", ["a": "b", "c": "d", "e": "f"]),
      ("\"a\" /* why */ = // because\n \"b\" /**/;", ["a": "b"]),
      ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]),
      ("\"a\" = \"two\\\nlines\";", ["a": "two\nlines"]),
      (#""a" = "\n\t\r\"\\\'";"#, ["a": "\n\t\r\"\\''"]),
      (#""a" = "\U00e9\u00e9\101\351";"#, ["a": "ééAé"]),
      (#""a" = "\UD83D\UDE00";"#, ["a": "😀"]),
      (#""\"a\"" = "b"; "c" = "";"#, ["\"a\"": "b"]),
      (#""a" = "é\é";"#, ["a": "éé"]),
      ("", [:]),
      ("/* nothing */ // here", [:]),
      (#""a" = "%@ of %lld";"#, ["a": "{0} of {1, number, integer}"]),
      (#""a" = "{b} 100%";"#, ["a": "'{'b'}' 100%"]),
    ]
  )
  func reads(text: String, expected: [String: String]) throws {
    #expect(try entries(text) == expected)
  }

  /// The same two entries, in every form of Unicode that files come in.
  static let encodings: [(name: String, bytes: [UInt8])] = {
    let text = "\"a\" = \"é 日 😀\";\n"
    let utf16 = Array(text.utf16)
    let big = utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return [
      ("UTF-8", Array(text.utf8)),
      ("UTF-8 with a mark", mark + text.utf8),
      ("UTF-8 with two marks", mark + mark + text.utf8),
      ("UTF-16, big end first, with a mark", [0xFE, 0xFF] + big),
      ("UTF-16, big end first, with two marks", [0xFE, 0xFF, 0xFE, 0xFF] + big),
      ("UTF-16, big end first", big),
      ("UTF-16, little end first, with a mark", [0xFF, 0xFE] + little),
      ("UTF-16, little end first, with two marks", [0xFF, 0xFE, 0xFF, 0xFE] + little),
      ("UTF-16, little end first", little),
    ]
  }()

  @Test("Every form of Unicode is read", arguments: encodings)
  func decodes(name: String, bytes: [UInt8]) throws {
    #expect(try Self.entries(bytes) == ["a": "é 日 😀"], "\(name)")
  }

  @Test("A comment belongs to the key behind it, and a place is that of the key")
  func keepsComments() throws {
    let read = try catalog(
      Array(
        "/* first\n   two */\n\"a\" = \"1\";\n\n  // last\n  \"b\" = \"2\";\n\"c\" = \"3\";".utf8
      ),
      as: .strings
    )
    #expect(read.entries.map(\.comment) == ["first\n   two", "last", nil])
    #expect(read.entries.map(\.position?.line) == [3, 6, 7])
    #expect(read.entries.map(\.position?.column) == [1, 3, 1])
  }

  @Test("A key that stands there twice is reported, and the last text counts")
  func reportsDuplicates() throws {
    let read = try catalog(Array("a = 1;\nb = 2;\na = 3;\n".utf8), as: .strings)
    #expect(read.entries.map(\.pattern) == ["3", "2"])
    #expect(read.diagnostics == [duplicate("a", at: 3, 1, first: "1:1")])
  }

  @Test("A text that no pattern can show is reported, and the others are there")
  func reportsFormats() throws {
    let read = try catalog(Array("a = 1;\n\"b\" = \"%s\";\n".utf8), as: .strings)
    #expect(read.entries.map(\.key) == ["a"])
    #expect(
      read.diagnostics == [
        FormatFault.invalidFormat(key: "b", .unsupportedPlaceholder("%s")).at(2, 1)
      ]
    )
  }

  @Test(
    "What is wrong is said at its line and column",
    arguments: [
      // Where the semicolon belongs, not where the reader noticed.
      ("\"a\" = \"é\"\n\n\"b\" = \"2\";", .missingSemicolon, 1, 10),
      ("\"a\" = \"b\"", .missingSemicolon, 1, 10),
      ("\"a\" = \"say \"no\"\";", .unescapedQuote, 1, 12),
      ("\"a\"\n\"b\" = \"2\";", .missingEqualsSign, 1, 4),
      ("a, b, c", .missingEqualsSign, 1, 2),
      // The text of line 1 runs into line 2, whose first word sticks to it.
      ("\"a\" = \"1;\n\"b\" = \"2\";", .unterminatedString(mark: "\""), 1, 7),
      ("\"a = 1;\n\"b\" = \"2\";", .unterminatedString(mark: "\""), 1, 1),
      ("\"a\" = \"1\";\n\"b\" = \"2;", .unterminatedString(mark: "\""), 2, 7),
      ("\"a\" = \"1\";\r\n  /* never\nends", .unterminatedComment(end: "*/"), 2, 3),
      ("\"a = \"b\";", .unterminatedString(mark: "\""), 1, 1),
      ("\"a\" = \"b = \"c\";", .unterminatedString(mark: "\""), 1, 7),
      ("\"a\" = “b”;", .unexpectedCharacter("“"), 1, 7),
      ("\"a\" = ;", .unexpectedCharacter(";"), 1, 7),
      ("= \"b\";", .unexpectedCharacter("="), 1, 1),
      ("\"a\" = é;", .unexpectedCharacter("é"), 1, 7),
      ("\"a\" =", .unexpectedEnd, 1, 6),
      ("\"a\" = \"\\", .unexpectedEnd, 1, 9),
      ("\"a\" = \"\\Uzz\";", .invalidEscape("\\U"), 1, 8),
      ("\"a\" = \"\\UD83Dx\";", .invalidEscape("\\UD83D"), 1, 8),
      ("\"a\" = \"\\UD83D\\U0041\";", .invalidEscape("\\UD83D\\U0041"), 1, 8),
      ("\"a\" = \"\\UDE00\";", .invalidEscape("\\UDE00"), 1, 8),
    ] as [(String, FormatFault, Int, Int)]
  )
  func refuses(text: String, kind: FormatFault, line: Int, column: Int) {
    #expect(throws: kind.at(line, column)) {
      try catalog(Array(text.utf8), as: .strings)
    }
  }

  @Test(
    "Bytes that are no text are refused at their place",
    arguments: [
      (Array("a = 1;\n\"é".utf8) + [0xFF, 0x22], 2, 3),
      // Half a pair of UTF-16, and half a unit.
      ([0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x3D, 0x00, 0x62], 1, 2),
      ([0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00, 0x62], 2, 1),
      ([0xFF, 0xFE, 0x00, 0xDC], 1, 1),
    ] as [([UInt8], Int, Int)]
  )
  func refusesBytes(bytes: [UInt8], line: Int, column: Int) {
    #expect(throws: FormatFault.invalidEncoding.at(line, column)) {
      try catalog(bytes, as: .strings)
    }
  }

  @Test("A file over 64 MiB is refused before it is read")
  func refusesSize() {
    let file = [UInt8](repeating: 0x20, count: 64 << 20 + 1)
    #expect(throws: FormatFault.fileTooLarge.ofFile) { try catalog(file, as: .strings) }
  }

  @Test("A pattern over 64 KiB is refused by its key")
  func refusesLength() throws {
    let long = String(repeating: "x", count: 64 * 1024 + 1)
    let read = try catalog(Array("a = 1;\n\"b\" = \"\(long)\";".utf8), as: .strings)
    #expect(read.entries.map(\.key) == ["a"])
    #expect(
      read.diagnostics == [
        FormatFault.invalidFormat(key: "b", .patternTooLong).at(2, 1)
      ]
    )
  }

  @Test("A property list is read as one, in XML and in binary form")
  func readsPropertyLists() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">
      <!-- one -->
      <plist version="1.0"><dict>
        <key>a &amp; b</key><string>%@ &lt; <![CDATA[<é>]]>&#x65E5;&#26085;</string>
        <key/><string>empty</string><key>none</key><string/>
      </dict></plist>
      """
    #expect(try entries(xml) == ["a & b": "{0} < <é>日日", "": "empty"])
    #expect(try Self.entries(Self.binary) == ["a": "b", "é": "日😀"])
  }

  /// {"a": "b", "é": "日😀"}: header, five objects, their offsets, the trailer.
  static let binary: [UInt8] =
    Array("bplist00".utf8)
    + [0xD2, 0x01, 0x02, 0x03, 0x04]  // 8: two keys, two values
    + [0x51, 0x61]  // 13: "a"
    + [0x61, 0x00, 0xE9]  // 15: "é" in UTF-16
    + [0x51, 0x62]  // 18: "b"
    + [0x63, 0x65, 0xE5, 0xD8, 0x3D, 0xDE, 0x00]  // 20: "日😀" in UTF-16
    + [8, 13, 15, 18, 20]  // 27: the table
    + [0, 0, 0, 0, 0, 0, 1, 1]
    + [0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27]

  @Test("An encoding that the XML names is used")
  func decodesXML() throws {
    let xml = Array(
      "<?xml version='1.0' encoding='ISO-8859-1'?><plist><dict><key>a</key><string>".utf8
    )
    let file = xml + [0xE9] + Array("</string></dict></plist>".utf8)
    #expect(try Self.entries(file) == ["a": "é"])
  }

  @Test(
    "A broken property list is refused at its place",
    arguments: [
      ("<plist><dict>\n<key>a</key></dict></plist>", .missingValue(key: "a"), 2, 13),
      ("<plist><dict>\n<string>a</string></dict></plist>", .unexpectedCharacter("<"), 2, 1),
      ("<plist><dict>\n<key>a</string></dict></plist>", .mismatchedTag("key"), 2, 7),
      ("<plist><dict>\n<key>a&b;</key></dict></plist>", .unknownEntity("&b;"), 2, 7),
      ("<plist><dict>\n<key>a</key><text>b</text></dict></plist>", .unknownElement("text"), 2, 13),
      ("<plist><dict>\n<key>a</key><array/></dict></plist>", .wrongType(key: "a"), 2, 1),
      ("<plist><dict>\n<!-- a", .unterminatedComment(end: "-->"), 2, 1),
      ("<plist><dict>\n", .unexpectedEnd, 2, 1),
      ("<plist><string>a</string></plist>", .wrongType(key: ""), 1, 1),
      ("<plist><dict></dict></plist>\nx", .unexpectedCharacter("x"), 2, 1),
    ] as [(String, FormatFault, Int, Int)]
  )
  func refusesXML(text: String, kind: FormatFault, line: Int, column: Int) {
    #expect(throws: kind.at(line, column)) {
      try catalog(Array(text.utf8), as: .strings)
    }
  }

  @Test("Property lists that nest without end are refused")
  func refusesDepth() {
    let deep = "<plist>" + String(repeating: "<dict><key>a</key>", count: 100_000)
    #expect { try catalog(Array(deep.utf8), as: .strings) } throws: { fault in
      (fault as? Diagnostic)?.code == .tooDeep
    }
    // A dictionary that is its own value.
    let ring: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 0x01, 0x00, 0x51, 0x61] + [8, 11]
      + [0, 0, 0, 0, 0, 0, 1, 1]
      + [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13]
    #expect { try catalog(ring, as: .strings) } throws: { fault in
      (fault as? Diagnostic)?.code == .tooDeep
    }
  }

  @Test("A binary property list that names one long text a thousand times is refused")
  func refusesUnfolding() {
    let text = [0x5F, 0x11, 0x40, 0x00] + [UInt8](repeating: 0x61, count: 0x4000)
    let references = [UInt8](repeating: 1, count: 2000)
    let objects: [UInt8] = [0xDF, 0x11, 0x03, 0xE8] + references + text
    let header = Array("bplist00".utf8)
    let table = header.count + objects.count
    let offsets: [UInt8] = [0, 8, UInt8((8 + 2004) >> 8), UInt8((8 + 2004) & 0xFF)]
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 0xFF)]
    #expect {
      try catalog(header + objects + offsets + trailer, as: .strings)
    } throws: { error in
      (error as? Diagnostic)?.code == .tooDeep
    }
  }

  @Test("A file cut short anywhere, or with any byte changed, never stops the program")
  func survivesDamage() {
    let text = "/* é */ \"a\\U00e9\" = \"%@ {b}\";\n// c\nd = e;\n\"f\";\n"
    let xml = "<?xml version='1.0'?><plist><dict><key>a</key><string>b&lt;</string></dict></plist>"
    for file in [Array(text.utf8), Array(xml.utf8), Self.binary] {
      for count in 0..<file.count { _ = try? catalog(Array(file[..<count]), as: .strings) }
      for index in file.indices {
        for byte in [0, 0x22, 0x2F, 0x3C, 0x5C, 0x7F, 0x80, 0xFF] as [UInt8] {
          var damaged = file
          damaged[index] = byte
          _ = try? catalog(damaged, as: .strings)
        }
      }
    }
  }
}
