/// Reads values of known types out of JSON, and says where one has another type.
struct JSONReader {
  /// Why a text can't be read.
  enum Failure: Error {
    /// It is no JSON.
    case json(JSONScanner.Failure)
    /// It is JSON of another shape.
    case shape(LocatedFault)

    /// The failure with its place, as everyone outside of the readers sees it.
    func diagnostic(in text: [UInt8], path: String) -> Diagnostic {
      switch self {
      case .json(let failure):
        return failure.diagnostic(in: text, path: path)
      case .shape(let fault):
        var lines = LineCounter(text, path: path)
        return lines.diagnostic(fault.fault, at: fault.offset)
      }
    }
  }

  private var scanner: JSONScanner

  /// Reads from a place in a text on.
  static func read<Value>(
    _ text: [UInt8],
    at offset: Int = 0,
    _ body: (inout JSONReader) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // The buffer's closure rethrows without its type.
    let outcome = text.withUnsafeBufferPointer { buffer -> Result<Value, Failure> in
      var reader = JSONReader(scanner: JSONScanner(buffer))
      reader.scanner.offset = offset
      do throws(Failure) {
        return .success(try body(&reader))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Where the next value begins, or white space in front of it.
  var offset: Int { scanner.offset }

  /// Reads the members of an object; `body` must read or skip each value.
  mutating func members(
    key: String,
    _ body: (inout JSONReader, String, Int) throws(Failure) -> Void
  ) throws(Failure) {
    try expect(.object, key: key)
    // What the body throws can't pass through the scanner, which throws only its own failures.
    var inner: Failure?
    do throws(JSONScanner.Failure) {
      try scanner.object { (scanner, name, offset) throws(JSONScanner.Failure) in
        var reader = JSONReader(scanner: scanner)
        do throws(Failure) {
          try body(&reader, name, offset)
        } catch {
          inner = error
          throw JSONScanner.Failure(problem: .unexpectedEnd, offset: offset)
        }
        scanner = reader.scanner
      }
    } catch {
      throw inner ?? .json(error)
    }
  }

  /// Reads a string.
  mutating func string(key: String) throws(Failure) -> String {
    try expect(.string, key: key)
    do { return try scanner.string() } catch { throw .json(error) }
  }

  /// Reads `true` or `false`.
  mutating func bool(key: String) throws(Failure) -> Bool {
    try expect(.bool, key: key)
    do { return try scanner.word() ?? false } catch { throw .json(error) }
  }

  /// Reads the position of an argument, a whole number from 1 on.
  mutating func position(key: String) throws(Failure) -> Int {
    try expect(.number, key: key)
    let start = scanner.offset
    try skip()
    let digits = String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
    guard let number = Int(digits), (1...PrintfFormat.highestPosition).contains(number) else {
      throw .shape(LocatedFault(.wrongType(key: key), offset: start))
    }
    return number
  }

  /// Passes over a value of any type.
  mutating func skip() throws(Failure) {
    do { try scanner.skip() } catch { throw .json(error) }
  }

  /// Makes sure that nothing follows.
  mutating func finish() throws(Failure) {
    do { try scanner.finish() } catch { throw .json(error) }
  }

  private mutating func expect(_ kind: JSONScanner.Kind, key: String) throws(Failure) {
    let found: JSONScanner.Kind
    do { found = try scanner.kind() } catch { throw .json(error) }
    if found != kind { throw .shape(LocatedFault(.wrongType(key: key), offset: offset)) }
  }
}
