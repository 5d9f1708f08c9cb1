extension StringsReader {
  /// Reads the escape at a backslash.
  mutating func escape() throws(Diagnostic) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let byte else { throw lines.diagnostic(.unexpectedEnd, at: index) }
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      return try unicodeEscape(from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return octalEscape()
    case 0x80...:
      // The character itself, all bytes of it.
      let text = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
      let scalar = text.unicodeScalars.first ?? "\u{FFFD}"
      index += UTF8.width(scalar)
      return scalar
    default:
      index += 1
      return Self.controls[byte] ?? Unicode.Scalar(byte)
    }
  }

  private static let controls: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "v"): "\u{B}",
  ]

  /// Up to three octal digits, the number of a character of Latin-1.
  private mutating func octalEscape() -> Unicode.Scalar {
    var value: UInt32 = 0
    for _ in 0..<3 {
      guard let byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) else { break }
      value = value * 8 + UInt32(byte - UInt8(ascii: "0"))
      index += 1
    }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: value))
  }

  /// `\U` or `\u` and up to four digits; a character beyond U+FFFF is written as two of them.
  private mutating func unicodeEscape(from start: Int) throws(Diagnostic) -> Unicode.Scalar {
    index += 1
    guard let first = hexadecimal() else { throw invalidEscape(from: start) }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800...0xDBFF).contains(first), byte == UInt8(ascii: "\\") else {
      throw invalidEscape(from: start)
    }
    index += 1
    guard byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") else {
      throw invalidEscape(from: start)
    }
    index += 1
    guard let second = hexadecimal(), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw invalidEscape(from: start) }
    return scalar
  }

  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32?
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { break }
      value = (value ?? 0) * 16 + UInt32(digit)
      index += 1
    }
    return value
  }

  private mutating func invalidEscape(from start: Int) -> Diagnostic {
    lines.diagnostic(.invalidEscape(text(of: start..<index)), at: start)
  }
}
