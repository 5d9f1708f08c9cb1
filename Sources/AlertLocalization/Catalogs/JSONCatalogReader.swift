/// Reads catalogs in JSON: ICU message patterns by key, as Flutter's `.arb` files have them.
///
/// ```json
/// { "@@locale": "es",
///   "delete.title": "¿Eliminar {count, plural, one {# archivo} other {# archivos}}?",
///   "@delete.title": { "description": "Asked before files are removed." },
///   "menu": { "open": "Abrir" } }
/// ```
///
/// Keys in objects are joined with dots: `menu.open`. Keys that begin with `@` are about others.
struct JSONCatalogReader {
  var catalog: Catalog
  var lines: LineCounter
  let detailed: Bool
  var notes: [String: Note] = [:]

  /// What `@key` says.
  struct Note {
    var comment: String?
    var placeholders: [Catalog.Placeholder] = []
  }

  /// Reads a file into a catalog, whose path it is.
  ///
  /// A file that names another language than the catalog's is noted as a warning.
  ///
  /// - Parameters:
  ///   - file: The bytes.
  ///   - catalog: Where the messages go.
  ///   - detailed: Whether comments and placeholders are wanted, which only tools need.
  /// - Throws: `Diagnostic` at the place where the file stops being JSON; the catalog is then as it
  ///   was.
  static func read(
    _ file: [UInt8],
    into catalog: inout Catalog,
    detailed: Bool = true
  ) throws(Diagnostic) {
    let empty = catalog
    let outcome = file.withUnsafeBufferPointer { bytes -> Result<Catalog, JSONScanner.Failure> in
      var reader = JSONCatalogReader(
        catalog: empty,
        lines: LineCounter(file),
        detailed: detailed
      )
      do throws(JSONScanner.Failure) {
        var scanner = JSONScanner(bytes)
        try reader.readAll(&scanner)
        return .success(reader.annotated)
      } catch {
        return .failure(error)
      }
    }
    do throws(JSONScanner.Failure) {
      catalog = try outcome.get()
    } catch {
      throw error.diagnostic(in: file, path: empty.path)
    }
  }

  /// The language that a file names as `@@locale`; nil where it names none.
  static func language(of file: [UInt8]) -> LanguageTag? {
    file.withUnsafeBufferPointer { bytes in
      var language: LanguageTag?
      var scanner = JSONScanner(bytes)
      try? scanner.object { (scanner, key, _) throws(JSONScanner.Failure) in
        guard key == "@@locale", try scanner.kind() == .string else { return try scanner.skip() }
        language = LanguageTag(localeName: try scanner.string())
      }
      return language
    }
  }

  private init(catalog: Catalog, lines: LineCounter, detailed: Bool) {
    self.detailed = detailed
    self.catalog = catalog
    self.lines = lines
  }

  private var annotated: Catalog {
    var catalog = catalog
    if notes.isEmpty { return catalog }
    catalog.annotate { entry in
      guard let note = notes[entry.key] else { return }
      entry.comment = note.comment
      entry.placeholders = note.placeholders
    }
    return catalog
  }
}

// MARK: - Entries

extension JSONCatalogReader {
  private mutating func readAll(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    try scanner.object { (scanner, key, offset) throws(JSONScanner.Failure) in
      if key == "@@locale" {
        try readLanguage(&scanner)
      } else if key.utf8.starts(with: "@@".utf8) {
        try scanner.skip()
      } else {
        try readMember(&scanner, key, offset, prefix: "")
      }
    }
    try scanner.finish()
  }

  private mutating func readMember(
    _ scanner: inout JSONScanner,
    _ key: String,
    _ offset: Int,
    prefix: String
  ) throws(JSONScanner.Failure) {
    if key.utf8.first == UInt8(ascii: "@") {
      try readNote(&scanner, about: prefix + key.dropFirst())
      return
    }
    let key = prefix.isEmpty ? key : prefix + key
    switch try scanner.kind() {
    case .string: try readText(&scanner, key, offset)
    case .object:
      try scanner.object { (scanner, member, offset) throws(JSONScanner.Failure) in
        try readMember(&scanner, member, offset, prefix: key + ".")
      }
    case .array, .number, .bool, .null:
      note(.wrongType, key, at: scanner.offset)
      catalog.leaveOut(key)
      try scanner.skip()
    }
  }

  private mutating func readText(
    _ scanner: inout JSONScanner,
    _ key: String,
    _ offset: Int
  ) throws(JSONScanner.Failure) {
    let position = lines.position(of: offset)
    let textPosition = lines.position(of: scanner.offset + 1)
    let pattern = try scanner.string()
    if pattern.utf8.count > MessagePattern.longest {
      note(.patternTooLong, key, at: offset, ["limit": .integer(Int64(MessagePattern.longest))])
      catalog.leaveOut(key)
      return
    }
    if pattern.isEmpty { return catalog.leaveOutEmpty(key, at: position) }
    catalog.add(
      Catalog.Entry(key: key, pattern: pattern, position: position, textPosition: textPosition)
    )
  }

  mutating func note(
    _ code: Diagnostic.Code,
    _ key: String,
    at offset: Int,
    _ arguments: [String: MessageArgument] = [:]
  ) {
    catalog.diagnostics.append(
      Diagnostic(
        code,
        arguments: arguments.merging(["key": .text(key)]) { first, _ in first },
        path: catalog.path,
        position: lines.position(of: offset)
      )
    )
  }
}
