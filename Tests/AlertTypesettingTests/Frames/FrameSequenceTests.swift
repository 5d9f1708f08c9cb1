import AlertMessageTesting
import JourneySupport
import Testing

@testable import AlertTypesetting

/// If these fail, something of an old frame or an old width stays on the screen.
@Suite("After any frames and sizes the screen equals a fresh paint") struct FrameSequenceTests {
  private static let texts = [
    "The file could not be saved, because the disk is full.",
    "Möchten Sie die Änderungen speichern?", "削除しますか？この操作は取り消せません。",
    "האם למחוק את הקובץ report.txt?", "هل تريد حذف الملف report.txt؟", "ลบไฟล์ที่เลือกหรือไม่",
    "💅🏻 💇🏻‍♀️ 🎙️ and 👨‍👩‍👧‍👦", "क्या आप फ़ाइलें हटाना चाहते हैं?", "", "OK", "a", "日", "❤️ x",
  ]

  private func randomFrame(
    _ generator: inout SeededGenerator,
    columns: Int
  ) -> Frame {
    let lines = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      Self.texts.randomElement(using: &generator) ?? ""
    }
    let inside = max(2, min(columns - 2, Int.random(in: 8...60, using: &generator)))
    return SampleFrames.box(
      lines,
      inside: inside,
      direction: Bool.random(using: &generator) ? .leftToRight : .rightToLeft,
      focus: Int.random(in: 0...1, using: &generator),
      cursor: Bool.random(using: &generator)
    )
  }

  private func fresh(_ frame: Frame, _ screen: Screen) -> ScreenModel {
    var other = Screen(
      columns: screen.model.columns,
      rows: screen.model.rows,
      options: screen.options,
      widths: screen.model.widths
    )
    other.model.feed("$\r\n")
    other.paint(frame)
    return other.model
  }

  @Test("Frames", arguments: BidiPolicy.allCases, ScreenModel.Widths.allCases)
  func frames(bidi: BidiPolicy, widths: ScreenModel.Widths) {
    var generator = SeededGenerator(seed: 7)
    var screen = Screen(
      columns: 64,
      rows: 30,
      options: FrameWriter.Options(bidi: bidi),
      widths: widths
    )
    screen.model.feed("$\r\n")
    for step in 0..<100 {
      let frame = randomFrame(&generator, columns: 64)
      screen.paint(frame)
      expectSame(screen, frame, "step \(step)")
    }
    #expect(screen.model.scrollback.isEmpty)
  }

  @Test("Sizes", arguments: [true, false])
  func sizes(reflows: Bool) {
    var generator = SeededGenerator(seed: 26)
    var screen = Screen(
      columns: 50,
      rows: 200,
      options: FrameWriter.Options(reflows: reflows)
    )
    screen.model.feed("$\r\n")
    for step in 0..<100 {
      // A window that is pulled gives several sizes before the program paints.
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        screen.resize(columns: Int.random(in: 10...70, using: &generator))
      }
      let frame = randomFrame(&generator, columns: screen.model.columns)
      screen.paint(frame)
      expectSame(screen, frame, "step \(step), \(screen.model.columns) columns")
    }
    #expect(screen.model.scrollback.isEmpty)
  }

  @Test("From 50 columns to 26 and back, painted at each size or not", arguments: [true, false])
  func thereAndBack(paints: Bool) {
    var screen = Screen(columns: 50, rows: 30)
    screen.model.feed("$\r\n")
    screen.paint(SampleFrames.box([Self.texts[0]], inside: 48))
    screen.resize(columns: 26)
    if paints { screen.paint(SampleFrames.box([Self.texts[0]], inside: 24)) }
    screen.resize(columns: 50)
    let frame = SampleFrames.box([Self.texts[0]], inside: 48)
    screen.paint(frame)
    expectSame(screen, frame, "")
  }

  private func expectSame(_ screen: Screen, _ frame: Frame, _ step: String) {
    let model = fresh(frame, screen)
    #expect(screen.model.text == model.text, "\(step)")
    #expect(screen.model.cursor == model.cursor || frame.cursor == nil, "\(step)")
    #expect(screen.model.isCursorVisible == (frame.cursor != nil), "\(step)")
    #expect(screen.model.style == .plain && screen.model.isBidiImplicit, "\(step)")
    #expect(
      screen.model.modes.isSubset(of: ScreenModel.initialModes) && screen.model.modes.contains(7)
        && screen.model.unknown.isEmpty,
      "\(step)"
    )
    for row in 0..<model.rows {
      for column in 0..<model.columns {
        // A cell that was never written and a blank one look the same.
        let cell = screen.model[row, column].flatMap {
          $0.text == " " && $0.style == .plain ? nil : $0
        }
        let expected = model[row, column].flatMap {
          $0.text == " " && $0.style == .plain ? nil : $0
        }
        if cell != expected {
          Issue.record("\(step): row \(row), column \(column)")
          return
        }
      }
    }
  }
}
