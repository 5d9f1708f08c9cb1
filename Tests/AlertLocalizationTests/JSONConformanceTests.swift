import Testing

@testable import AlertLocalization

/// RFC 8259 kind by kind, as its grammar has them: a file that another tool reads is read, and one
/// that it refuses does not half work here.
@Suite("JSON by its grammar") struct JSONConformanceTests {
  /// A production of the grammar (RFC 8259, sections 2 to 8), with texts that it makes and texts
  /// that look like it and are not.
  struct Kind: Sendable, CustomTestStringConvertible {
    var name: String
    var accepted: [String]
    var rejected: [String]
    var testDescription: String { name }
  }

  static let kinds: [Kind] = [
    Kind(
      name: "white space",
      accepted: [
        " 1", "1 ", "\t1", "1\n", "\r\n1\r\n", " \t\r\n{ \t\r\n} \t\r\n", "[ ]", "[\n1\n,\n2\n]",
        "{\"a\"\n:\n1}", "\u{FEFF}1", "\u{FEFF} []",
      ],
      rejected: [
        "", " ", "\n", "\u{B}1", "\u{C}1", "[\u{C}]", "\u{A0}1", "\u{2028}1", "\u{2060}1",
        "\u{85}1",
        "[1\u{0}]", "\u{FEFF}", "\u{FEFF}\u{FEFF}1", "1\u{FEFF}", " \u{FEFF}1", "[\u{3000}]",
        "/**/1", "1//", "#1", "[1/* */]",
      ]
    ),
    Kind(
      name: "the value of a whole text",
      accepted: ["{}", "[]", "0", "-1.5e3", "\"\"", "\"a\"", "true", "false", "null"],
      rejected: [
        "1 2", "{}{}", "[][]", "[],", ",[]", "{},", "[]]", "{}}", "}", "]", ",", ":", "true false",
        "null,", "\"a\"\"b\"", "\"a\" x", "[]#", "<null>", "\u{0}", "[]\u{0}", "a", "é", "⍂", "*",
        "\\",
        "()", "`1`", "=1", "$x",
      ]
    ),
    Kind(
      name: "true, false and null",
      accepted: ["[true]", "[false]", "[null]", "[true,false,null]", "{\"a\":null}"],
      rejected: [
        "True", "TRUE", "tru", "truee", "true1", "fals", "falsee", "False", "nul", "nulll", "Null",
        "NULL", "undefined", "nil", "yes", "[tr ue]", "t", "f", "n", "[nul]", "[truth]",
        "\\u0074rue",
      ]
    ),
    Kind(
      name: "objects",
      accepted: [
        "{\"\":0}", "{\"a\":1}", "{\"a\":1,\"b\":2}", "{\"a\":{\"a\":{}}}", "{\"a\":1,\"a\":2}",
        "{\"\\u0000\":1}", "{\"é日\":[]}", "{\"a\" : 1 , \"b\" : 2}", "{\"\\\"\":1}",
      ],
      rejected: [
        "{", "{\"", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,}", "{,\"a\":1}",
        "{\"a\"}", "{\"a\" 1}", "{\"a\",1}", "{\"a\"::1}", "{\"a\":1 \"b\":2}",
        "{\"a\":1,,\"b\":2}",
        "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{[]:1}", "{\"a\":}", "{:1}", "{\"a\":1]", "{]",
        "{\"a\":1;}", "{\"a\"=1}", "{\"a\"=>1}", "{\"a\":1}}", "{{}}", "{\"a\"\"b\"}",
        "{\"a\":1:2}",
        "{true:1}", "{\"a\":\"b\" c}", "{🇨🇭}", "{\"a\":a}",
      ]
    ),
    Kind(
      name: "arrays",
      accepted: [
        "[1]", "[1,2]", "[[]]", "[[],[]]", "[[[[]]]]", "[{},[],\"\",0,true,false,null]", "[1 ]",
        "[ 1]", "[ 1 , 2 ]", "[\"\"]",
      ],
      rejected: [
        "[", "[1", "[1,", "[1,]", "[,]", "[,1]", "[1,,2]", "[1 2]", "[1;2]", "[1:2]", "[\"a\":1]",
        "[1}", "[}", "[[]", "[]]", "[1,2", "[1,\n2", "[*]", "[a]", "[\"a\",]", "[1,2,,]", "[,,]",
        "[{]", "[{}", "[\"a\" \"b\"]", "[\"", "[\"a", "[-]", "[<null>]", "[1]x", "[.]", "[\\n]",
      ]
    ),
    Kind(
      name: "numbers",
      accepted: [
        "0", "-0", "1", "-1", "10", "1234567890", "123456789012345678901234567890", "0.0", "-0.0",
        "0.5", "1.5", "-1.25", "0e0", "0e+1", "0E-1", "1e1", "1E1", "1e+10", "1e-10", "1.5e3",
        "1.5E+3",
        "-1.5e-3", "1e0000001", "1.0000000", "1e400", "-1e-400", "0.00000000000000000001",
      ],
      rejected: [
        "-", "--1", "+1", "+0", "-+1", "01", "00", "-01", "-00", "012", "0x1", "0b1", "0o1", "1.",
        "1.e1",
        ".5", "-.5", "0.", "-0.", "0.e1", "1e", "1E", "1e+", "1e-", "1e+-1", "1ee1", "1.5.5",
        "1..5",
        "1e1.5", "1e1e1", "1,5", "1 000", "1_000", "1'000", "- 1", "1 .5", "1 e1", "Infinity",
        "-Infinity", "inf", "NaN", "-NaN", "nan", "１", "٣", "1\u{2009}000", "−1", "½", "0xFF", "1f",
        "1L",
        "1n", "$1", "1%", "1a", "1é", "-a", "0e", "0.1.", "9.e+", "2.e-3", "[-012]", "[1.]",
        "[1ea]",
      ]
    ),
    Kind(
      name: "strings",
      accepted: [
        #""""#, #""a""#, #""\"""#, #""\\""#, #""\/""#, #""/""#, #""\b\f\n\r\t""#, #""\u0041""#,
        #""\u00e9\u00E9""#, #""\u0000""#, #""\uD83D\uDE00""#, #""\ud83d\ude00""#, #""\uFFFF""#,
        #""\uFDD0""#, #""\u2028\u2029""#, #""\u005C\u0022""#, #""\\u0041""#, #""\\""#, #""\\\\""#,
        "\"é\"", "\"日本\"", "\"😀\"", "\"\u{7F}\"", "\"\u{80}\"", "\"\u{85}\"", "\"\u{2028}\"",
        "\"\u{FEFF}\"", "\"\u{FFFF}\"", "\"\u{10FFFF}\"", "\"\u{E000}\"", "\"'\"", "\" \"",
        "\"{}[],:\"",
        "\"// no comment\"", #""\uDBFF\uDFFF""#, #""\uD800\uDC00""#, "\"e\u{301}\"",
      ],
      rejected: [
        #"""#, #""a"#, #""\"#, #""\""#, #""\\\""#, #"'a'"#, #"a"#, #""a'"#, #"“a”"#, #""\a""#,
        #""\x41""#,
        #""\0""#, #""\'""#, #""\v""#, #""\e""#, #""\U0041""#, #""\u""#, #""\u1""#, #""\u12""#,
        #""\u123""#, #""\u12G4""#, #""\u 041""#, #""\u+041""#, #""\u-041""#, #""\uD800""#,
        #""\uDC00""#, #""\uD800\uD800""#, #""\uD800\u0041""#, #""\uD800x""#, #""\uD800\n""#,
        #""\uDC00\uD800""#, #""\uD83D\""#, #""\uD83D\u""#, #""\uD83D\uDE0""#, #""\🌀""#, #""\ ""#,
        "\"\\\n\"", "\"\n\"", "\"\r\"", "\"\t\"", "\"\u{0}\"", "\"\u{1F}\"", "\"\u{1}", "\"\u{8}\"",
        "\"a\u{1B}b\"", #"\u0022a\u0022"#, #""a"b""#, #"["\"]"#, #"["a]"#, #"{"a:1}"#,
      ]
    ),
  ]

  /// Bytes that no Unicode text in UTF-8 has (RFC 3629), and forms of Unicode that are not UTF-8.
  static let invalidBytes: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xC3, 0xC3],
    [0xE0, 0x80, 0x80],
    [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
    [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80],
    [0xFE], [0xFF], [0xFE, 0xFF], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
  ]

  /// What reading and what skipping say of a text; they must be of one mind.
  private func isAccepted(_ bytes: [UInt8]) throws -> Bool {
    let skips = bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      return (try? scanner.skip()) != nil && (try? scanner.finish()) != nil
    }
    let reads = bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      return (try? Self.read(&scanner)) != nil && (try? scanner.finish()) != nil
    }
    #expect(skips == reads)
    return skips
  }

  private static func read(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    switch try scanner.kind() {
    case .object:
      try scanner.object { (scanner, _, _) throws(JSONScanner.Failure) in try read(&scanner) }
    case .array:
      try scanner.array { (scanner) throws(JSONScanner.Failure) in try read(&scanner) }
    case .string: _ = try scanner.string()
    case .bool, .null: _ = try scanner.word()
    case .number: try scanner.skip()
    }
  }

  @Test("Each kind", arguments: kinds)
  func kind(kind: Kind) throws {
    var wrong: [String] = []
    for text in kind.accepted where !(try isAccepted(Array(text.utf8))) { wrong.append(text) }
    for text in kind.rejected where try isAccepted(Array(text.utf8)) { wrong.append(text) }
    #expect(wrong.isEmpty)
    print(
      "JSON, \(kind.name): \(kind.accepted.count) accepted, \(kind.rejected.count) rejected,",
      "\(wrong.count) wrong"
    )
  }

  @Test("Inside of an array and an object each value is judged as by itself", arguments: kinds)
  func nested(kind: Kind) throws {
    for text in kind.accepted where !text.unicodeScalars.contains("\u{FEFF}") {
      #expect(try isAccepted(Array("[0,\(text),{\"k\":\(text)}]".utf8)), "\(text)")
    }
  }

  @Test("Bytes that are no UTF-8, in a string, a key and outside of both", arguments: invalidBytes)
  func invalidUTF8(bytes: [UInt8]) throws {
    func between(_ before: String, _ after: String) -> [UInt8] {
      Array(before.utf8) + bytes + Array(after.utf8)
    }
    for text in [
      between("\"", "\""), between("\"a\\n", "b\""), between("{\"", "\":1}"), between("[", "]"),
      between("", ""), between("1", ""), between("{}", ""),
    ] {
      #expect(try !isAccepted(text))
    }
  }

  @Test("UTF-16 and UTF-32 are not the UTF-8 that RFC 8259 asks for")
  func otherForms() throws {
    for text in ["[]", "{\"a\":1}", "\"é\""] {
      for isBigEndian in [true, false] {
        let units = Array("\u{FEFF}\(text)".utf16).flatMap { unit in
          isBigEndian
            ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
        }
        #expect(try !isAccepted(units))
        #expect(try !isAccepted(Array(units.dropFirst(2))))
      }
    }
  }
}
