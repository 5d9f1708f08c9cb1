/// Reads values of known types out of JSON, and says where one has another type.
struct JSONReader {
  private var scanner: JSONScanner
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the scanner's first byte in the text.
  private let base: Int

  /// Reads from a place in a text on.
  static func read<Result>(
    _ text: [UInt8],
    at offset: Int = 0,
    _ body: (inout JSONReader) throws(LocatedFault) -> Result
  ) throws(LocatedFault) -> Result {
    // The buffer's closure rethrows without its type.
    let outcome = text.withUnsafeBufferPointer { buffer -> Swift.Result<Result, LocatedFault> in
      let bytes = UnsafeBufferPointer(rebasing: buffer[offset...])
      var reader = JSONReader(scanner: JSONScanner(bytes), bytes: bytes, base: offset)
      do throws(LocatedFault) {
        return .success(try body(&reader))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Where the next value begins, or white space in front of it.
  var offset: Int { base + scanner.offset }

  /// Reads the members of an object; `body` must read or skip each value.
  mutating func members(
    key: String,
    _ body: (inout JSONReader, String, Int) throws(LocatedFault) -> Void
  ) throws(LocatedFault) {
    try expect(.object, key: key)
    // What the body throws can't pass through the scanner, which throws only its own failures.
    var inner: LocatedFault?
    do throws(JSONScanner.Failure) {
      try scanner.object { [bytes, base] (scanner, name, offset) throws(JSONScanner.Failure) in
        var reader = JSONReader(scanner: scanner, bytes: bytes, base: base)
        do throws(LocatedFault) {
          try body(&reader, name, base + offset)
        } catch {
          inner = error
        }
        scanner = reader.scanner
        if inner != nil { throw JSONScanner.Failure(problem: .unexpectedEnd, offset: 0) }
      }
    } catch {
      throw inner ?? located(error)
    }
  }

  /// Reads a string.
  mutating func string(key: String) throws(LocatedFault) -> String {
    try expect(.string, key: key)
    do { return try scanner.string() } catch { throw located(error) }
  }

  /// Reads `true` or `false`.
  mutating func bool(key: String) throws(LocatedFault) -> Bool {
    try expect(.bool, key: key)
    do { return try scanner.word() ?? false } catch { throw located(error) }
  }

  /// Reads the position of an argument, a whole number from 1 on.
  mutating func position(key: String) throws(LocatedFault) -> Int {
    try expect(.number, key: key)
    let start = scanner.offset
    try skip()
    let digits = String(decoding: bytes[start..<scanner.offset], as: UTF8.self)
    guard let number = Int(digits), (1...PrintfFormat.highestPosition).contains(number) else {
      throw LocatedFault(.wrongType(key: key), offset: base + start)
    }
    return number
  }

  /// Passes over a value of any type.
  mutating func skip() throws(LocatedFault) {
    do { try scanner.skip() } catch { throw located(error) }
  }

  /// Makes sure that nothing follows.
  mutating func finish() throws(LocatedFault) {
    do { try scanner.finish() } catch { throw located(error) }
  }

  private mutating func expect(
    _ kind: JSONScanner.Kind,
    key: String
  ) throws(LocatedFault) {
    let found: JSONScanner.Kind
    do { found = try scanner.kind() } catch { throw located(error) }
    if found != kind { throw LocatedFault(.wrongType(key: key), offset: offset) }
  }

  private func located(_ failure: JSONScanner.Failure) -> LocatedFault {
    let rest = bytes[min(failure.offset, bytes.count)...].prefix(4)
    let character = String(decoding: rest, as: UTF8.self).unicodeScalars.first.map(String.init)
    return LocatedFault(
      .invalidJSON(failure.problem, character: character ?? ""),
      offset: base + failure.offset
    )
  }
}
