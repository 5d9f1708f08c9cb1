import JourneySupport
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

  private static func shift(_ code: KeyEvent.Code) -> TerminalEvent { key(code, .shift) }
  private static func alt(_ code: KeyEvent.Code) -> TerminalEvent { key(code, .alt) }
  private static func control(_ code: KeyEvent.Code) -> TerminalEvent { key(code, .control) }
  private static func typed(_ text: String) -> [TerminalEvent] {
    text.unicodeScalars.map { key(.character($0)) }
  }

  typealias Sequences = [(bytes: String, events: [TerminalEvent])]

  static let characters: Sequences = [
    ("a", typed("a")), ("é", typed("é")), ("日", typed("日")), ("👩", typed("👩")),
    ("e\u{301}", typed("e\u{301}")), ("\r", [key(.return)]), ("\n", [key(.return)]),
    ("\t", [key(.tab)]), ("\u{7F}", [key(.backspace)]), ("\u{8}", [key(.backspace)]),
    ("\u{3}", [control(.character("c"))]), ("\u{0}", [control(.character(" "))]),
    ("\u{1C}", [control(.character("\\"))]), ("\u{1F}", [control(.character("_"))]),
    ("\u{1B}a", [alt(.character("a"))]), ("\u{1B}é", [alt(.character("é"))]),
    ("\u{1B}\u{7F}", [alt(.backspace)]), ("\u{1B}\r", [alt(.return)]), ("\u{1B}\n", [alt(.return)]),
    ("\u{1B}\t", [alt(.tab)]), ("\u{1B} ", [alt(.character(" "))]),
    ("\u{1B}\u{15}", [key(.character("u"), [.alt, .control])]),
    ("\u{1B}日", [alt(.character("日"))]), ("\u{1B}\u{1B}\r", [key(.escape), alt(.return)]),
    // What no terminal sends: whether it was Alt or Esc, it neither accepts nor cancels.
    ("\u{1B}[\r", []), ("\u{1B}[1;\n", []),
    ("\u{1B}[", [alt(.character("["))]), ("\u{1B}O", [alt(.character("O"))]),
    ("\u{1B}]", [alt(.character("]"))]), ("\u{1B}P", [alt(.character("P"))]),
    ("\u{1B}", [key(.escape)]), ("\u{1B}\u{1B}", [key(.escape), key(.escape)]),
    ("\u{1B}\u{1B}a", [key(.escape), alt(.character("a"))]),
    ("\u{1B}\u{1B}[", [key(.escape), alt(.character("["))]),
    // C1 controls, U+009B (CSI) among them, are no way to begin a sequence.
    ("\u{9B}A", typed("A")),
  ]

  /// xterm's "Control Sequences", `console_codes(4)`, `rxvt(7)` and kitty's keyboard protocol.
  static let keys: Sequences = [
    ("\u{1B}[A", [key(.up)]), ("\u{1B}OA", [key(.up)]), ("\u{1B}[B", [key(.down)]),
    ("\u{1B}OB", [key(.down)]), ("\u{1B}[C", [key(.right)]), ("\u{1B}[D", [key(.left)]),
    ("\u{1B}[H", [key(.home)]), ("\u{1B}OF", [key(.end)]), ("\u{1B}[1~", [key(.home)]),
    ("\u{1B}[4~", [key(.end)]), ("\u{1B}[2~", [key(.insert)]), ("\u{1B}[3~", [key(.delete)]),
    ("\u{1B}[5~", [key(.pageUp)]), ("\u{1B}[6~", [key(.pageDown)]), ("\u{1B}[7~", [key(.home)]),
    ("\u{1B}[8~", [key(.end)]), ("\u{1B}[Z", [shift(.tab)]),
    ("\u{1B}[1;2A", [shift(.up)]), ("\u{1B}[1;3D", [alt(.left)]),
    ("\u{1B}[1;5C", [control(.right)]), ("\u{1B}[1;8H", [key(.home, [.shift, .alt, .control])]),
    ("\u{1B}[1;9A", [alt(.up)]), ("\u{1B}[3;5~", [control(.delete)]), ("\u{1B}[1;2R", []),
    ("\u{1B}[R", [key(.function(3))]), ("\u{1B}O5A", [control(.up)]),
    ("\u{1B}O1;5A", [control(.up)]), ("\u{1B}OP", [key(.function(1))]),
    ("\u{1B}OS", [key(.function(4))]), ("\u{1B}[1;5P", [control(.function(1))]),
    ("\u{1B}[11~", [key(.function(1))]), ("\u{1B}[15~", [key(.function(5))]),
    ("\u{1B}[17~", [key(.function(6))]), ("\u{1B}[21~", [key(.function(10))]),
    ("\u{1B}[23~", [key(.function(11))]), ("\u{1B}[24;2~", [shift(.function(12))]),
    ("\u{1B}[34~", [key(.function(20))]), ("\u{1B}[22~", []), ("\u{1B}[27~", []),
    ("\u{1B}[[A", [key(.function(1))]), ("\u{1B}[[E", [key(.function(5))]), ("\u{1B}[[F", []),
    // rxvt: Control and Shift in the last byte, Alt as one more ESC.
    ("\u{1B}[7^", [control(.home)]), ("\u{1B}[3$", [shift(.delete)]),
    ("\u{1B}[3$A", [shift(.delete)] + typed("A")),
    ("\u{1B}[6@", [key(.pageDown, [.control, .shift])]), ("\u{1B}[a", [shift(.up)]),
    ("\u{1B}Od", [control(.left)]), ("\u{1B}\u{1B}[A", [alt(.up)]),
    ("\u{1B}\u{1B}OC", [alt(.right)]), ("\u{1B}\u{1B}[5~", [alt(.pageUp)]),
    // The keypad in application mode.
    ("\u{1B}OM", [key(.return)]), ("\u{1B}Oq", typed("1")), ("\u{1B}Oj", typed("*")),
    ("\u{1B}On", typed(".")),
    // kitty, and xterm's modifyOtherKeys.
    ("\u{1B}[13u", [key(.return)]), ("\u{1B}[27u", [key(.escape)]),
    ("\u{1B}[127;3u", [alt(.backspace)]), ("\u{1B}[97;5u", [control(.character("a"))]),
    ("\u{1B}[97;6u", [key(.character("a"), [.control, .shift])]), ("\u{1B}[97;2u", typed("A")),
    ("\u{1B}[49:33;2u", typed("!")), ("\u{1B}[97;1:2u", typed("a")),
    ("\u{1B}[97;65;97u", typed("a")), ("\u{1B}[101;;101:769u", typed("e\u{301}")),
    ("\u{1B}[97;1:3u", []), ("\u{1B}[1;1:3A", []), ("\u{1B}[3;1:3~", []),
    ("\u{1B}[97;9u", []), ("\u{1B}[57441u", []), ("\u{1B}[57400u", typed("1")),
    ("\u{1B}[57414u", [key(.return)]), ("\u{1B}[57419;5u", [control(.up)]),
    ("\u{1B}[57376u", [key(.function(13))]), ("\u{1B}[99999999999u", []),
    ("\u{1B}[27;5;97~", [control(.character("a"))]), ("\u{1B}[27;2;65~", typed("A")),
  ]

  static let pastes: Sequences = [
    ("\u{1B}[200~one\rtwo\u{1B}[201~", [.paste("one\rtwo")]),
    ("\u{1B}[200~\u{1B}[A\u{1B}[201~x", [.paste("\u{1B}[A")] + typed("x")),
    ("\u{1B}[200~\u{1B}\u{1B}[201\u{1B}[201~", [.paste("\u{1B}\u{1B}[201")]),
    ("\u{1B}[200~日本👩\u{1B}[201~", [.paste("日本👩")]), ("\u{1B}[200~\u{1B}[201~", []),
    (
      "\u{1B}[200~a\u{1B}[201~b\u{1B}[200~c\u{1B}[201~",
      [.paste("a")] + typed("b") + [.paste("c")]
    ),
    // Esc, then a paste: not a paste with Alt.
    ("\u{1B}\u{1B}[200~a\u{1B}[201~", [key(.escape), .paste("a")]),
    ("\u{1B}[201~x", typed("x")),
  ]

  /// Answers and reports of terminals, and what nobody knows. The `x` behind is typed.
  static let answers: Sequences =
    [
      "\u{1B}[?62;22c", "\u{1B}[>1;4000;13c", "\u{1B}P!|00000000\u{1B}\\", "\u{1B}[24;80R",
      "\u{1B}[?24;80;1R", "\u{1B}[0n", "\u{1B}[?2026;2$y", "\u{1B}[4;2$y", "\u{1B}[?1u",
      "\u{1B}[8;24;80t", "\u{1B}[I", "\u{1B}[O", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
      "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}]52;c;8J+YgA==\u{7}", "\u{1B}P>|kitty(0.26)\u{1B}\\",
      "\u{1B}P1+r524742=38\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^x\u{1B}\\",
      "\u{1B}[<0;1;1M", "\u{1B}[<0;1;1m", "\u{1B}[32;10;20M", "\u{1B}[M !!", "\u{1B}[?997;1n",
      "\u{1B}[99;99;99x", "\u{1B}[3 q", "\u{1B}[1!A", "\u{1B}]0;a\u{18}", "\u{1B}[12\u{1B}[0n",
      "\u{1B}Oz",
    ].map { ($0 + "x", typed("x")) } as Sequences

  static let sequences = characters + keys + pastes + answers

  private func decode(_ pieces: [[UInt8]]) -> [TerminalEvent] {
    var decoder = KeyDecoder()
    var events: [TerminalEvent] = []
    for piece in pieces {
      decoder.feed(piece)
      while let event = decoder.next() { events.append(event) }
    }
    decoder.finish()
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
      events == Array(repeating: Self.key(.unreadable), count: count)
        + [Self.key(.character("A"))]
    )
  }

  @Test("A paste that stalls is handed over, and what comes later is still no typing")
  func stalledPaste() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~rm -rf \u{C3}".utf8).dropLast())
    #expect(decoder.next() == nil)
    decoder.flush()
    #expect(decoder.next() == .paste("rm -rf "), "The dialog would hang with the connection.")
    decoder.feed([0xA9] + Array("\r".utf8))
    #expect(decoder.next() == nil, "A Return out of a paste would press a button.")
    decoder.feed(Array("\u{1B}[201~\r".utf8))
    #expect(decoder.next() == .paste("é\r"))
    #expect(decoder.next() == Self.key(.return))
  }

  @Test("A paste whose end never comes does not take the keyboard away for ever: Esc gives it back")
  func endlessPaste() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~one\u{1B}[20".utf8))
    decoder.flush()
    #expect(decoder.next() == .paste("one"))
    #expect(!decoder.isWaiting, "The program would wake again and again.")
    decoder.feed([0x1B])
    #expect(decoder.next() == nil)
    decoder.flush()
    #expect(decoder.next() == .paste("\u{1B}[20"))
    #expect(decoder.next() == Self.key(.escape))
    #expect(!decoder.isWaiting)
    decoder.feed([0x0D])
    #expect(decoder.next() == Self.key(.return))
  }

  @Test(
    "S13: however long a paste is held up, and wherever it is cut, its rest is no key",
    arguments: ["\r", "yes\r", "\u{1B}", "\u{1B}[20", "a\u{1B}", "\u{3}\r"]
  )
  func stalledAgain(piece: String) {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~x".utf8))
    for _ in 0..<3 { decoder.flush() }
    decoder.feed(Array(piece.utf8))
    // What is one Esc may be the beginning of the end mark, for a second.
    if piece != "\u{1B}" { for _ in 0..<3 { decoder.flush() } }
    let mark = "\u{1B}[201~"
    let rest = mark.hasPrefix(piece) ? String(mark.dropFirst(piece.count)) : mark
    decoder.feed(Array("\(rest)k".utf8))
    var keys: [TerminalEvent] = []
    while let event = decoder.next() {
      if case .key = event { keys.append(event) }
    }
    #expect(keys == Self.typed("k"))
  }

  @Test("Ctrl-C alone ends a paste that has stalled, where it comes as a key")
  func interruptedPaste() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~x".utf8))
    decoder.flush()
    decoder.feed([0x03])
    #expect(decoder.next() == .paste("x"))
    #expect(decoder.next() == Self.key(.character("c"), .control))
  }

  @Test("A paste that is thrown away is thrown away whole, its rest too")
  func discardedPaste() {
    var decoder = KeyDecoder()
    decoder.feed(Array("y\r\u{1B}[200~yes\r\u{1B}[2".utf8))
    decoder.discard()
    #expect(decoder.next() == nil)
    decoder.feed(Array("more\r".utf8))
    decoder.flush()
    #expect(decoder.next() == nil, "A part of it would be an answer that nobody gave.")
    decoder.feed(Array("\u{1B}[201~".utf8))
    #expect(decoder.next() == nil)
    decoder.feed(Array("\u{1B}[200~x\u{1B}[2".utf8))
    decoder.discard()
    decoder.feed(Array("01~k".utf8))
    #expect(decoder.next() == Self.typed("k").first)
    decoder.feed(Array("\u{1B}]11;rgb".utf8))
    decoder.discard()
    decoder.feed(Array(":0/0/0\u{7}n".utf8))
    #expect(decoder.next() == Self.typed("n").first)
    #expect(decoder.next() == nil)
  }

  @Test("A mark hidden in a paste does not turn the rest of it into keys")
  func markInsidePaste() {
    let events = decode([Array("\u{1B}[200~yes\u{1B}[201~\rrm\r\u{1B}[201~".utf8)])
    #expect(events == [.paste("yes\u{1B}[201~\rrm\r")])
  }

  @Test("A long paste comes whole, whatever the pieces; one beyond all reason not at all")
  func longPaste() {
    let text = String(repeating: "日本語 ", count: 100_000)
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    let pieces = stride(from: 0, to: bytes.count, by: 4096).map {
      Array(bytes[$0..<min($0 + 4096, bytes.count)])
    }
    #expect(decode(pieces) == [.paste(PastedText(text))])

    let excess = Array(repeating: UInt8(ascii: "a"), count: 1 << 20)
    let begin = Array("\u{1B}[200~".utf8)
    let end = Array("\u{1B}[201~x".utf8)
    #expect(
      decode([begin] + Array(repeating: excess, count: 9) + [end])
        == [.paste(.unreadable)] + Self.typed("x"),
      "A part of it would be an answer that nobody gave."
    )
  }

  @Test("A paste that is no UTF-8 is told as such, and none of it taken: half a password is wrong")
  func invalidPaste() {
    let bytes = Array("\u{1B}[200~a".utf8) + [0xFF] + Array("b\u{1B}[201~".utf8)
    #expect(decode([bytes]) == [.paste(.unreadable)])
  }

  @Test(
    "An answer of any length is swallowed whole, whatever the pieces",
    arguments: [("\u{1B}]", "\u{7}"), ("\u{1B}P", "\u{1B}\\"), ("\u{1B}[", "c")]
  )
  func longAnswer(begin: String, end: String) {
    let body = String(repeating: "1;", count: 50_000)
    let bytes = Array((begin + body + end + "x").utf8)
    for size in [1, 7, 4096] {
      let pieces = stride(from: 0, to: bytes.count, by: size).map {
        Array(bytes[$0..<min($0 + size, bytes.count)])
      }
      #expect(decode(pieces) == Self.typed("x"), "in pieces of \(size)")
    }
  }

  @Test(
    "An answer without an end takes the keyboard away only for a while",
    arguments: ["\u{1B}]11;rgb", "\u{1B}P1$r", "\u{1B}[1;", "\u{1B}[M!", "\u{1B}O1"]
  )
  func endlessAnswer(begin: String) {
    var decoder = KeyDecoder()
    decoder.feed(Array(begin.utf8))
    #expect(decoder.isWaiting)
    decoder.flush()
    #expect(!decoder.isWaiting)
    decoder.feed(Array("x".utf8))
    #expect(decoder.next() == Self.typed("x").first)
    #expect(decoder.next() == nil)
  }

  @Test("Only what a person can have typed is decided at once; the rest may come over a slow line")
  func patience() {
    func patience(_ bytes: [UInt8]) -> Int32? {
      var decoder = KeyDecoder()
      decoder.feed(bytes)
      return decoder.patience
    }
    let escape = UInt8(0x1B)
    #expect(patience([]) == nil)
    #expect(patience([0x61]) == nil)
    for typed in [[escape], [escape, 0x5B], [escape, escape], [escape, escape, 0x5B]] {
      #expect(patience(typed).map { (25...50).contains($0) } == true, "\(typed)")
    }
    for cut in [[0xC3], [escape, 0xC3], [escape, 0x5B, 0x31], [escape, 0x5D, 0x31]] {
      #expect(patience(cut).map { $0 >= 500 } == true, "\(cut)")
    }
  }

  @Test("At the end of the input nothing is held back")
  func finish() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~abc".utf8))
    decoder.finish()
    #expect(decoder.next() == .paste("abc"))
    #expect(!decoder.isWaiting)
  }

  /// Any bytes at all: no crash, nothing held back for ever, and never more keys than bytes.
  @Test("Bytes at random", arguments: 0..<20)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x5D, 0x3B, 0x31, 0x32, 0x30, 0x7E, 0x24, 0x4D, 0x75,
    ]
    let bytes = (0..<5000).map { _ in
      Bool.random(using: &generator)
        ? alphabet[Int.random(in: alphabet.indices, using: &generator)]
        : UInt8.random(in: 0...255, using: &generator)
    }
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...9, using: &generator)
      pieces.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    // A mark inside a paste is told from its end only within one piece.
    let hasPaste = String(decoding: bytes, as: UTF8.self).contains("\u{1B}[200~")
    let whole = decode([bytes])
    #expect(whole.count <= bytes.count)
    if !hasPaste { #expect(decode(pieces) == whole) }
  }
}
