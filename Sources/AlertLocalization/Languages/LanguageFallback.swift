import AlertICU

/// What stands nearest to a language that is not there: its parents in CLDR, and its siblings.
enum LanguageFallback {
  struct Match {
    var language: LanguageTag
    var reason: LanguageChoice.Reason
  }

  /// The nearest of the available languages to one that is not among them as it is written; nil
  /// where none is of the same language and script.
  static func match(_ wanted: LanguageTag, among available: [LanguageTag]) -> Match? {
    if let plain = plainAnswer(wanted, available) { return plain }
    let meant = Meaning(wanted)
    var candidates = available.filter { !$0.isPseudo && meant.isReadable(as: Meaning($0)) }
    // ICU's matcher passes over variants: Valencian goes before Catalan for who wishes for it.
    let variants = wanted.variants
    let sameVariants = candidates.filter { $0.variants == variants }
    if !sameVariants.isEmpty { candidates = sameVariants }
    return candidates.isEmpty ? nil : nearest(to: meant.tag, among: candidates)
  }

  /// The answer where no locale data is needed: the language itself is all of it that is there, and
  /// it has one script. This is what most people's environment comes to.
  private static func plainAnswer(_ wanted: LanguageTag, _ available: [LanguageTag]) -> Match? {
    let code = wanted.languageCode
    let rest = wanted.identifier.utf8.count - code.utf8.count
    guard rest == 0 || rest == 3, !hasScriptsByRegion(code) else { return nil }
    let family = family(of: code)
    let candidates = available.filter { family.contains($0.languageCode) }
    // `en` is the English of the United States.
    let isAmerican = wanted.identifier == "en-US" && candidates.contains(LanguageTag("en"))
    if isAmerican { return Match(language: LanguageTag("en"), reason: .parent) }
    guard let only = candidates.first, candidates.count == 1,
      only.identifier == only.languageCode
    else { return nil }
    return Match(language: only, reason: only.languageCode == code ? .parent : .sibling)
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

  private static func nearest(to wanted: LanguageTag, among candidates: [LanguageTag]) -> Match {
    let parents = parents(of: wanted)
    // What CLDR itself names as the parent goes before what its matcher finds near.
    if let parent = parents.first, candidates.contains(parent),
      LocaleData.explicitParent(of: wanted.identifier) != nil
    {
      return Match(language: parent, reason: .parent)
    }
    let nearest =
      LocaleData.nearest(to: wanted.identifier, among: candidates.map(\.identifier))
      .map { LanguageTag($0) } ?? parents.first(where: candidates.contains) ?? candidates[0]
    let isParent = parents.contains(nearest) || isWithoutRegion(nearest, wanted)
    return Match(language: nearest, reason: isParent ? .parent : .sibling)
  }

  /// Whether a tag is what another one says, without its region: `zh-Hans` for `zh-CN`.
  private static func isWithoutRegion(_ tag: LanguageTag, _ other: LanguageTag) -> Bool {
    other.regionCode != nil && tag.languageCode == other.languageCode
      && tag.identifier == "\(tag.languageCode)-\(tag.scriptCode ?? "")"
      && LocaleData.likelyScript(of: other.identifier) == tag.scriptCode
  }

  /// Codes that stand for one language.
  fileprivate static func family(of code: String) -> [String] {
    switch code {
    case "nb", "nn", "no": ["nb", "nn", "no"]
    default: [code]
    }
  }
}

/// A tag brought up to date, with the script that it is most likely written in.
private struct Meaning {
  var tag: LanguageTag
  var script: String?

  init(_ tag: LanguageTag) {
    self.tag = tag.canonical
    // A region or a script alone names the language that most people use there.
    if self.tag.languageCode == "und", self.tag.identifier != "und",
      let likely = LocaleData.maximized(self.tag.identifier)
    {
      self.tag = LanguageTag(likely)
    }
    script = LocaleData.likelyScript(of: self.tag.identifier)
  }

  /// Whether who wishes for this language can read another tag's texts as the same language.
  ///
  /// Serbian is taught in both of its scripts; of other languages the script must be the same.
  func isReadable(as other: Meaning) -> Bool {
    let code = tag.languageCode
    // Private use: only who made the tag knows what it means.
    if code == "x" { return false }
    return LanguageFallback.family(of: code).contains(other.tag.languageCode)
      && (script == other.script || code == "sr")
  }
}

extension LanguageTag {
  /// Whether it is one of the made-up languages with which programs are tested, as `en-XA`: they
  /// never stand in for a real one.
  fileprivate var isPseudo: Bool {
    switch regionCode {
    case "XA", "XB", "XC": true
    default: identifier.utf8.count > 8 && identifier.contains("-ps") && hasPseudoVariant
    }
  }

  private var hasPseudoVariant: Bool {
    ["-psaccent", "-psbidi", "-pscrack"].contains { identifier.contains($0) }
  }
}
