import Testing

@testable import AlertTypesetting

/// D12: if these fail, a file name can move the cursor, hide its end, or read backwards.
@Suite("Text from outside is shown as text") struct VisibleTextTests {
  private static let nonCharacters = String(
    String.UnicodeScalarView(
      [0xFFFE, 0x10FFFF, 0xFDD0].compactMap { Unicode.Scalar($0 as UInt32) }
    )
  )

  @Test(
    "What a terminal would obey, or a person could not see, becomes a mark",
    arguments: [
      ("a\u{1B}[2Kb", "a␛[2Kb", "a^[[2Kb"),
      ("\0\u{7}\u{7F}", "␀␇␡", "^@^G^?"),
      ("\u{9B}31m", "⟨U+009B⟩31m", "<U+009B>31m"),
      ("a\u{202E}txt.exe", "a⟨U+202E⟩txt.exe", "a<U+202E>txt.exe"),
      ("\u{202A}\u{202B}\u{202C}\u{202D}", "⟨U+202A⟩⟨U+202B⟩⟨U+202C⟩⟨U+202D⟩", nil),
      ("a\u{FEFF}b", "a⟨U+FEFF⟩b", nil),
      ("\u{206A}\u{FFF9}\u{2061}", "⟨U+206A⟩⟨U+FFF9⟩⟨U+2061⟩", nil),
      (nonCharacters, "⟨U+FFFE⟩⟨U+10FFFF⟩⟨U+FDD0⟩", nil),
      ("\u{378}\u{E0FFF}", "⟨U+0378⟩⟨U+E0FFF⟩", nil),
      ("x\u{E0041}\u{E007F}", "x⟨U+E0041⟩⟨U+E007F⟩", nil),
      ("🏴\u{E0041}", "🏴⟨U+E0041⟩", nil),
      ("🏴\u{E0067}\u{E0062}\u{E0065}", "🏴⟨U+E0067⟩⟨U+E0062⟩⟨U+E0065⟩", nil),
    ] as [(String, String, String?)]
  )
  func marks(text: String, visible: String, ascii: String?) {
    #expect(DisplayText.visible(text) == visible)
    if let ascii { #expect(DisplayText.visible(text, ascii: true) == ascii) }
  }

  @Test("All ends of lines are newlines; tabs go to the next eighth column")
  func whitespace() {
    #expect(
      DisplayText.visible("a\r\nb\rc\u{85}d\u{2028}e\u{2029}f\n\ng") == "a\nb\nc\nd\ne\nf\n\ng"
    )
    #expect(DisplayText.visible("\ta\tbc\n日本\t|") == "        a       bc\n日本    |")
  }

  @Test("Isolates stay where they have a partner in the paragraph")
  func isolates() {
    #expect(DisplayText.visible("a\u{2068}b\u{2069}c") == "a\u{2068}b\u{2069}c")
    #expect(DisplayText.visible("a\u{2069}b") == "a⟨U+2069⟩b")
    #expect(DisplayText.visible("a\u{2067}b\nc\u{2069}") == "a⟨U+2067⟩b\nc⟨U+2069⟩")
    #expect(
      DisplayText.visible("\u{2066}\u{2067}a\u{2069}") == "⟨U+2066⟩\u{2067}a\u{2069}"
    )
    #expect(
      DisplayText.visible("\u{2069}\u{2066}a\u{2069}\u{2068}")
        == "⟨U+2069⟩\u{2066}a\u{2069}⟨U+2068⟩"
    )
  }

  @Test(
    "What words are spelled with stays as it is",
    arguments: [
      "plain", "Größe – “schön” … ½ ®", "Ελληνικά русский", "שָׁלוֹם‏ عَرَبِيّ‎ \u{61C}", "می‌خواهم", "क्‍ष",
      "ភាសា\u{200B}ខ្មែរ", "no\u{2060}break", "❤️ 👩‍👩‍👧‍👦 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "soft\u{AD}hyphen", "葛\u{E0100}",
      "\u{600}١٢٣", "ᠮᠣᠩᠭᠣᠯ\u{180E}", "\u{E0B0} \u{F8FF}", "\u{1FAFF}", "\u{FFFD}",
      "e\u{301}\u{327}",
    ]
  )
  func spelling(text: String) {
    #expect(DisplayText.visible(text) == text)
    #expect(
      DisplayText.visible(text + "\u{7}").unicodeScalars.dropLast().elementsEqual(
        text.unicodeScalars
      )
    )
  }

  @Test("No mark beyond the thirtieth on a letter reaches the terminal")
  func marksOnOneLetter() {
    let thirty = "e" + String(repeating: "\u{301}", count: 30)
    #expect(DisplayText.visible(thirty) == thirty)
    let many = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(DisplayText.visible(many + "f") == thirty + "\u{FFFD}f")
  }

  @Test("Of every code point, nothing that a terminal obeys is left")
  func everyCodePoint() {
    // Planes 4 to 13 hold nothing that is assigned.
    let planes = [0, 1, 2, 3, 14, 15, 16] as [UInt32]
    for block in planes.flatMap({ stride(from: $0 << 16, to: ($0 + 1) << 16, by: 0x100) }) {
      var scalars = String.UnicodeScalarView()
      for value in block..<(block + 0x100) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        scalars.append(scalar)
        // A paragraph each: an isolate must not find its end in the next one.
        scalars.append("\n")
      }
      let isHarmless = DisplayText.visible(String(scalars)).unicodeScalars.allSatisfy {
        switch $0.value {
        case 0x0A: true
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: false
        default: true
        }
      }
      #expect(isHarmless, "from U+\(String(block, radix: 16))")
    }
  }
}
