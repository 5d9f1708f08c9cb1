extension LanguageFallback {
  /// The answer for a usual language, without locale data; nil where it takes more.
  ///
  /// ICU's first look at its data costs more than drawing an alert, and this is what most people's
  /// environment comes to. The tests hold every answer against that of the data.
  static func usualAnswer(_ wanted: LanguageTag, among available: [LanguageTag]) -> Match? {
    let code = wanted.languageCode
    let region = wanted.regionCode
    // Nothing but a language and a region of two letters.
    guard wanted.identifier.utf8.count == code.utf8.count + (region == nil ? 0 : 3) else {
      return nil
    }
    let family = family(of: code)
    let candidates = available.filter { family.contains($0.languageCode) }
    if candidates.count == 2 { return usualAnswer(code, region, candidates.map(\.identifier)) }
    // The language itself is all of it that is there, and it has one script.
    guard candidates.count == 1, let only = candidates.first,
      only.identifier == only.languageCode, !hasScriptsByRegion(code)
    else { return nil }
    // `no` is the parent of both forms of Norwegian.
    let isParent = only.languageCode == code || only.languageCode == "no"
    return Match(language: only, reason: isParent ? .parent : .sibling)
  }

  /// Whether a language of two letters is written in different scripts in different regions, by
  /// CLDR's likely subtags; those of three letters count as such.
  private static func hasScriptsByRegion(_ code: String) -> Bool {
    switch code {
    case "az", "ff", "ha", "kk", "ku", "ky", "mn", "ms", "pa", "sd", "sr", "tg", "ug", "uz", "zh":
      true
    default: code.utf8.count > 2
    }
  }

  /// Languages that usually come in two forms.
  private static func usualAnswer(
    _ code: String,
    _ region: String?,
    _ candidates: [String]
  ) -> Match? {
    func answer(_ tag: String, _ reason: LanguageChoice.Reason) -> Match? {
      Match(language: LanguageTag(tag), reason: reason)
    }
    func are(_ first: String, _ second: String) -> Bool {
      candidates.contains(first) && candidates.contains(second)
    }
    switch (code, region) {
    case ("en", "US") where are("en", "en-GB"): return answer("en", .parent)
    case ("en", "AU"), ("en", "IE"), ("en", "IN"), ("en", "NZ"), ("en", "SG"), ("en", "ZA"):
      return are("en", "en-GB") ? answer("en-GB", .sibling) : nil
    case ("pt", nil) where are("pt-BR", "pt-PT"): return answer("pt-BR", .sibling)
    case ("pt", "AO"), ("pt", "CH"), ("pt", "CV"), ("pt", "LU"), ("pt", "MZ"):
      return are("pt-BR", "pt-PT") ? answer("pt-PT", .parent) : nil
    case ("sr", "RS") where are("sr", "sr-Latn"): return answer("sr", .parent)
    case ("zh", nil) where are("zh-Hans", "zh-Hant"): return answer("zh-Hans", .sibling)
    case ("zh", "CN"), ("zh", "SG"):
      return are("zh-Hans", "zh-Hant") ? answer("zh-Hans", .parent) : nil
    case ("zh", "HK"), ("zh", "MO"), ("zh", "TW"):
      return are("zh-Hans", "zh-Hant") ? answer("zh-Hant", .parent) : nil
    default: return nil
    }
  }
}
