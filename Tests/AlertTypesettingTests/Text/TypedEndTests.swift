import AlertMessageTesting
import JourneySupport
import Testing

@testable import AlertTypesetting

/// Typed text taken back where nothing is painted again. Without these half a letter stays on the
/// screen, or a letter goes that is still part of the answer.
@Suite("The end of typed text") struct TypedEndTests {
  private static let letters = [
    "a", "Z", "é", "e\u{301}", "日", "ｆ", "한", "ш", "س", "ب", "ก\u{E49}", " ", "👩‍👧", "🎉", "1️⃣", "कि",
    "🇯🇵",
  ]

  private func screen(_ text: String, columns: Int) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: 60)
    screen.feed(text)
    return screen
  }

  @Test("What is taken back leaves the screen as if it had never been typed", arguments: 0..<20)
  func screens(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var taken = 0
    for _ in 0..<300 {
      let columns = Int.random(in: 1...24, using: &random)
      let end = TypedEnd(columns: columns, ambiguousWidth: 1)
      let letters = (0..<Int.random(in: 1...30, using: &random)).compactMap { _ in
        Self.letters.randomElement(using: &random)
      }
      let before = letters.joined()
      let after = letters.dropLast(Int.random(in: 1...letters.count, using: &random)).joined()
      guard let erasure = end.erasure(from: before, to: after) else { continue }
      taken += 1
      let erased = screen(before + erasure + "x", columns: columns)
      let fresh = screen(after + "x", columns: columns)
      #expect(erased.text == fresh.text, "\(before.debugDescription) in \(columns) columns")
      #expect(erased.cursor == fresh.cursor)
    }
    #expect(taken > 10)
  }

  @Test("Where terminals disagree, or no backspace reaches, the line must come anew")
  func anew() {
    let end = TypedEnd(columns: 10, ambiguousWidth: 1)
    for (before, after) in [
      ("a👩‍👧", "a"), ("a1️⃣", "a"), ("a🎉", "a"), ("0123456789", "012345678"),
      ("01234567日", "01234567"), ("0123456789ab", "012345678"), ("ab", "b"), (" \u{301}", " "),
    ] {
      #expect(end.erasure(from: before, to: after) == nil, "\(before)")
    }
    #expect(end.erasure(from: "ab", to: "a") == "\u{8} \u{8}")
    #expect(end.erasure(from: "a日", to: "a") == "\u{8}\u{8}  \u{8}\u{8}")
    #expect(end.erasure(from: "0123456789ab", to: "0123456789") == "\u{8}\u{8}  \u{8}\u{8}")
  }
}
