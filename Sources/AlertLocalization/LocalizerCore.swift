import Synchronization

/// What a localizer knows: the choice of the language at once, all else when it is asked for.
final class LocalizerCore: Sendable {
  let choice: LanguageChoice
  private let preferences: LanguagePreferences
  private let texts: BuiltInTexts
  private let catalogs: CatalogStore?
  private let fallbacks: [LanguageTag: [LanguageTag]]
  private let digits: Localizer.Digits
  private let knownChain = Mutex<[LanguageChoice]?>(nil)
  private let knownSources = Mutex<[LanguageTag: Sources]>([:])

  /// Where the texts of a language are looked for.
  struct Sources {
    /// Its own catalogs, then those of its parents.
    var catalogs: [Catalog]
    /// The built-in language that is the same, or nearest to it.
    var builtIn: LanguageTag?
  }

  /// A text and where it was found.
  struct Text {
    var pattern: String
    var language: LanguageTag
    var catalog: Catalog?
    var entry: Catalog.Entry?
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
    if let wish = preferences.wishes.first, texts.has(wish.language) {
      choice = LanguageChoice(language: wish.language, wish: wish, reason: .exact)
    } else {
      choice = Self.negotiator(texts, catalogs, fallbacks).choose(preferences)
    }
  }

  private static func negotiator(
    _ texts: BuiltInTexts,
    _ catalogs: CatalogStore?,
    _ fallbacks: [LanguageTag: [LanguageTag]]
  ) -> LanguageNegotiator {
    LanguageNegotiator(
      available: texts.languages + (catalogs?.languages ?? []),
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

  /// Where the texts of a language are looked for.
  ///
  /// - Throws: `Diagnostic` where a catalog can't be read.
  func sources(of language: LanguageTag) throws(Diagnostic) -> Sources {
    if let known = knownSources.withLock({ $0[language] }) { return known }
    var found: [Catalog] = []
    if let catalogs {
      found = try catalogs.catalogs(in: language)
      // Looking for parents costs a look at locale data; nothing else of the language, no parents.
      let code = language.languageCode
      if catalogs.languages.contains(where: { $0 != language && $0.languageCode == code }) {
        for parent in LanguageFallback.parents(of: language) {
          found += try catalogs.catalogs(in: parent)
        }
      }
    }
    let builtIn =
      texts.has(language)
      ? language : LanguageFallback.match(language, among: texts.languages)?.language
    let sources = Sources(catalogs: found, builtIn: builtIn)
    knownSources.withLock { $0[language] = sources }
    return sources
  }

  /// The text of a key in a language; nil where it has none. A catalog that can't be read has none.
  func text(_ key: String, in language: LanguageTag) -> Text? {
    guard let sources = try? sources(of: language) else { return nil }
    for catalog in sources.catalogs {
      guard let entry = catalog[key] else { continue }
      return Text(
        pattern: entry.pattern,
        language: catalog.language,
        catalog: catalog,
        entry: entry
      )
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
    let position = entry.flatMap { catalog?.position(in: $0, at: error.offset) }
    return Diagnostic(error.code, arguments: arguments, path: catalog?.path, position: position)
  }
}
