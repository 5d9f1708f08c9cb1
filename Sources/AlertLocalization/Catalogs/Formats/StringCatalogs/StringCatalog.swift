import AlertICU

/// An Xcode String Catalog (`.xcstrings`): one file with the texts of all languages.
///
///     let file = try StringCatalog(bytes, path: "AlertMessage.xcstrings")
///     file.languages                       // ["en", "es", "ja"]
///     try file.read("es", into: &catalog)
///
/// Catalogs grow to megabytes, so the file is read once for the places of its texts, and only the
/// texts of a language that is asked for are taken apart. Versions and fields that are not known
/// are passed over.
package struct StringCatalog: Sendable {
  /// A key and where its translations are.
  struct Row {
    var key: String
    /// The offset of the key, in bytes.
    var offset: Int
    /// The offset of the comment's text; nil if there is none.
    var comment: Int?
    var shouldTranslate = true
    /// Each translation: its language, and the offsets of the language's name and of the object.
    var translations: [(language: Int, name: Int, offset: Int)] = []
  }

  private let text: [UInt8]
  private let path: String
  private let rows: [Row]

  /// The language of the keys, as the file writes it: `en`.
  package let sourceLanguage: String
  /// All languages of the file, as it writes them, in the order of their first text.
  package let languages: [String]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - path: the file's path, for diagnostics.
  /// - Throws: ``Diagnostic`` where the file is no JSON, or of another shape than a catalog.
  package init(_ file: [UInt8], path: String) throws(Diagnostic) {
    // The scanner checks every string.
    text = try TextDecoder.utf8(file, path: path, validated: false)
    self.path = path
    var index = StringCatalogIndex()
    do throws(JSONReader.Failure) {
      try index.read(text)
    } catch {
      throw error.diagnostic(in: text, path: path)
    }
    rows = index.rows
    sourceLanguage = index.sourceLanguage ?? "en"
    languages =
      index.languages.contains(sourceLanguage)
      ? index.languages : index.languages + [sourceLanguage]
  }

  /// Reads the texts of one language into a catalog.
  ///
  /// A key without a text in the source language is its own text. A text that must not be
  /// translated is the source language's in every language.
  ///
  /// - Parameters:
  ///   - language: one of ``languages``; another one has only what must not be translated.
  ///   - catalog: where the messages go.
  ///   - detailed: whether comments and placeholders are wanted, which only tools need.
  /// - Throws: ``Diagnostic`` where a translation has another shape than a catalog's; the catalog
  ///   is then as it was.
  package func read(
    _ language: String,
    into catalog: inout Catalog,
    detailed: Bool = true
  ) throws(Diagnostic) {
    var lines = LineCounter(text, path: path)
    var filled = catalog
    filled.reserveCapacity(rows.count)
    let index = languages.firstIndex(of: language)
    let source = languages.firstIndex(of: sourceLanguage) ?? languages.count
    // ICU is asked only once a form needs it.
    let rules = PluralRules(language: catalog.language.identifier)
    lazy var zeroIsCategory = rules.hasCategory("zero")
    do throws(JSONReader.Failure) {
      for row in rows {
        let translation: StringCatalogTranslation?
        do throws(JSONReader.Failure) {
          let isSource = language == sourceLanguage || !row.shouldTranslate
          translation = try self.translation(row, in: index, or: isSource ? source : nil)
        } catch {
          // Whoever mends the file wants to read of its other mistakes too.
          guard detailed, case .shape(let fault) = error else { throw error }
          filled.leaveOut(row.key, fault.fault, at: lines.position(of: fault.offset))
          continue
        }
        guard let translation else { continue }
        let place = row.translations.last { $0.language == index }?.name ?? row.offset
        let position = lines.position(of: place)
        if translation.isWithoutText {
          filled.leaveOut(row.key, .noText(key: row.key), at: position)
          continue
        }
        if detailed {
          for name in translation.pluralsWithoutOther(key: row.key) {
            filled.warn(.missingOther, ["name": name, "mend": #""other": {…}"#], at: position)
          }
        }
        let zeroIsCategory = translation.hasZero && zeroIsCategory
        filled.add(
          key: row.key,
          comment: detailed ? try comment(of: row) : nil,
          position: position,
          detailed: detailed
        ) { () throws(PrintfFault) in
          try translation.converted(zeroIsCategory: zeroIsCategory)
        }
      }
    } catch {
      throw error.diagnostic(in: text, path: path)
    }
    catalog = filled
  }

  /// The translation of a key; where it has none, and the source language's may stand in, that, or
  /// else the key.
  private func translation(
    _ row: Row,
    in language: Int?,
    or source: Int?
  ) throws(JSONReader.Failure) -> StringCatalogTranslation? {
    if let found = try translation(row, in: language) { return found }
    guard let source else { return nil }
    return try translation(row, in: source) ?? StringCatalogTranslation(format: row.key)
  }

  private func translation(
    _ row: Row,
    in language: Int?
  ) throws(JSONReader.Failure) -> StringCatalogTranslation? {
    guard let place = row.translations.last(where: { $0.language == language }) else { return nil }
    return try JSONReader.read(text, at: place.offset) { (reader) throws(JSONReader.Failure) in
      try StringCatalogTranslation.read(&reader, key: row.key)
    }
  }

  private func comment(of row: Row) throws(JSONReader.Failure) -> String? {
    guard let offset = row.comment else { return nil }
    return try JSONReader.read(text, at: offset) { (reader) throws(JSONReader.Failure) in
      try reader.string(key: row.key)
    }
  }
}
