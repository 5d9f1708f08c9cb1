/// Which bytes can begin a well-formed character (Unicode 15, table 3-7).
enum UTF8Form {
  /// How many bytes a character has that begins with this one; 1 where none does.
  static func length(of lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// How many of the bytes, at least one, are a character or the longest part of one.
  ///
  /// That part is what one U+FFFD stands for (Unicode 15, section 3.9).
  static func maximalSubpart(of bytes: ArraySlice<UInt8>) -> Int {
    guard let lead = bytes.first else { return 0 }
    let second: ClosedRange<UInt8> =
      switch lead {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    var length = 1
    for byte in bytes.dropFirst().prefix(self.length(of: lead) - 1) {
      guard (length == 1 ? second : 0x80...0xBF).contains(byte) else { break }
      length += 1
    }
    return length
  }

  /// How many bytes at the end are the beginning of a character that has not come whole; 0 to 3.
  static func incompleteTail(of bytes: [UInt8]) -> Int {
    guard let lead = bytes.suffix(3).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return 0 }
    let tail = bytes[lead...]
    let isWhole = maximalSubpart(of: tail) < tail.count || length(of: bytes[lead]) == tail.count
    return isWhole ? 0 : tail.count
  }
}
