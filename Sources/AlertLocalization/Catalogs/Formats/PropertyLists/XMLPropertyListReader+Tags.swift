extension XMLPropertyListReader {
  struct Tag {
    var name: String
    var offset: Int
    var isClosing: Bool
    /// `<name/>`, which has no closing tag.
    var isEmpty: Bool
  }

  /// Reads the next tag; between tags there may only be white space and comments.
  mutating func nextTag() throws(LocatedFault) -> Tag {
    try skipMisc()
    let offset = index
    guard take("<") else { throw unexpected(at: index) }
    let isClosing = take("/")
    let nameStart = index
    while index < bytes.endIndex, isNameByte(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
    if name.isEmpty { throw unexpected(at: index) }
    let attributes = index
    let end = try firstIndex(of: ">")
    index = end + 1
    let isEmpty = end > attributes && bytes[end - 1] == UInt8(ascii: "/")
    return Tag(name: name, offset: offset, isClosing: isClosing, isEmpty: isEmpty)
  }

  mutating func expectClosing(_ name: String) throws(LocatedFault) {
    let tag = try nextTag()
    if !tag.isClosing || tag.name != name {
      throw LocatedFault(.mismatchedTag(name), offset: tag.offset)
    }
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"): true
    default: false
    }
  }

  /// Passes over white space, comments, the declaration and the document type.
  mutating func skipMisc() throws(LocatedFault) {
    while index < bytes.endIndex {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D:
        index += 1
      case UInt8(ascii: "<"):
        if take("<!--") {
          try skipComment()
        } else if take("<?") {
          index = try firstIndex(of: "?>") + 2
        } else if take("<!DOCTYPE") {
          index = try firstIndex(of: ">") + 1
        } else {
          return
        }
      default:
        return
      }
    }
  }

  /// Passes over a comment whose `<!--` has been read.
  mutating func skipComment() throws(LocatedFault) {
    let start = index - 4
    guard let end = try? firstIndex(of: "-->") else {
      throw LocatedFault(.unterminatedComment(end: "-->"), offset: start)
    }
    index = end + 3
  }

  mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  func firstIndex(of text: String) throws(LocatedFault) -> Int {
    let utf8 = Array(text.utf8)
    var cursor = index
    while let candidate = bytes[cursor...].firstIndex(of: utf8[0]) {
      if bytes[candidate...].starts(with: utf8) { return candidate }
      cursor = candidate + 1
    }
    throw LocatedFault(.unexpectedEnd, offset: index)
  }
}
