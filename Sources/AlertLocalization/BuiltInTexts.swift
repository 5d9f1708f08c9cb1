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

  private enum Table: Hashable, Sendable { case alerts, command }

  private struct Key: Hashable {
    var table: Table
    var language: LanguageTag
  }

  private let table: Table
  private static let cache = Mutex<[Key: [String: String]]>([:])

  private init(table: Table) { self.table = table }

  private var count: Int {
    Int(table == .alerts ? alert_titles_count : alert_command_texts_count)
  }

  private func row(_ index: Int) -> alert_localization {
    table == .alerts ? alert_titles_row(index) : alert_command_texts_row(index)
  }

  /// The row of a language, found without making a tag of each that there is.
  private func row(of language: LanguageTag) -> alert_localization? {
    language.identifier.withCString { name in
      (0..<count).lazy.map { row($0) }.first { equal($0.locale, name) }
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

  /// Whether there are texts in exactly this language.
  package func has(_ language: LanguageTag) -> Bool { row(of: language) != nil }

  /// The pattern of a key; nil where the language or the key is not there.
  package func pattern(_ key: String, in language: LanguageTag) -> String? {
    patterns(in: language)?[key]
  }

  /// All patterns of a language, read when they are first asked for.
  package func patterns(in language: LanguageTag) -> [String: String]? {
    let key = Key(table: table, language: language)
    return Self.cache.withLock { cache in
      if let known = cache[key] { return known }
      guard let row = row(of: language) else { return nil }
      let patterns = Self.read(UnsafeBufferPointer(start: row.bytes, count: row.count))
      cache[key] = patterns
      return patterns
    }
  }

  /// Strings of a flat object; what begins with `@` is about them.
  ///
  /// The files are checked when the package is built and tested, so what can't be read here is simply
  /// not there.
  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [String: String] {
    var patterns: [String: String] = [:]
    patterns.reserveCapacity(128)
    var scanner = JSONScanner(bytes)
    try? scanner.object { (scanner, key, _) throws(JSONScanner.Failure) in
      if key.utf8.first == UInt8(ascii: "@") {
        try scanner.skip()
      } else {
        patterns[key] = try scanner.string()
      }
    }
    return patterns
  }
}
