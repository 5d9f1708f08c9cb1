import Synchronization

/// What a localizer knows: the choice of the language at once, all else when it is asked for.
final class LocalizerCore: Sendable {
  let choice: LanguageChoice
  private let preferences: LanguagePreferences
  private let texts: BuiltInTexts
  let catalogs: CatalogStore?
  private let fallbacks: [LanguageTag: [LanguageTag]]
  private let digits: Localizer.Digits
  private let knownChain = Mutex<[LanguageChoice]?>(nil)
  // A list: a program has a handful of languages in use, and a dictionary's first use costs more.
  private let knownSources = Mutex<[(language: LanguageTag, sources: Sources)]>([])

  /// Where the texts of a language are looked for.
  struct Sources {
    /// Its own texts, then those of its parents.
    var tables: [any TextTable]
    /// The built-in language that is the same, or nearest to it.
    var builtIn: LanguageTag?
  }

  /// A text and where it was found.
  struct Text {
    var pattern: String
    var language: LanguageTag
    /// The table that has it; nil for a built-in text.
    var table: (any TextTable)?
  }

  init(
    _ preferences: LanguagePreferences,
    texts: BuiltInTexts,
    catalogs: CatalogStore?,
    fallbacks: [LanguageTag: [LanguageTag]],
    digits: Localizer.Digits
  ) {
    self.preferences = preferences
    self.texts = texts
    self.catalogs = catalogs
    self.fallbacks = fallbacks
    self.digits = digits
    choice =
      Self.plainChoice(preferences, texts, catalogs)
      ?? Self.negotiator(texts, catalogs, fallbacks).choose(preferences)
  }

  /// The choice that most people's environment comes to, without a look at all languages; nil where
  /// it is not that simple.
  private static func plainChoice(
    _ preferences: LanguagePreferences,
    _ texts: BuiltInTexts,
    _ catalogs: CatalogStore?
  ) -> LanguageChoice? {
    guard let wish = preferences.wishes.first else { return nil }
    if texts.has(wish.language) {
      return LanguageChoice(language: wish.language, wish: wish, reason: .exact)
    }
    let family = LanguageFallback.family(of: wish.language.languageCode)
    var relatives = family.flatMap { texts.languages(ofCode: $0) }
    for language in catalogs?.languages ?? [] where !texts.has(language) {
      if language == wish.language {
        return LanguageChoice(language: language, wish: wish, reason: .exact)
      }
      if family.contains(language.languageCode) { relatives.append(language) }
    }
    return LanguageFallback.usualAnswer(wish.language, among: relatives).map {
      LanguageChoice(language: $0.language, wish: wish, reason: $0.reason)
    }
  }

  private static func negotiator(
    _ texts: BuiltInTexts,
    _ catalogs: CatalogStore?,
    _ fallbacks: [LanguageTag: [LanguageTag]]
  ) -> LanguageNegotiator {
    // A language that stands there twice would look like two to choose from.
    let own = (catalogs?.languages ?? []).filter { !texts.has($0) }
    return LanguageNegotiator(
      available: texts.languages + own,
      source: catalogs?.source ?? LanguageTag("en"),
      fallbacks: fallbacks
    )
  }

  var chain: [LanguageChoice] {
    if let known = knownChain.withLock({ $0 }) { return known }
    let chain = Self.negotiator(texts, catalogs, fallbacks).chain(preferences)
    knownChain.withLock { $0 = chain }
    return chain
  }

  var languages: [LanguageTag] {
    Set(texts.languages + (catalogs?.languages ?? [])).sorted { $0.identifier < $1.identifier }
  }

  /// Where the texts of a language are looked for.
  ///
  /// - Throws: `Diagnostic` where a catalog can't be read.
  func sources(of language: LanguageTag) throws(Diagnostic) -> Sources {
    let known = knownSources.withLock { $0.first { $0.language == language } }
    if let known { return known.sources }
    var found: [any TextTable] = []
    if let catalogs {
      found = try catalogs.tables(in: language)
      // Looking for parents costs a look at locale data; nothing else of the language, no parents.
      let code = language.languageCode
      if catalogs.languages.contains(where: { $0 != language && $0.languageCode == code }) {
        for parent in LanguageFallback.parents(of: language) {
          found += try catalogs.tables(in: parent)
        }
      }
    }
    let builtIn =
      texts.has(language)
      ? language : LanguageFallback.match(language, among: texts.languages)?.language
    let sources = Sources(tables: found, builtIn: builtIn)
    knownSources.withLock { $0.append((language, sources)) }
    return sources
  }

  /// The text of a key in a language; nil where it has none. A catalog that can't be read has none.
  func text(_ key: String, in language: LanguageTag) -> Text? {
    guard let sources = try? sources(of: language) else { return nil }
    for table in sources.tables {
      guard let pattern = table.pattern(for: key) else { continue }
      return Text(pattern: pattern, language: table.language, table: table)
    }
    guard let builtIn = sources.builtIn, let pattern = texts.pattern(key, in: builtIn) else {
      return nil
    }
    return Text(pattern: pattern, language: builtIn)
  }

  /// A language with the digits that numbers are to be written in.
  func written(_ language: LanguageTag) -> LanguageTag {
    switch digits {
    case .locale: language
    case .latin: LanguageTag(language.identifier + "-u-nu-latn")
    }
  }
}

extension LocalizerCore.Text {
  /// What is wrong with the text, at its place in the catalog's file.
  func diagnostic(_ error: MessageError, key: String) -> Diagnostic {
    var arguments = error.arguments
    arguments["key"] = .text(key)
    let position = table?.position(at: error.offset, inPatternOf: key)
    return Diagnostic(
      error.code,
      arguments: arguments,
      path: table?.path,
      position: position,
      language: table?.toldLanguage
    )
  }
}
