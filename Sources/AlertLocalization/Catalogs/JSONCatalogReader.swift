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
  private var catalog: Catalog
  private var text: SourceText
  private let detailed: Bool
  private var notes: [String: Note] = [:]
  private var declaredLanguage: LanguageTag?

  /// What `@key` says.
  private struct Note {
    var comment: String?
    var placeholders: [Catalog.Placeholder] = []
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The bytes.
  ///   - path: Its name, for what is said about it.
  ///   - language: The language of the texts; nil for the one that the file names as `@@locale`.
  ///   - table: The name of the table.
  ///   - detailed: Whether comments and placeholders are wanted, which only tools need.
  /// - Throws: `Diagnostic` at the place where the file stops being JSON.
  static func read(
    _ file: [UInt8],
    path: String,
    language: LanguageTag?,
    table: String = Catalog.defaultTable,
    detailed: Bool = true
  ) throws(Diagnostic) -> Catalog {
    let outcome = file.withUnsafeBufferPointer { bytes -> Result<Catalog, Diagnostic> in
      var reader = JSONCatalogReader(
        catalog: Catalog(language: language ?? LanguageTag("und"), table: table, path: path),
        text: SourceText(bytes),
        detailed: detailed
      )
      do throws(JSONScanner.Failure) {
        var scanner = JSONScanner(bytes)
        try reader.readAll(&scanner)
      } catch {
        return .failure(error.diagnostic(in: bytes, path: path))
      }
      return reader.finished(language: language)
    }
    return try outcome.get()
  }

  private init(catalog: Catalog, text: SourceText, detailed: Bool) {
    self.catalog = catalog
    self.text = text
    self.detailed = detailed
  }

  private func finished(language: LanguageTag?) -> Result<Catalog, Diagnostic> {
    var catalog = catalog
    guard let language = language ?? declaredLanguage else {
      return .failure(Diagnostic(.noLanguage, path: catalog.path))
    }
    catalog.language = language
    catalog.annotate { entry in
      guard let note = notes[entry.key] else { return }
      entry.comment = note.comment
      entry.placeholders = note.placeholders
    }
    return .success(catalog)
  }
}

// MARK: - Entries

extension JSONCatalogReader {
  private mutating func readAll(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    try scanner.object { (scanner, key, offset) throws(JSONScanner.Failure) in
      if key == "@@locale" {
        try readLanguage(&scanner)
      } else if key.hasPrefix("@@") {
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
    let key = prefix + key
    switch try scanner.kind() {
    case .string: try readText(&scanner, key, offset)
    case .object:
      try scanner.object { (scanner, member, offset) throws(JSONScanner.Failure) in
        try readMember(&scanner, member, offset, prefix: key + ".")
      }
    case .array, .number, .bool, .null:
      note(.wrongType, key, at: scanner.offset)
      try scanner.skip()
    }
  }

  private mutating func readText(
    _ scanner: inout JSONScanner,
    _ key: String,
    _ offset: Int
  ) throws(JSONScanner.Failure) {
    let position = text.position(of: offset)
    let textPosition = text.position(of: scanner.offset + 1)
    let pattern = try scanner.string()
    if pattern.utf8.count > MessagePattern.longest {
      note(.patternTooLong, key, at: offset, ["limit": .integer(Int64(MessagePattern.longest))])
      return
    }
    catalog.add(
      Catalog.Entry(key: key, pattern: pattern, position: position, textPosition: textPosition))
  }

  private mutating func note(
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
        position: text.position(of: offset)
      )
    )
  }
}

// MARK: - What keys with @ say

extension JSONCatalogReader {
  private mutating func readLanguage(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    let start = scanner.offset
    guard try scanner.kind() == .string else { return try scanner.skip() }
    let name = try scanner.string()
    declaredLanguage = LanguageTag(localeName: name)
    if declaredLanguage == nil {
      note(.badLanguage, "@@locale", at: start, ["name": .text(name)])
    }
  }

  private mutating func readNote(
    _ scanner: inout JSONScanner,
    about key: String
  ) throws(JSONScanner.Failure) {
    guard detailed, try scanner.kind() == .object else { return try scanner.skip() }
    var note = Note()
    try scanner.object { (scanner, name, _) throws(JSONScanner.Failure) in
      switch (name, try scanner.kind()) {
      case ("description", .string): note.comment = try scanner.string()
      case ("placeholders", .object):
        try scanner.object { (scanner, name, _) throws(JSONScanner.Failure) in
          note.placeholders.append(try Self.placeholder(&scanner, name))
        }
      default: try scanner.skip()
      }
    }
    notes[key] = note
  }

  private static func placeholder(
    _ scanner: inout JSONScanner,
    _ name: String
  ) throws(JSONScanner.Failure) -> Catalog.Placeholder {
    var placeholder = Catalog.Placeholder(name: name)
    guard try scanner.kind() == .object else {
      try scanner.skip()
      return placeholder
    }
    try scanner.object { (scanner, name, _) throws(JSONScanner.Failure) in
      guard try scanner.kind() == .string else { return try scanner.skip() }
      let value = try scanner.string()
      switch name {
      case "type":
        placeholder.type = value
        placeholder.kind = kind(ofType: value)
      case "example": placeholder.example = value
      case "description": placeholder.comment = value
      default: break
      }
    }
    return placeholder
  }

  /// The types that Flutter's tool knows; `Object` and others say nothing.
  private static func kind(ofType type: String) -> MessageArgument.Kind? {
    switch type {
    case "String": .text
    case "int": .integer
    case "num", "double": .number
    case "DateTime": .date
    default: nil
    }
  }
}
