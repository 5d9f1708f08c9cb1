import AlertICU
import Testing

@testable import AlertTypesetting

/// What is typed is written letter by letter where its letters are plain. If one of them is not,
/// typing it leaves the screen wrong.
@Suite("Plain letters") struct PlainLettersTests {
  private static let letters = (0x20...0xFFFF).compactMap { Unicode.Scalar(UInt32($0)) }
    .filter { PlainLetters.width(of: $0) != nil }
  /// Letters that could do something to those beside them, of each kind and range.
  private static let neighbours: [Unicode.Scalar] = [
    "a", " ", "é", "ż", "Ω", "я", "ა", "か", "ド", "ー", "日", "가", "각", "힣", "ế",
  ]

  @Test("Each is shown as it is, in its columns, from left to right (UAX #9, UAX #11)")
  func properties() {
    #expect(Self.letters.count > 30_000)
    for scalar in Self.letters {
      let text = String(scalar)
      let isRight =
        PlainLetters.width(of: scalar) == CellWidth.of(text, ambiguous: 1)
        && CellWidth.certainty(of: text) <= .ambiguous
        && DisplayText.visible(text) == text && DisplayText.visible(text, ascii: true) == text
        && !VisualOrder.needsReordering(text)
        && (scalar.isASCII || CharacterProperties.direction(of: scalar) == .leftToRight)
      #expect(isRight, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test("Each is a grapheme cluster whatever others stand beside it (UAX #29)")
  func clusters() {
    for scalar in Self.letters {
      for neighbour in Self.neighbours {
        let before = "\(neighbour)\(scalar)"
        let after = "\(scalar)\(neighbour)"
        #expect(before.count == 2 && after.count == 2, "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test(
    "One letter amid such is told from everything else",
    arguments: [
      ("aéb", 1..<3, true), ("é", 0..<2, true), ("日本", 3..<6, true), ("ab", 0..<1, true),
      ("e\u{301}", 1..<3, false), ("ab\u{301}", 0..<1, true), ("ab\u{301}", 1..<2, false),
      ("\u{301}b", 2..<3, false), ("abc", 0..<2, false), ("🇩🇪a", 8..<9, false),
      ("a\r\n", 0..<1, false),
    ]
  )
  func one(text: String, range: Range<Int>, isOne: Bool) {
    var text = text
    #expect(text.withUTF8 { PlainLetters.isOne(range, in: $0) } == isOne)
  }

  @Test(
    "A window shows whole letters only",
    arguments: [
      ("abcdef", 0, 3, 0..<3), ("abcdef", 3, 9, 3..<6), ("日本語", 0, 5, 0..<6),
      ("日本語", 2, 4, 3..<9), ("日本語", 1, 4, nil), ("abc", 3, 4, nil), ("日", 0, 1, nil),
    ]
  )
  func part(text: String, first: Int, columns: Int, expected: Range<Int>?) {
    var text = text
    let part = text.withUTF8 { PlainLine($0, cursor: 0)?.part(from: first, columns: columns) }
    #expect(part?.bytes == expected)
  }
}
