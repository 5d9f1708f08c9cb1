/// Reads JSON (RFC 8259) from bytes, strictly, a value at a time.
///
/// It hands keys and strings over as they come, so that a caller takes what it wants and skips the
/// rest, and it knows the place of everything it reads.
///
/// ```swift
/// var scanner = JSONScanner(bytes)
/// try scanner.object { (scanner, key, _) throws(JSONScanner.Failure) in
///   if key == "title" { title = try scanner.string() } else { try scanner.skip() }
/// }
/// try scanner.finish()
/// ```
///
/// What is skipped must be well formed as well. A key that stands in an object twice is handed over
/// twice: only the caller knows what that means.
package struct JSONScanner {
  /// What is wrong with a text.
  package enum Problem: Hashable, Sendable {
    /// The text ends in the middle of a value.
    case unexpectedEnd
    /// A character that can't stand here.
    case unexpectedCharacter
    /// A backslash with something behind it that is no escape, or half a surrogate pair.
    case badEscape
    /// A number that JSON does not have, as `01` or `1.`.
    case badNumber
    /// A control character inside a string.
    case controlCharacter
    /// Bytes that are no UTF-8.
    case invalidUTF8
    /// Objects and arrays stand deeper than ``deepest`` in each other.
    case tooDeep
    /// Something behind the end of the value.
    case trailingCharacters
  }

  /// A problem and its place.
  package struct Failure: Error, Hashable, Sendable {
    /// What is wrong.
    package var problem: Problem
    /// Bytes from the beginning of the text.
    package var offset: Int

    /// Makes a failure.
    package init(problem: Problem, offset: Int) {
      self.problem = problem
      self.offset = offset
    }
  }

  /// What kind of value comes next.
  package enum Kind: Hashable, Sendable {
    case object, array, string, number, bool, null
  }

  /// Objects and arrays may stand this deep in each other.
  package static let deepest = 100

  let bytes: UnsafeBufferPointer<UInt8>
  /// Bytes from the beginning.
  package internal(set) var offset = 0
  var depth = 0

  /// Begins at the beginning of a text.
  ///
  /// - Parameter bytes: UTF-8; a byte-order mark at its beginning is passed over.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
  }

  /// Begins at a place in a text.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) {
    self.bytes = bytes
    self.offset = max(offset, 0)
  }

  func failure(_ problem: Problem) -> Failure { Failure(problem: problem, offset: offset) }

  /// The next byte that is not white space, which stays unread.
  @inline(__always)
  mutating func peek() throws(Failure) -> UInt8 {
    skipSpace()
    guard offset < bytes.count else { throw failure(.unexpectedEnd) }
    return bytes[offset]
  }

  @inline(__always)
  mutating func expect(_ byte: UInt8) throws(Failure) {
    guard try peek() == byte else { throw failure(.unexpectedCharacter) }
    offset += 1
  }

  /// Passes over white space; `offset` is then where the next value begins.
  @inline(__always)
  package mutating func skipSpace() {
    if offset < bytes.count, bytes[offset] <= 0x20 { skipRun() }
  }

  /// Passes over white space, of which there is some: mostly the indentation of a line, eight
  /// blanks at a time.
  private mutating func skipRun() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
      guard let base = UnsafeRawPointer(bytes.baseAddress) else { return }
      while offset + 8 <= bytes.count,
        base.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == 0x2020_2020_2020_2020
      {
        offset += 8
      }
    }
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

  /// Reads an object.
  ///
  /// - Parameter body: Gets the key of each member and the key's offset, and must read the value.
  package mutating func object(
    _ body: (inout JSONScanner, String, Int) throws(Failure) -> Void
  ) throws(Failure) {
    try members { (scanner) throws(Failure) in
      _ = try scanner.peek()
      let start = scanner.offset
      let key = try scanner.string()
      try scanner.endKey()
      try body(&scanner, key, start)
    }
  }

  /// Reads an object whose keys the caller reads by itself.
  ///
  /// - Parameter body: Must read the key of each member, ``endKey()`` and the value.
  @inline(__always)
  mutating func members(
    _ body: (inout JSONScanner) throws(Failure) -> Void
  ) throws(Failure) {
    try elements(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"), body)
  }

  /// Passes over the colon behind a key.
  @inline(__always)
  mutating func endKey() throws(Failure) { try expect(UInt8(ascii: ":")) }

  /// Reads an array.
  ///
  /// - Parameter body: Must read each element.
  package mutating func array(
    _ body: (inout JSONScanner) throws(Failure) -> Void
  ) throws(Failure) {
    try elements(from: UInt8(ascii: "["), to: UInt8(ascii: "]"), body)
  }

  @inline(__always)
  private mutating func elements(
    from opening: UInt8,
    to closing: UInt8,
    _ body: (inout JSONScanner) throws(Failure) -> Void
  ) throws(Failure) {
    try expect(opening)
    if depth == Self.deepest {
      throw Failure(problem: .tooDeep, offset: offset - 1)
    }
    depth += 1
    defer { depth -= 1 }
    if try peek() == closing {
      offset += 1
      return
    }
    while true {
      try body(&self)
      let next = try peek()
      guard next == UInt8(ascii: ",") || next == closing else {
        throw failure(.unexpectedCharacter)
      }
      offset += 1
      if next == closing { return }
    }
  }

  /// Reads `true`, `false` or `null`: nil for the latter.
  package mutating func word() throws(Failure) -> Bool? {
    switch try peek() {
    case UInt8(ascii: "t"): return try word("true", true)
    case UInt8(ascii: "f"): return try word("false", false)
    default: return try word("null", nil)
    }
  }

  private mutating func word(_ word: StaticString, _ value: Bool?) throws(Failure) -> Bool? {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    for letter in letters {
      guard offset < bytes.count else { throw failure(.unexpectedEnd) }
      guard bytes[offset] == letter else { throw failure(.unexpectedCharacter) }
      offset += 1
    }
    return value
  }

  /// Makes sure that nothing but white space follows.
  package mutating func finish() throws(Failure) {
    skipSpace()
    if offset < bytes.count { throw failure(.trailingCharacters) }
  }
}
