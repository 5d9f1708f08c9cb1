import Testing

@testable import AlertTypesetting

/// Invisible characters in what is typed. Without these an answer holds what nobody has seen, or a
/// word of Persian, Malayalam or Khmer is torn by marks.
@Suite("Invisible characters in a field") struct TypedTextTests {
  @Test(
    "Those that no script needs there are shown",
    arguments: [
      ("\u{200B}geheim", "⟨U+200B⟩geheim"), ("geheim\u{200B}", "geheim⟨U+200B⟩"),
      ("a\u{200D}", "a⟨U+200D⟩"), ("\u{200D}👩", "⟨U+200D⟩👩"), ("a\u{200C}b", "a⟨U+200C⟩b"),
      (" \u{200C}", " ⟨U+200C⟩"), ("\u{200E}4b af", "⟨U+200E⟩4b af"), ("a\u{200F}1", "a⟨U+200F⟩1"),
      ("no\u{2060}break", "no⟨U+2060⟩break"), ("é\u{200B}日\u{2060}", "é⟨U+200B⟩日⟨U+2060⟩"),
      ("می\u{200C}\u{200C}", "می\u{200C}⟨U+200C⟩"), ("\u{FEFF}a", "⟨U+FEFF⟩a"),
    ]
  )
  func shown(text: String, expected: String) {
    #expect(DisplayText.typed(text) == expected)
    let units = DisplayText.typed(GraphemeClusters(text).map(String.init))
    #expect(units.count == GraphemeClusters(text).reduce(0) { count, _ in count + 1 })
    #expect(units.joined() == expected)
  }

  @Test(
    "What words are spelled and broken with stays",
    arguments: [
      "می\u{200C}خواهم", "می\u{200C}", "ക്\u{200D}", "क्\u{200C}ष", "ක්\u{200D}ෂ",
      "ភាសា\u{200B}ខ្មែរ\u{200B}",
      "ไทย\u{200B}", "👨‍👩‍👧‍👦 ❤️‍🔥 👩🏽‍🚀", "\u{200F}שלום", "file.txt\u{200E} שלום", "ᠮᠣᠩᠭᠣᠯ\u{200D}", "abc 日本",
    ]
  )
  func kept(text: String) {
    #expect(DisplayText.typed(text) == text)
  }
}
