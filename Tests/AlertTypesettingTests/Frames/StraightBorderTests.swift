import AlertMessageTesting
import Testing

@testable import AlertTypesetting

/// D5: if these fail, the right border of a box jumps in and out with each emoji or accent.
@Suite("Borders are straight whatever the terminal thinks of a letter") struct StraightBorderTests {
  private static let texts = [
    "确认", "你\u{302}好\u{304}", "💅🏻 💇🏻‍♀️ 🎙️", "👨‍👩‍👧‍👦 family", "🇩🇪🇫🇷 flags", "1️⃣ 2️⃣ 3️⃣", "❤️ ✔︎ ☎︎",
    "किताबें पढ़ना", "தமிழ் மொழி", "각 \u{1100}\u{1161}\u{11A8}", "שָׁלוֹם 👨‍👩‍👧‍👦", "\u{E000}\u{F8FF}", "é“…”×",
    "\u{301}mark first", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴",
  ]

  @Test(arguments: texts, ScreenModel.Widths.allCases)
  func borders(text: String, widths: ScreenModel.Widths) {
    for policy in BidiPolicy.allCases {
      // The second box ends with the screen: nothing may wrap there.
      for (inside, columns) in [(30, 60), (12, 14)] {
        var screen = Screen(
          columns: columns,
          rows: 20,
          options: FrameWriter.Options(bidi: policy),
          widths: widths
        )
        let frame = SampleFrames.box([text, "second"], inside: inside)
        screen.paint(SampleFrames.box(["first 🎙️", text], inside: inside))
        screen.paint(frame)
        for row in 1..<(frame.rows.count - 1) {
          let border = screen.model[row, inside + 1]
          #expect(border?.text == "│", "row \(row), \(policy)\n\(screen.model.text)")
          #expect(screen.model[row, 0]?.text == "│", "row \(row), \(policy)\n\(screen.model.text)")
        }
        #expect(screen.model.text.split(separator: "\n").count == frame.rows.count)
        #expect(screen.model.modes.contains(7))
      }
    }
  }
}
