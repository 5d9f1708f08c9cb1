/// A value that a message counts, with a text for each plural category.
///
/// A variable of a `.stringsdict`, a substitution or a plural variation of an `.xcstrings`.
package struct PluralVariable: Sendable {
  /// A text and the category that it is for.
  package struct Form: Sendable {
    /// `zero`, `one`, `two`, `few`, `many` or `other`, or a value as `=2`.
    package var selector: String
    /// The text, a format itself.
    package var format: String

    package init(_ selector: String, _ format: String) {
      self.selector = selector
      self.format = format
    }
  }

  /// The name by which a format refers to it.
  package var name: String
  /// The position of the value, counted from 1; nil if only the reference in the format says it.
  package var position: Int?
  /// The type of the number as Apple's files write it: `ld`, `.1f`; nil if nothing says it.
  package var type: String?
  /// The texts, in the order of the file.
  package var forms: [Form]

  package init(
    name: String,
    position: Int? = nil,
    type: String? = nil,
    forms: [Form]
  ) {
    self.name = name
    self.position = position
    self.type = type
    self.forms = forms
  }

  /// Whether there is a form `zero`, whose meaning depends on the language.
  var hasZero: Bool { forms.contains { $0.selector == PluralCategory.zero.rawValue } }

  /// Whether there are forms, and none for the numbers that no other form is for.
  var lacksOther: Bool {
    !forms.isEmpty && !forms.contains { $0.selector == PluralCategory.other.rawValue }
  }

  /// The placeholder of the value by itself; a whole number where nothing says it is another.
  var directive: PrintfDirective {
    guard let type, let format = try? PrintfFormat("%" + type, dialect: .apple),
      let directive = format.directives.first, directive.kind != .text
    else { return PrintfDirective(kind: .integer) }
    return directive
  }

  /// The forms as ICU wants them: in CLDR's order, with an `other`.
  ///
  /// - Parameter zeroIsCategory: whether CLDR has the category `zero` for the language. Elsewhere
  ///   Apple's `zero` means the number 0, which ICU writes `=0`.
  package func icuForms(zeroIsCategory: Bool) -> [Form] {
    var ordered = forms.filter { $0.selector.hasPrefix("=") }
    for category in PluralCategory.allCases {
      guard var form = forms.last(where: { $0.selector == category.rawValue }) else { continue }
      if category == .zero && !zeroIsCategory { form.selector = "=0" }
      ordered.append(form)
    }
    // ICU refuses a plural without `other`; the nearest form is the one for the largest numbers.
    if let last = ordered.last, last.selector != PluralCategory.other.rawValue {
      ordered.append(Form(PluralCategory.other.rawValue, last.format))
    }
    return ordered
  }
}
