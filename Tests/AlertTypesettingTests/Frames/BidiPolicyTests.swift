import AlertMessageTesting
import Testing

@testable import AlertTypesetting

/// If these fail, a Hebrew or Arabic alert reads backwards in some terminal.
@Suite("Right-to-left text reaches each terminal in the form that it shows right")
struct BidiPolicyTests {
  private static let hebrew = "מחק a.txt?"

  private func bytes(
    _ text: String,
    _ policy: BidiPolicy,
    _ direction: TextDirection = .rightToLeft
  )
    -> String
  {
    var writer = FrameWriter(options: FrameWriter.Options(bidi: policy), columns: 40)
    _ = writer.paint(Frame(rows: [Frame.Row()], cursor: Frame.Position(row: 0, column: 0)))
    let width = Typesetter(language: "he").width(of: text)
    let frame = Frame(
      rows: [Frame.Row([SampleFrames.span(text, width, at: 0, direction)])],
      cursor: Frame.Position(row: 0, column: 0)
    )
    return String(decoding: writer.paint(frame), as: UTF8.self)
  }

  @Test("Visual order in an override and explicit mode, by default")
  func visual() {
    #expect(bytes(Self.hebrew, .visual) == "\u{1B}[8l?\u{202D}a.txt קחמ\u{202C}\u{1B}[8h\r")
  }

  /// VTE and tmux keep an override with the cell before it: where nothing was written there it is
  /// lost, and the text reversed twice.
  @Test("An override stands behind a cell that was written", arguments: [0, 1, 5])
  func overrideBehindCell(column: Int) {
    for text in ["מחק a.txt?", "?מחק a.txt", "a מחק"] {
      let width = Typesetter(language: "he").width(of: text)
      let spans = [
        SampleFrames.span("│", 1, at: 0, .leftToRight),
        SampleFrames.span(text, width, at: column, .rightToLeft),
      ]
      var writer = FrameWriter(options: FrameWriter.Options(), columns: 40)
      let row = Frame.Row(column == 0 ? [spans[1]] : spans)
      let written = String(decoding: writer.paint(Frame(rows: [row])), as: UTF8.self)
      let before = written.prefix { $0 != "\u{202D}" }
      #expect(before.count < written.count)
      let bidiMode = "\u{1B}[8l"
      if column > 0 {
        #expect(before.hasSuffix(column == 1 ? "│\u{1B}[2G" : " "), "\(written)")
      } else if text.last == "?" {
        #expect(before.hasSuffix(bidiMode + "?"), "\(written)")
      }
    }
  }

  @Test("Logical order in an isolate of the paragraph's direction")
  func isolate() {
    #expect(bytes(Self.hebrew, .isolate).contains("\u{2067}מחק a.txt?\u{2069}"))
    #expect(bytes(Self.hebrew, .isolate, .leftToRight).contains("\u{2066}מחק a.txt?\u{2069}"))
  }

  @Test("Words in visual order, their letters in logical order")
  func words() {
    #expect(bytes("מחק את a.txt", .words) == "a.txt את מחק\r")
  }

  @Test("Logical order, nothing else")
  func logical() {
    #expect(bytes(Self.hebrew, .logical).hasPrefix("מחק a.txt?\u{1B}[11G"))
  }

  @Test("Text without right-to-left letters is written as it is seen, without controls")
  func neutral() {
    #expect(bytes("Hello.", .visual) == ".Hello\r")
    #expect(bytes("Hello.", .isolate) == ".Hello\r")
    #expect(bytes("\u{2068}a\u{2069}\u{200E}b", .visual, .leftToRight) == "ab\r")
  }

  @Test("Arabic letters join, each in its own cell")
  func shaping() {
    // By the names in UnicodeData.txt. سلام: SEEN INITIAL FEB3, LAM MEDIAL FEE0, ALEF FINAL FE8E,
    // MEEM ISOLATED FEE1.
    #expect(bytes("سلام", .visual).contains("\u{202D}\u{FEE1}\u{FE8E}\u{FEE0}\u{FEB3}\u{202C}"))
    // Marks are no letters: بِسْمِ is BEH INITIAL FE91, SEEN MEDIAL FEB4, MEEM FINAL FEE2.
    #expect(
      bytes("بِسْمِ", .visual)
        .contains("\u{202D}\u{FEE2}\u{650}\u{FEB4}\u{652}\u{FE91}\u{650}\u{202C}")
    )
    // Persian پ and گ have forms in the other block: PEH INITIAL FB58, GAF FINAL FB93.
    #expect(bytes("پگ", .visual).contains("\u{FB93}\u{FB58}"))
    // A ZWJ joins to what is not there, and is gone: BEH MEDIAL FE92.
    #expect(bytes("\u{200D}ب\u{200D}", .visual).contains("\u{202D}\u{FE92}\u{202C}"))
    // A ZWNJ parts: both isolated, BEH FE8F and ALEF FE8D.
    #expect(bytes("ب\u{200C}ا", .visual).contains("\u{202D}\u{FE8D}\u{FE8F}\u{200C}\u{202C}"))
  }

  @Test("The styles of a line go with its letters")
  func styles() {
    var screen = Screen(columns: 40, rows: 3)
    let text = StyledText([
      StyledText.Run("מ", Style(.underline)), StyledText.Run("חק ab", Style(.reverse)),
    ])
    screen.paint(
      Frame(rows: [
        Frame.Row([Frame.Span(column: 2, width: 6, text: text, direction: .rightToLeft)])
      ])
    )
    #expect(screen.model.text == "  ab קחמ")
    #expect(screen.model[0, 7]?.style == Style(.underline))
    #expect(screen.model[0, 2]?.style == Style(.reverse))
  }

  @Test(
    "The policy follows from the environment; ALERTMESSAGE_BIDI overrides",
    arguments: [
      ([:], .visual), (["KONSOLE_VERSION": "221202"], .isolate), (["KITTY_WINDOW_ID": "1"], .words),
      (["TERM": "xterm-kitty"], .words), (["TERM": "xterm-256color"], .visual),
      (["KITTY_WINDOW_ID": "1", "ALERTMESSAGE_BIDI": "logical"], .logical),
      (["ALERTMESSAGE_BIDI": "nonsense"], .visual),
    ] as [([String: String], BidiPolicy)]
  )
  func choice(environment: [String: String], policy: BidiPolicy) {
    #expect(BidiPolicy.chosen { environment[$0] } == policy)
  }
}
