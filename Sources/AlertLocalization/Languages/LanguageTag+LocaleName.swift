import AlertICU

extension LanguageTag {
  /// Reads a locale's name as POSIX writes it, `ll_CC.codeset@modifier`, or BCP 47 does.
  ///
  /// Codes that CLDR has replaced are brought up to date (`iw` is `he`), and modifiers that name a
  /// script become one (`sr_RS@latin` is `sr-Latn-RS`); others, as `@euro`, are dropped. The result
  /// is nil where the name is neither form, or names no language, as `C` and `POSIX`.
  public init?(localeName name: String) {
    let modifierStart = name.utf8.firstIndex(of: UInt8(ascii: "@")) ?? name.endIndex
    let base = name.utf8[..<modifierStart].prefix { $0 != UInt8(ascii: ".") }
    var tag = LanguageTag(String(Substring(base)))
    guard tag.isWellFormed else { return nil }
    if modifierStart != name.endIndex {
      let modifier = name[modifierStart...].dropFirst().lowercased()
      if modifier == "valencia" {
        tag = LanguageTag(tag.identifier + "-valencia")
      } else if let script = Self.script(ofModifier: modifier), tag.scriptCode == nil {
        let code = tag.languageCode
        tag = LanguageTag("\(code)-\(script)\(tag.identifier.dropFirst(code.count))")
      }
    }
    self = tag.upToDate
  }

  /// A language of two or three letters, `x` or `i`, then parts of up to eight letters and digits
  /// (RFC 5646).
  private var isWellFormed: Bool {
    var length = 0
    var isLanguage = true
    for byte in identifier.utf8 {
      switch byte {
      case UInt8(ascii: "-"):
        if isLanguage && !(2...3).contains(length) && !hasOwnGrammar { return false }
        isLanguage = false
        length = 0
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        if isLanguage && byte < 0x61 { return false }
        length += 1
        if length > 8 { return false }
      default: return false
      }
    }
    return isLanguage ? (2...3).contains(length) : length > 0
  }

  /// Whether it is for private use (`x-…`), or registered before BCP 47 (`i-klingon`).
  private var hasOwnGrammar: Bool { identifier.hasPrefix("x-") || identifier.hasPrefix("i-") }

  /// Modifiers that name a script; glibc has more that name a currency or nothing of ours.
  private static func script(ofModifier modifier: String) -> String? {
    switch modifier {
    case "latin", "iqtelif": "Latn"
    case "cyrillic": "Cyrl"
    case "devanagari": "Deva"
    case "arabic": "Arab"
    default: nil
    }
  }

  /// The tag with codes of two letters that CLDR has replaced brought up to date.
  ///
  /// Only these are looked for here, so that a usual name costs no look at locale data; the rest is
  /// left to ``canonical``.
  private var upToDate: LanguageTag { isReplaced ? canonical : self }

  /// Whether its language is a code of two letters that CLDR has replaced.
  var isReplaced: Bool {
    switch languageCode {
    case "bh", "in", "iw", "ji", "jw", "mo", "sh", "tl", "tw": true
    default: false
    }
  }

  /// The tag in CLDR's canonical form: all replaced languages and regions brought up to date.
  var canonical: LanguageTag { LocaleData.canonical(identifier).map { LanguageTag($0) } ?? self }
}
