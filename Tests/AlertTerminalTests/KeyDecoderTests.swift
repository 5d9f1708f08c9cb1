import Testing

@testable import AlertTerminal

/// Keys arrive whole, however the bytes are cut; what is no key is never taken for typing.
@Suite("Keys from bytes") struct KeyDecoderTests {
  private static func key(
    _ code: KeyEvent.Code,
    _ modifiers: KeyEvent.Modifiers = []
  ) -> TerminalEvent {
    .key(KeyEvent(code, modifiers))
  }

  /// From xterm's control sequences, the Linux console's and rxvt's manuals, and kitty's keyboard
  /// protocol.
  static let sequences: [(bytes: String, events: [TerminalEvent])] = [
    ("a", [key(.character("a"))]), ("é", [key(.character("é"))]), ("日", [key(.character("日"))]),
    ("👩", [key(.character("👩"))]), ("\r", [key(.return)]), ("\n", [key(.return)]),
    ("\t", [key(.tab)]), ("\u{7F}", [key(.backspace)]), ("\u{8}", [key(.backspace)]),
    ("\u{3}", [key(.character("c"), .control)]), ("\u{0}", [key(.character(" "), .control)]),
    ("\u{1B}[A", [key(.up)]), ("\u{1B}OA", [key(.up)]), ("\u{1B}[B", [key(.down)]),
    ("\u{1B}[C", [key(.right)]), ("\u{1B}[D", [key(.left)]), ("\u{1B}[H", [key(.home)]),
    ("\u{1B}OF", [key(.end)]), ("\u{1B}[1~", [key(.home)]), ("\u{1B}[4~", [key(.end)]),
    ("\u{1B}[2~", [key(.insert)]), ("\u{1B}[3~", [key(.delete)]), ("\u{1B}[5~", [key(.pageUp)]),
    ("\u{1B}[6~", [key(.pageDown)]), ("\u{1B}[7~", [key(.home)]), ("\u{1B}[8~", [key(.end)]),
    ("\u{1B}[Z", [key(.tab, .shift)]), ("\u{1B}[1;5C", [key(.right, .control)]),
    ("\u{1B}[1;2A", [key(.up, .shift)]), ("\u{1B}[1;3D", [key(.left, .alt)]),
    ("\u{1B}[3;5~", [key(.delete, .control)]), ("\u{1B}[7^", [key(.home, .control)]),
    ("\u{1B}[3$", [key(.delete, .shift)]), ("\u{1B}[[A", [key(.function(1))]),
    ("\u{1B}OP", [key(.function(1))]), ("\u{1B}[15~", [key(.function(5))]),
    ("\u{1B}[24~", [key(.function(12))]), ("\u{1B}OM", [key(.return)]),
    ("\u{1B}a", [key(.character("a"), .alt)]), ("\u{1B}é", [key(.character("é"), .alt)]),
    ("\u{1B}\u{7F}", [key(.backspace, .alt)]), ("\u{1B}[13u", [key(.return)]),
    ("\u{1B}[97;5u", [key(.character("a"), .control)]), ("\u{1B}[27u", [key(.escape)]),
    ("\u{1B}[97;1:3u", []), ("\u{1B}[27;5;97~", [key(.character("a"), .control)]),
    ("\u{1B}[200~one\rtwo\u{1B}[201~", [.paste("one\rtwo")]),
    ("\u{1B}[200~\u{1B}[A\u{1B}[201~x", [.paste("\u{1B}[A"), key(.character("x"))]),
    // Answers and reports of terminals, and what nobody knows.
    ("\u{1B}[?62;22c", []), ("\u{1B}[24;80R", []), ("\u{1B}[?2026;2$y", []), ("\u{1B}[I", []),
    ("\u{1B}]11;rgb:0000/0000/0000\u{7}", []), ("\u{1B}]11;rgb:0/0/0\u{1B}\\", []),
    ("\u{1B}P>|kitty\u{1B}\\", []), ("\u{1B}_Gi=1;OK\u{1B}\\", []), ("\u{1B}[<0;1;1M", []),
    ("\u{1B}[99;99;99x", []), ("\u{1B}[Mabc", []),
  ]

  private func decode(_ pieces: [[UInt8]]) -> [TerminalEvent] {
    var decoder = KeyDecoder()
    var events: [TerminalEvent] = []
    for piece in pieces {
      decoder.feed(piece)
      while let event = decoder.next() { events.append(event) }
    }
    decoder.flush()
    while let event = decoder.next() { events.append(event) }
    return events
  }

  @Test("Every sequence, cut at every byte", arguments: sequences.indices)
  func cut(index: Int) {
    let (text, events) = Self.sequences[index]
    let bytes = Array(text.utf8)
    #expect(decode([bytes]) == events, "\(text.debugDescription)")
    for cut in 1..<max(2, bytes.count) where cut < bytes.count {
      #expect(
        decode([Array(bytes[..<cut]), Array(bytes[cut...])]) == events,
        "\(text.debugDescription) cut at \(cut)"
      )
    }
    #expect(decode(bytes.map { [$0] }) == events, "\(text.debugDescription) byte by byte")
  }

  @Test("A lone ESC is the Esc key once nothing follows")
  func loneEscape() {
    var decoder = KeyDecoder()
    decoder.feed([0x1B])
    #expect(decoder.next() == nil)
    #expect(decoder.isWaiting)
    decoder.flush()
    #expect(decoder.next() == Self.key(.escape))
    #expect(!decoder.isWaiting)
  }

  @Test(
    "Bytes that are no UTF-8 become one U+FFFD for each longest part (Unicode 15, table 3-8)",
    arguments: [
      ([0x80], 1), ([0xC0, 0xAF], 2), ([0xE0, 0x80, 0xAF], 3), ([0xED, 0xA0, 0x80], 3),
      ([0xF4, 0x91, 0x92, 0x93], 4), ([0xE1, 0x80], 1), ([0xF0, 0x91, 0x92], 1), ([0xFF], 1),
    ] as [([UInt8], Int)]
  )
  func invalid(bytes: [UInt8], count: Int) {
    let events = decode([bytes + [0x41]])
    #expect(
      events == Array(repeating: Self.key(.character("\u{FFFD}")), count: count)
        + [Self.key(.character("A"))]
    )
  }

  @Test("A paste whose end never comes is still a paste, and holds nothing back for ever")
  func endlessPaste() {
    #expect(decode([Array("\u{1B}[200~rm -rf\r".utf8)]) == [.paste("rm -rf\r")])
  }

  @Test("An answer without an end does not swallow memory")
  func endlessAnswer() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}]".utf8))
    for _ in 0..<1000 { decoder.feed(Array(repeating: 0x61, count: 100)) }
    decoder.flush()
    while decoder.next() != nil {}
    #expect(!decoder.isWaiting)
  }
}
