extension POLexer {
  /// Reads a string; without escapes it is a part of the file, and nothing is copied.
  mutating func string() throws(LocatedFault) -> ArraySlice<UInt8> {
    let start = index
    index += 1
    skipPlainText()
    let plain = bytes[start + 1..<index]
    var escaped: [UInt8]?
    while index < bytes.count, bytes[index] == UInt8(ascii: "\\") {
      var text = escaped.take() ?? Array(plain)
      text.append(try escape())
      let plainStart = index
      skipPlainText()
      text.append(contentsOf: bytes[plainStart..<index])
      escaped = text
    }
    // A string ends in its line; a text of several lines has several strings.
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      throw LocatedFault(.unterminatedString(mark: "\""), offset: start)
    }
    index += 1
    return escaped?[...] ?? plain
  }

  /// Goes on to a quotation mark, a backslash or the end of the line.
  private mutating func skipPlainText() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x0A, 0x0D: return
      default: index += 1
      }
    }
  }

  /// The byte of the escape at a backslash.
  private mutating func escape() throws(LocatedFault) -> UInt8 {
    let start = index
    index += 1
    guard index < bytes.count else { throw LocatedFault(.unexpectedEnd, offset: index) }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): return byte
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      return number(digits: 3, radix: 8)
    case UInt8(ascii: "x"):
      let digits = index
      let value = number(digits: 2, radix: 16)
      if index > digits { return value }
    default:
      break
    }
    throw LocatedFault(
      .invalidEscape(String(decoding: bytes[start..<index], as: UTF8.self)),
      offset: start
    )
  }

  private mutating func number(digits: Int, radix: Int) -> UInt8 {
    var value = 0
    for _ in 0..<digits {
      guard index < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, digit < radix
      else { break }
      value = value * radix + digit
      index += 1
    }
    return UInt8(truncatingIfNeeded: value)
  }
}
