import Synchronization

/// The texts of the source language that a file of another language has as its keys: the `msgid`s
/// of a `.po` file, and what programs with Apple's formats write in place of names.
///
/// Such a program has its own texts in its code and usually in no file: what nobody has translated
/// is shown as the program has it. A key that only names a text, as `files.deleted`, is none.
///
/// The file is read once a text is asked for that no other file has.
final class SourceKeyTable: TextTable {
  let language: LanguageTag
  let path: String
  private let format: CatalogFormat
  private let catalog = Mutex<Catalog?>(nil)

  /// - Parameters:
  ///   - file: The file.
  ///   - language: The source language, for whose plural rules the two texts of a plural are.
  /// - Returns: nil for a format whose keys are only names, or which has the source language
  ///   itself.
  init?(_ file: CatalogFile, language: LanguageTag) {
    guard file.format == .gettext || file.format == .strings else { return nil }
    path = file.path
    format = file.format
    self.language = language
  }

  var keys: [String] { read().keys }

  func pattern(for key: String) -> String? {
    POMessage.isText(key) ? read().pattern(for: key) : nil
  }

  func position(at offset: Int, inPatternOf key: String) -> SourcePosition? {
    read().position(at: offset, inPatternOf: key)
  }

  /// What the file has. One that can't be read has nothing: whoever wants the language that it is
  /// for is told why.
  private func read() -> Catalog {
    catalog.withLock { known in
      if let known { return known }
      var catalog = Catalog(language: language, path: path)
      if let bytes = try? FileBytes.contents(of: path) {
        if format == .gettext {
          try? POReader.readSource(bytes, into: &catalog)
        } else {
          readKeys(bytes, into: &catalog)
        }
      }
      known = catalog
      return catalog
    }
  }

  private func readKeys(_ bytes: [UInt8], into catalog: inout Catalog) {
    var translations = Catalog(language: language, path: path)
    guard (try? StringsReader.read(bytes, into: &translations, detailed: false)) != nil else {
      return
    }
    for entry in translations.entries {
      guard let position = entry.position else { continue }
      catalog.add(key: entry.key, comment: nil, position: position, detailed: false) {
        () throws(PrintfFault) in
        try PatternConverter(dialect: .apple).convert(entry.key)
      }
    }
  }
}
