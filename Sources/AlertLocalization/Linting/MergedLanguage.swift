/// The texts of one language and table, from all of its files; the first one that has a key counts.
struct MergedLanguage {
  let language: LanguageTag
  private(set) var keys: [String] = []
  private(set) var texts: [String: (entry: Catalog.Entry, catalog: Catalog)] = [:]
  /// Keys whose texts are left out, since something is wrong with them that is told already.
  private var leftOut: Set<String> = []
  private var catalogs: [Catalog] = []

  init(language: LanguageTag) { self.language = language }

  mutating func add(_ catalog: Catalog) {
    catalogs.append(catalog)
    leftOut.formUnion(catalog.keysLeftOut)
    for entry in catalog.entries where texts[entry.key] == nil {
      keys.append(entry.key)
      texts[entry.key] = (entry, catalog)
    }
  }

  /// Whether a file has the key, with a text or with one that is wrong.
  func has(_ key: String) -> Bool { texts[key] != nil || leftOut.contains(key) }

  /// The file that a text belongs into: one of the format that another language has it in, or else
  /// the main one, which a `.stringsdict` only adds plurals to.
  ///
  /// - Parameter path: The file of the other language.
  func file(for path: String) -> Catalog? {
    let format = CatalogFormat(path: path)
    return catalogs.first { CatalogFormat(path: $0.path) == format }
      ?? catalogs.first { CatalogFormat(path: $0.path) != .stringsdict } ?? catalogs.first
  }

  /// The place of a key, as it is told to the reader of another file.
  func place(of key: String) -> String {
    guard let text = texts[key] else { return catalogs.first?.path ?? "" }
    return Diagnostic(.keyMissing, path: text.catalog.path, position: text.entry.position).place
  }
}
