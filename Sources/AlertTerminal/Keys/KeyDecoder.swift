/// Turns the bytes of a terminal into keys, however they are cut into pieces.
///
/// Understands the sequences of ECMA-48 terminals (CSI and SS3, xterm's modifiers, the Linux
/// console, rxvt, kitty's `CSI u`) and bracketed paste. Sequences it does not know, terminals'
/// answers among them, are swallowed whole: no part of one is ever taken for typing. Control
/// characters beyond ASCII (C1) are dropped: as a second way to begin a sequence they are not used
/// with UTF-8.
///
/// Some bytes mean one thing alone and another with more behind them. Call `flush()` when nothing
/// has come for `patience` milliseconds.
package struct KeyDecoder: Sendable {
  /// A sequence that is thrown away as it comes.
  private enum Skipped {
    /// OSC, DCS, APC or PM, up to BEL or `ESC \`.
    case string
    /// A control sequence, up to its final byte.
    case sequence
  }

  private var events: [TerminalEvent] = []
  private var taken = 0
  private var pending: [UInt8] = []
  private var paste: BracketedPaste?
  private var skipped: Skipped?
  /// Whether Esc came alone behind a paste that has stalled.
  private var leavesPaste = false

  /// The longest control sequence that is looked at, in bytes.
  private static let longestSequence = 256
  /// How long ESC may be the beginning of a sequence rather than the Esc key, in milliseconds.
  private static let escapePatience: Int32 = 40
  /// How long the rest of what can't be a key is waited for, in milliseconds.
  private static let sequencePatience: Int32 = 1000
  private static let escape: UInt8 = 0x1B

  package init() {}

  /// Whether bytes are held back that may be the beginning of something longer.
  package var isWaiting: Bool { patience != nil }

  /// Whether `next()` has an event.
  package var hasEvents: Bool { taken < events.count }

  /// Whether a paste, or another sequence that is no typing, has begun and not ended.
  var isMidway: Bool { paste != nil || skipped != nil }

  /// Whether a paste has begun and not ended.
  package var isPasting: Bool { paste != nil }

  /// How long to wait for more bytes before `flush()`, in milliseconds; nil while none are held
  /// back.
  package var patience: Int32? {
    if let paste { return paste.isStalled ? nil : Self.sequencePatience }
    if skipped != nil { return Self.sequencePatience }
    guard let first = pending.first, let last = pending.last else { return nil }
    // ESC, or ESC and a letter, which a person can type: nobody should wait for these.
    let isTyped = first == Self.escape && last < 0x80
    let longest = pending.prefix(2).last == Self.escape ? 3 : 2
    return isTyped && pending.count <= longest ? Self.escapePatience : Self.sequencePatience
  }

  /// The next event, if there is one.
  package mutating func next() -> TerminalEvent? {
    guard taken < events.count else { return nil }
    defer {
      // What was typed may be a secret: it does not stay here.
      events[taken] = .woken
      taken += 1
    }
    return events[taken]
  }

  /// What `next()` will give.
  var upcoming: TerminalEvent? { taken < events.count ? events[taken] : nil }

  /// Takes bytes as they come.
  package mutating func feed(_ bytes: some Collection<UInt8>) {
    if taken == events.count { events.removeEach() } else { events.removeFirst(taken) }
    taken = 0
    noteKey(in: bytes)
    if pending.capacity < pending.count + bytes.count { growPending(by: bytes.count) }
    pending.append(contentsOf: bytes)
    // No byte makes more than one event.
    events.reserveCapacity(events.count + pending.count)
    decode(isFinal: false)
  }

  /// An array that grows leaves what it held behind, which may be a secret.
  private mutating func growPending(by count: Int) {
    var grown: [UInt8] = []
    grown.reserveCapacity(pending.count + count)
    grown += pending
    swap(&pending, &grown)
    grown.withUnsafeMutableBufferPointer { SecretBytes.wipe($0) }
  }

  /// Nothing more came for a while: what is held back is all there is. A lone ESC is the Esc key.
  /// Of a paste, what there is; it goes on, however long its rest may be held up, until its end
  /// mark comes, or Esc alone, which ends it in its place.
  package mutating func flush() {
    skipped.map { _ in pending = [] }
    skipped = nil
    guard paste != nil else { return decode(isFinal: true) }
    guard leavesPaste else { return addPaste(paste?.stall()) }
    pending = []
    endPaste()
    add(.escape)
  }

  /// Nothing more will ever come.
  package mutating func finish() {
    if paste != nil {
      paste?.append(pending[...])
      pending = []
      endPaste()
    }
    while patience != nil { flush() }
  }

  /// Throws away what was typed, a paste that has begun too. The rest of that, or of another
  /// sequence, is still to come, and is still no typing.
  package mutating func discard() {
    let rest = self
    self = KeyDecoder()
    guard rest.isMidway else { return }
    (pending, paste, skipped, leavesPaste) =
      (rest.pending, rest.paste, rest.skipped, rest.leavesPaste)
    paste?.discard()
  }

  /// Looks for a key that a person presses behind a paste whose end does not come: one alone in its
  /// read, after a second of silence.
  private mutating func noteKey(in bytes: some Collection<UInt8>) {
    guard let isStalled = paste?.isStalled else { return }
    let key = bytes.count == 1 && (isStalled || leavesPaste) ? bytes.first : nil
    leavesPaste = key == Self.escape
    // Ctrl-C, where it comes as a key.
    if key == 0x03 {
      pending = []
      endPaste()
    }
  }

  private mutating func endPaste() {
    addPaste(paste?.takeText())
    paste = nil
    leavesPaste = false
  }

  private mutating func decode(isFinal: Bool) {
    var index = 0
    while index < pending.count {
      if paste != nil {
        guard takePaste(&index) else { break }
      } else if skipped != nil {
        guard skip(&index) else { break }
      } else {
        guard let length = step(at: index, isFinal) else { break }
        index += length
      }
    }
    let rest = index < pending.count ? Array(pending[index...]) : []
    pending.withUnsafeMutableBufferPointer { SecretBytes.wipe($0) }
    pending.removeEach()
    if !rest.isEmpty { pending += rest }
  }

  /// Collects a paste; false where it has not ended yet.
  private mutating func takePaste(_ index: inout Int) -> Bool {
    guard let (count, hasEnded) = paste?.take(pending[index...]) else { return true }
    index += count
    guard hasEnded else { return false }
    endPaste()
    return true
  }

  private mutating func addPaste(_ text: PastedText?) {
    if let text { events.append(.paste(text)) }
  }

  /// Throws away what belongs to a sequence; false where its end has not come yet.
  private mutating func skip(_ index: inout Int) -> Bool {
    let isString = skipped == .string
    while index < pending.count {
      let byte = pending[index]
      if isString, byte == Self.escape {
        guard index + 1 < pending.count else { return false }
        if pending[index + 1] == UInt8(ascii: "\\") { index += 2 }
        skipped = nil
        return true
      }
      // BEL ends what xterm calls a string; CAN and SUB end any sequence (ECMA-48, 8.3.6, 8.3.148).
      let isEnd = isString ? [0x07, 0x18, 0x1A].contains(byte) : (0x40...0x7E).contains(byte)
      if isEnd || !isString && !(0x20...0x3F).contains(byte) {
        if isEnd { index += 1 }
        skipped = nil
        return true
      }
      index += 1
    }
    return false
  }

  /// Decodes what begins there. Returns how many bytes it took; nil where more are needed.
  private mutating func step(at index: Int, _ isFinal: Bool) -> Int? {
    guard pending[index] == Self.escape else { return character(at: index, [], isFinal) }
    guard index + 1 < pending.count else {
      guard isFinal else { return nil }
      add(.escape)
      return 1
    }
    guard pending[index + 1] == Self.escape else { return sequence(at: index, [], isFinal) }
    // rxvt puts one more ESC before the sequence of a key with Alt.
    if index + 2 < pending.count, "[O".utf8.contains(pending[index + 2]) {
      let before = events.count
      let length = sequence(at: index + 1, .alt, isFinal)
      let isKey = events.count > before && paste == nil
      if let length, isKey, pending.count - index != 3 { return length + 1 }
      guard length != nil || isFinal else { return nil }
      events.removeLast(events.count - before)
      paste = nil
    } else if index + 2 == pending.count, !isFinal {
      return nil
    }
    add(.escape)
    return 1
  }

  /// Decodes ESC and what follows it, which is there.
  private mutating func sequence(
    at index: Int,
    _ modifiers: KeyEvent.Modifiers,
    _ isFinal: Bool
  ) -> Int? {
    let introducer = pending[index + 1]
    let isAlone = index + 2 == pending.count
    switch introducer {
    case UInt8(ascii: "["), UInt8(ascii: "O"), UInt8(ascii: "]"), UInt8(ascii: "P"),
      UInt8(ascii: "_"), UInt8(ascii: "^"):
      guard !isAlone else {
        // A person typed Alt and the letter.
        if isFinal { add(.character(Unicode.Scalar(introducer)), .alt) }
        return isFinal ? 2 : nil
      }
    default:
      return character(at: index + 1, modifiers.union(.alt), isFinal).map { $0 + 1 }
    }
    switch introducer {
    case UInt8(ascii: "["): return controlSequence(at: index, modifiers, isFinal)
    case UInt8(ascii: "O"): return singleShift(at: index, modifiers, isFinal)
    default:
      skipped = .string
      return 2
    }
  }

  private static func isReturn(_ byte: UInt8) -> Bool { byte == 0x0D || byte == 0x0A }

  private mutating func add(_ code: KeyEvent.Code, _ modifiers: KeyEvent.Modifiers = []) {
    events.append(.key(KeyEvent(code, modifiers)))
  }

  private mutating func add(_ keys: [KeyEvent], _ modifiers: KeyEvent.Modifiers) {
    for key in keys { add(key.code, key.modifiers.union(modifiers)) }
  }

  private mutating func controlSequence(
    at index: Int,
    _ modifiers: KeyEvent.Modifiers,
    _ isFinal: Bool
  ) -> Int? {
    switch ControlSequence.parse(pending[index...]) {
    case .incomplete:
      if isFinal { return pending.count - index }
      guard pending.count - index > Self.longestSequence else { return nil }
      skipped = .sequence
      return pending.count - index
    case .broken(let length):
      // Nothing that a terminal sends is broken by Return: a person typed Alt and the bracket, or
      // Esc and the bracket, before. Who can't be told from one who cancels must not be taken to
      // accept.
      let isBeforeReturn = index + length < pending.count && Self.isReturn(pending[index + length])
      return isBeforeReturn ? length + 1 : length
    case .complete(let sequence, let length):
      if sequence.beginsPaste {
        paste = BracketedPaste()
      } else {
        add(sequence.keys, modifiers)
      }
      return length
    }
  }

  /// SS3: `ESC O`, on some terminals modifiers, and a letter.
  private mutating func singleShift(
    at index: Int,
    _ modifiers: KeyEvent.Modifiers,
    _ isFinal: Bool
  ) -> Int? {
    let rest = pending[(index + 2)...]
    guard let end = rest.firstIndex(where: { !(0x30...0x3B).contains($0) }) else {
      return isFinal ? pending.count - index : nil
    }
    guard (0x20...0x7E).contains(pending[end]), end - index < 8 else {
      // Nothing that a terminal sends: a person typed Alt-O before.
      add(.character("O"), .alt)
      return 2
    }
    let sequence = ControlSequence(singleShift: pending[(index + 2)..<end], final: pending[end])
    add(sequence.keys, modifiers)
    return end + 1 - index
  }

  /// A character or a control key.
  private mutating func character(
    at index: Int,
    _ modifiers: KeyEvent.Modifiers,
    _ isFinal: Bool
  ) -> Int? {
    let byte = pending[index]
    switch byte {
    case 0x0A where index > 0 && pending[index - 1] == 0x0D:
      // One key, on a terminal in ECMA-48's newline mode (LNM).
      break
    case 0x0D, 0x0A: add(.return, modifiers)
    case 0x09: add(.tab, modifiers)
    case 0x7F, 0x08: add(.backspace, modifiers)
    case 0x00: add(.character(" "), modifiers.union(.control))
    case 0x01...0x1A: add(.character(Unicode.Scalar(byte + 0x60)), modifiers.union(.control))
    case 0x1B...0x1F: add(.character(Unicode.Scalar(byte + 0x40)), modifiers.union(.control))
    case 0x20...0x7E: add(.character(Unicode.Scalar(byte)), modifiers)
    default: return characterBeyondASCII(at: index, modifiers, isFinal)
    }
    return 1
  }

  /// Bytes that are no UTF-8 are unreadable, one key for each longest part that could have begun a
  /// character (Unicode 15, section 3.9).
  private mutating func characterBeyondASCII(
    at index: Int,
    _ modifiers: KeyEvent.Modifiers,
    _ isFinal: Bool
  ) -> Int? {
    let bytes = pending[index...]
    let length = UTF8Form.maximalSubpart(of: bytes)
    let isWhole = length == UTF8Form.length(of: pending[index])
    if !isWhole, length == bytes.count, !isFinal { return nil }
    guard isWhole, length > 1 else {
      add(.unreadable, modifiers)
      return length
    }
    for scalar in String(decoding: bytes.prefix(length), as: UTF8.self).unicodeScalars
    where !(0x80...0x9F).contains(scalar.value) {
      add(.character(scalar), modifiers)
    }
    return length
  }
}

extension Array {
  /// What `removeAll(keepingCapacity: true)` does, in a fraction of its time where there are few.
  fileprivate mutating func removeEach() { while popLast() != nil {} }
}
