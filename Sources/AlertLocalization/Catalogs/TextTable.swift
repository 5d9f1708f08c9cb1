/// Texts of one language by key, as a localizer looks them up.
protocol TextTable: Sendable {
  /// The language of the texts.
  var language: LanguageTag { get }
  /// The file; empty for texts that were made in memory.
  var path: String { get }

  /// The pattern of a key; nil where there is none.
  func pattern(for key: String) -> String?

  /// Where in the file a place of a key's pattern stands.
  ///
  /// - Parameters:
  ///   - offset: Bytes of UTF-8 from the beginning of the pattern.
  ///   - key: The key.
  func position(at offset: Int, inPatternOf key: String) -> SourcePosition?
}

extension Catalog: TextTable {
  func pattern(for key: String) -> String? { self[key]?.pattern }

  func position(at offset: Int, inPatternOf key: String) -> SourcePosition? {
    self[key].flatMap { position(in: $0, at: offset) }
  }
}
