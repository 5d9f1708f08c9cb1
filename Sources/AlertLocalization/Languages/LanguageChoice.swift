/// A language that was chosen among those there are, and why.
public struct LanguageChoice: Hashable, Sendable {
  /// How the choice came about.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It is what was wished for.
    case exact
    /// It is what the wished language falls back to: `es` for `es-ES`, `es-419` for `es-MX`.
    case parent
    /// It is the nearest of the same language: `en-GB` for `en-AU`.
    case sibling
    /// It is another language, which the author of the texts lets stand in for the wished one.
    case fallback
    /// Nothing that was wished for is there; it is the language the texts were written in.
    case source
  }

  /// The chosen language.
  public let language: LanguageTag
  /// What was wished for; nil where nothing was, or nothing fits.
  public let wish: LanguagePreferences.Wish?
  /// Why.
  public let reason: Reason
}
