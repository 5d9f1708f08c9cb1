/// Reads a property list in XML, with the place of each key.
///
/// Only what property lists have: no namespaces, no entities of a document's own, so none that
/// expand without end.
struct XMLPropertyListReader {
  /// How deep dictionaries and arrays may nest.
  static let depthLimit = 100

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// - Parameter bytes: the document in valid UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
    index = 0
  }

  /// Reads the document's value.
  mutating func read() throws(LocatedFault) -> PropertyListValue {
    var tag = try nextTag()
    let isWrapped = tag.name == "plist"
    if isWrapped {
      if tag.isEmpty { throw LocatedFault(.wrongType(key: ""), offset: tag.offset) }
      tag = try nextTag()
    }
    let value = try value(of: tag, depth: 1)
    if isWrapped { try expectClosing("plist") }
    try skipMisc()
    if index < bytes.endIndex { throw unexpected(at: index) }
    return value
  }

  /// The fault of a place where something else must stand.
  private func unexpected(at offset: Int) -> LocatedFault {
    guard offset < bytes.endIndex else { return LocatedFault(.unexpectedEnd, offset: offset) }
    let text = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return LocatedFault(
      .unexpectedCharacter(text.unicodeScalars.first.map(String.init) ?? ""),
      offset: offset
    )
  }
}

// MARK: - Values

extension XMLPropertyListReader {
  private mutating func value(
    of tag: Tag,
    depth: Int
  ) throws(LocatedFault) -> PropertyListValue {
    if depth > Self.depthLimit { throw LocatedFault(.tooDeep, offset: tag.offset) }
    if tag.isClosing { throw unexpected(at: tag.offset) }
    switch tag.name {
    case "string":
      return .string(try text(of: tag), offset: tag.offset)
    case "dict":
      return .dictionary(tag.isEmpty ? [] : try members(depth: depth))
    case "array":
      if !tag.isEmpty { try skipElements(depth: depth) }
      return .other(offset: tag.offset)
    case "integer", "real", "date", "data", "true", "false":
      _ = try text(of: tag)
      return .other(offset: tag.offset)
    default:
      throw LocatedFault(.unknownElement(tag.name), offset: tag.offset)
    }
  }

  private mutating func members(
    depth: Int
  ) throws(LocatedFault) -> [PropertyListValue.Member] {
    var members: [PropertyListValue.Member] = []
    while true {
      let tag = try nextTag()
      if tag.isClosing && tag.name == "dict" { return members }
      guard tag.name == "key", !tag.isClosing else {
        throw unexpected(at: tag.offset)
      }
      let key = try text(of: tag)
      let valueTag = try nextTag()
      if valueTag.isClosing || valueTag.name == "key" {
        throw LocatedFault(.missingValue(key: key), offset: valueTag.offset)
      }
      let value = try value(of: valueTag, depth: depth + 1)
      members.append(.init(key: key, offset: tag.offset, value: value))
    }
  }

  private mutating func skipElements(depth: Int) throws(LocatedFault) {
    while true {
      let tag = try nextTag()
      if tag.isClosing && tag.name == "array" { return }
      _ = try value(of: tag, depth: depth + 1)
    }
  }

  /// The text up to the closing tag, its entities replaced.
  private mutating func text(of tag: Tag) throws(LocatedFault) -> String {
    if tag.isEmpty { return "" }
    var text: [UInt8] = []
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&") {
        text.append(contentsOf: String(try entity()).utf8)
      } else if byte == UInt8(ascii: "\r") {
        // A line ends with LF in a document's text, however the file writes it (XML 1.0, 2.11).
        text.append(UInt8(ascii: "\n"))
        index += 1
        if index < bytes.endIndex, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      } else if byte != UInt8(ascii: "<") {
        text.append(byte)
        index += 1
      } else if take("<![CDATA[") {
        let end = try firstIndex(of: "]]>")
        text.append(contentsOf: bytes[index..<end])
        index = end + 3
      } else if take("<!--") {
        try skipComment()
      } else {
        try expectClosing(tag.name)
        return String(decoding: text, as: UTF8.self)
      }
    }
    throw unexpected(at: index)
  }

  private mutating func entity() throws(LocatedFault) -> Unicode.Scalar {
    let start = index
    let end = bytes[index...].prefix(16).firstIndex(of: UInt8(ascii: ";"))
    guard let end else {
      throw LocatedFault(.unknownEntity("&"), offset: start)
    }
    index = end + 1
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    let scalar: Unicode.Scalar?
    switch name {
    case "lt": scalar = "<"
    case "gt": scalar = ">"
    case "amp": scalar = "&"
    case "quot": scalar = "\""
    case "apos": scalar = "'"
    case _ where name.hasPrefix("#x"):
      scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"):
      scalar = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: scalar = nil
    }
    guard let scalar else {
      throw LocatedFault(.unknownEntity("&\(name);"), offset: start)
    }
    return scalar
  }
}

// MARK: - Tags

extension XMLPropertyListReader {
  private struct Tag {
    var name: String
    var offset: Int
    var isClosing: Bool
    /// `<name/>`, which has no closing tag.
    var isEmpty: Bool
  }

  /// Reads the next tag; between tags there may only be white space and comments.
  private mutating func nextTag() throws(LocatedFault) -> Tag {
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

  private mutating func expectClosing(_ name: String) throws(LocatedFault) {
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
  private mutating func skipMisc() throws(LocatedFault) {
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
  private mutating func skipComment() throws(LocatedFault) {
    let start = index - 4
    guard let end = try? firstIndex(of: "-->") else {
      throw LocatedFault(.unterminatedComment(end: "-->"), offset: start)
    }
    index = end + 3
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private func firstIndex(of text: String) throws(LocatedFault) -> Int {
    let utf8 = Array(text.utf8)
    var cursor = index
    while let candidate = bytes[cursor...].firstIndex(of: utf8[0]) {
      if bytes[candidate...].starts(with: utf8) { return candidate }
      cursor = candidate + 1
    }
    throw LocatedFault(.unexpectedEnd, offset: index)
  }
}
