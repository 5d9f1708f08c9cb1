import AlertICU

extension GettextPlurals {
  /// The categories that a language needs for everyday numbers, where the rule can't tell them
  /// apart; nil where it may.
  ///
  /// Translators of many languages do with fewer forms than CLDR has: Turks with one, Hebrew
  /// without its dual. A rule is called wrong where it gives two forms at most, as that of English,
  /// and the language has three that are each for more than a single number, *one* apart.
  func categoriesMissed(in language: String) -> [String]? {
    guard Set(forms.prefix(Self.everyday.count)).count <= 2 else { return nil }
    let categories = PluralRules(language: language).categories(of: Self.everyday)
    let needed = PluralRules.names.indices.filter { index in
      let count = categories.count { $0 == index }
      return count > 1 || count == 1 && PluralRules.names[index] == "one"
    }
    guard needed.count > 2 else { return nil }
    return PluralRules.names.indices.filter(Set(categories).contains).map { PluralRules.names[$0] }
  }

  /// The first of the numbers by which a rule is compared with CLDR's.
  private static let everyday = Array(Int32(0)...200)
}
