import JourneySupport
import Testing

@testable import AlertTypesetting

/// If these fail, text runs over a border or stops short of it, and the cursor stands beside its
/// letter.
@Suite("Clusters and their widths") struct ClusterWidthTests {
  @Test(
    "Columns, by UAX #11 and UTS #51",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ﾊﾝ", 2), ("Ａ", 2), ("　", 2),
      ("가", 2), ("각", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("ไทย", 3), ("ที่", 1), ("नमस्ते", 4),
      ("שלום", 4), ("שָׁלוֹם", 4), ("\u{AD}", 1), ("→", 1), ("─", 1), ("👩‍👩‍👧‍👦", 2), ("🇪🇸", 2), ("🇪🇸🇪", 3),
      ("💅🏻", 2), ("🚗🏻", 4), ("🏻", 2), ("☎\u{FE0F}", 2), ("☎\u{FE0E}", 1), ("㊗\u{FE0E}", 2),
      ("a\u{FE0F}", 1), ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 2), ("a\u{20E3}", 1), ("🎙️", 2),
      ("❤\u{200D}🔥", 2), ("👩\u{200D}a", 3), ("🇪\u{301}🇸", 2), ("\u{600}١", 2),
      ("\u{200B}\u{2060}\u{FEFF}", 0),
      // A mark without a letter is drawn on a circle.
      ("\u{301}", 1), ("a\u{200B}\u{301}", 2),
    ]
  )
  func columns(text: String, columns: Int) {
    #expect(Typesetter(language: "en").width(of: text) == columns)
  }

  @Test("Ambiguous characters are two columns where that is asked for")
  func ambiguous() {
    #expect(
      Typesetter(language: "ja", ambiguousWidth: 2).width(of: "→─éß日a") == 2 + 2 + 2 + 2 + 2 + 1
    )
  }

  @Test("What a person counts as one letter is one cluster")
  func clusters() {
    let typesetter = Typesetter(language: "en")
    #expect(
      typesetter.clusters(of: "e\u{301}👩‍👩‍👧‍👦日\r\n").map(\.text) == ["e\u{301}", "👩‍👩‍👧‍👦", "日", "\r\n"]
    )
    #expect(typesetter.clusters(of: "e\u{301}👩‍👩‍👧‍👦日").map(\.width) == [1, 2, 2])
  }

  private static let letters = [
    "a", "1", "#", " ", "é", "ß", "日", "가", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{301}", "क",
    "\u{94D}", "ि",
    "\u{200D}", "\u{FE0E}", "\u{FE0F}", "\u{20E3}", "❤", "👩", "🚗", "🏻", "🇪", "🇸", "✁", "㊗",
    "\u{200B}",
    "\u{600}", "ש", "\u{AD}", "\u{E0067}", "\n", "\u{E000}",
  ]

  @Test(
    "A text is as wide as its clusters together, and no cluster tears a Character",
    arguments: 1...2
  )
  func sums(ambiguousWidth: Int) {
    var generator = SeededGenerator(seed: 3)
    let typesetter = Typesetter(language: "en", ambiguousWidth: ambiguousWidth)
    for _ in 0..<4_000 {
      let text = (0..<8).map { _ in Self.letters.randomElement(using: &generator) ?? "" }.joined()
      let clusters = typesetter.clusters(of: text)
      #expect(
        clusters.reduce(0) { $0 + $1.width } == typesetter.width(of: text),
        "\(text.unicodeScalars.map { String($0.value, radix: 16) })"
      )
      #expect(clusters.map(\.text).joined().unicodeScalars.elementsEqual(text.unicodeScalars))
      #expect(clusters.count <= text.count)
    }
  }
}
