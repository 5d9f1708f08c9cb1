import AlertICU

extension LanguageTag {
  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    // What nearly everybody uses needs no locale data, and most tags are a language's two letters.
    if identifier.utf8.count > 2, let script = scriptCode {
      switch script {
      case "Arab", "Hebr": return true
      case "Latn", "Cyrl", "Hans", "Hant": return false
      default: return LocaleData.isRightToLeft(identifier)
      }
    }
    let code = identifier.utf8.count > 2 ? languageCode : identifier
    if code.utf8.count > 2 { return LocaleData.isRightToLeft(identifier) }
    switch code {
    case "ar", "dv", "fa", "he", "iw", "ji", "ps", "ur", "yi": return true
    // Arabic letters in some regions, others elsewhere.
    case "ae", "az", "ff", "ha", "kk", "ks", "ku", "ky", "ms", "pa", "sd", "tg", "ug", "uz":
      return LocaleData.isRightToLeft(identifier)
    default: return false
    }
  }
}
