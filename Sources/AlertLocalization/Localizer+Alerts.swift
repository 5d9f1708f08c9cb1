extension Localizer {
  /// The description of an alert in the catalogs' folders.
  ///
  /// - Parameter name: The name in `alerts.json`.
  /// - Throws: `Diagnostic` where no folder describes it, or a file that describes alerts can't be
  ///   read.
  public func alert(named name: String) throws(Diagnostic) -> AlertDescription {
    guard let catalogs = core.catalogs else {
      throw Diagnostic(.noAlerts, arguments: ["name": .text(name)])
    }
    return try catalogs.alert(named: name)
  }

  /// Whether any language of the chain has a text.
  ///
  /// - Parameter keys: Its keys, of which one is enough.
  public func hasText(_ keys: [String]) -> Bool {
    func has(_ language: LanguageTag) -> Bool { keys.contains { hasText($0, in: language) } }
    // The chain takes a look at locale data, and is seldom needed.
    return has(language) || chain.contains { has($0.language) }
  }

  /// Whether a language has a key. One whose catalog can't be read has none.
  public func hasText(_ key: String, in language: LanguageTag) -> Bool {
    core.text(key, in: language) != nil
  }

  /// What keeps the catalogs of a language from being read; nil where all of them can be.
  ///
  /// Without its catalogs a language has none of their keys: this says why.
  public func fileError(in language: LanguageTag) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try core.sources(of: language)
      return nil
    } catch {
      return error
    }
  }

  /// The arguments that the text of a key takes; none where the language does not have the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - language: The language; by default the one that comes first.
  /// - Throws: `Diagnostic` where a catalog can't be read, or the pattern is broken.
  public func arguments(
    of key: String,
    in language: LanguageTag? = nil
  ) throws(Diagnostic) -> [MessagePattern.Argument] {
    let language = language ?? self.language
    _ = try core.sources(of: language)
    guard let found = core.text(key, in: language), !MessagePattern.isPlainText(found.pattern)
    else { return [] }
    do throws(MessageError) {
      return try MessagePattern(found.pattern).arguments
    } catch {
      throw found.diagnostic(error, key: key)
    }
  }
}
