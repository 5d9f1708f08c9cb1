import Testing

@testable import AlertTerminal

/// S13 on a terminal without bracketed paste: the Returns of a paste must not be taken for presses.
@Suite("Returns within text") struct TextAroundTests {
  /// The Returns of one read, and whether each is within text.
  private func returns(_ bytes: String) -> [Bool] {
    var decoder = KeyDecoder()
    var around = TextAround()
    around.begin()
    decoder.feed(Array(bytes.utf8))
    var marks: [Bool] = []
    while let event = decoder.next() {
      if case .key(let key) = around.mark(event, before: decoder.upcoming), key.code == .return {
        marks.append(key.isAmidText)
      }
    }
    return marks
  }

  @Test(
    "Text before or behind in the same read",
    arguments: [
      ("yes\rrm -rf\r", [true, true]), ("\ry", [true]), ("y\r", [true]), ("\t\r", [true]),
      ("\r\r", [true, true]), ("日\r", [true]), ("\u{1B}[200~a\u{1B}[201~\r", [true]),
    ]
  )
  func within(bytes: String, marks: [Bool]) {
    #expect(returns(bytes) == marks)
  }

  @Test(
    "Alone, or with keys that no paste holds",
    arguments: [
      ("\r", [false]), ("\n", [false]), ("\u{1B}[D\r", [false]), ("\u{1B}\r", [false]),
      ("\u{1B}[B\u{1B}[B\r", [false]), ("\u{1}\r", [false]), ("\r\u{1B}[A", [false]),
      ("\u{1B}x\r", [false]), ("a\u{1B}\rc", [false]),
    ]
  )
  func alone(bytes: String, marks: [Bool]) {
    #expect(returns(bytes) == marks)
  }

  @Test("A new read begins anew")
  func newRead() {
    var around = TextAround()
    let press = TerminalEvent.key(KeyEvent(.return))
    _ = around.mark(.key(KeyEvent(.character("y"))), before: nil)
    around.begin()
    #expect(around.mark(press, before: nil) == press)
  }

  @Test("Return in newline mode (ECMA-48, LNM) sends CR and LF, and is one key")
  func newlineMode() {
    #expect(returns("\r\n") == [false])
    #expect(returns("\n\r").count == 2)
  }

  @Test("kitty tells a repeated key: a repeated Return is none, other keys move on")
  func kittyRepeats() {
    #expect(returns("\u{1B}[13;1:2u").isEmpty)
    #expect(returns("\u{1B}[13;1:1u") == [false])
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[1;1:2D".utf8))
    #expect(decoder.next() == .key(KeyEvent(.left)))
  }
}
