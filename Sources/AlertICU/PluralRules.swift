import CAlertICU

/// The plural rules of a language for cardinal or ordinal numbers (UTS #35, Language Plural Rules).
package struct PluralRules: Sendable {
  /// The names of the categories, in the order in which ``categories(of:)`` counts them.
  package static let names = ["zero", "one", "two", "few", "many", "other"]

  private let language: String
  private let ordinal: Int32

  /// The rules of a language; one that ICU lacks has only `other`.
  ///
  /// - Parameters:
  ///   - language: A BCP 47 tag.
  ///   - isOrdinal: Whether the rules for 1st, 2nd, 3rd are meant; by default those for 1, 2, 3.
  package init(language: String, isOrdinal: Bool = false) {
    self.language = language
    ordinal = isOrdinal ? 1 : 0
  }

  /// Whether the language has a category of this name.
  package func hasCategory(_ name: String) -> Bool {
    guard let index = Self.names.firstIndex(of: name) else { return false }
    return alerticu_plural_categories(language, ordinal) & (1 << UInt32(index)) != 0
  }

  /// The category of each whole number, as an index into ``names``.
  package func categories(of numbers: [Int32]) -> [Int] {
    let count = numbers.count
    let categories = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      alerticu_select_plurals(language, ordinal, numbers, Int32(count), base)
      initialized = count
    }
    return categories.map(Int.init)
  }
}
