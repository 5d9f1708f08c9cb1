import Testing

@testable import AlertTypesetting

/// Borders are straight because each letter takes the cells that Unicode's data give it.
@Suite(
  "Widths against Unicode's data",
  .enabled(if: UnicodeData.isInstalled, "\(UnicodeData.absence)")
)
struct WidthConformanceTests {
  /// Columns of a code point alone, by the files.
  private enum Width: UInt8, CaseIterable {
    case unassigned, zero, one, two, ambiguous

    func columns(_ ambiguousWidth: Int) -> Int {
      switch self {
      case .unassigned, .zero: 0
      case .one: 1
      case .two: 2
      case .ambiguous: ambiguousWidth
      }
    }
  }

  /// UAX #11, and no column for what stands on another letter or is not seen.
  private static func widths() throws -> [Width] {
    var widths = [Width](repeating: .unassigned, count: 0x110000)
    try UnicodeData.forEachValue(in: "extracted/DerivedGeneralCategory.txt") {
      codePoint,
      category in
      if category != "Cn" && category != "Cs" { widths[Int(codePoint)] = .one }
    }
    try UnicodeData.forEachValue(in: "EastAsianWidth.txt") { codePoint, width in
      guard widths[Int(codePoint)] != .unassigned else { return }
      switch width {
      case "W", "F": widths[Int(codePoint)] = .two
      case "A": widths[Int(codePoint)] = .ambiguous
      default: break
      }
    }
    try UnicodeData.forEachValue(in: "extracted/DerivedGeneralCategory.txt") {
      codePoint,
      category in
      if ["Mn", "Me", "Cf", "Cc", "Zl", "Zp"].contains(category) { widths[Int(codePoint)] = .zero }
    }
    try UnicodeData.forEachValue(in: "HangulSyllableType.txt") { codePoint, type in
      if type == "V" || type == "T" { widths[Int(codePoint)] = .zero }
    }
    try UnicodeData.forEachValue(in: "PropList.txt") { codePoint, property in
      if property == "Prepended_Concatenation_Mark" { widths[Int(codePoint)] = .one }
    }
    widths[0xAD] = .one
    return widths
  }

  @Test("Every assigned code point, ambiguous ones narrow and wide") func codePoints() throws {
    let widths = try Self.widths()
    var counts: [Width: Int] = [:]
    var different: [UInt32] = []
    for (value, width) in widths.enumerated() where width != .unassigned {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      counts[width, default: 0] += 1
      for ambiguousWidth in 1...2 {
        // Behind a letter: a mark alone would be drawn on a circle.
        var meter = WidthMeter(ambiguousWidth: ambiguousWidth)
        meter.add("x")
        meter.add(scalar)
        if meter.columns != 1 + width.columns(ambiguousWidth) { different.append(UInt32(value)) }
      }
    }
    let total = counts.values.reduce(0, +)
    print(
      "Widths of code points: \(total - Set(different).count) of \(total) as in EastAsianWidth.txt"
    )
    for width in Width.allCases.dropFirst() { print("  \(width): \(counts[width] ?? 0)") }
    #expect(total > 280_000)
    #expect(different.isEmpty, "\(different.prefix(20).map { String($0, radix: 16) })")
  }

  @Test("Every sequence of emoji-test.txt is two columns, and one cluster") func emojiSequences()
    throws
  {
    var table = ConformanceTable("emoji-test.txt")
    let typesetter = Typesetter(language: "en")
    let widths = try Self.widths()
    for line in try UnicodeData.lines(of: "emoji/emoji-test.txt") {
      var reader = UnicodeData.Reader(line)
      var scalars: [Unicode.Scalar] = []
      while let scalar = reader.hexadecimal().flatMap(Unicode.Scalar.init) {
        scalars.append(scalar)
      }
      reader.skip(UInt8(ascii: ";"))
      // Alone and without a selector a pictograph is text, unless it is an emoji by itself.
      let isText = reader.word() == "unqualified" && scalars.count == 1
      let expected = isText ? widths[Int(scalars[0].value)].columns(1) : 2
      let text = String(String.UnicodeScalarView(scalars))
      let clusters = typesetter.clusters(of: text)
      let isSame = clusters == [Typesetter.Cluster(text: text, width: expected)]
      // Between others nothing changes.
      let isSameInside = typesetter.width(of: "1\(text)\(text)a") == 2 * expected + 2
      table.count(isSame && isSameInside, "not expected", line)
    }
    table.print()
    #expect(table.passed == table.total && table.total > 4_500)
  }

  @Test("Selectors make text of emoji and emoji of text") func variationSequences() throws {
    var table = ConformanceTable("emoji-variation-sequences.txt")
    let widths = try Self.widths()
    var isEmojiByItself: Set<UInt32> = []
    try UnicodeData.forEachValue(in: "emoji/emoji-data.txt") { codePoint, property in
      if property == "Emoji_Presentation" { isEmojiByItself.insert(codePoint) }
    }
    for line in try UnicodeData.lines(of: "emoji/emoji-variation-sequences.txt") {
      var reader = UnicodeData.Reader(line)
      guard let base = reader.hexadecimal().flatMap(Unicode.Scalar.init),
        let selector = reader.hexadecimal().flatMap(Unicode.Scalar.init)
      else { continue }
      let asText = isEmojiByItself.contains(base.value) ? 1 : widths[Int(base.value)].columns(1)
      let expected = selector == "\u{FE0F}" ? 2 : asText
      let width = CellWidth.of("\(base)\(selector)", ambiguous: 1)
      table.count(width == expected, "not expected", line)
    }
    table.print()
    #expect(table.passed == table.total && table.total > 700)
  }
}
