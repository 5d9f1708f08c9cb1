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
    usualAnswer(wanted, among: available) ?? matchByLocaleData(wanted, among: available)
  }

  /// The same, by CLDR's data alone.
  static func matchByLocaleData(
    _ wanted: LanguageTag,
    among available: [LanguageTag]
  ) -> Match? {
    let meant = Meaning(wanted)
    let family = family(of: meant.tag.languageCode)
    var candidates = available.filter { tag in
      // A look at locale data only for what may be the same language.
      (family.contains(tag.languageCode) || tag.mayMeanAnotherLanguage)
        && !tag.isPseudo && meant.isReadable(as: Meaning(tag))
    }
    // ICU's matcher passes over variants: Valencian goes before Catalan for who wishes for it.
    let variants = wanted.variants
    let sameVariants = candidates.filter { $0.variants == variants }
    if !sameVariants.isEmpty { candidates = sameVariants }
    return candidates.isEmpty ? nil : nearest(to: meant.tag, among: candidates)
  }

  /// The nearest of some languages that can be read alike. ICU's matcher is the last to be asked:
  /// it costs most of a millisecond at its first use.
  private static func nearest(to wanted: LanguageTag, among candidates: [LanguageTag]) -> Match {
    let parent = LocaleData.explicitParent(of: wanted.identifier)
    if let parent, candidates.contains(LanguageTag(parent)) {
      return Match(language: LanguageTag(parent), reason: .parent)
    }
    var nearest = candidates[0]
    if candidates.count > 1 {
      // Regions that CLDR gives a parent in common are nearer to each other than to all else.
      let cluster = candidates.filter {
        parent != nil && LocaleData.explicitParent(of: $0.identifier) == parent
      }
      if cluster.count == 1 {
        nearest = cluster[0]
      } else if let tag = LocaleData.nearest(
        to: wanted.identifier,
        among: candidates.map(\.identifier)
      ) {
        nearest = LanguageTag(tag)
      }
    }
    let isParent = isWithoutRegion(nearest, wanted) || parents(of: wanted).contains(nearest)
    return Match(language: nearest, reason: isParent ? .parent : .sibling)
  }

  /// Whether a tag is what another one says, without its region: `zh-Hans` for `zh-CN`.
  private static func isWithoutRegion(_ tag: LanguageTag, _ other: LanguageTag) -> Bool {
    other.regionCode != nil && tag.languageCode == other.languageCode
      && tag.identifier == "\(tag.languageCode)-\(tag.scriptCode ?? "")"
      && LocaleData.likelyScript(of: other.identifier) == tag.scriptCode
  }

  /// Codes that stand for one language.
  static func family(of code: String) -> [String] {
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
  /// Whether locale data may give it another language: one that was replaced, or none.
  fileprivate var mayMeanAnotherLanguage: Bool { languageCode.utf8.count > 2 || isReplaced }

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
