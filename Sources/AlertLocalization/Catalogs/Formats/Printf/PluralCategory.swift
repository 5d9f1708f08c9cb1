/// A plural category of CLDR, in CLDR's order (UTS #35, Language Plural Rules).
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The fault of a word in a category's place that is none.
  static func unknown(_ word: String) -> FormatFault {
    .unknownKeyword(word, choices: allCases.map(\.rawValue))
  }
}
