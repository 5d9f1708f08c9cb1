/// Takes ICU MessageFormat 1 patterns apart.
///
/// The grammar is that of ICU's `MessagePattern` in its usual apostrophe mode: an apostrophe begins
/// a quotation only in front of what would else be syntax, and two of them are one.
struct PatternParser {
  var arguments: [MessagePattern.Argument] = []
  var doubtfulQuotes: [Int] = []
  var strayBraces: [Int] = []
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func parse() throws(MessageError) {
    if bytes.count > MessagePattern.longest {
      throw MessageError(.patternTooLong, at: 0, ["limit": .integer(Int64(MessagePattern.longest))])
    }
    try message(in: nil, depth: 0)
  }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

// MARK: - Text

extension PatternParser {
  /// Reads text up to the end of the pattern, or of the form that it is.
  mutating func message(
    in parent: MessagePattern.ArgumentType?,
    depth: Int
  ) throws(MessageError) {
    if depth > MessagePattern.deepest {
      throw MessageError(
        .tooDeep,
        at: offset,
        ["limit": .integer(Int64(MessagePattern.deepest))]
      )
    }
    let start = offset
    while let byte {
      switch byte {
      case UInt8(ascii: "'"): try apostrophe(in: parent)
      case UInt8(ascii: "{"): try argument(depth: depth)
      case UInt8(ascii: "}") where parent != nil: return
      case UInt8(ascii: "|") where parent == .choice: return
      case UInt8(ascii: "}"):
        strayBraces.append(offset)
        offset += 1
      default: offset += 1
      }
    }
    if parent != nil {
      // A form begins behind its brace, a choice's behind its sign.
      throw MessageError(.unclosedBrace, at: max(start - 1, 0), ["mend": "}"])
    }
  }

  private mutating func apostrophe(in parent: MessagePattern.ArgumentType?) throws(MessageError) {
    let start = offset
    offset += 1
    switch byte {
    case UInt8(ascii: "'"):
      offset += 1
      return
    case UInt8(ascii: "{"), UInt8(ascii: "}"): break
    case UInt8(ascii: "#") where parent == .plural || parent == .selectOrdinal: break
    case UInt8(ascii: "|") where parent == .choice: break
    default: return
    }
    if start > 0, isLetter(before: start) { doubtfulQuotes.append(start) }
    while let byte {
      offset += 1
      guard byte == UInt8(ascii: "'") else { continue }
      if self.byte != UInt8(ascii: "'") { return }
      offset += 1
    }
    throw MessageError(.swallowedBrace, at: start, ["mend": .text(doubledApostrophe(at: start))])
  }

  /// Letters of any script count, punctuation beyond ASCII does no harm.
  private func isLetter(before offset: Int) -> Bool {
    let byte = bytes[offset - 1]
    return byte >= 0x80 || (0x41...0x5A).contains(byte & ~0x20)
  }

  /// The word with the apostrophe and what is in the brace, with the apostrophe doubled.
  func doubledApostrophe(at start: Int) -> String {
    let word =
      bytes[..<start].lastIndex { $0 <= 0x20 || $0 == UInt8(ascii: "}") }.map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "}") }.map { $0 + 1 } ?? bytes.count
    return text(word..<start) + "''" + text((start + 1)..<end)
  }
}
