import Synchronization

/// The catalogs of a program, read language by language as they are needed.
///
/// ```swift
/// let store = try CatalogStore(folders: ["Localizations"])
/// let localizer = try Localizer(LanguagePreferences(), catalogs: store)
/// ```
///
/// A key is looked for in the folders in their order, and in a folder in the default table first.
/// What is not in a language that someone wants is never read, apart from String Catalogs, which
/// hold all languages in one file.
public final class CatalogStore: Sendable {
  /// The language that the texts were written in.
  public let source: LanguageTag
  /// The languages there are texts in, in no particular order.
  public let languages: [LanguageTag]

  let folders: [CatalogFolder]
  // Lists all of them: a program has a handful of each, and a dictionary's first use costs more
  // than looking through these.
  private let stringCatalogs: [(file: CatalogFile, catalog: StringCatalog)]
  private let given: [Catalog]
  private let described = Mutex<Result<[AlertDescriptions], Diagnostic>?>(nil)
  private let loaded = Mutex<
    [(language: LanguageTag, tables: Result<[any TextTable], Diagnostic>)]
  >([])

  /// Looks into folders.
  ///
  /// - Parameters:
  ///   - folders: Their paths, the one that goes before the others first.
  ///   - source: The language that the texts were written in; by default what a String Catalog
  ///     says, or English.
  /// - Throws: `Diagnostic` where a folder can't be read, or holds a language of a table twice.
  public init(folders: [String], source: LanguageTag? = nil) throws(Diagnostic) {
    var found: [CatalogFolder] = []
    var stringCatalogs: [(file: CatalogFile, catalog: StringCatalog)] = []
    var languages: [LanguageTag] = []
    func add(_ language: LanguageTag) {
      if !languages.contains(language) { languages.append(language) }
    }
    for path in folders {
      let folder = try CatalogFolder(path: path, source: source ?? LanguageTag("en"))
      found.append(folder)
      for file in folder.files {
        if let language = file.language {
          add(language)
        } else {
          let catalog = try StringCatalog(try FileBytes.contents(of: file.path), path: file.path)
          stringCatalogs.append((file, catalog))
          for name in catalog.languages { add(CatalogFile.language(name)) }
        }
      }
    }
    self.folders = found
    self.stringCatalogs = stringCatalogs
    self.languages = languages
    let named = stringCatalogs.first?.catalog.sourceLanguage
    self.source = source ?? named.map { CatalogFile.language($0) } ?? LanguageTag("en")
    given = []
  }

  /// Takes catalogs that were read already, or made in memory.
  ///
  /// - Parameters:
  ///   - catalogs: The one that goes before the others first.
  ///   - source: The language that the texts were written in; English by default.
  public init(catalogs: [Catalog], source: LanguageTag = LanguageTag("en")) {
    self.source = source
    var languages: [LanguageTag] = []
    for catalog in catalogs where !languages.contains(catalog.language) {
      languages.append(catalog.language)
    }
    self.languages = languages
    folders = []
    stringCatalogs = []
    given = catalogs
  }

  /// The texts of exactly this language, those that go before the others first.
  ///
  /// - Throws: `Diagnostic` where a file can't be read, or a String Catalog holds what another file
  ///   holds as well; the same each time.
  func tables(in language: LanguageTag) throws(Diagnostic) -> [any TextTable] {
    let known = loaded.withLock { $0.first { $0.language == language } }
    if let known { return try known.tables.get() }
    let tables = load(language)
    loaded.withLock { $0.append((language, tables)) }
    return try tables.get()
  }

  /// The files that describe alerts; folders without one are passed over.
  ///
  /// - Throws: `Diagnostic` where one can't be read; the same each time.
  func descriptions() throws(Diagnostic) -> [AlertDescriptions] {
    if let known = described.withLock({ $0 }) { return try known.get() }
    var result: Result<[AlertDescriptions], Diagnostic>
    do throws(Diagnostic) {
      var files: [AlertDescriptions] = []
      for folder in folders {
        if let alerts = try folder.alerts() { files.append(alerts) }
      }
      result = .success(files)
    } catch {
      result = .failure(error)
    }
    described.withLock { $0 = result }
    return try result.get()
  }

  private func load(_ language: LanguageTag) -> Result<[any TextTable], Diagnostic> {
    var tables: [any TextTable] = given.filter { $0.language == language }
    do throws(Diagnostic) {
      for folder in folders {
        var files: [CatalogFile] = []
        for file in folder.files {
          let found = try read(file, language)
          guard !found.isEmpty else { continue }
          if let other = files.first(where: { $0.table == file.table }),
            file.format == .stringCatalog || other.format == .stringCatalog
          {
            throw CatalogFolder.twoFormats(other, file)
          }
          files.append(file)
          tables += found
        }
      }
      if language == source { tables += sourceKeys }
      return .success(tables)
    } catch {
      return .failure(error)
    }
  }

  /// What the files of other languages have of the source language: their keys, where those are
  /// texts.
  private var sourceKeys: [any TextTable] {
    folders.flatMap(\.files).compactMap { SourceKeyTable($0, language: source) }
  }

  private func read(
    _ file: CatalogFile,
    _ language: LanguageTag
  ) throws(Diagnostic) -> [any TextTable] {
    if file.language == language {
      guard file.format == .json else { return try file.catalogs(detailed: false) }
      let bytes = try FileBytes.contents(of: file.path)
      return [try JSONTable(bytes, language: language, path: file.path)]
    }
    guard let strings = stringCatalogs.first(where: { $0.file == file })?.catalog else { return [] }
    var catalogs: [Catalog] = []
    for name in strings.languages where CatalogFile.language(name) == language {
      catalogs.append(try file.catalog(of: strings, name, detailed: false))
    }
    return catalogs
  }
}
