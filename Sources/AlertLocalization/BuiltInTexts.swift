import CAlertLocalizations
import Synchronization

/// The texts embedded in this library: one table for the person answering, one for the command.
package struct BuiltInTexts: Sendable {
  /// Titles, hints and messages of alerts.
  package static let alerts = BuiltInTexts(table: .alerts)
  /// Help and errors of the command.
  package static let command = BuiltInTexts(table: .command)

  private enum Table: Hashable, Sendable { case alerts, command }

  private let table: Table
  private let rows: [(tag: LanguageTag, index: Int)]
  private static let cache = Mutex<[Table: [LanguageTag: [String: String]]]>([:])

  private init(table: Table) {
    self.table = table
    let count = table == .alerts ? alert_titles_count : alert_command_texts_count
    rows = (0..<Int(count)).map { index in
      (LanguageTag(String(cString: Self.row(table, index).locale)), index)
    }
  }

  private static func row(_ table: Table, _ index: Int) -> alert_localization {
    table == .alerts ? alert_titles_row(index) : alert_command_texts_row(index)
  }

  /// The languages there are.
  package var languages: [LanguageTag] { rows.map(\.tag) }

  /// The pattern of a key; nil where the language or the key is not there.
  package func pattern(_ key: String, in language: LanguageTag) -> String? {
    patterns(in: language)?[key]
  }

  /// All patterns of a language, read when they are first asked for.
  package func patterns(in language: LanguageTag) -> [String: String]? {
    Self.cache.withLock { cache in
      if let known = cache[table]?[language] { return known }
      guard let index = rows.first(where: { $0.tag == language })?.index else { return nil }
      let row = Self.row(table, index)
      let patterns = Self.read(UnsafeBufferPointer(start: row.bytes, count: row.count))
      cache[table, default: [:]][language] = patterns
      return patterns
    }
  }

  /// Strings of a flat object; what begins with `@` is about them. The files are checked when the
  /// package is built and tested, so what can't be read here is simply not there.
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
