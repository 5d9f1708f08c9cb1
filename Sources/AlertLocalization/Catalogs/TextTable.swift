/// Texts of one language by key, as a localizer looks them up.
protocol TextTable: Sendable {
  /// The language of the texts.
  var language: LanguageTag { get }
  /// The file; empty for texts that were made in memory.
  var path: String { get }

  /// All keys, to find what was probably meant by one that is not there.
  var keys: [String] { get }

  /// The pattern of a key; nil where there is none.
  func pattern(for key: String) -> String?

  /// Where in the file a place of a key's pattern stands.
  ///
  /// - Parameters:
  ///   - offset: Bytes of UTF-8 from the beginning of the pattern.
  ///   - key: The key.
  func position(at offset: Int, inPatternOf key: String) -> SourcePosition?
}

extension TextTable {
  /// The language, where it has to be told since the file holds several; nil for any other file.
  var toldLanguage: LanguageTag? {
    CatalogFormat(path: path) == .stringCatalog ? language : nil
  }
}

extension Catalog: TextTable {
  var keys: [String] { entries.map(\.key) }

  func pattern(for key: String) -> String? { self[key]?.pattern }

  func position(at offset: Int, inPatternOf key: String) -> SourcePosition? {
    self[key].flatMap { position(in: $0, at: offset) }
  }
}
