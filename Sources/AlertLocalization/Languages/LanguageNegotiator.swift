import AlertICU

/// Chooses languages among those there are.
///
/// A wish is met exactly, by what it falls back to in CLDR, or by the nearest of the same language
/// (ICU's matcher), with Norwegian's three codes as one language. Another language is never taken
/// unless the author of the texts says so: ICU alone would give Ukrainians Russian. A script is
/// never changed: zh-TW does not reach Simplified Chinese.
public struct LanguageNegotiator: Sendable {
  private let available: [LanguageTag]
  private let source: LanguageTag
  private let fallbacks: [LanguageTag: [LanguageTag]]

  /// Makes a negotiator.
  ///
  /// - Parameters:
  ///   - available: The languages there are.
  ///   - source: The language the texts were written in; English by default. It is chosen where
  ///     nothing fits, so name one of the available ones where English is none of them.
  ///   - fallbacks: Languages that may stand in for another one, best first, as `gl` for `pt`; none
  ///     by default.
  public init(
    available: [LanguageTag],
    source: LanguageTag = LanguageTag("en"),
    fallbacks: [LanguageTag: [LanguageTag]] = [:]
  ) {
    self.available = available
    self.source = source
    self.fallbacks = fallbacks
  }

  /// The best choice.
  public func choose(_ preferences: LanguagePreferences) -> LanguageChoice {
    for wish in preferences.wishes {
      if let choice = choose(wish) { return choice }
    }
    return LanguageChoice(language: source, wish: nil, reason: .source)
  }

  /// Every choice, best first, the source language last.
  ///
  /// Where a text is missing in one, the next is asked.
  public func chain(_ preferences: LanguagePreferences) -> [LanguageChoice] {
    var chain: [LanguageChoice] = []
    func add(_ choice: LanguageChoice?) {
      guard let choice, !chain.contains(where: { $0.language == choice.language }) else { return }
      chain.append(choice)
    }
    for wish in preferences.wishes {
      guard let choice = choose(wish) else { continue }
      add(choice)
      for parent in LanguageFallback.parents(of: choice.language) where available.contains(parent) {
        add(LanguageChoice(language: parent, wish: wish, reason: .parent))
      }
      for language in standIns(for: wish.language) { add(fallback(language, wish)) }
    }
    add(LanguageChoice(language: source, wish: nil, reason: .source))
    return chain
  }

  private func choose(_ wish: LanguagePreferences.Wish) -> LanguageChoice? {
    if available.contains(wish.language) {
      return LanguageChoice(language: wish.language, wish: wish, reason: .exact)
    }
    if let match = LanguageFallback.match(wish.language, among: available) {
      return LanguageChoice(language: match.language, wish: wish, reason: match.reason)
    }
    for language in standIns(for: wish.language) {
      if let choice = fallback(language, wish) { return choice }
    }
    return nil
  }

  /// What the author lets stand in for a language, or for what it falls back to.
  private func standIns(for language: LanguageTag) -> [LanguageTag] {
    if fallbacks.isEmpty { return [] }
    if let own = fallbacks[language] { return own }
    return LanguageFallback.parents(of: language).lazy.compactMap { fallbacks[$0] }.first ?? []
  }

  private func fallback(
    _ language: LanguageTag,
    _ wish: LanguagePreferences.Wish
  ) -> LanguageChoice? {
    let match =
      available.contains(language)
      ? language : LanguageFallback.match(language, among: available)?.language
    return match.map { LanguageChoice(language: $0, wish: wish, reason: .fallback) }
  }
}
