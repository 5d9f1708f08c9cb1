/// A placeholder for a value in a format: `%@`, `%2$ld`, `%.2f`, `%(name)s`.
package struct PrintfDirective: Equatable, Sendable {
  /// What kind of value a placeholder takes.
  package enum Kind: Equatable, Sendable {
    /// Text, or something that is shown as text.
    case text
    /// A whole number.
    case integer
    /// A number with a fraction, in the given notation.
    case number(Notation)
  }

  /// How a number with a fraction is written.
  package enum Notation: Equatable, Sendable {
    /// `%f`: a fixed count of digits behind the decimal sign.
    case fixed
    /// `%g`: a count of significant digits.
    case general
    /// `%e`: with an exponent.
    case scientific
  }

  /// The argument's position, counted from 1; nil if it isn't written.
  package var position: Int?
  /// The argument's own name; nil if it has none.
  package var name: String?
  /// The type as it is written, without position, flags and width: `%lld`; nil for a dialect
  /// without types.
  package var type: String?
  /// What is inserted.
  package var kind: Kind
  /// The count of digits behind the point; nil if it isn't written.
  package var precision: Int?
  /// The least count of digits in front of the decimal sign, from a width with a leading zero.
  package var minimumDigits: Int?
  /// Whether a sign is shown on numbers that are not negative too.
  package var alwaysSigned = false

  /// Whether only its place among the others says which argument it is.
  var isUnnumbered: Bool { position == nil && name == nil }

  /// Whether the number's form is the locale's usual one, so that `#` shows the same in a plural.
  package var isUsualForm: Bool {
    precision == nil && minimumDigits == nil && !alwaysSigned
  }

  /// The style behind the argument's name in a message pattern, empty for text.
  ///
  /// Forms other than a plain whole number are given as number skeletons, which keep the locale's
  /// digits, grouping and decimal sign (UTS #35, Number Skeletons).
  package var style: String {
    switch kind {
    case .text:
      return ""
    case .integer:
      // In C, a precision of a whole number is its least count of digits.
      let digits = precision ?? minimumDigits ?? 0
      if isUsualForm || (digits <= 1 && !alwaysSigned) { return ", number, integer" }
      return ", number, ::precision-integer" + digitsAndSign(digits)
    case .number(.fixed):
      let precision = precision ?? 6
      let stem = precision == 0 ? "precision-integer" : "." + zeros(precision)
      return ", number, ::" + stem + digitsAndSign(fixedDigits(precision))
    case .number(.general):
      return ", number, ::@" + String(repeating: "#", count: max(precision ?? 6, 1) - 1)
        + digitsAndSign(0)
    case .number(.scientific):
      let precision = precision ?? 6
      return ", number, ::scientific "
        + (precision == 0 ? "precision-integer" : "." + zeros(precision))
        + digitsAndSign(0)
    }
  }

  /// A width with a leading zero counts the decimal sign and the fraction too.
  private func fixedDigits(_ precision: Int) -> Int {
    (minimumDigits ?? 0) - (precision == 0 ? 0 : precision + 1)
  }

  private func digitsAndSign(_ digits: Int) -> String {
    (digits > 1 ? " " + zeros(digits) : "") + (alwaysSigned ? " +!" : "")
  }

  private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
}
