import JourneySupport
import Testing

@testable import AlertTypesetting

/// Fields find clusters in bytes, everything else in strings. If the two differ, the cursor of a
/// field stands beside the letter that a key deletes.
@Suite("Lengths of grapheme clusters") struct ClusterLengthsTests {
  private func lengths(_ text: String, from start: Int = 0) -> [Int] {
    var text = text
    return text.withUTF8 { Array(ClusterLengths($0, from: start)) }
  }

  @Test(
    "A letter, an emoji and a flag are one each",
    arguments: [
      ("", []), ("abc", [1, 1, 1]), ("e\u{301}x", [3, 1]), ("\r\na", [2, 1]), ("\r", [1]),
      ("👩‍👩‍👧‍👦b", [25, 1]), ("🇫🇷🇩🇪🇪", [8, 8, 4]), ("日本", [3, 3]), ("👍🏽", [8]), ("\u{301}", [2]),
      ("1\u{FE0F}\u{20E3}", [7]), ("각", [3]), ("\u{1100}\u{1161}\u{11A8}", [9]),
    ] as [(String, [Int])]
  )
  func known(text: String, expected: [Int]) { #expect(lengths(text) == expected) }

  @Test("Any string of characters that hang together: the clusters are those of the string")
  func random() {
    var generator = SeededGenerator(seed: 16)
    let pieces: [Unicode.Scalar] = [
      "a", "\r", "\n", "e", "\u{301}", "\u{200D}", "👩", "👧", "\u{1F3FD}", "🇫", "🇷", "日", "क",
      "\u{94D}",
      "\u{93F}", "\u{1100}", "\u{1161}", "ש", "ا", "\u{600}", "\u{FE0F}", "1", "\u{20E3}",
      "\u{200B}",
      "\u{1FADC}", "❤", "\u{202E}", "ก", "\u{E33}",
    ]
    for _ in 0..<5000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        scalars.append(pieces.randomElement(using: &generator) ?? "a")
      }
      let text = String(scalars)
      let expected = GraphemeClusters(text).map(\.utf8.count)
      #expect(lengths(text) == expected, "\(text.unicodeScalars.map { $0.value })")
      if let first = expected.first, expected.count > 1 {
        #expect(lengths(text, from: first) == Array(expected.dropFirst()))
      }
    }
  }
}
