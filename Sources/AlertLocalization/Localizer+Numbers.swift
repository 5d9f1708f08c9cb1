import AlertICU

extension Localizer {
  /// Which digits numbers are written in.
  public enum Digits: Hashable, Sendable {
    /// Those of the language, as CLDR has it: ١٢٣ in Egypt, 123 in the Emirates.
    case locale
    /// 0 to 9 in every language.
    case latin
  }

  /// A whole number in the language's digits and grouping.
  public func number(_ value: Int64, in language: LanguageTag? = nil) -> String {
    let language = core.written(language ?? self.language)
    return MessageArgument.integer(value).textWithoutICU(in: language)
      ?? LocaleData.format(value, locale: language.identifier)
  }

  /// The digits 0 to 9 as the language writes them.
  public func digits(in language: LanguageTag? = nil) -> [String] {
    (0...9).map { number($0, in: language) }
  }

  /// The whole number that somebody typed, in the digits of any script; nil where it is none.
  ///
  /// Blanks around it and marks of direction are passed over; a sign, or a number beyond `Int`, is
  /// not taken.
  public static func readNumber(_ text: String) -> Int? {
    var value: Int?
    var isOver = false
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .format { continue }
      if scalar.properties.isWhitespace {
        isOver = value != nil
        continue
      }
      guard !isOver, scalar.properties.numericType == .decimal,
        let digit = scalar.properties.numericValue
      else { return nil }
      let (tens, overflow) = (value ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(Int(digit))
      if overflow || carry { return nil }
      value = sum
    }
    return value
  }

  /// The letters that a user of the language types for yes and no; nil where the language has none.
  public func answerLetters(in language: LanguageTag? = nil) -> (yes: String, no: String)? {
    guard let yes = string("yes.letter", in: language), let no = string("no.letter", in: language)
    else { return nil }
    return (yes, no)
  }
}
