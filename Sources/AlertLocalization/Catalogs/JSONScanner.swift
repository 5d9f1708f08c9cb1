/// Reads JSON (RFC 8259) from bytes, strictly, a value at a time.
///
/// It hands keys and strings over as they come, so that a caller takes what it wants and skips the
/// rest, and it knows the place of everything it reads.
package struct JSONScanner {
  /// What is wrong with a text.
  package enum Problem: Hashable, Sendable {
    case unexpectedEnd
    case unexpectedCharacter
    case badEscape
    case badNumber
    case controlCharacter
    case invalidUTF8
    case tooDeep
    case trailingCharacters
  }

  /// A problem and its place.
  package struct Failure: Error, Hashable, Sendable {
    package var problem: Problem
    /// Bytes from the beginning of the text.
    package var offset: Int
  }

  /// What kind of value comes next.
  package enum Kind: Hashable, Sendable {
    case object, array, string, number, bool, null
  }

  /// Objects and arrays may stand this deep in each other.
  package static let deepest = 100

  private let bytes: UnsafeBufferPointer<UInt8>
  /// Bytes from the beginning.
  package private(set) var offset = 0
  private var depth = 0

  /// - Parameter bytes: UTF-8; a byte-order mark at its beginning is passed over.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
  }

  private func failure(_ problem: Problem) -> Failure { Failure(problem: problem, offset: offset) }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  private mutating func peek() throws(Failure) -> UInt8 {
    skipSpace()
    guard offset < bytes.count else { throw failure(.unexpectedEnd) }
    return bytes[offset]
  }

  private mutating func expect(_ byte: UInt8) throws(Failure) {
    guard try peek() == byte else { throw failure(.unexpectedCharacter) }
    offset += 1
  }

  /// The kind of the value that comes next.
  package mutating func kind() throws(Failure) -> Kind {
    switch try peek() {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"), 0x30...0x39: return .number
    default: throw failure(.unexpectedCharacter)
    }
  }

  /// Reads an object. For each member `body` gets the key and its offset, and must read the value.
  package mutating func object(
    _ body: (inout JSONScanner, String, Int) throws(Failure) -> Void
  ) throws(Failure) {
    try expect(UInt8(ascii: "{"))
    try descend()
    if try peek() == UInt8(ascii: "}") {
      offset += 1
      depth -= 1
      return
    }
    while true {
      _ = try peek()
      let start = offset
      let key = try string()
      try expect(UInt8(ascii: ":"))
      try body(&self, key, start)
      let next = try peek()
      guard next == UInt8(ascii: ",") || next == UInt8(ascii: "}") else {
        throw failure(.unexpectedCharacter)
      }
      offset += 1
      if next == UInt8(ascii: "}") { break }
    }
    depth -= 1
  }

  /// Reads an array. For each element `body` must read the value.
  package mutating func array(
    _ body: (inout JSONScanner) throws(Failure) -> Void
  ) throws(Failure) {
    try expect(UInt8(ascii: "["))
    try descend()
    if try peek() == UInt8(ascii: "]") {
      offset += 1
      depth -= 1
      return
    }
    while true {
      try body(&self)
      let next = try peek()
      guard next == UInt8(ascii: ",") || next == UInt8(ascii: "]") else {
        throw failure(.unexpectedCharacter)
      }
      offset += 1
      if next == UInt8(ascii: "]") { break }
    }
    depth -= 1
  }

  private mutating func descend() throws(Failure) {
    depth += 1
    if depth > Self.deepest { throw failure(.tooDeep) }
  }

  /// Reads a string.
  package mutating func string() throws(Failure) -> String {
    try expect(UInt8(ascii: "\""))
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        let text = try decoded(start..<offset)
        offset += 1
        return text
      case UInt8(ascii: "\\"):
        return try stringWithEscapes(from: start)
      case 0x00..<0x20: throw failure(.controlCharacter)
      default: offset += 1
      }
    }
    throw failure(.unexpectedEnd)
  }

  private func decoded(_ range: Range<Int>) throws(Failure) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw Failure(problem: .invalidUTF8, offset: range.lowerBound)
    }
    return text
  }

  private mutating func stringWithEscapes(from start: Int) throws(Failure) -> String {
    var text = try decoded(start..<offset)
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return text
      case UInt8(ascii: "\\"):
        text.unicodeScalars.append(try escape())
      case 0x00..<0x20: throw failure(.controlCharacter)
      default:
        let start = offset
        while offset < bytes.count, bytes[offset] >= 0x20, bytes[offset] != UInt8(ascii: "\""),
          bytes[offset] != UInt8(ascii: "\\")
        {
          offset += 1
        }
        text += try decoded(start..<offset)
      }
    }
    throw failure(.unexpectedEnd)
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    guard offset + 1 < bytes.count else { throw failure(.unexpectedEnd) }
    let byte = bytes[offset + 1]
    if byte == UInt8(ascii: "u") { return try unicodeEscape() }
    let scalar: Unicode.Scalar
    switch byte {
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
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800...0xDBFF).contains(first), offset + 1 < bytes.count,
      bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
    else { throw Failure(problem: .badEscape, offset: start) }
    let second = try codeUnit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00
      )
    else { throw Failure(problem: .badEscape, offset: start) }
    return scalar
  }

  private mutating func codeUnit() throws(Failure) -> UInt16 {
    guard offset + 6 <= bytes.count else { throw failure(.unexpectedEnd) }
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

  /// Reads a value of any kind and lets it go; it must be well formed all the same.
  package mutating func skip() throws(Failure) {
    switch try kind() {
    case .object: try object { (scanner, _, _) throws(Failure) in try scanner.skip() }
    case .array: try array { (scanner) throws(Failure) in try scanner.skip() }
    case .string: _ = try string()
    case .number: try number()
    case .bool, .null: _ = try word()
    }
  }

  /// Reads `true`, `false` or `null`: nil for the latter.
  package mutating func word() throws(Failure) -> Bool? {
    for (word, value) in [("true", true), ("false", false), ("null", nil)]
      as [(StaticString, Bool?)]
    {
      let length = word.utf8CodeUnitCount
      if offset + length <= bytes.count,
        bytes[offset..<(offset + length)].elementsEqual(
          UnsafeBufferPointer(start: word.utf8Start, count: length)
        )
      {
        offset += length
        return value
      }
    }
    throw failure(.unexpectedCharacter)
  }

  private mutating func number() throws(Failure) {
    func digits(_ scanner: inout JSONScanner) throws(Failure) {
      let start = scanner.offset
      while scanner.offset < scanner.bytes.count,
        (0x30...0x39).contains(scanner.bytes[scanner.offset])
      {
        scanner.offset += 1
      }
      if scanner.offset == start { throw scanner.failure(.badNumber) }
    }
    func take(_ choices: [UInt8], _ scanner: inout JSONScanner) -> Bool {
      guard scanner.offset < scanner.bytes.count, choices.contains(scanner.bytes[scanner.offset])
      else { return false }
      scanner.offset += 1
      return true
    }
    _ = take([UInt8(ascii: "-")], &self)
    if !take([UInt8(ascii: "0")], &self) { try digits(&self) }
    if take([UInt8(ascii: ".")], &self) { try digits(&self) }
    if take([UInt8(ascii: "e"), UInt8(ascii: "E")], &self) {
      _ = take([UInt8(ascii: "+"), UInt8(ascii: "-")], &self)
      try digits(&self)
    }
  }

  /// Makes sure that nothing but white space follows.
  package mutating func finish() throws(Failure) {
    skipSpace()
    if offset < bytes.count { throw failure(.trailingCharacters) }
  }
}
