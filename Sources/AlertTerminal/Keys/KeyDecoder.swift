/// Turns the bytes of a terminal into keys, however they are cut into pieces.
///
/// Understands the sequences of ECMA-48 terminals (CSI and SS3, xterm's modifiers, the Linux console,
/// rxvt, kitty's `CSI u`) and bracketed paste. Sequences it does not know, terminals' answers among
/// them, are swallowed whole: no part of one is ever taken for typing.
package struct KeyDecoder: Sendable {
  /// What has been decoded and not yet been taken.
  package private(set) var events: [TerminalEvent] = []
  private var pending: [UInt8] = []
  private var paste: [UInt8]?

  /// Longest sequence of a terminal's answer that is waited for; more is dropped as it comes.
  private static let longestSequence = 4096
  private static let escape: UInt8 = 0x1B
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  package init() {}

  /// Whether bytes are held back that may be the beginning of something longer.
  package var isWaiting: Bool { !pending.isEmpty || paste != nil }

  /// Whether a paste has begun and not ended.
  package var isPasting: Bool { paste != nil }

  /// The next event, if there is one.
  package mutating func next() -> TerminalEvent? { events.isEmpty ? nil : events.removeFirst() }

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending.append(contentsOf: bytes)
    decode(isFinal: false)
  }

  /// Nothing more came for a while: what is held back is all there is. A lone ESC is the Esc key.
  package mutating func flush() {
    decode(isFinal: true)
    if let text = paste {
      // A paste whose end never comes is still a paste.
      paste = nil
      events.append(.paste(String(decoding: text + pending, as: UTF8.self)))
      pending = []
    }
  }

  private mutating func decode(isFinal: Bool) {
    var index = 0
    while index < pending.count {
      if paste != nil {
        guard takePaste(from: &index) else { break }
        continue
      }
      guard let length = step(at: index, isFinal: isFinal) else { break }
      index += length
    }
    pending.removeFirst(min(index, pending.count))
  }

  /// Collects a paste up to its end mark; false where the mark has not come yet.
  private mutating func takePaste(from index: inout Int) -> Bool {
    let rest = pending[index...]
    if let end = Self.firstRange(of: Self.pasteEnd, in: rest) {
      paste?.append(contentsOf: rest[..<end])
      events.append(.paste(String(decoding: paste ?? [], as: UTF8.self)))
      paste = nil
      index = end + Self.pasteEnd.count
      return true
    }
    // The mark may be cut: its possible beginning stays.
    let safe = max(0, rest.count - Self.pasteEnd.count + 1)
    paste?.append(contentsOf: rest.prefix(safe))
    index += safe
    return false
  }

  private static func firstRange(of needle: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= needle.count else { return nil }
    for start in bytes.startIndex...(bytes.endIndex - needle.count)
    where bytes[start] == escape && bytes[start..<(start + needle.count)].elementsEqual(needle) {
      return start
    }
    return nil
  }

  /// Decodes what begins there; nil where more bytes are needed. Returns the bytes it took.
  private mutating func step(at index: Int, isFinal: Bool) -> Int? {
    guard pending[index] == Self.escape else { return character(at: index, [], isFinal) }
    guard index + 1 < pending.count else {
      guard isFinal else { return nil }
      add(.escape)
      return 1
    }
    switch pending[index + 1] {
    case UInt8(ascii: "["): return controlSequence(at: index, isFinal)
    case UInt8(ascii: "O"): return singleShift(at: index, isFinal)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      return controlString(at: index, isFinal)
    case Self.escape:
      add(.escape)
      return 1
    default: return character(at: index + 1, .alt, isFinal).map { $0 + 1 }
    }
  }

  private mutating func add(_ code: KeyEvent.Code, _ modifiers: KeyEvent.Modifiers = []) {
    events.append(.key(KeyEvent(code, modifiers)))
  }

  /// A character or a control key.
  private mutating func character(
    at index: Int, _ modifiers: KeyEvent.Modifiers, _ isFinal: Bool
  ) -> Int? {
    let byte = pending[index]
    switch byte {
    case 0x0D, 0x0A: add(.return, modifiers)
    case 0x09: add(.tab, modifiers)
    case 0x7F, 0x08: add(.backspace, modifiers)
    case 0x00: add(.character(" "), modifiers.union(.control))
    case 0x01...0x1A:
      add(.character(Unicode.Scalar(byte + 0x60)), modifiers.union(.control))
    case 0x1B...0x1F:
      add(.character(Unicode.Scalar(byte + 0x40)), modifiers.union(.control))
    case 0x20...0x7E: add(.character(Unicode.Scalar(byte)), modifiers)
    default: return scalar(at: index, modifiers, isFinal)
    }
    return 1
  }

  /// A character beyond ASCII. Bytes that are no UTF-8 become U+FFFD, one for each longest part that
  /// could have begun a character (Unicode 15, section 3.9).
  private mutating func scalar(
    at index: Int, _ modifiers: KeyEvent.Modifiers, _ isFinal: Bool
  ) -> Int? {
    var codec = UTF8()
    var source = pending[index...].prefix(4).makeIterator()
    let available = min(4, pending.count - index)
    let needed = Self.length(of: pending[index])
    if !isFinal, needed > available, Self.isPrefix(pending[index...].prefix(available)) {
      return nil
    }
    switch codec.decode(&source) {
    case .scalarValue(let scalar):
      // C1 controls are no typing; as CSI they would be a second way to begin a sequence.
      if !(0x80...0x9F).contains(scalar.value) { add(.character(scalar), modifiers) }
      return needed
    case .error, .emptyInput:
      add(.character("\u{FFFD}"), modifiers)
      var length = 1
      while length < available, length < needed, pending[index + length] & 0xC0 == 0x80,
        Self.isPrefix(pending[index...(index + length)])
      {
        length += 1
      }
      return length
    }
  }

  private static func length(of lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Whether bytes can begin a well-formed character (Unicode 15, table 3-7).
  private static func isPrefix(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let lead = bytes.first, length(of: lead) > 1 else { return false }
    let second: ClosedRange<UInt8> =
      switch lead {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    let rest = bytes.dropFirst()
    return (rest.first.map(second.contains) ?? true)
      && rest.dropFirst().allSatisfy { (0x80...0xBF).contains($0) }
  }

  /// `ESC O` and a letter.
  private mutating func singleShift(at index: Int, _ isFinal: Bool) -> Int? {
    guard index + 2 < pending.count else {
      guard isFinal else { return nil }
      add(.character("O"), .alt)
      return 2
    }
    if let code = ControlSequence.key(forFinal: pending[index + 2]) {
      add(code)
    } else if pending[index + 2] == UInt8(ascii: "M") {
      add(.return)
    }
    return 3
  }

  /// OSC, DCS, APC and PM: answers of terminals, up to BEL or `ESC \`.
  private mutating func controlString(at index: Int, _ isFinal: Bool) -> Int? {
    var end = index + 2
    while end < pending.count {
      if pending[end] == 0x07 { return end + 1 - index }
      if pending[end] == Self.escape {
        guard end + 1 < pending.count else { break }
        return pending[end + 1] == UInt8(ascii: "\\") ? end + 2 - index : end - index
      }
      end += 1
    }
    if isFinal, pending.count - index == 2 {
      add(.character(Unicode.Scalar(pending[index + 1])), .alt)
      return 2
    }
    return isFinal || end - index > Self.longestSequence ? pending.count - index : nil
  }

  private mutating func controlSequence(at index: Int, _ isFinal: Bool) -> Int? {
    switch ControlSequence.parse(pending[index...], isFinal: isFinal) {
    case .incomplete:
      if isFinal, pending.count - index == 2 {
        add(.character("["), .alt)
        return 2
      }
      return isFinal || pending.count - index > Self.longestSequence ? pending.count - index : nil
    case .broken(let length): return length
    case .complete(let sequence):
      if sequence.beginsPaste {
        paste = []
      } else if let key = sequence.key {
        events.append(.key(key))
      }
      return sequence.length
    }
  }
}
