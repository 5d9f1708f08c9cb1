/// Where lines of ASCII and Latin-1 text may break: UAX #14 as ICU tailors it (numbers as wholes,
/// no break behind a hyphen that begins a word), which for these letters is the same in every
/// language.
///
/// It exists for speed: most alerts never need ICU for their lines.
struct LatinLineBreaks {
  /// Line-breaking classes that occur below U+0100, controls apart.
  private enum Kind {
    case letter, number, space, exclamation, quotation, prefix, postfix, opening, parenthesis
    case closing, infix, slash, hyphen, breakAfter, breakBefore, glue
  }

  /// How much of a number the text before forms (LB25).
  private enum Number {
    case none, inside, closed
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int
  private var previous: Kind?
  /// The class before spaces.
  private var beforeSpaces: Kind?
  private var number = Number.none
  /// Whether a line may begin with the code point before.
  private var beganPiece = true

  /// - Parameter text: Valid UTF-8.
  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    self.text = text.base
    index = text.startIndex
    end = text.endIndex
  }

  /// Writes the offsets of the breaks, the end included, counted from the beginning of the text.
  ///
  /// - Parameter offsets: Room for an offset a byte.
  /// - Returns: How many there are; nil if the text holds something that only ICU can judge.
  static func offsets(
    in text: Slice<UnsafeBufferPointer<UInt8>>,
    into offsets: UnsafeMutableBufferPointer<Int32>
  ) -> Int? {
    var breaks = LatinLineBreaks(text)
    var count = 0
    while breaks.index < breaks.end {
      // Most of a text: letter after letter (LB28).
      if breaks.previous == .letter { breaks.skipLetters() }
      guard breaks.index < breaks.end else { break }
      let place = breaks.index
      guard let kind = breaks.nextKind(), let isBreak = breaks.isBreak(before: kind) else {
        return nil
      }
      if isBreak {
        offsets[count] = Int32(place - text.startIndex)
        count += 1
      }
      breaks.advance(over: kind, isBreak: isBreak)
    }
    if !text.isEmpty {
      offsets[count] = Int32(text.count)
      count += 1
    }
    return count
  }

  private mutating func skipLetters() {
    while index < end, (0x61...0x7A).contains(text[index] | 0x20) { index += 1 }
  }

  private mutating func nextKind() -> Kind? {
    let byte = text[index]
    index += 1
    if byte < 0x80 { return Self.kind(byte) }
    guard byte == 0xC2 || byte == 0xC3 else { return nil }
    let value = (byte & 0x03) << 6 | text[index] & 0x3F
    index += 1
    return value >= 0xA0 ? Self.kind(value) : nil
  }

  /// The class of a code point below U+0100; nil for controls.
  private static func kind(_ value: UInt8) -> Kind? {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: nil
    case 0x20: .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: "\""), UInt8(ascii: "'"), 0xAB, 0xBB: .quotation
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"), 0xA3...0xA5, 0xB1: .prefix
    case UInt8(ascii: "%"), 0xA2, 0xB0: .postfix
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), 0xA1, 0xBF: .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"): .parenthesis
    case UInt8(ascii: "}"): .closing
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "|"), 0xAD: .breakAfter
    case 0xB4: .breakBefore
    case 0xA0: .glue
    default: .letter
    }
  }

  private mutating func advance(over kind: Kind, isBreak: Bool) {
    switch kind {
    case .number: number = .inside
    case .slash, .infix: if number == .closed { number = .none }
    case .closing, .parenthesis: number = number == .inside ? .closed : .none
    default: number = .none
    }
    if kind == .space {
      if previous != .space { beforeSpaces = previous }
    }
    beganPiece = isBreak || previous == nil
    previous = kind
  }

  /// Whether a line may begin with a code point of that class; nil where the rules look further.
  private func isBreak(before kind: Kind) -> Bool? {
    guard let previous else { return false }
    if kind == .space { return false }
    if previous == .space { return isBreakAfterSpaces(before: kind) }
    switch (previous, kind) {
    // LB12, LB12a.
    case (.glue, _): return false
    case (.breakAfter, .glue), (.hyphen, .glue): return true
    case (_, .glue): return false
    // LB13, LB14, LB19, LB21.
    case (_, .closing), (_, .parenthesis), (_, .exclamation), (_, .infix), (_, .slash): return false
    case (.opening, _): return false
    case (_, .quotation), (.quotation, _): return false
    case (_, .breakAfter), (_, .hyphen), (.breakBefore, _): return false
    // LB23, LB24, LB28, LB29, LB30.
    case (.letter, .letter), (.letter, .number), (.number, .letter): return false
    case (.prefix, .letter), (.postfix, .letter): return false
    case (.letter, .prefix), (.letter, .postfix): return false
    case (.infix, .letter), (.parenthesis, .letter), (.parenthesis, .number): return false
    case (.letter, .opening), (.number, .opening): return false
    // LB20.09 in ICU: `-option` stays whole.
    case (.hyphen, .letter): return !beganPiece
    default: return isBreakAtNumber(previous, kind)
    }
  }

  /// LB25.
  private func isBreakAtNumber(_ previous: Kind, _ kind: Kind) -> Bool {
    switch (previous, kind) {
    case (.number, .number), (.prefix, .number), (.postfix, .number): false
    case (.hyphen, .number), (.infix, .number): false
    case (.slash, .number): number != .inside
    case (_, .prefix), (_, .postfix): number == .none
    case (.prefix, .opening), (.postfix, .opening): !isNumberNext
    default: true
    }
  }

  /// Whether a number begins at the index, with a decimal point or without.
  private var isNumberNext: Bool {
    var next = index
    if next < end, Self.kind(text[next]) == .infix { next += 1 }
    return next < end && Self.kind(text[next]) == .number
  }

  /// LB13 to LB18.
  private func isBreakAfterSpaces(before kind: Kind) -> Bool? {
    if beforeSpaces == .opening { return false }
    switch kind {
    case .closing, .parenthesis, .exclamation, .slash: return false
    case .opening: return beforeSpaces != .quotation
    // ` .5` begins a number, ` ...` does not: ICU's rules look at what follows.
    case .infix: return nil
    default: return true
    }
  }
}
