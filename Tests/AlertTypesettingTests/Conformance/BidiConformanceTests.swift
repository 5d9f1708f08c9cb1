import AlertICU
import Testing

@testable import AlertTypesetting

/// Right-to-left text stands in the order that Unicode gives it.
@Suite(
  "Unicode's bidi tests (UAX #9)",
  .enabled(if: UnicodeData.isInstalled, "\(UnicodeData.absence)")
)
struct BidiConformanceTests {
  private static let unexpected = "not expected"
  /// Of a character that rule X9 takes away.
  private static let removed: UInt8 = .max

  @Test("Texts of real characters") func characters() throws {
    var table = ConformanceTable("BidiCharacterTest")
    for line in try UnicodeData.lines(of: "BidiCharacterTest.txt") {
      var reader = UnicodeData.Reader(line)
      var text: [Unicode.Scalar] = []
      while let scalar = reader.hexadecimal().flatMap(Unicode.Scalar.init) { text.append(scalar) }
      reader.skip(UInt8(ascii: ";"))
      let base = Self.base(reader.decimal() ?? 2)
      reader.skip(UInt8(ascii: ";"))
      _ = reader.decimal()
      reader.skip(UInt8(ascii: ";"))
      let levels = Self.levels(&reader)
      reader.skip(UInt8(ascii: ";"))
      var order: [Int] = []
      while let index = reader.decimal() { order.append(index) }
      let found = Self.found(text, base)
      let isOrdered = Self.order(of: found, levels) == order
      table.count(
        isOrdered && Self.matches(found, levels),
        Self.reason(text, found, levels, isOrdered),
        line
      )
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
      var text: [Unicode.Scalar] = []
      while let unit = Self.representative(of: reader.word()) { text.append(unit) }
      reader.skip(UInt8(ascii: ";"))
      let bases = reader.hexadecimal() ?? 0
      for (bit, base) in Self.bases where bases & bit != 0 {
        let found = Self.found(text, base)
        let isOrdered = Self.order(of: found, levels) == order
        table.count(
          isOrdered && Self.matches(found, levels),
          Self.reason(text, found, levels, isOrdered),
          line
        )
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

  private static func found(_ text: [Unicode.Scalar], _ base: TextBidi.Base) -> [UInt8] {
    let bytes = text.flatMap { UTF8.encode($0).map(Array.init) ?? [] }
    return bytes.withUnsafeBufferPointer { TextBidi.levels(of: $0, base: base) }
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
    _ text: [Unicode.Scalar],
    _ found: [UInt8],
    _ expected: [UInt8],
    _ isOrdered: Bool
  ) -> String {
    // ICU resolves no levels then but gives the paragraph's, or the next odd one.
    let expectedWays = Set(expected.lazy.filter { $0 != removed }.map { $0 & 1 })
    let foundWays = Set(found.indices.lazy.filter { expected[$0] != removed }.map { found[$0] & 1 })
    if isOrdered && expectedWays.count == 1 && foundWays == expectedWays {
      return "in the right order, without levels, as all of it goes one way"
    }
    // ICU takes what stands on both sides of a PDF for one run. Alerts never hold either:
    // DisplayText shows embeddings and overrides as marks.
    let endsEmbedding =
      text.contains("\u{202C}") && text.contains { ("\u{202A}"..."\u{202E}").contains($0) }
    if endsEmbedding { return "embeddings, which an alert shows as marks" }
    // BD16 gives up beyond 63 open brackets; ICU goes on.
    if text.count(where: { $0 == "(" }) > 63 { return "more than 63 open brackets" }
    // Marks on a bracket whose direction comes from its partner (N0).
    let different = found.indices.filter { expected[$0] != removed && found[$0] != expected[$0] }
    let onlyMarks = different.allSatisfy { index in
      CharacterTraits(of: text[index]).contains(.mark)
    }
    return onlyMarks ? "of marks only, which go with their letter whatever their level" : unexpected
  }

  /// A character of the type; nil for the empty word behind the last one.
  private static func representative(of type: String) -> Unicode.Scalar? {
    switch type {
    case "L": "\u{61}"
    case "R": "\u{5D0}"
    case "EN": "\u{30}"
    case "ES": "\u{2B}"
    case "ET": "\u{23}"
    case "AN": "\u{660}"
    case "CS": "\u{2C}"
    case "B": "\u{2029}"
    case "S": "\u{09}"
    case "WS": "\u{20}"
    case "ON": "\u{21}"
    case "LRE": "\u{202A}"
    case "LRO": "\u{202D}"
    case "AL": "\u{627}"
    case "RLE": "\u{202B}"
    case "RLO": "\u{202E}"
    case "PDF": "\u{202C}"
    case "NSM": "\u{300}"
    case "BN": "\u{AD}"
    case "LRI": "\u{2066}"
    case "RLI": "\u{2067}"
    case "FSI": "\u{2068}"
    case "PDI": "\u{2069}"
    default: nil
    }
  }
}
