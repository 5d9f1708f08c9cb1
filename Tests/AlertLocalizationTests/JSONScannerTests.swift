import Testing

@testable import AlertLocalization

/// RFC 8259, strictly: a file that another reader refuses must not half work here.
@Suite("JSON") struct JSONScannerTests {
  private func scan(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      try scanner.skip()
      try scanner.finish()
    }
  }

  @Test(
    "What must be accepted",
    arguments: [
      "{}", "[]", " [ 1 , -0 , 0.5e-3, 1E+2 ] ", "\"\\u0041\\uD83D\\uDE00\\/\"", "true", "null",
      "\"é日\"",
      "{\"a\":{\"b\":[{}]}}", "\u{FEFF}{}", "\"\u{7F}\"", "1e5",
    ]
  )
  func accepted(text: String) {
    #expect(throws: Never.self) { try scan(Array(text.utf8)) }
  }

  @Test(
    "What must be rejected",
    arguments: [
      "", " ", "{", "[1,]", "{\"a\":1,}", "{a:1}", "[1 2]", "01", "1.", ".5", "-", "+1", "1e",
      "tru",
      "\"\\x\"", "\"\\u12\"", "\"\\uD800\"", "\"\\uDC00\"", "\"\\uD800\\u0041\"", "\"a\nb\"", "\"",
      "{\"a\"}", "{\"a\":}", "[]]", "{} x", "'a'", "NaN", "// c\n{}", "\"\t\"",
    ]
  )
  func rejected(text: String) {
    #expect(throws: JSONScanner.Failure.self) { try scan(Array(text.utf8)) }
  }

  @Test("Bytes that are no UTF-8 are rejected at their place")
  func invalidUTF8() {
    #expect(throws: JSONScanner.Failure(problem: .invalidUTF8, offset: 2)) {
      try scan([0x5B, 0x22, 0xC3, 0x28, 0x22, 0x5D])
    }
  }

  @Test("Deep nesting is an error and no crash")
  func deep() {
    #expect(throws: JSONScanner.Failure.self) { try scan(Array(repeating: 0x5B, count: 100_000)) }
  }
}
