extension CatalogFile {
  /// Reads the file, and with a `.strings` file the plurals of the `.stringsdict` beside it, which
  /// belong to the same table.
  ///
  /// - Parameters:
  ///   - language: Its language, where neither its name nor the file says it; nil by default.
  ///   - detailed: Whether comments and placeholders are wanted, which only tools need; they are by
  ///     default.
  /// - Returns: As `catalogs`; of a key that both files have, the plural.
  /// - Throws: `Diagnostic` where one of the files can't be read, or stops making sense.
  public func catalogsWithPlurals(
    language: LanguageTag? = nil,
    detailed: Bool = true
  ) throws(Diagnostic) -> [Catalog] {
    let catalogs = try catalogs(language: language, detailed: detailed)
    guard format == .strings, catalogs.count == 1, let plurals = try pluralFile() else {
      return catalogs
    }
    let strings = catalogs[0]
    var whole = Catalog(language: strings.language, table: table, path: path)
    for dictionary in try plurals.catalogs(language: language ?? self.language, detailed: detailed)
    {
      for entry in strings.entries { whole.add(dictionary[entry.key] ?? entry) }
      for entry in dictionary.entries where strings[entry.key] == nil { whole.add(entry) }
      // What only the text in the `.strings` file gets wrong never counts.
      let counting = strings.diagnostics.filter { finding in
        guard case .text(let key)? = finding.arguments["key"] else { return true }
        return dictionary[key] == nil
      }
      whole.diagnostics = counting + dictionary.diagnostics
    }
    return [whole]
  }

  /// The `.stringsdict` of the same table in the same folder; nil if there is none.
  private func pluralFile() throws(Diagnostic) -> CatalogFile? {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = end.map { String(path[...$0]) } ?? "./"
    // A file can be read in a folder that can't be listed; its plurals are then not to be found.
    guard let names = try? FileBytes.names(in: folder) else { return nil }
    for name in names where CatalogFormat(path: name) == .stringsdict {
      let file = try CatalogFile(path: end == nil ? name : folder + name)
      if file.table == table { return file }
    }
    return nil
  }
}
