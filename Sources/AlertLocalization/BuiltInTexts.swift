import CAlertLocalizations
import Synchronization

/// The texts embedded in this library: one table for the person answering, one for the command.
///
/// Nothing is read before it is asked for, and then only the file of that language.
package struct BuiltInTexts: Sendable {
  /// Titles, hints and messages of alerts.
  package static let alerts = BuiltInTexts(table: .alerts)
  /// Help and errors of the command.
  package static let command = BuiltInTexts(table: .command)

  private enum Table: Sendable { case alerts, command }

  /// A file that has been looked through.
  private struct File: Sendable {
    var table: Table
    var language: LanguageTag
    /// Its place in the table.
    var row: Int
    var index: KeyIndex
  }

  private let table: Table
  // A list: there are few, and a dictionary's first use costs more than looking all of them
  // through.
  private static let files = Mutex<[File]>([])

  private init(table: Table) { self.table = table }

  private var count: Int {
    Int(table == .alerts ? alert_titles_count : alert_command_texts_count)
  }

  private func row(_ index: Int) -> alert_localization {
    table == .alerts ? alert_titles_row(index) : alert_command_texts_row(index)
  }

  /// The place of a language in the table, found without making a tag of each that there is.
  private func place(of language: LanguageTag) -> Int? {
    language.identifier.withCString { name in
      (0..<count).first { equal(row($0).locale, name) }
    }
  }

  private func equal(_ left: UnsafePointer<CChar>, _ right: UnsafePointer<CChar>) -> Bool {
    var index = 0
    while left[index] == right[index] {
      if left[index] == 0 { return true }
      index += 1
    }
    return false
  }

  /// The languages there are.
  package var languages: [LanguageTag] {
    (0..<count).map { LanguageTag(String(cString: row($0).locale)) }
  }

  /// The languages there are with a code of two or three letters: `pt-BR` and `pt-PT` of `pt`.
  package func languages(ofCode code: String) -> [LanguageTag] {
    code.withCString { code in
      (0..<count).map { row($0).locale }.filter { name in
        var index = 0
        while code[index] != 0, code[index] == name[index] { index += 1 }
        return code[index] == 0 && (name[index] == 0 || name[index] == 0x2D)
      }
    }.map { LanguageTag(String(cString: $0)) }
  }

  /// Whether there are texts in exactly this language.
  package func has(_ language: LanguageTag) -> Bool { place(of: language) != nil }

  /// The pattern of a key; nil where the language or the key is not there.
  package func pattern(_ key: String, in language: LanguageTag) -> String? {
    file(of: language).flatMap { pattern(key, in: $0) }
  }

  /// All patterns of a language; nil where the language is not there.
  package func patterns(in language: LanguageTag) -> [String: String]? {
    file(of: language).map { file in
      Dictionary(uniqueKeysWithValues: file.index.allKeys.map { ($0, pattern($0, in: file) ?? "") })
    }
  }

  private func pattern(_ key: String, in file: File) -> String? {
    guard let offset = file.index[key] else { return nil }
    var scanner = JSONScanner(bytes(at: file.row), from: offset)
    return try? scanner.string()
  }

  /// The file of a language, which is looked through when it is first asked for.
  private func file(of language: LanguageTag) -> File? {
    Self.files.withLock { files in
      if let known = files.first(where: { $0.table == table && $0.language == language }) {
        return known
      }
      // The files are checked when the package is tested, so what can't be read is not there.
      guard let place = place(of: language), let index = try? KeyIndex(json: bytes(at: place))
      else { return nil }
      let file = File(table: table, language: language, row: place, index: index)
      files.append(file)
      return file
    }
  }

  private func bytes(at place: Int) -> UnsafeBufferPointer<UInt8> {
    let row = row(place)
    return UnsafeBufferPointer(start: row.bytes, count: row.count)
  }
}
