import AlertMessageTesting
import Testing

@testable import AlertTypesetting

/// If these fail, a person sees a torn box, leftovers of the frame before, or a cursor in the wrong
/// place.
@Suite("A frame on the screen") struct FrameWriterTests {
  private static let message = "The file could not be saved, because the disk is full."

  @Test("The first frame looks as it reads, and the cursor is where the frame says")
  func firstFrame() {
    var screen = Screen(columns: 40, rows: 12)
    let frame = SampleFrames.box([Self.message], inside: 30)
    screen.paint(frame)
    #expect(screen.model.text == frame.text)
    #expect(screen.model.cursor == frame.cursor)
    #expect(screen.model.isCursorVisible)
    #expect(screen.model.style == .plain)
    #expect(screen.model.unknown.isEmpty)
  }

  @Test(
    "What would stand left of the screen is left out, in every script",
    arguments: ["abcdef", "日本語", "שלום.", "e\u{301}abc"],
    BidiPolicy.allCases
  )
  func leftOfTheScreen(text: String, bidi: BidiPolicy) {
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      var writer = FrameWriter(options: FrameWriter.Options(bidi: bidi), columns: 10)
      var model = ScreenModel(columns: 10, rows: 3)
      let span = Frame.Span(column: -2, width: 6, text: StyledText(text), direction: direction)
      model.feed(writer.paint(Frame(rows: [Frame.Row([span])])))
      #expect(model.unknown.isEmpty)
      if text == "abcdef" { #expect(model.text == "cdef") }
      if text == "日本語" { #expect(model.text == "本語") }
    }
  }

  @Test(
    "A frame at the top of the screen leaves nothing to scroll back to, a secret least of all",
    arguments: [1, 2, 12, 40]
  )
  func scrollback(columns: Int) {
    let frame = SampleFrames.box(["geheim"], inside: 10)
    let changes: [(inout FrameWriter) -> [UInt8]] = [
      {
        $0.invalidate(); return $0.paint(frame)
      },
      {
        $0.resize(columns: columns); return $0.paint(frame)
      },
      { $0.paint(Frame(rows: [frame.rows[0]])) }, { $0.paint(Frame(rows: [])) },
      { $0.finish(leaving: []) }, { $0.finish(leaving: [frame.rows[0]]) },
      {
        $0.forget(); return $0.paint(frame)
      },
    ]
    for (index, change) in changes.enumerated() {
      var writer = FrameWriter(options: FrameWriter.Options(), columns: columns)
      var model = ScreenModel(columns: columns, rows: 20)
      model.feed(writer.paint(frame))
      let isWhole = model.scrollback.isEmpty
      model.feed(change(&writer))
      #expect(!isWhole || model.scrollback.isEmpty, "\(index): \(model.scrollback)")
      #expect(model.unknown.isEmpty)
    }
  }

  @Test("A line that was begun stays, whatever its length", arguments: [0, 1, 2, 39, 40])
  func begunLine(length: Int) {
    let begun = String(repeating: "x", count: length)
    var screen = Screen(columns: 40, rows: 12)
    screen.model.feed(begun)
    let frame = SampleFrames.box(["Text"], inside: 10)
    screen.paint(frame)
    #expect(screen.model.text == (begun.isEmpty ? "" : begun + "\n") + frame.text)
  }

  @Test("Near the bottom the screen scrolls, and rows that fill it do not scroll it further")
  func scrolling() {
    var screen = Screen(columns: 12, rows: 6)
    screen.model.feed("1\r\n2\r\n3\r\n4\r\n5\r\n")
    let frame = SampleFrames.box(["Text"], inside: 10)
    screen.paint(frame)
    #expect(screen.model.text == "4\n5\n" + frame.text)
    #expect(screen.model.scrollback == ["1", "2", "3"])
    screen.paint(SampleFrames.box(["Texts"], inside: 10))
    #expect(screen.model.scrollback == ["1", "2", "3"])
  }

  @Test("A frame that did not change writes nothing")
  func unchanged() {
    var screen = Screen(columns: 40, rows: 12)
    screen.paint(SampleFrames.box([Self.message], inside: 30))
    screen.paint(SampleFrames.box([Self.message], inside: 30))
    #expect(screen.last.isEmpty)
  }

  @Test("A move of the focus takes at most 60 bytes")
  func bytesOfAFocusMove() {
    var screen = Screen(columns: 80, rows: 24)
    let buttons = ["Don’t Save", "Cancel", "Save"]
    screen.paint(SampleFrames.box([Self.message], inside: 50, focus: 1, buttons: buttons))
    let frame = SampleFrames.box([Self.message], inside: 50, focus: 2, buttons: buttons)
    screen.paint(frame)
    #expect(screen.last.count <= 60, "\(screen.last.count) bytes")
    #expect(screen.model.cursor == frame.cursor)
  }

  @Test("A letter that is typed takes at most 25 bytes", arguments: ["a", "é", "ж", "日", "ש"])
  func bytesOfALetter(letter: String) {
    func frame(_ text: String) -> Frame {
      let width = Typesetter(language: "en").width(of: text)
      return Frame(
        rows: [
          Frame.Row([
            SampleFrames.span("│", 1, at: 0), SampleFrames.span(text, width, at: 1),
            SampleFrames.span("│", 1, at: 30),
          ])
        ],
        cursor: Frame.Position(row: 0, column: 1 + width)
      )
    }
    var screen = Screen(columns: 40, rows: 5)
    screen.paint(frame("abc"))
    screen.paint(frame("abc" + letter))
    #expect(screen.model.text == frame("abc" + letter).text)
    #expect(screen.model.cursor == frame("abc" + letter).cursor)
    // A right-to-left letter is written with all of its field.
    #expect(screen.last.count <= (letter == "ש" ? 60 : 25), "\(screen.last.count) bytes")
    if letter == "a" { #expect(screen.last == Array("a".utf8)) }
  }

  @Test("The cursor is hidden while no cell is its own, and comes back")
  func cursorVisibility() {
    var screen = Screen(columns: 40, rows: 12)
    screen.paint(SampleFrames.box(["Text"], inside: 20, cursor: false))
    #expect(!screen.model.isCursorVisible)
    screen.paint(SampleFrames.box(["Text"], inside: 20))
    #expect(screen.model.isCursorVisible)
    screen.paint(SampleFrames.box(["Text"], inside: 20, cursor: false))
    screen.finish([])
    #expect(screen.model.isCursorVisible)
  }

  @Test("Styles are written as the options allow", arguments: [true, false], [true, false])
  func styles(color: Bool, attributes: Bool) {
    var screen = Screen(
      columns: 40,
      rows: 5,
      options: FrameWriter.Options(color: color, attributes: attributes)
    )
    let text = StyledText([
      StyledText.Run("ab", Style([.bold, .underline], color: .red)),
      StyledText.Run("c", Style(.bold)),
      StyledText.Run("d", Style([], color: .green)),
      StyledText.Run("e", .plain),
    ])
    screen.paint(
      Frame(rows: [
        Frame.Row([Frame.Span(column: 0, width: 5, text: text, direction: .leftToRight)])
      ])
    )
    let styles = (0..<5).map { screen.model[0, $0]?.style }
    #expect(
      styles
        == text.runs.flatMap { run in
          run.text.map { _ in
            Style(attributes ? run.style.attributes : [], color: color ? run.style.color : nil)
          }
        }
    )
    #expect(screen.model.style == .plain)
  }

  @Test("Afterwards the rows that stay are there, and the cursor is below them")
  func finish() {
    var screen = Screen(columns: 40, rows: 12)
    screen.model.feed("$ command\r\n")
    screen.paint(SampleFrames.box([Self.message], inside: 30))
    screen.finish([Frame.Row([SampleFrames.span("Saved: OK", 9, at: 0)])])
    #expect(screen.model.text == "$ command\nSaved: OK")
    #expect(screen.model.cursor == Frame.Position(row: 2, column: 0))
    screen.paint(SampleFrames.box(["Text"], inside: 10))
    #expect(
      screen.model.text == "$ command\nSaved: OK\n" + SampleFrames.box(["Text"], inside: 10).text
    )
    screen.finish([])
    #expect(screen.model.text == "$ command\nSaved: OK")
    #expect(screen.model.cursor == Frame.Position(row: 2, column: 0))
  }

  @Test("After a stop the frame begins anew below what was printed in between")
  func forget() {
    var screen = Screen(columns: 40, rows: 20)
    let frame = SampleFrames.box(["Text"], inside: 10)
    screen.paint(frame)
    screen.model.feed("\r\n\n\n[1]+  Stopped\r\n$ fg\r\n")
    screen.writer.forget()
    screen.paint(frame)
    #expect(screen.model.text.hasSuffix("$ fg\n" + frame.text))
  }

  @Test("Invalidated, all is painted again in its place")
  func invalidate() {
    var screen = Screen(columns: 40, rows: 20)
    let frame = SampleFrames.box(["Text"], inside: 10)
    screen.model.feed("$ command\r\n")
    screen.paint(frame)
    screen.model.feed("noise")
    screen.writer.invalidate()
    screen.paint(frame)
    #expect(screen.model.text == "$ command\n" + frame.text)
  }

  @Test("What would not fit the screen is left out: no row wraps")
  func clipping() {
    var screen = Screen(columns: 10, rows: 12)
    screen.model.feed("$\r\n")
    let frame = SampleFrames.box(["日本語日本語日本語日本語", "שלום עולם שלום", "abc"], inside: 20)
    screen.paint(frame)
    #expect(screen.model.text.split(separator: "\n").count == frame.rows.count + 1)
    #expect(screen.model.scrollback.isEmpty)
    screen.finish([])
    #expect(screen.model.text == "$")
  }

  @Test("Controls in a frame never reach the terminal")
  func controls() {
    var screen = Screen(columns: 40, rows: 5)
    screen.paint(
      Frame(rows: [
        Frame.Row([SampleFrames.span("a\u{1B}[2J\u{7}\n\u{9B}2Jb", 20, at: 0)])
      ])
    )
    #expect(screen.model.text == "a␛[2J␇␊⟨U+009B⟩2Jb")
    #expect(screen.model.unknown.isEmpty)
  }
}
