import AlertMessageTesting
import AlertTerminal
import AlertTypesetting
import Testing

@testable import AlertMessage

/// Text that a program was given by someone else, or by accident. If these fail, a message hangs
/// the program, hides what is asked, or reaches the terminal as a command.
@MainActor @Suite("Hostile text in an alert") struct HostileTextTests {
  struct Text: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    /// What a person sees of it.
    var shown: String
  }

  nonisolated private static let texts = [
    Text(
      testDescription: "10,000 marks on one letter",
      text: "a" + String(repeating: "\u{301}", count: 10_000) + "b",
      shown: "\u{FFFD}b"
    ),
    Text(
      testDescription: "200,000 letters without a break",
      text: String(repeating: "x", count: 200_000),
      shown: String(repeating: "x", count: 36)
    ),
    Text(
      testDescription: "100,000 Hebrew letters without a break",
      text: String(repeating: "ש", count: 100_000),
      shown: String(repeating: "ש", count: 36)
    ),
    Text(
      testDescription: "140,000 joined emoji",
      text: String(repeating: "👩\u{200D}", count: 140_000),
      shown: "\u{FFFD}"
    ),
    Text(
      testDescription: "a conjunct of 50,000 letters",
      text: String(repeating: "क\u{94D}", count: 50_000),
      shown: String(repeating: "क\u{94D}", count: 36)
    ),
    Text(
      testDescription: "isolates without end",
      text: String(repeating: "\u{2067}", count: 10_000),
      shown: "⟨U+2067⟩"
    ),
    Text(
      testDescription: "ends of isolates without beginning",
      text: String(repeating: "\u{2069}", count: 10_000),
      shown: "⟨U+2069⟩"
    ),
    Text(
      testDescription: "nested isolates",
      text: String(repeating: "\u{2067}a\u{2066}", count: 1_000) + "x"
        + String(repeating: "\u{2069}\u{2069}", count: 1_000),
      shown: "a"
    ),
    Text(testDescription: "tabs", text: "a\tb", shown: "a       b"),
    Text(testDescription: "U+2028", text: "one\u{2028}two", shown: "two"),
    Text(testDescription: "NUL", text: "a\0b", shown: "a␀b"),
    Text(testDescription: "a sequence", text: "a\u{1B}[2J\u{9B}31mb", shown: "a␛[2J⟨U+009B⟩31mb"),
    Text(testDescription: "not assigned", text: "a\u{378}b", shown: "a⟨U+0378⟩b"),
    Text(testDescription: "private use", text: "a\u{E000}b", shown: "\u{E000}"),
    Text(testDescription: "a noncharacter", text: "a\u{FFFF}b", shown: "a⟨U+FFFF⟩b"),
    Text(
      testDescription: "20,000 lines",
      text: String(repeating: "\n", count: 100_000),
      shown: "OK"
    ),
  ]

  @Test("The alert is drawn, harmless, with its buttons", .timeLimit(.minutes(2)), arguments: texts)
  func alert(hostile: Text) {
    for language in ["en", "he"] {
      let alert = AlertMessage(verbatim: "Title", message: hostile.text)
      alert.localizer = .inLanguage(language)
      alert.addButton(.init(id: "ok", title: AlertText("OK"), role: .default))
      alert.addButton(.cancel, role: .cancel)
      var screen = AlertScreen(alert, columns: 40, rows: 12)
      #expect(screen.text.contains(hostile.shown), "\(screen.text)")
      #expect(screen.text.contains("Title"))
      #expect(screen.text.contains("[>OK<]"), "\(screen.text)")
      #expect(screen.model.unknown == [])
      screen.press(.end, .pageUp, .home, .return)
      #expect(screen.outcome == .button(id: "ok", index: 0, role: .default))
      #expect(screen.model.unknown == [])
    }
  }
}
