extension StringsReader {
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  mutating func skipSpaceAndComments(
    keepingComment: Bool = false
  ) throws(Diagnostic) {
    while let byte {
      switch byte {
      case 0x20, 0x09...0x0D:
        index += 1
      case UInt8(ascii: "/"):
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        guard next == UInt8(ascii: "*") || next == UInt8(ascii: "/") else { return }
        let body = try next == UInt8(ascii: "*") ? blockComment() : lineComment()
        if keepingComment { comment = Self.trimmed(body, in: bytes) }
      case 0xEF where bytes[index...].starts(with: [0xEF, 0xBB, 0xBF] as [UInt8]):
        // A byte-order mark in the middle comes from files put one behind the other.
        index += 3
      default:
        return
      }
    }
  }

  private mutating func lineComment() -> Range<Int> {
    let start = index + 2
    index = bytes[start...].firstIndex(where: Self.isLineEnd) ?? bytes.count
    return start..<index
  }

  private mutating func blockComment() throws(Diagnostic) -> Range<Int> {
    let start = index
    index += 2
    while let star = bytes[index...].firstIndex(of: UInt8(ascii: "*")) {
      index = star + 1
      if byte == UInt8(ascii: "/") {
        index += 1
        return start + 2..<star
      }
    }
    throw lines.diagnostic(.unterminatedComment(end: "*/"), at: start)
  }

  /// A comment without the white space around it; nil if nothing is left.
  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    guard let first = bytes[range].firstIndex(where: { $0 > 0x20 }),
      let last = bytes[range].lastIndex(where: { $0 > 0x20 })
    else { return nil }
    return first..<last + 1
  }
}
