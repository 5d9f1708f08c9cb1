extension JSONScanner {
  /// Reads a string.
  package mutating func string() throws(Failure) -> String {
    try expect(UInt8(ascii: "\""))
    let run = try plainRun()
    let text = try decoded(run)
    if bytes[offset] == UInt8(ascii: "\"") {
      offset += 1
      return text
    }
    return try stringWithEscapes(text)
  }

  /// Reads a string to the end of a buffer of UTF-8.
  mutating func appendString(to buffer: inout [UInt8]) throws(Failure) {
    try expect(UInt8(ascii: "\""))
    while true {
      let run = try plainRun()
      try validate(run)
      buffer += bytes[run.range]
      if bytes[offset] == UInt8(ascii: "\"") {
        offset += 1
        return
      }
      buffer += UTF8.encode(try escape()) ?? Unicode.UTF8.encodedReplacementCharacter
    }
  }

  /// Passes over a string, which must be well formed.
  mutating func skipString() throws(Failure) {
    try expect(UInt8(ascii: "\""))
    while true {
      let run = try plainRun()
      try validate(run)
      if bytes[offset] == UInt8(ascii: "\"") {
        offset += 1
        return
      }
      _ = try escape()
    }
  }

  /// Where in a string's raw text the text stands that its first so many bytes decode to.
  ///
  /// - Parameter count: Bytes of the string's value in UTF-8.
  /// - Returns: Bytes from the beginning of the JSON text.
  package mutating func offset(inString count: Int) throws(Failure) -> Int {
    try expect(UInt8(ascii: "\""))
    var rest = count
    while rest > 0, offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\\") {
        rest -= UTF8.width(try escape())
      } else {
        rest -= 1
        offset += 1
      }
    }
    return offset
  }

  /// Bytes of a string that stand for themselves.
  private struct Run {
    var range: Range<Int>
    var isASCII: Bool
  }

  /// Passes over what stands for itself, up to a quotation mark or a backslash, eight bytes at a
  /// time.
  private mutating func plainRun() throws(Failure) -> Run {
    let start = offset
    var highBits: UInt64 = 0
    if let base = UnsafeRawPointer(bytes.baseAddress) {
      while offset + 8 <= bytes.count {
        let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let stops = Self.stops(in: word)
        if stops != 0 {
          // Of what is found only the lowest byte is exact: a borrow may have marked those above.
          let count = stops.trailingZeroBitCount >> 3
          highBits |= word & ~(UInt64.max << UInt64(8 * count))
          offset += count
          return try endRun(start, highBits)
        }
        highBits |= word
        offset += 8
      }
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      highBits |= UInt64(byte)
      offset += 1
    }
    return try endRun(start, highBits)
  }

  private func endRun(_ start: Int, _ highBits: UInt64) throws(Failure) -> Run {
    guard offset < bytes.count else { throw failure(.unexpectedEnd) }
    if bytes[offset] < 0x20 { throw failure(.controlCharacter) }
    return Run(range: start..<offset, isASCII: highBits & Self.topBits == 0)
  }

  private static let topBits: UInt64 = 0x8080_8080_8080_8080

  /// The top bit of each byte that is a quotation mark, a backslash or below U+0020.
  @inline(__always)
  private static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let found =
      ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
      | ((word &- ones &* 0x20) & ~word)
    return found & topBits
  }

  private func decoded(_ run: Run) throws(Failure) -> String {
    let bytes = UnsafeBufferPointer(rebasing: bytes[run.range])
    if run.isASCII { return String(decoding: bytes, as: UTF8.self) }
    do {
      return String(copying: try UTF8Span(validating: Span(_unsafeElements: bytes)))
    } catch {
      throw Self.failure(error, in: run)
    }
  }

  private func validate(_ run: Run) throws(Failure) {
    if run.isASCII { return }
    let run = withoutASCIIEnds(run)
    let bytes = UnsafeBufferPointer(rebasing: bytes[run.range])
    do {
      _ = try UTF8Span(validating: Span(_unsafeElements: bytes))
    } catch {
      throw Self.failure(error, in: run)
    }
  }

  /// A run without the ASCII at its ends, eight bytes at a time: in most Latin text little is left.
  private func withoutASCIIEnds(_ run: Run) -> Run {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return run }
    func isASCII(_ offset: Int) -> Bool {
      base.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & Self.topBits == 0
    }
    var (start, end) = (run.range.lowerBound, run.range.upperBound)
    while start + 8 <= end, isASCII(start) { start += 8 }
    while start + 8 <= end, isASCII(end - 8) { end -= 8 }
    return Run(range: start..<end, isASCII: false)
  }

  private static func failure(_ error: UTF8.ValidationError, in run: Run) -> Failure {
    let place = run.range.lowerBound + error.byteOffsets.lowerBound
    return Failure(problem: .invalidUTF8, offset: place)
  }

  private mutating func stringWithEscapes(_ beginning: String) throws(Failure) -> String {
    var text = beginning
    while true {
      text.unicodeScalars.append(try escape())
      text += try decoded(try plainRun())
      if bytes[offset] == UInt8(ascii: "\"") {
        offset += 1
        return text
      }
    }
  }
}
