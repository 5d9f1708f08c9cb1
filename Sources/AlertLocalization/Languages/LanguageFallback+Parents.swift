import AlertICU

extension LanguageFallback {
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
    // Norwegian's written forms have the code for both as their parent; no other language alone has
    // one.
    guard let cut = tag.identifier.utf8.lastIndex(of: UInt8(ascii: "-")) else {
      return ["nb", "nn"].contains(tag.identifier) ? LanguageTag("no") : nil
    }
    if let explicit = LocaleData.explicitParent(of: tag.identifier) {
      return explicit == "root" ? nil : LanguageTag(explicit)
    }
    var truncated = tag.identifier[..<cut]
    // A single letter begins an extension and can't end a tag.
    if truncated.utf8.dropLast().last == UInt8(ascii: "-") { truncated = truncated.dropLast(2) }
    let script = LocaleData.likelyScript(of: tag.identifier)
    if script == LocaleData.likelyScript(of: String(truncated)) {
      return LanguageTag(String(truncated))
    }
    guard let script else { return nil }
    let withScript = LanguageTag("\(tag.languageCode)-\(script)")
    return withScript == tag ? nil : withScript
  }
}
