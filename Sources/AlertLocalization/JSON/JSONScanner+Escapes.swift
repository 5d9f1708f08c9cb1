extension JSONScanner {
  /// Reads a backslash and what stands behind it.
  mutating func escape() throws(Failure) -> Unicode.Scalar {
    guard offset + 1 < bytes.count else {
      throw Failure(problem: .unexpectedEnd, offset: bytes.count)
    }
    let byte = bytes[offset + 1]
    let scalar: Unicode.Scalar
    switch byte {
    case UInt8(ascii: "u"): return try unicodeEscape()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scalar = Unicode.Scalar(byte)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    default: throw failure(.badEscape)
    }
    offset += 2
    return scalar
  }

  /// `\uXXXX`, two of them for a character beyond U+FFFF; half of a pair is no character.
  private mutating func unicodeEscape() throws(Failure) -> Unicode.Scalar {
    let start = offset
    let first = UInt32(try codeUnit())
    if let scalar = Unicode.Scalar(first) { return scalar }
    let rest = bytes[offset...].prefix(2)
    if rest.count < 2, rest.allSatisfy({ $0 == UInt8(ascii: "\\") }) {
      throw Failure(problem: .unexpectedEnd, offset: bytes.count)
    }
    guard (0xD800...0xDBFF).contains(first), offset + 1 < bytes.count,
      bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
    else { throw Failure(problem: .badEscape, offset: start) }
    let second = UInt32(try codeUnit())
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw Failure(problem: .badEscape, offset: start) }
    return scalar
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    guard offset + 6 <= bytes.count else {
      throw Failure(problem: .unexpectedEnd, offset: bytes.count)
    }
    var value: UInt16 = 0
    for byte in bytes[(offset + 2)..<(offset + 6)] {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x37
      case 0x61...0x66: digit = byte - 0x57
      default: throw failure(.badEscape)
      }
      value = value << 4 | UInt16(digit)
    }
    offset += 6
    return value
  }
}
