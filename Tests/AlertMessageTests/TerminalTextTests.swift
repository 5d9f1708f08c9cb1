import AlertMessage
import Testing

/// Without these a tool's own tables and help texts break where its alerts do not.
@Suite("Text that a tool prints beside its alerts")
struct TerminalTextTests {
  private func text(_ language: String) throws -> TerminalText {
    TerminalText(language: try #require(LanguageTag(localeName: language)))
  }

  @Test(
    "Columns are those of UAX #11",
    arguments: [("abc", 3), ("日本", 4), ("e\u{301}", 1), ("👨‍👩‍👧", 2)]
  )
  func width(_ sample: String, _ columns: Int) throws {
    #expect(try text("en").width(of: sample) == columns)
  }

  @Test("No line is wider than asked for, and nothing is left out", arguments: [1, 2, 5, 9, 40])
  func wrapping(_ columns: Int) throws {
    let text = try text("ja")
    let sample = "削除すると元に戻せません。 Really?"
    let lines = text.wrapped(sample, columns: columns)
    #expect(lines.allSatisfy { text.width(of: $0) <= max(2, columns) })
    let letters = { (text: String) in text.filter { $0 != " " } }
    #expect(letters(lines.joined()) == letters(sample))
    if columns > 2 { #expect(lines.allSatisfy { !$0.hasPrefix("。") }) }
  }

  @Test("What a terminal would obey becomes visible")
  func visible() {
    #expect(TerminalText.visible("a\u{1B}[2K\u{202E}") == "a␛[2K⟨U+202E⟩")
  }
}
