import AlertICU
import Testing

@testable import AlertTypesetting

/// Right-to-left text stands in the order that Unicode gives it.
@Suite("Unicode's bidi tests (UAX #9)", .enabled(if: UnicodeData.isInstalled, "\(UnicodeData.absence)"))
struct BidiConformanceTests {
  private static let unexpected = "not expected"
  /// Of a character that rule X9 takes away.
  private static let removed: UInt8 = .max

  @Test("Texts of real characters") func characters() throws {
    var table = ConformanceTable("BidiCharacterTest")
    for line in try UnicodeData.lines(of: "BidiCharacterTest.txt") {
      var reader = UnicodeData.Reader(line)
      var text: [UInt16] = []
      while let value = reader.hexadecimal() { text += Self.units(value) }
      reader.skip(UInt8(ascii: ";"))
      let base = Self.base(reader.decimal() ?? 2)
      reader.skip(UInt8(ascii: ";"))
      _ = reader.decimal()
      reader.skip(UInt8(ascii: ";"))
      let levels = Self.levels(&reader)
      reader.skip(UInt8(ascii: ";"))
      var order: [Int] = []
      while let index = reader.decimal() { order.append(index) }
      let found = TextBidi.levels(of: text, base: base)
      let isOrdered = Self.order(of: found, levels) == order
      table.count(
        isOrdered && Self.matches(found, levels), Self.reason(text, found, levels, isOrdered), line)
    }
    table.print()
    #expect(table.passed >= 91_676 && table.total == 91_707)
    #expect(table.differences[Self.unexpected] == nil)
  }

  @Test("All short sequences of character types") func types() throws {
    var table = ConformanceTable("BidiTest")
    var levels: [UInt8] = []
    var order: [Int] = []
    for line in try UnicodeData.lines(of: "BidiTest.txt") {
      var reader = UnicodeData.Reader(line)
      if line.first == UInt8(ascii: "@") {
        let name = reader.word()
        if name == "@Levels:" { levels = Self.levels(&reader) }
        if name == "@Reorder:" {
          order = []
          while let index = reader.decimal() { order.append(index) }
        }
        continue
      }
      var text: [UInt16] = []
      while let unit = Self.representative(of: reader.word()) { text.append(unit) }
      reader.skip(UInt8(ascii: ";"))
      let bases = reader.hexadecimal() ?? 0
      for (bit, base) in Self.bases where bases & bit != 0 {
        let found = TextBidi.levels(of: text, base: base)
        let isOrdered = Self.order(of: found, levels) == order
        table.count(
          isOrdered && Self.matches(found, levels), Self.reason(text, found, levels, isOrdered), line)
      }
    }
    table.print()
    #expect(table.total == 770_241)
    #expect(table.differences[Self.unexpected] == nil)
  }

  private static let bases: [(UInt32, TextBidi.Base)] = [
    (1, .firstStrong), (2, .leftToRight), (4, .rightToLeft),
  ]

  private static func base(_ direction: Int) -> TextBidi.Base {
    switch direction {
    case 0: .leftToRight
    case 1: .rightToLeft
    default: .firstStrong
    }
  }

  private static func units(_ value: UInt32) -> [UInt16] {
    Unicode.Scalar(value).map { Array(String($0).utf16) } ?? []
  }

  /// Levels as the files write them: a number, or `x` for what rule X9 takes away.
  private static func levels(_ reader: inout UnicodeData.Reader) -> [UInt8] {
    var levels: [UInt8] = []
    while true {
      if let level = reader.decimal() {
        levels.append(UInt8(level))
      } else if reader.skip(UInt8(ascii: "x")) {
        levels.append(removed)
      } else {
        return levels
      }
    }
  }

  private static func matches(_ found: [UInt8], _ expected: [UInt8]) -> Bool {
    guard found.count == expected.count else { return false }
    for index in found.indices where expected[index] != removed && found[index] != expected[index] {
      return false
    }
    return true
  }

  /// From left to right, without what rule X9 takes away.
  private static func order(of levels: [UInt8], _ expected: [UInt8]) -> [Int] {
    let kept = levels.indices.filter { expected[$0] != removed }
    return TextBidi.visualOrder(of: kept.map { levels[$0] }).map { kept[$0] }
  }

  private static func reason(
    _ text: [UInt16], _ found: [UInt8], _ expected: [UInt8], _ isOrdered: Bool
  ) -> String {
    // ICU resolves no levels then but gives the paragraph's, or the next odd one.
    let expectedWays = Set(expected.lazy.filter { $0 != removed }.map { $0 & 1 })
    let foundWays = Set(found.indices.lazy.filter { expected[$0] != removed }.map { found[$0] & 1 })
    if isOrdered && expectedWays.count == 1 && foundWays == expectedWays {
      return "in the right order, without levels, as all of it goes one way"
    }
    // ICU takes what stands on both sides of a PDF for one run. Alerts never hold either:
    // DisplayText shows embeddings and overrides as marks.
    let endsEmbedding = text.contains(0x202C) && text.contains { (0x202A...0x202E).contains($0) }
    if endsEmbedding { return "embeddings, which an alert shows as marks" }
    // BD16 gives up beyond 63 open brackets; ICU goes on.
    if text.count(where: { $0 == 0x28 }) > 63 { return "more than 63 open brackets" }
    // Marks on a bracket whose direction comes from its partner (N0).
    let different = found.indices.filter { expected[$0] != removed && found[$0] != expected[$0] }
    let onlyMarks = different.allSatisfy { index in
      Unicode.Scalar(text[index]).map { CharacterTraits(of: $0).contains(.mark) } ?? false
    }
    return onlyMarks ? "of marks only, which go with their letter whatever their level" : unexpected
  }

  /// A character of the type; nil for the empty word behind the last one.
  private static func representative(of type: String) -> UInt16? {
    switch type {
    case "L": 0x61
    case "R": 0x5D0
    case "EN": 0x30
    case "ES": 0x2B
    case "ET": 0x23
    case "AN": 0x660
    case "CS": 0x2C
    case "B": 0x2029
    case "S": 0x09
    case "WS": 0x20
    case "ON": 0x21
    case "LRE": 0x202A
    case "LRO": 0x202D
    case "AL": 0x627
    case "RLE": 0x202B
    case "RLO": 0x202E
    case "PDF": 0x202C
    case "NSM": 0x300
    case "BN": 0xAD
    case "LRI": 0x2066
    case "RLI": 0x2067
    case "FSI": 0x2068
    case "PDI": 0x2069
    default: nil
    }
  }
}
