/// Reads a property list in XML, with the place of each key.
///
/// Only what property lists have: no namespaces, no entities of a document's own, so none that
/// expand without end.
struct XMLPropertyListReader {
  /// How deep dictionaries and arrays may nest.
  static let depthLimit = 100

  let bytes: ArraySlice<UInt8>
  var index: Int

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
  func unexpected(at offset: Int) -> LocatedFault {
    guard offset < bytes.endIndex else { return LocatedFault(.unexpectedEnd, offset: offset) }
    return LocatedFault(.unexpectedCharacter(bytes[offset...].firstShown), offset: offset)
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
