import AlertICU

/// Chooses languages among those there are.
///
/// A wish is met exactly, by what it falls back to in CLDR, or by the nearest of the same language
/// (ICU's matcher), with Norwegian's three codes as one language. Another language is never taken:
/// ICU alone would give Ukrainians Russian. A script is never changed: zh-TW does not reach
/// Simplified Chinese.
public struct LanguageNegotiator: Sendable {
  private let available: [LanguageTag]
  private let source: LanguageTag

  /// Makes a negotiator.
  ///
  /// - Parameters:
  ///   - available: The languages there are.
  ///   - source: The language the texts were written in; English by default.
  public init(available: [LanguageTag], source: LanguageTag = LanguageTag("en")) {
    self.available = available
    self.source = source
  }

  /// The best choice.
  public func choose(_ preferences: LanguagePreferences) -> LanguageChoice {
    for wish in preferences.wishes {
      if let choice = choose(wish) { return choice }
    }
    return LanguageChoice(language: source, wish: nil, reason: .source)
  }

  /// Every choice, best first, the source language last: where a text is missing in one, the next is
  /// asked.
  public func chain(_ preferences: LanguagePreferences) -> [LanguageChoice] {
    var chain: [LanguageChoice] = []
    func add(_ choice: LanguageChoice) {
      if !chain.contains(where: { $0.language == choice.language }) { chain.append(choice) }
    }
    for wish in preferences.wishes {
      guard let choice = choose(wish) else { continue }
      add(choice)
      for parent in Self.parents(of: choice.language) where available.contains(parent) {
        add(LanguageChoice(language: parent, wish: wish, reason: .parent))
      }
    }
    add(LanguageChoice(language: source, wish: nil, reason: .source))
    return chain
  }

  private func choose(_ wish: LanguagePreferences.Wish) -> LanguageChoice? {
    let wanted = wish.language
    if available.contains(wanted) {
      return LanguageChoice(language: wanted, wish: wish, reason: .exact)
    }
    let family = Self.family(of: wanted.languageCode)
    let candidates = available.filter { family.contains($0.languageCode) }
    if candidates.isEmpty { return nil }
    if let plain = Self.plainAnswer(wanted, candidates) {
      return LanguageChoice(language: plain, wish: wish, reason: .parent)
    }
    let script = LocaleData.likelyScript(of: wanted.identifier)
    let sameScript = candidates.filter { LocaleData.likelyScript(of: $0.identifier) == script }
    guard !sameScript.isEmpty else { return nil }
    let parents = Self.parents(of: wanted)
    let nearest =
      LocaleData.nearest(to: wanted.identifier, among: sameScript.map(\.identifier))
      .map { LanguageTag($0) } ?? parents.first(where: sameScript.contains) ?? sameScript[0]
    return LanguageChoice(
      language: nearest, wish: wish, reason: parents.contains(nearest) ? .parent : .sibling)
  }

  /// The answer where no locale data is needed: the language itself is there, nothing else of it is
  /// nearer, and it has one script. This is what most people's environment comes to.
  private static func plainAnswer(_ wanted: LanguageTag, _ candidates: [LanguageTag]) -> LanguageTag? {
    let code = wanted.languageCode
    let region = wanted.identifier.dropFirst(code.count + 1)
    guard region.utf8.count == 2, !scriptVaries.contains(code) else { return nil }
    let plain = LanguageTag(code)
    guard candidates.contains(plain) else { return nil }
    // `en` is the English of the United States.
    return candidates.count == 1 || (code == "en" && region == "US") ? plain : nil
  }

  /// Languages whose script depends on the region.
  private static let scriptVaries: Set<String> = [
    "az", "be", "bs", "ha", "kk", "ks", "ku", "ky", "mn", "ms", "pa", "sd", "shi", "sr", "tg", "tk",
    "tt", "ug", "uz", "vai", "yue", "zh",
  ]

  /// Codes that stand for one language.
  private static func family(of code: String) -> Set<String> {
    ["nb", "nn", "no"].contains(code) ? ["nb", "nn", "no"] : [code]
  }

  /// What a tag falls back to: CLDR's parents, else its truncations that keep the script.
  static func parents(of tag: LanguageTag) -> [LanguageTag] {
    var parents: [LanguageTag] = []
    var current = tag
    while let parent = parent(of: current), !parents.contains(parent) {
      parents.append(parent)
      current = parent
    }
    return parents
  }

  private static func parent(of tag: LanguageTag) -> LanguageTag? {
    guard let cut = tag.identifier.lastIndex(of: "-") else { return nil }
    if let explicit = LocaleData.explicitParent(of: tag.identifier) {
      return explicit == "root" ? nil : LanguageTag(explicit)
    }
    let truncated = String(tag.identifier[..<cut])
    guard scriptVaries.contains(tag.languageCode),
      let script = LocaleData.likelyScript(of: tag.identifier)
    else { return LanguageTag(truncated) }
    let withScript = LanguageTag("\(tag.languageCode)-\(script)")
    if !tag.identifier.hasPrefix(withScript.identifier) { return withScript }
    return script == LocaleData.likelyScript(of: truncated) ? LanguageTag(truncated) : nil
  }
}
