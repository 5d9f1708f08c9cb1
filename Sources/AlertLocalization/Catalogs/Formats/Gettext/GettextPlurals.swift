import AlertICU

/// The plural forms of a `.po` file as the selectors of a message pattern.
///
/// gettext numbers its forms by a rule in the file's header, CLDR names its categories by the
/// language. Each category takes the form that most of its numbers have, and a small number whose
/// form is another gets a selector of its own, so `n==0 ? 0 : n==1 ? 1 : 2` in English gives
/// `=0 {…} one {…} other {…}`.
package struct GettextPlurals: Sendable {
  /// A selector of a plural and the index of the form behind it.
  package struct Selector: Equatable, Sendable {
    package var selector: String
    package var form: Int
  }

  /// The highest number that gets a selector of its own.
  ///
  /// Rules single out small numbers; a rule that differs from CLDR's throughout can't be written
  /// as a list anyway.
  private static let highestExplicitNumber = 20

  /// The largest count of forms; Arabic has 6.
  package static let formLimit = 20

  /// The numbers by which a rule is compared with CLDR's.
  ///
  /// The first two hundred show every period of a rule (they count by 10 and by 100); the large
  /// ones are those that CLDR's `many` of the Romance languages is for.
  private static let numbers =
    Array(Int32(0)...200) + [1_000, 10_000, 100_000, 1_000_000, 2_000_000]

  /// How many forms there are.
  package let formCount: Int
  /// The form of each of ``numbers``.
  let forms: [Int]

  /// Takes the rule of a header.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - formCount: how many forms the header says there are.
  /// - Returns: nil if the rule has no form, or one beyond the count, for one of the numbers.
  package init?(rule: PluralExpression, formCount: Int) {
    var forms: [Int] = []
    for number in Self.numbers {
      guard let form = rule.form(for: UInt64(number)), form < UInt64(formCount) else { return nil }
      forms.append(Int(form))
    }
    self.forms = forms
    self.formCount = formCount
  }

  /// A file without a rule: gettext then takes that of English, `n != 1`.
  package init() {
    forms = Self.numbers.map { $0 == 1 ? 0 : 1 }
    formCount = 2
  }

  /// The selectors in a language, those for single numbers first, `other` last.
  ///
  /// - Parameter language: the BCP 47 tag of the language, whose rules ICU is asked for.
  package func selectors(in language: String) -> [Selector] {
    let categories = PluralRules(language: language).categories(of: Self.numbers)
    var votes = Array(
      repeating: Array(repeating: 0, count: formCount),
      count: PluralRules.names.count
    )
    for (category, form) in zip(categories, forms) { votes[category][form] += 1 }
    let formOfCategory = votes.map { votes in
      votes.indices.max { votes[$0] < votes[$1] }.flatMap { votes[$0] > 0 ? $0 : nil }
    }

    var selectors: [Selector] = []
    for (index, number) in Self.numbers.enumerated()
    where number <= Self.highestExplicitNumber && formOfCategory[categories[index]] != forms[index]
    {
      selectors.append(Selector(selector: "=\(number)", form: forms[index]))
    }
    for (name, form) in zip(PluralRules.names, formOfCategory) {
      if let form {
        selectors.append(Selector(selector: name, form: form))
      } else if name == "other" {
        // Only fractions are `other` there, which gettext has no form for: the last one, as for
        // every number that nothing else fits.
        selectors.append(Selector(selector: name, form: formCount - 1))
      }
    }
    return selectors
  }
}
