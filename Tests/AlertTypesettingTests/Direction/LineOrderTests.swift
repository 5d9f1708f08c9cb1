import Testing

@testable import AlertTypesetting

/// D8: if these fail, a Hebrew or Arabic sentence stands in another order than its reader expects.
@Suite("The order of a line on the screen") struct LineOrderTests {
  private func visual(_ text: String, _ direction: TextDirection) -> String {
    VisualOrder(text, direction: direction).clusters.map(\.text).joined()
  }

  @Test(
    "UAX #9: words, numbers, brackets and final marks",
    arguments: [
      ("abc", .leftToRight, "abc"), ("אבג", .rightToLeft, "גבא"),
      ("אבג (a.txt).", .rightToLeft, ".(a.txt) גבא"),
      ("car אבג 12 דה.", .leftToRight, "car הד 12 גבא."),
      ("אבג 12 דה.", .rightToLeft, ".הד 12 גבא"),
      ("Hello.", .rightToLeft, ".Hello"),
      // Brackets are mirrored in right-to-left text, with marks on them too.
      ("א(ב)ג", .leftToRight, "ג(ב)א"), ("«א»", .rightToLeft, "«א»"),
      ("א[\u{301}ב", .rightToLeft, "ב]\u{301}א"),
      // A mark stays on its letter.
      ("שָׁלוֹם", .rightToLeft, "םוֹלשָׁ"),
      // Inserted text is isolated: its neighbours don't see it.
      ("\u{2068}שלום\u{2069}, 3", .leftToRight, "םולש, 3"),
      ("קובץ \u{2068}a-1 (b)\u{2069} 5", .rightToLeft, "5 a-1 (b) ץבוק"),
      // Arabic numbers after Arabic letters (W2): the date is not turned round in Hebrew.
      ("ب 1-2", .rightToLeft, "2-1 ب"), ("ב 1-2", .rightToLeft, "1-2 ב"),
      // A mark without a letter stands on a circle, controls without width are gone.
      ("\u{301}a\u{200B}\u{200F}", .leftToRight, "\u{25CC}\u{301}a"),
    ] as [(String, TextDirection, String)]
  )
  func order(text: String, direction: TextDirection, expected: String) {
    #expect(visual(text, direction) == expected)
  }

  @Test("Each cluster knows its place in the text, its column and its width")
  func columns() {
    let order = VisualOrder("a日ב", direction: .rightToLeft)
    #expect(order.clusters.map(\.logical) == [2, 0, 1])
    #expect(order.clusters.map(\.column) == [0, 1, 2])
    #expect(order.clusters.map(\.width) == [1, 1, 2])
    #expect(order.width == 4)
  }

  @Test(
    "The cursor covers the cell of the letter behind it, and stands behind the line at its end",
    arguments: [
      ("abc", .leftToRight, [0, 1, 2, 3]), ("אבג", .rightToLeft, [2, 1, 0, -1]),
      ("ab אב", .leftToRight, [0, 1, 2, 4, 3, 5]), ("אב ab", .rightToLeft, [4, 3, 2, 0, 1, -1]),
      ("日a", .leftToRight, [0, 2, 3]), ("", .leftToRight, [0]), ("", .rightToLeft, [-1]),
    ] as [(String, TextDirection, [Int])]
  )
  func cursor(text: String, direction: TextDirection, columns: [Int]) {
    let order = VisualOrder(text, direction: direction)
    #expect(columns.indices.map { order.column(ofCursorBefore: $0) } == columns)
  }

  @Test("A frame as text: spans in their columns, in visual order, without trailing spaces")
  func frameText() {
    let frame = Frame(rows: [
      Frame.Row([
        SampleFrames.span("a", 1, at: 2), SampleFrames.span("מחק?", 4, at: 5, .rightToLeft),
      ]),
      Frame.Row(), Frame.Row([SampleFrames.span("日 ", 3, at: 0)]),
    ])
    #expect(frame.text == "  a  ?קחמ\n\n日")
  }
}
