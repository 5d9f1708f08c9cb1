import CAlertICU

/// The plural rules of a language for cardinal numbers (UTS #35, Language Plural Rules).
package struct PluralRules: Sendable {
  /// The names of the categories, in the order in which ``categories(of:)`` counts them.
  package static let names = ["zero", "one", "two", "few", "many", "other"]

  private let language: String

  /// The rules of a language, given as a BCP 47 tag; one that ICU lacks has only `other`.
  package init(language: String) { self.language = language }

  /// Whether the language has a category of this name.
  package func hasCategory(_ name: String) -> Bool {
    guard let index = Self.names.firstIndex(of: name) else { return false }
    return alerticu_plural_categories(language) & (1 << UInt32(index)) != 0
  }

  /// The category of each whole number, as an index into ``names``.
  package func categories(of numbers: [Int32]) -> [Int] {
    let count = numbers.count
    let categories = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      alerticu_select_plurals(language, numbers, Int32(count), base)
      initialized = count
    }
    return categories.map(Int.init)
  }
}
