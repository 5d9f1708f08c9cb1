import AlertICU

/// Gives texts in the person's language: from the program's catalogs, then from the built-in table.
///
/// ```swift
/// let localizer = try Localizer(catalogs: CatalogStore(folders: ["Localizations"]))
/// localizer.string("files.deleted", arguments: ["count": 3])     // "3 archivos eliminados"
/// ```
///
/// Without catalogs and in one of the built-in languages it is cheap: no file is opened and no
/// locale data looked at.
public struct Localizer: Sendable {
  let core: LocalizerCore

  /// Chooses the language by the environment: `ALERTMESSAGE_LANG`, `LC_ALL`, `LC_MESSAGES`, `LANG`,
  /// `LANGUAGE`.
  public init() { self.init(LanguagePreferences()) }

  /// Chooses the language by preferences, among the built-in ones.
  public init(_ preferences: LanguagePreferences) { self.init(preferences, texts: .alerts) }

  package init(_ preferences: LanguagePreferences, texts: BuiltInTexts) {
    core = LocalizerCore(preferences, texts: texts, catalogs: nil, fallbacks: [:], digits: .locale)
  }

  /// Chooses the language by preferences, among the built-in ones and those of catalogs.
  ///
  /// - Parameters:
  ///   - preferences: What the person wants; by default what the environment says.
  ///   - catalogs: The program's catalogs.
  ///   - fallbacks: Languages that may stand in for another one, best first; none by default.
  ///   - digits: Which digits numbers are written in; the language's own by default.
  /// - Throws: `Diagnostic` where a catalog of the chosen language can't be read.
  public init(
    _ preferences: LanguagePreferences = LanguagePreferences(),
    catalogs: CatalogStore,
    fallbacks: [LanguageTag: [LanguageTag]] = [:],
    digits: Digits = .locale
  ) throws(Diagnostic) {
    core = LocalizerCore(
      preferences,
      texts: .alerts,
      catalogs: catalogs,
      fallbacks: fallbacks,
      digits: digits
    )
    _ = try core.sources(of: core.choice.language)
  }

  /// The choice that comes first, and why.
  public var choice: LanguageChoice { core.choice }

  /// The language that comes first.
  public var language: LanguageTag { choice.language }

  /// All languages that there are texts in, the built-in ones and those of the catalogs, by their
  /// tags.
  public var languages: [LanguageTag] { core.languages }

  /// The languages to look in, best first; the source language is last.
  public var chain: [LanguageChoice] { core.chain }

  /// The language for texts that stand together: the first of the chain that has all their keys.
  ///
  /// Keys that no language has don't count.
  public func language(forKeys keys: [String]) -> LanguageTag {
    language(forTexts: keys.map { [$0] })
  }

  /// The language for texts that stand together: the first of the chain that has all of them.
  ///
  /// Texts that no language has don't count.
  ///
  /// - Parameter texts: Of each text the keys, of which a language must have one.
  public func language(forTexts texts: [[String]]) -> LanguageTag {
    func has(_ keys: [String], _ language: LanguageTag) -> Bool {
      keys.contains { core.text($0, in: language) != nil }
    }
    if texts.allSatisfy({ has($0, language) }) { return language }
    let chain = chain
    let known = texts.filter { keys in chain.contains { has(keys, $0.language) } }
    return chain.first { choice in known.allSatisfy { has($0, choice.language) } }?.language
      ?? language
  }

  /// Those of some keys that a language does not have: what keeps texts from being shown in it.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - language: The language; by default the one that comes first.
  public func keysMissing(
    from keys: [String],
    in language: LanguageTag? = nil
  ) -> [String] {
    keys.filter { core.text($0, in: language ?? self.language) == nil }
  }

  /// The text of a key, formatted; nil where there is none in the language.
  ///
  /// A pattern that can't be formatted is shown as it stands, so that no text is ever lost: use
  /// ``text(_:arguments:in:)`` where somebody can mend it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: Values for the pattern's arguments, by name; none by default.
  ///   - language: The language; by default the one that comes first.
  public func string(
    _ key: String,
    arguments: [String: MessageArgument] = [:],
    in language: LanguageTag? = nil
  ) -> String? {
    let language = language ?? self.language
    return core.text(key, in: language).map {
      format($0.pattern, arguments: arguments, in: $0.language)
    }
  }

  /// The text of a key, formatted.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: Values for the pattern's arguments, by name; none by default.
  ///   - language: The language; by default the first of the chain that has the key.
  /// - Throws: `Diagnostic` where no language has the key, a catalog can't be read, the pattern is
  ///   broken, or an argument is missing or of the wrong kind.
  public func text(
    _ key: String,
    arguments: [String: MessageArgument] = [:],
    in language: LanguageTag? = nil
  ) throws(Diagnostic) -> String {
    let language = language ?? self.language(forKeys: [key])
    _ = try core.sources(of: language)
    guard let found = core.text(key, in: language) else { throw core.unknown(key) }
    do throws(MessageError) {
      return try MessageFormatter.format(
        found.pattern,
        arguments: arguments,
        in: core.written(found.language)
      )
    } catch {
      throw found.diagnostic(error, key: key)
    }
  }

  /// A pattern, formatted.
  ///
  /// - Parameters:
  ///   - pattern: An ICU message pattern.
  ///   - arguments: Values for the pattern's arguments, by name; none by default.
  ///   - language: The language; by default the one that comes first.
  /// - Throws: `Diagnostic` where the pattern is broken, or an argument is missing or of the wrong
  ///   kind.
  public func text(
    ofPattern pattern: String,
    arguments: [String: MessageArgument] = [:],
    in language: LanguageTag? = nil
  ) throws(Diagnostic) -> String {
    do throws(MessageError) {
      return try MessageFormatter.format(
        pattern,
        arguments: arguments,
        in: core.written(language ?? self.language)
      )
    } catch {
      let details = error.arguments.merging(["key": .text(pattern)]) { first, _ in first }
      throw Diagnostic(error.code, arguments: details)
    }
  }

  /// A pattern, formatted; as it stands where that fails, so that no text is ever lost.
  public func format(
    _ pattern: String,
    arguments: [String: MessageArgument] = [:],
    in language: LanguageTag
  ) -> String {
    let language = core.written(language)
    return (try? MessageFormatter.format(pattern, arguments: arguments, in: language)) ?? pattern
  }
}
