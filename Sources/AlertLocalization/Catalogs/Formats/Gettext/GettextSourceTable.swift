import Synchronization

/// The texts of the source language that a `.po` file of another language has as its `msgid`s.
///
/// A program that uses gettext has its own texts in its code and usually in no file: what nobody has
/// translated is shown as the program has it. A `msgid` that only names a text, as
/// `files.deleted`, is none.
///
/// The file is read once a text is asked for that no other file has.
final class GettextSourceTable: TextTable {
  let language: LanguageTag
  let path: String
  private let catalog = Mutex<Catalog?>(nil)

  /// - Parameters:
  ///   - path: The file.
  ///   - language: The source language, for whose plural rules the two texts of a plural are.
  init(path: String, language: LanguageTag) {
    self.path = path
    self.language = language
  }

  var keys: [String] { read().keys.filter(POMessage.isText) }

  func pattern(for key: String) -> String? {
    POMessage.isText(key) ? read().pattern(for: key) : nil
  }

  func position(at offset: Int, inPatternOf key: String) -> SourcePosition? {
    read().position(at: offset, inPatternOf: key)
  }

  /// What the file has. One that can't be read has nothing: whoever wants the language that it is for
  /// is told why.
  private func read() -> Catalog {
    catalog.withLock { known in
      if let known { return known }
      var catalog = Catalog(language: language, path: path)
      if let bytes = try? FileBytes.contents(of: path) {
        try? POReader.readSource(bytes, into: &catalog)
      }
      known = catalog
      return catalog
    }
  }
}
