import Testing

@testable import AlertTypesetting

@Suite("Width of text") struct WidthTests {
  @Test(
    "Columns, by UAX #11 and UTS #51",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ﾊﾝ", 2), ("가", 2), ("각", 2),
      ("\u{1100}\u{1161}\u{11A8}", 2), ("ไทย", 3), ("ที่", 1), ("नमस्ते", 4), ("👩‍👩‍👧‍👦", 2), ("🇪🇸", 2),
      ("💅🏻", 2),
      ("☎\u{FE0F}", 2), ("☎\u{FE0E}", 1), ("1\u{FE0F}\u{20E3}", 2), ("🎙️", 2), ("שלום", 4),
      ("שָׁלוֹם", 4),
      ("\u{AD}", 1), ("→", 1), ("─", 1), ("　", 2), ("Ａ", 2),
    ]
  )
  func columns(text: String, columns: Int) {
    #expect(Typesetter(language: "en").width(of: text) == columns)
  }

  @Test("Ambiguous characters are two columns where that is asked for")
  func ambiguous() {
    #expect(Typesetter(language: "ja", ambiguousWidth: 2).width(of: "→─x") == 5)
  }
}

@Suite("Wrapping") struct WrappingTests {
  private func lines(_ text: String, _ columns: Int, _ language: String = "en") -> [String] {
    Typesetter(language: language).wrap(text, columns: columns).map(\.text)
  }

  @Test("Words move whole; spaces at a break vanish; newlines and empty lines stay")
  func words() {
    #expect(lines("one two  three", 7) == ["one two", "three"])
    #expect(lines("one\n\ntwo", 10) == ["one", "", "two"])
    #expect(lines("", 10) == [""])
    #expect(lines("exactly ten", 11) == ["exactly ten"])
    #expect(lines("exactly ten", 10) == ["exactly", "ten"])
  }

  @Test("A word longer than a line breaks between grapheme clusters, and nothing is lost")
  func longWords() {
    #expect(lines("abcdefghij", 4) == ["abcd", "efgh", "ij"])
    #expect(lines("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 5) == ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"])
  }

  @Test("No line begins with a closing mark (UAX #14, LB13)")
  func kinsoku() {
    let text = "削除しますか？はい。（いいえ）、"
    for columns in 6...32 {
      for line in lines(text, columns, "ja") {
        #expect(!"。？）、".contains(line.first ?? " "), "\(columns): \(line)")
      }
    }
  }

  @Test("Thai breaks between words of the dictionary")
  func thai() {
    #expect(lines("ลบไฟล์หรือไม่", 6, "th").joined() == "ลบไฟล์หรือไม่")
    #expect(lines("ลบไฟล์หรือไม่", 6, "th").first == "ลบไฟล์")
  }

  @Test("Korean breaks at spaces only")
  func korean() {
    #expect(lines("파일을 삭제하시겠습니까", 16, "ko") == ["파일을", "삭제하시겠습니까"])
  }

  @Test("Any amount of text in bounded time")
  func large() {
    #expect(lines(String(repeating: "a", count: 1_000_000), 80).count == 12_500)
    let marks = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(lines(marks, 10) == [marks])
  }

  @Test("Cutting leaves a mark, at either end, at a cluster")
  func truncation() {
    let typesetter = Typesetter(language: "en")
    #expect(typesetter.truncate("abcdef", columns: 6) == "abcdef")
    #expect(typesetter.truncate("abcdef", columns: 4) == "abc…")
    #expect(typesetter.truncate("abcdef", columns: 4, .atStart) == "…def")
    #expect(typesetter.truncate("日本語", columns: 4) == "日…")
  }
}

@Suite("Order on the screen") struct VisualOrderTests {
  private func visual(_ text: String, _ direction: TextDirection) -> String {
    VisualOrder(text, direction: direction).clusters.map(\.text).joined()
  }

  @Test("UAX #9: words, numbers, brackets and final marks stand where a reader expects them")
  func order() {
    #expect(visual("abc", .leftToRight) == "abc")
    #expect(visual("אבג", .rightToLeft) == "גבא")
    #expect(visual("אבג (a.txt).", .rightToLeft) == ".(a.txt) גבא")
    #expect(visual("car אבג 12 דה.", .leftToRight) == "car הד 12 גבא.")
    #expect(visual("אבג 12 דה.", .rightToLeft) == ".הד 12 גבא")
  }
}
