import AlertICU

/// Checks the names that files have for their languages.
struct LanguageLinter {
  /// A warning for a language that there is none of; nil where it is one, or may be.
  ///
  /// ISO 639 has thousands of languages with three letters, of which ICU knows hundreds; it knows
  /// all those with two, so only these can be told to be none.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - name: What the file has for it.
  static func finding(_ language: LanguageTag, name: String) -> Diagnostic? {
    if isKnown(language) { return nil }
    return Diagnostic(
      .unknownLanguage,
      severity: .warning,
      arguments: ["name": .text(name)],
      suggestion: mainLanguage(ofRegion: language.languageCode) ?? code(ofName: name)
    )
  }

  /// Whether a language may be one.
  static func isKnown(_ language: LanguageTag) -> Bool {
    let code = language.languageCode
    switch code.utf8.count {
    case 2: return isName(LocaleData.displayName(of: code, in: "en"), of: code)
    case 4...: return language.isForPrivateUse
    default: return true
    }
  }

  /// The language that somebody wrote a name for, in English or in the language itself: `german`,
  /// `Deutsch`; nil where it is none of the built-in texts'.
  static func code(ofName name: String) -> String? {
    let name = name.lowercased()
    return BuiltInTexts.alerts.languages.first { language in
      let code = language.identifier
      return [
        LocaleData.displayName(of: code, in: "en"), LocaleData.displayName(of: code, in: code),
      ]
      .contains { $0?.lowercased() == name }
    }?.identifier
  }

  /// The main language of a region that was written in a language's place, as `jp` for Japanese
  /// (UTS #35, Likely Subtags).
  private static func mainLanguage(ofRegion code: String) -> String? {
    let region = code.uppercased()
    // Where ICU has no name for a region it gives the code: `Unknown language (XX)`.
    guard code.utf8.count == 2, let name = LocaleData.displayName(of: "und-\(region)", in: "en"),
      !name.contains(region), let likely = LocaleData.maximized("und-\(region)")
    else { return nil }
    let language = LanguageTag(likely)
    return language.regionCode == region ? language.languageCode : nil
  }

  /// Whether ICU has a name for a code, and does not give the code itself.
  private static func isName(_ name: String?, of code: String) -> Bool {
    guard let name else { return false }
    return name.lowercased() != code.lowercased()
  }
}

extension LanguageTag {
  /// Whether it is for private use, or registered before BCP 47.
  fileprivate var isForPrivateUse: Bool {
    identifier.hasPrefix("x-") || identifier.hasPrefix("i-")
  }
}
