extension JSONScanner {
  /// Reads a value of any kind and lets it go.
  ///
  /// It must be well formed all the same. No text is made of it, so that most of a large file costs
  /// no more than looking at its bytes.
  package mutating func skip() throws(Failure) {
    /// One bit for each object or array that is open: 1 for an object.
    var isObject: UInt128 = 0
    var open = 0
    while true {
      switch try kind() {
      case .object, .array:
        let opensObject = bytes[offset] == UInt8(ascii: "{")
        if depth + open == Self.deepest { throw failure(.tooDeep) }
        offset += 1
        if try peek() != (opensObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          isObject = isObject << 1 | (opensObject ? 1 : 0)
          open += 1
          if opensObject { try skipKey() }
          continue
        }
        offset += 1
      case .string: try skipString()
      case .number: try skipNumber()
      case .bool, .null: _ = try word()
      }
      // Behind a value: what is open goes on or closes.
      while open > 0 {
        let inObject = isObject & 1 == 1
        let next = try peek()
        if next == UInt8(ascii: ",") {
          offset += 1
          if inObject { try skipKey() }
          break
        }
        guard next == (inObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw failure(.unexpectedCharacter)
        }
        offset += 1
        isObject >>= 1
        open -= 1
      }
      if open == 0 { return }
    }
  }

  private mutating func skipKey() throws(Failure) {
    try skipString()
    try expect(UInt8(ascii: ":"))
  }

  private mutating func skipNumber() throws(Failure) {
    if isNext(UInt8(ascii: "-")) { offset += 1 }
    if isNext(UInt8(ascii: "0")) { offset += 1 } else { try skipDigits() }
    if isNext(UInt8(ascii: ".")) {
      offset += 1
      try skipDigits()
    }
    if isNext(UInt8(ascii: "e")) || isNext(UInt8(ascii: "E")) {
      offset += 1
      if isNext(UInt8(ascii: "+")) || isNext(UInt8(ascii: "-")) { offset += 1 }
      try skipDigits()
    }
    // `01` would else be a number with something behind it.
    if offset < bytes.count, (0x30...0x39).contains(bytes[offset]) { throw failure(.badNumber) }
  }

  private func isNext(_ byte: UInt8) -> Bool { offset < bytes.count && bytes[offset] == byte }

  private mutating func skipDigits() throws(Failure) {
    let start = offset
    while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) { offset += 1 }
    if offset == start { throw failure(offset < bytes.count ? .badNumber : .unexpectedEnd) }
  }
}
