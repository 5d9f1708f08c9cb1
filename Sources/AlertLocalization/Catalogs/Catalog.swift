/// The messages of one language and table, as a localization file has them.
///
/// Whatever the format of the file, each text is an ICU MessageFormat pattern with named arguments
/// here.
public struct Catalog: Sendable {
  /// The language of the messages.
  public var language: LanguageTag
  /// The name of the table: `Sheet` of `es.lproj/Sheet.strings`; `AlertMessage`, the table that is
  /// looked in, by default.
  public var table: String
  /// The file; empty for a catalog that was made in memory.
  public var path: String
  /// The messages, in the order of the file.
  ///
  /// Of a key that stands there twice, the last.
  public private(set) var entries: [Entry] = []
  /// What is wrong with single entries, which are left out, and keys that stand there twice.
  public var diagnostics: [Diagnostic] = []
  /// The keys of entries that are left out since something is wrong with them: they are not
  /// missing.
  private(set) var keysLeftOut: [String] = []
  private var indices: [String: Int] = [:]

  /// The table that is looked in where none is named.
  public static let defaultTable = "AlertMessage"

  /// Makes a catalog without messages.
  public init(
    language: LanguageTag,
    table: String = Catalog.defaultTable,
    path: String = ""
  ) {
    self.language = language
    self.table = table
    self.path = path
  }

  /// The entry of a key; nil where there is none.
  public subscript(key: String) -> Entry? { indices[key].map { entries[$0] } }

  /// Makes room for so many entries.
  public mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    indices.reserveCapacity(count)
  }

  /// Adds an entry.
  ///
  /// One with the same key is replaced, and the key noted as a duplicate.
  public mutating func add(_ entry: Entry) {
    // One look at the table for the usual case, a new key.
    guard let index = indices.updateValue(entries.count, forKey: entry.key) else {
      entries.append(entry)
      return
    }
    indices[entry.key] = index
    diagnostics.append(
      Diagnostic(
        .duplicateKey,
        severity: .warning,
        arguments: [
          "key": .text(entry.key),
          "other": .text(entries[index].position?.description ?? ""),
        ],
        path: path.isEmpty ? nil : path,
        position: entry.position
      )
    )
    entries[index] = entry
  }

  /// Notes that the file has a key whose message can't be used.
  mutating func leaveOut(_ key: String) { keysLeftOut.append(key) }

  /// Changes what entries say beside their key.
  mutating func annotate(_ change: (inout Entry) -> Void) {
    for index in entries.indices {
      let key = entries[index].key
      change(&entries[index])
      entries[index].key = key
    }
  }
}
