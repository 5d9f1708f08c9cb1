import Testing

@testable import AlertMessage

/// Regular expressions for fields.
@Suite("Patterns") struct FieldPatternTests {
  @Test(
    "The whole text has to match",
    arguments: [
      ("[0-9]{5}", "12345", true), ("[0-9]{5}", "123456", false), ("a|ab", "ab", true),
      ("\\p{L}+", "日本語Ünï", true), ("(?i)ja|nein", "NEIN", true), ("", "", true), ("", "x", false),
      (".{2}", "👩👩", true), ("[^@]+@[^@]+", "a@b", true), ("^x$", "x", true),
    ]
  )
  func whole(pattern: String, text: String, matches: Bool) throws {
    #expect(try FieldPattern(pattern).matches(text) == matches)
  }

  @Test(
    "What is no expression says where it goes wrong",
    arguments: [("a(b", 3), ("[0-9", 4), ("日本)", 3), ("*a", 1), ("a{3,2}", 6)]
  )
  func errors(pattern: String, column: Int) {
    #expect(throws: FieldPatternError(pattern: pattern, column: column)) {
      try FieldPattern(pattern)
    }
  }

  @Test("An expression that would try for ages is given up")
  func endless() throws {
    let pattern = try FieldPattern("(a+)+b")
    #expect(!pattern.matches(String(repeating: "a", count: 5000)))
  }
}
