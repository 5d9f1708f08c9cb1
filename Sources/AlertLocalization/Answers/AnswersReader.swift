/// Reads the JSON of an ``AnswersFile``, strictly.
struct AnswersReader {
  private let path: String
  private var lines: LineCounter
  /// The first thing that is JSON and no answer.
  private var fault: Diagnostic?

  private init(_ file: [UInt8], path: String) {
    self.path = path
    lines = LineCounter(file)
  }

  /// Reads a file.
  ///
  /// - Throws: `Diagnostic` for the first thing that is no answer, or where it stops being JSON.
  static func read(_ file: [UInt8], path: String) throws(Diagnostic) -> [AnswersFile.Entry] {
    var reader = AnswersReader(file, path: path)
    typealias Outcome = Result<[AnswersFile.Entry], JSONScanner.Failure>
    let outcome = file.withUnsafeBufferPointer { bytes -> Outcome in
      Result { () throws(JSONScanner.Failure) in try reader.read(bytes) }
    }
    if let fault = reader.fault { throw fault }
    do throws(JSONScanner.Failure) {
      return try outcome.get()
    } catch {
      throw error.diagnostic(in: file, path: path)
    }
  }

  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONScanner.Failure) -> [AnswersFile.Entry] {
    var entries: [AnswersFile.Entry] = []
    var places = Places()
    var scanner = JSONScanner(bytes)
    if try expect(.object, &scanner, path) {
      try scanner.object { (scanner, name, offset) throws(JSONScanner.Failure) in
        note(name, at: offset, in: &places)
        if let entry = try entry(name, at: offset, &scanner) { entries.append(entry) }
      }
    }
    try scanner.finish()
    return entries
  }

  /// Where names have been seen.
  private typealias Places = [String: SourcePosition]

  private mutating func entry(
    _ name: String,
    at offset: Int,
    _ scanner: inout JSONScanner
  ) throws(JSONScanner.Failure) -> AnswersFile.Entry? {
    let position = lines.position(of: offset)
    guard try expect(.object, &scanner, name) else { return nil }
    var button: (text: String, position: SourcePosition)?
    var fields: [AnswersFile.Field] = []
    var places = Places()
    try scanner.object { (scanner, member, offset) throws(JSONScanner.Failure) in
      note(member, at: offset, in: &places)
      switch member {
      case "button":
        button = try string(&scanner, member)
      case "fields": fields = try self.fields(&scanner)
      default:
        report(.unknownMember, at: offset, ["name": .text(member), "choices": "button, fields"])
        try scanner.skip()
      }
    }
    guard let button else {
      report(.missingMember, at: offset, ["key": .text(name), "name": "button"])
      return nil
    }
    return AnswersFile.Entry(
      name: name,
      position: position,
      button: button.text,
      buttonPosition: button.position,
      fields: fields
    )
  }

  private mutating func fields(
    _ scanner: inout JSONScanner
  ) throws(JSONScanner.Failure) -> [AnswersFile.Field] {
    guard try expect(.object, &scanner, "fields") else { return [] }
    var fields: [AnswersFile.Field] = []
    var places = Places()
    try scanner.object { (scanner, id, offset) throws(JSONScanner.Failure) in
      note(id, at: offset, in: &places)
      let (value, position) = try string(&scanner, id)
      if FieldText.offsetOfUnfitCharacter(in: value) != nil {
        report(.unfitCharacter, at: position, ["key": .text(id)])
      }
      fields.append(AnswersFile.Field(id: id, value: value, position: position))
    }
    return fields
  }

  private mutating func string(
    _ scanner: inout JSONScanner,
    _ key: String
  ) throws(JSONScanner.Failure) -> (text: String, position: SourcePosition) {
    guard try expect(.string, &scanner, key) else {
      return ("", lines.position(of: scanner.offset))
    }
    let position = lines.position(of: scanner.offset)
    return (try scanner.string(), position)
  }

  /// Whether a value of that kind comes next; another one is noted and passed over.
  private mutating func expect(
    _ kind: JSONScanner.Kind,
    _ scanner: inout JSONScanner,
    _ key: String
  ) throws(JSONScanner.Failure) -> Bool {
    if try scanner.kind() == kind { return true }
    report(
      .wrongMemberType,
      at: scanner.offset,
      ["name": .text(key), "type": kind == .string ? "text" : "object"]
    )
    try scanner.skip()
    return false
  }

  private mutating func note(_ key: String, at offset: Int, in places: inout Places) {
    let position = lines.position(of: offset)
    if let first = places[key] {
      report(
        .duplicateKey,
        at: offset,
        ["key": .text(key), "other": .text("\(path):\(first)")]
      )
    }
    places[key] = position
  }

  private mutating func report(
    _ code: Diagnostic.Code,
    at offset: Int,
    _ arguments: [String: MessageArgument]
  ) {
    if fault == nil { report(code, at: lines.position(of: offset), arguments) }
  }

  private mutating func report(
    _ code: Diagnostic.Code,
    at position: SourcePosition,
    _ arguments: [String: MessageArgument]
  ) {
    if fault != nil { return }
    fault = Diagnostic(code, arguments: arguments, path: path, position: position)
  }
}
