/// A localization file: where it is, and what its name says.
public struct CatalogFile: Hashable, Sendable {
  /// The file.
  public let path: String
  /// Its kind, by the ending of its name.
  public let format: CatalogFormat
  /// The name of the table: `Sheet` of `es.lproj/Sheet.strings`.
  public let table: String
  /// The language that the name says; nil where it says none, as with String Catalogs, which hold
  /// all languages.
  public let language: LanguageTag?

  /// Takes what a name says.
  ///
  /// Languages are written as BCP 47 does, in any case, with `_` for `-` if need be, or by the old
  /// names of Apple's folders (`English.lproj`): `es.json`, `app_es.arb`,
  /// `zh-hans.lproj/Sheet.strings`, `pt_BR.po`, `AlertMessage.xcstrings`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - source: The language of `Base.lproj`.
  /// - Throws: `Diagnostic` where the name has none of the endings that are known.
  public init(path: String, source: LanguageTag = LanguageTag("en")) throws(Diagnostic) {
    guard let format = CatalogFormat(path: path) else {
      throw Diagnostic(.unknownFormat, path: path)
    }
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    let base = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    let folder = parts.dropLast().last.flatMap { Self.folderName($0) }
    self.path = path
    self.format = format
    switch format {
    case .stringCatalog:
      (table, language) = (base, nil)
    case .json where folder == nil, .gettext where folder == nil:
      (table, language) = (Catalog.defaultTable, Self.language(ofFile: base, format))
    default:
      table = base
      language = folder.flatMap { Self.language(ofFolder: $0, source: source) }
    }
  }

  /// What stands in front of `.lproj`; nil for another folder.
  static func folderName(_ name: some StringProtocol) -> String? {
    name.lowercased().hasSuffix(".lproj") ? String(name.dropLast(6)) : nil
  }

  /// The language of a folder; nil for what is no language, and for `mul`, which stands for many.
  static func language(ofFolder name: String, source: LanguageTag) -> LanguageTag? {
    let lowercased = name.lowercased()
    if lowercased == "base" { return source }
    if lowercased == "mul" { return nil }
    return oldNames[lowercased].map { LanguageTag($0) } ?? LanguageTag(localeName: name)
  }

  /// What the folders were called before they had tags.
  private static let oldNames = [
    "danish": "da", "dutch": "nl", "english": "en", "finnish": "fi", "french": "fr",
    "german": "de", "italian": "it", "japanese": "ja", "korean": "ko", "norwegian": "nb",
    "polish": "pl", "portuguese": "pt", "russian": "ru", "spanish": "es", "swedish": "sv",
  ]

  /// The language of a file's name. Flutter's have a word in front, as `app_es.arb`.
  private static func language(ofFile base: String, _ format: CatalogFormat) -> LanguageTag? {
    if let end = base.firstIndex(of: "_"), base[..<end].utf8.count > 2,
      let language = LanguageTag(localeName: String(base[base.index(after: end)...]))
    {
      return language
    }
    return LanguageTag(localeName: base)
  }
}
