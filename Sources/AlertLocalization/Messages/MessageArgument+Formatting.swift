import AlertICU

extension MessageArgument {
  /// Whether it can be given to a plural, or a number format. ICU shows dates by them as well.
  var isNumber: Bool {
    switch self {
    case .text, .list: false
    case .integer, .number, .date: true
    }
  }

  /// The value as ICU gets it.
  ///
  /// - Parameters:
  ///   - language: The language of the pattern.
  ///   - isSelector: Whether the text chooses a form and is not shown.
  func forICU(in language: LanguageTag, isSelector: Bool) -> MessageFormat.Argument {
    switch self {
    case .text(let text): .text(isSelector ? text : text.isolated(in: language))
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .date(let value): .date(value)
    case .list(let texts): .text(Self.joined(texts, in: language))
    }
  }

  /// What ICU would make of it as a plain argument, where that is known without asking; nil where
  /// it is not.
  func textWithoutICU(in language: LanguageTag) -> String? {
    switch self {
    case .text(let text): text.isolated(in: language)
    case .list(let texts): Self.joined(texts, in: language)
    // Below a thousand there is nothing to group.
    case .integer(let value) where (0..<1000).contains(value) && language.hasLatinDigits:
      String(value)
    case .integer, .number, .date: nil
    }
  }

  private static func joined(_ texts: [String], in language: LanguageTag) -> String {
    let texts = texts.map { $0.isolated(in: language) }
    return texts.count < 2
      ? texts.first ?? "" : LocaleData.list(texts, locale: language.identifier)
  }
}

extension LanguageTag {
  /// Whether the language writes numbers in the digits 0 to 9 in all regions, as far as that is
  /// known without locale data.
  var hasLatinDigits: Bool {
    guard identifier.utf8.count <= 7 else { return false }
    switch languageCode {
    case "az", "be", "bg", "bs", "ca", "cs", "cy", "da", "de", "el", "en", "es", "et", "eu", "fi",
      "fr", "ga", "gl", "gu", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "kk",
      "km",
      "kn", "ko", "lt", "lv", "mk", "ml", "ms", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru",
      "si",
      "sk", "sl", "sq", "sr", "sv", "sw", "ta", "te", "th", "tr", "uk", "vi", "zh":
      return true
    default: return false
    }
  }
}
