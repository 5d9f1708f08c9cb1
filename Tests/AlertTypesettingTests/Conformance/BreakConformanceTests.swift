import Testing

@testable import AlertTypesetting

/// Text is cut, and the cursor moves, where Unicode says that letters and words end.
@Suite("Unicode's break tests", .enabled(if: UnicodeData.isInstalled, "\(UnicodeData.absence)"))
struct BreakConformanceTests {
  private static let unexpected = "not expected"

  @Test("Grapheme clusters (UAX #29)") func graphemeClusters() throws {
    var table = ConformanceTable("GraphemeBreakTest")
    let typesetter = Typesetter(language: "en")
    for line in try UnicodeData.lines(of: "auxiliary/GraphemeBreakTest.txt") {
      let expected = UnicodeData.BreakCase(line)
      var end = 0
      let ends = typesetter.clusters(of: expected.text).map { cluster in
        end += cluster.text.utf8.count
        return end
      }
      table.count(ends == expected.breaks, Self.unexpected, line)
    }
    table.print()
    #expect(table.passed == 602 && table.total == 602)
  }

  @Test("Line breaks (UAX #14)") func lineBreaks() throws {
    var table = ConformanceTable("LineBreakTest")
    let breaker = LineBreaker(language: "en")
    for line in try UnicodeData.allLines(of: "auxiliary/LineBreakTest.txt") {
      let expected = UnicodeData.BreakCase(line)
      guard !expected.text.isEmpty else { continue }
      var text = expected.text
      let breaks = text.withUTF8 { bytes in
        [Int32](unsafeUninitializedCapacity: bytes.count) { buffer, count in
          count = breaker.offsets(in: bytes[...], into: buffer)
        }
      }
      let isSame = breaks.map(Int.init) == expected.breaks
      table.count(isSame, isSame ? "" : Self.reason(expected, breaks.map(Int.init)), line)
    }
    table.print()
    #expect(table.passed >= 7_632 && table.total == 7_654)
    #expect(table.differences[Self.unexpected] == nil)
  }

  /// Where ICU's rules are other than the test's on purpose.
  private static func reason(_ expected: UnicodeData.BreakCase, _ breaks: [Int]) -> String {
    let bytes = Array(expected.text.utf8)
    let kinds = Set(expected.breaks).symmetricDifference(breaks).map { place in
      // Before the break, without combining marks (U+0308 is the only one in the test).
      switch (bytes[..<place].last { $0 < 0x80 } ?? 0, bytes[place]) {
      case (UInt8(ascii: "-"), _): "a hyphen that begins a word stays with it"
      case (UInt8(ascii: "."), 0x30...0x39), (UInt8(ascii: ","), 0x30...0x39),
        (0x20, UInt8(ascii: ".")):
        "a number may begin with its separator (LB25)"
      default: unexpected
      }
    }
    return Set(kinds).count == 1 ? kinds[0] : unexpected
  }
}
