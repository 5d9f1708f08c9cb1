/// Reads descriptions of alerts, and notes every mistake at its place.
struct AlertDescriptionReader {
  private let path: String
  var lines: LineCounter
  /// The alert that is being read.
  var alert = AlertDescription(name: "")

  private init(_ file: [UInt8], path: String) {
    self.path = path
    lines = LineCounter(file)
  }

  /// Reads a file.
  ///
  /// - Throws: `Diagnostic` where it stops being JSON.
  static func read(_ file: [UInt8], path: String) throws(Diagnostic) -> [AlertDescription] {
    typealias Outcome = Result<[AlertDescription], JSONScanner.Failure>
    let outcome = file.withUnsafeBufferPointer { bytes -> Outcome in
      var reader = AlertDescriptionReader(file, path: path)
      do throws(JSONScanner.Failure) {
        var scanner = JSONScanner(bytes)
        return .success(try reader.readAlerts(&scanner))
      } catch {
        return .failure(error)
      }
    }
    do throws(JSONScanner.Failure) {
      return try outcome.get()
    } catch {
      throw error.diagnostic(in: file, path: path)
    }
  }

  private mutating func readAlerts(
    _ scanner: inout JSONScanner
  ) throws(JSONScanner.Failure) -> [AlertDescription] {
    var alerts: [AlertDescription] = []
    try scanner.object { (scanner, name, offset) throws(JSONScanner.Failure) in
      if Self.isNote(name) { return try scanner.skip() }
      alert = AlertDescription(name: name)
      alert.path = path
      alert.position = lines.position(of: offset)
      if let first = alerts.firstIndex(where: { $0.name == name }) {
        note(.duplicateKey, at: offset, ["key": name, "other": place(alerts[first].position)])
        // The first one is what is looked up, so it is the one that must not be shown.
        alerts[first].diagnostics += alert.diagnostics
        return try scanner.skip()
      }
      try readAlert(&scanner, name)
      alerts.append(alert)
    }
    try scanner.finish()
    return alerts
  }

  private mutating func readAlert(
    _ scanner: inout JSONScanner,
    _ name: String
  ) throws(JSONScanner.Failure) {
    guard try expect(.object, &scanner, name, "object") else { return }
    var defaultPlace = 0
    var fields: FieldList?
    let words = ["style", "severity", "default", "buttons", "fields"]
    try members(&scanner, words, texts: Self.alertTexts) {
      (reader, scanner, member, offset) throws(JSONScanner.Failure) in
      switch member {
      case "style": reader.alert.style = try reader.choice(&scanner, member) ?? .default
      case "severity": reader.alert.severity = try reader.choice(&scanner, member)
      case "default":
        defaultPlace = offset
        try reader.readDefault(&scanner)
      case "buttons": try reader.readButtons(&scanner)
      default: fields = try reader.readFields(&scanner)
      }
    }
    checkDefault(at: defaultPlace)
    take(fields)
  }
}

// MARK: - Values

extension AlertDescriptionReader {
  /// Notes a mistake.
  mutating func note(_ code: Diagnostic.Code, at offset: Int, _ arguments: [String: String]) {
    note(code, at: offset, arguments.mapValues { .text($0) })
  }

  /// Notes a mistake.
  mutating func note(
    _ code: Diagnostic.Code,
    at offset: Int,
    _ arguments: [String: MessageArgument]
  ) {
    alert.diagnostics.append(
      Diagnostic(
        code,
        arguments: arguments,
        path: path.isEmpty ? nil : path,
        position: lines.position(of: offset)
      )
    )
  }

  /// Notes a word that means nothing, and what was probably meant.
  mutating func note(
    _ code: Diagnostic.Code,
    at offset: Int,
    meant word: String,
    among choices: [String],
    _ arguments: [String: String]
  ) {
    let choiceList = ["choices": choices.joined(separator: ", ")]
    note(code, at: offset, arguments.merging(choiceList) { first, _ in first })
    let suggestion = Spelling.nearest(to: word, among: choices)
    alert.diagnostics[alert.diagnostics.count - 1].suggestion = suggestion
  }

  /// A place of this file, as a message names it.
  func place(_ position: SourcePosition?) -> String {
    Diagnostic(.duplicateKey, path: path, position: position).place
  }

  /// Keys that begin with `@` are about others, as in catalogs.
  private static func isNote(_ key: String) -> Bool { key.utf8.first == UInt8(ascii: "@") }

  /// Reads the members of an object. Those that mean nothing, or stand there twice, are noted.
  ///
  /// - Parameters:
  ///   - known: The names that mean something.
  ///   - texts: Names of texts, which belong into the localization files.
  ///   - body: Gets the name of each member and its value's offset, and must read the value.
  mutating func members(
    _ scanner: inout JSONScanner,
    _ known: [String],
    texts: TextMembers,
    _ body: (
      inout AlertDescriptionReader, inout JSONScanner, String, Int
    ) throws(JSONScanner.Failure) -> Void
  ) throws(JSONScanner.Failure) {
    // A list: a dictionary's first use costs more than looking through five names.
    var seen: [(name: String, offset: Int)] = []
    try scanner.object { (scanner, name, offset) throws(JSONScanner.Failure) in
      if Self.isNote(name) { return try scanner.skip() }
      if !known.contains(name) {
        noteUnknown(name, at: offset, among: known, texts: texts)
        return try scanner.skip()
      }
      if let first = seen.first(where: { $0.name == name }) {
        let other = place(lines.position(of: first.offset))
        note(.duplicateKey, at: offset, ["key": name, "other": other])
        return try scanner.skip()
      }
      seen.append((name, offset))
      scanner.skipSpace()
      try body(&self, &scanner, name, scanner.offset)
    }
  }

  /// Whether the next value is of a kind; if not it is noted and passed over.
  ///
  /// - Parameter type: What the message calls the kind.
  mutating func expect(
    _ kind: JSONScanner.Kind,
    _ scanner: inout JSONScanner,
    _ name: String,
    _ type: String
  ) throws(JSONScanner.Failure) -> Bool {
    if try scanner.kind() == kind { return true }
    note(.wrongMemberType, at: scanner.offset, ["name": name, "type": type])
    try scanner.skip()
    return false
  }

  /// Reads a text; nil where it is none.
  mutating func text(
    _ scanner: inout JSONScanner,
    _ name: String
  ) throws(JSONScanner.Failure) -> String? {
    try expect(.string, &scanner, name, "text") ? try scanner.string() : nil
  }

  /// Reads one of a few words; nil where it is none of them.
  mutating func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ scanner: inout JSONScanner,
    _ name: String
  ) throws(JSONScanner.Failure) -> Word? {
    guard try expect(.string, &scanner, name, "text") else { return nil }
    let offset = scanner.offset
    let value = try scanner.string()
    if let word = Word(rawValue: value) { return word }
    let choices = Word.allCases.map(\.rawValue)
    note(.unknownChoice, at: offset, meant: value, among: choices, ["name": name, "value": value])
    return nil
  }
}
