import AlertMessageTesting
import AlertTypesetting
import Testing

/// What the other tests see of a screen is only worth as much as this.
@Suite("The screen in memory does what terminals do") struct ScreenModelTests {
  private func screen(_ text: String, columns: Int = 5, rows: Int = 3) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: rows)
    screen.feed(text)
    return screen
  }

  @Test(
    "Text, controls and sequences (ECMA-48)",
    arguments: [
      ("abc", "abc", 0, 3), ("ab\r\ncd", "ab\ncd", 1, 2), ("ab\ncd", "ab\n  cd", 1, 4),
      // The last column waits: only the next letter wraps.
      ("abcde", "abcde", 0, 4), ("abcdef", "abcde\nf", 1, 1), ("abcde\r\nf", "abcde\nf", 1, 1),
      ("abcd日", "abcd\n日", 1, 2), ("1\r\n2\r\n3\r\n4", "2\n3\n4", 2, 1),
      ("abc\u{8}\u{8}x", "axc", 0, 2), ("abc\u{1B}[2Dx", "axc", 0, 2),
      ("a\u{1B}[3Gb", "a b", 0, 3), ("a\u{1B}[Cb", "a b", 0, 3), ("a\u{1B}[99Cb", "a   b", 0, 4),
      ("a\r\nb\u{1B}[Ac", "ac\nb", 0, 2), ("a\u{1B}[2Bb", "a\n\n b", 2, 2),
      ("\u{1B}[9Aa", "a", 0, 1),
      ("abcd\u{1B}[2G\u{1B}[K", "a", 0, 1), ("ab\r\ncd\u{1B}[A\r\u{1B}[J", "", 0, 0),
      // Erasing takes the last column with it while a wrap waits.
      ("abcde\u{1B}[K", "abcd", 0, 4),
      // Half of a wide letter can't stay.
      ("日本\u{1B}[2Gx", " x本", 0, 2), ("日本\r x", " x本", 0, 2), ("a日\rxy", "xy", 0, 2),
      ("e\u{301}x", "e\u{301}x", 0, 2), ("❤\u{FE0F}x", "❤\u{FE0F}x", 0, 3),
      ("👩\u{200D}🚀x", "👩\u{200D}🚀x", 0, 3),
      ("\u{202D}ab\u{202C}\u{2067}c\u{2069}", "abc", 0, 3),
      ("\u{1B}[?7labcdefg\u{1B}[?7h", "abcdg", 0, 4),
    ] as [(String, String, Int, Int)]
  )
  func feeding(bytes: String, text: String, row: Int, column: Int) {
    let screen = screen(bytes)
    #expect(screen.text == text)
    #expect(screen.cursor == Frame.Position(row: row, column: column))
    #expect(screen.unknown.isEmpty)
  }

  @Test("Bytes may come in any pieces")
  func pieces() {
    let bytes = Array("é日\u{1B}[7ma\u{1B}[0m👩\u{200D}🚀".utf8)
    var whole = ScreenModel(columns: 10, rows: 2)
    whole.feed(bytes)
    var split = ScreenModel(columns: 10, rows: 2)
    for byte in bytes { split.feed([byte]) }
    #expect(split.text == whole.text)
    #expect(split.text == "é日a👩\u{200D}🚀")
    #expect(split[0, 3]?.style == Style(.reverse))
  }

  @Test("Terminals that add up code points give a family eight columns")
  func codePoints() {
    var screen = ScreenModel(columns: 20, rows: 2, widths: .codePoints)
    screen.feed("👨\u{200D}👩\u{200D}👧\u{200D}👦")
    #expect(screen.cursor.column == 8)
    screen.feed("\r\n❤\u{FE0F}")
    #expect(screen.cursor.column == 1)
  }

  @Test("Modes and styles are kept, what is not known is told")
  func modes() {
    let screen = screen("\u{1B}[?2004h\u{1B}[?25l\u{1B}[8l\u{1B}[1;31ma\u{1B}[m\u{1B}[5n\u{7}")
    #expect(screen.modes == [7, 2004])
    #expect(!screen.isCursorVisible && !screen.isBidiImplicit)
    #expect(screen[0, 0]?.style == Style(.bold, color: .red))
    #expect(screen.style == .plain)
    #expect(screen.unknown == ["[5n", "\\7"])
  }

  @Test(
    "Lines that the terminal broke are joined and broken anew, others stay; the cursor goes along"
  )
  func reflowing() {
    var screen = ScreenModel(columns: 7, rows: 6)
    screen.feed("abcdefgh\r\nxy 日本\r\nend\u{1B}[A\u{1B}[4G")
    screen.resize(columns: 4, rows: 6)
    #expect(screen.text == "abcd\nefgh\nxy\n日本\nend")
    #expect(screen.cursor == Frame.Position(row: 3, column: 0))
    screen.resize(columns: 10, rows: 6)
    #expect(screen.text == "abcdefgh\nxy 日本\nend")
    screen.resize(columns: 10, rows: 2)
    #expect(screen.text == "xy 日本\nend")
    #expect(screen.scrollback == ["abcdefgh"])
  }

  @Test("Terminals that don't reflow cut off")
  func cutting() {
    var screen = ScreenModel(columns: 6, rows: 3, reflows: false)
    screen.feed("abcdefgh")
    screen.resize(columns: 4, rows: 3)
    screen.resize(columns: 6, rows: 3)
    #expect(screen.text == "abcd\ngh")
  }
}
