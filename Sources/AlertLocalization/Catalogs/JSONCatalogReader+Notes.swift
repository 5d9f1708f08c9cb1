// What the keys that begin with @ say.
extension JSONCatalogReader {
  mutating func readLanguage(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    guard try scanner.kind() == .string else { return try scanner.skip() }
    let start = scanner.offset
    let name = try scanner.string()
    guard let language = LanguageTag(localeName: name) else {
      return note(.badLanguage, "@@locale", at: start, ["name": .text(name)])
    }
    if language != catalog.language {
      catalog.diagnostics.append(
        Diagnostic(
          .otherLanguage,
          severity: .warning,
          arguments: [
            "language": .text(name), "name": .text(catalog.language.identifier),
          ],
          path: catalog.path,
          position: lines.position(of: start)
        )
      )
    }
  }

  mutating func readNote(
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
