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

  /// tmux takes a family for two columns and VTE for eight: only a write at another place makes
  /// tmux put VTE's cursor where its own is.
  @Test("In a multiplexer something else is written behind a letter that terminals disagree on")
  func multiplexed() {
    let family = "👨‍👩‍👧‍👦"
    let row = Frame.Row([
      SampleFrames.span("│", 1, at: 0), SampleFrames.span("a \(family) b", 6, at: 2),
      SampleFrames.span("│", 1, at: 20),
    ])
    var texts: [String] = []
    for isMultiplexed in [true, false] {
      let options = FrameWriter.Options(isMultiplexed: isMultiplexed)
      var screen = Screen(columns: 40, rows: 10, options: options, widths: .codePoints)
      screen.paint(Frame(rows: [row]))
      texts.append(screen.model.text)
      let written = String(decoding: screen.last, as: UTF8.self)
      // The blank cell behind the border is in column 2, the text goes on in column 7.
      let isBack = written.contains("\(family)\u{1B}[2G \u{1B}[7G\u{1B}[K b")
      #expect(isBack == isMultiplexed)
    }
    #expect(texts[0] == texts[1])
    // A row that begins with such a letter has no cell to go back to.
    var screen = Screen(columns: 40, rows: 10, options: FrameWriter.Options(isMultiplexed: true))
    screen.paint(Frame(rows: [Frame.Row([SampleFrames.span("\(family)x", 3, at: 0)])]))
    #expect(screen.model.text == "\(family)x")
  }
}
