extension CatalogFile {
  /// Reads the file.
  ///
  /// - Parameters:
  ///   - language: Its language, where neither its name nor the file says it; nil by default.
  ///   - detailed: Whether comments and placeholders are wanted, which only tools need; they are by
  ///     default.
  /// - Returns: One catalog; of a String Catalog one for each of its languages.
  /// - Throws: `Diagnostic` where the file can't be read, or stops making sense.
  public func catalogs(
    language: LanguageTag? = nil,
    detailed: Bool = true
  ) throws(Diagnostic) -> [Catalog] {
    let bytes = try FileBytes.contents(of: path)
    guard format != .stringCatalog else {
      let file = try StringCatalog(bytes, path: path)
      var catalogs: [Catalog] = []
      for name in file.languages {
        catalogs.append(try catalog(of: file, name, detailed: detailed))
      }
      return catalogs
    }
    guard let language = language ?? self.language ?? Self.language(of: bytes, format) else {
      throw Diagnostic(.noLanguage, path: path)
    }
    var catalog = Catalog(language: language, table: table, path: path)
    switch format {
    case .json: try JSONCatalogReader.read(bytes, into: &catalog, detailed: detailed)
    case .strings: try StringsReader.read(bytes, into: &catalog, detailed: detailed)
    case .stringsdict: try StringsdictReader.read(bytes, into: &catalog, detailed: detailed)
    case .gettext: try POReader.read(bytes, into: &catalog, detailed: detailed)
    case .stringCatalog: break
    }
    return [catalog]
  }

  /// The texts of one language of a String Catalog.
  ///
  /// - Parameters:
  ///   - file: The file, read.
  ///   - name: The language as the file writes it.
  ///   - detailed: Whether comments and placeholders are wanted.
  func catalog(
    of file: StringCatalog,
    _ name: String,
    detailed: Bool
  ) throws(Diagnostic) -> Catalog {
    let language = Self.language(name)
    var catalog = Catalog(language: language, table: table, path: path)
    do throws(Diagnostic) {
      try file.read(name, into: &catalog, detailed: detailed)
    } catch {
      var error = error
      error.language = language
      throw error
    }
    for index in catalog.diagnostics.indices { catalog.diagnostics[index].language = language }
    return catalog
  }

  /// A language of a String Catalog.
  static func language(_ name: String) -> LanguageTag {
    LanguageTag(localeName: name) ?? LanguageTag(name)
  }

  /// The language that the file itself names.
  private static func language(of bytes: [UInt8], _ format: CatalogFormat) -> LanguageTag? {
    switch format {
    case .json: JSONCatalogReader.language(of: bytes)
    case .gettext: POReader.language(of: bytes).flatMap { LanguageTag(localeName: $0) }
    case .strings, .stringsdict, .stringCatalog: nil
    }
  }
}
