/// A kind of localization file.
public enum CatalogFormat: String, Hashable, Sendable, CaseIterable {
  /// ICU messages in JSON, and Flutter's `.arb`.
  case json
  /// Apple's `.strings`.
  case strings
  /// Apple's `.stringsdict`: plurals that belong to a `.strings` file.
  case stringsdict
  /// Xcode's String Catalogs, `.xcstrings`: all languages in one file.
  case stringCatalog
  /// gettext's `.po`.
  case gettext

  /// The format of a file by the ending of its name, without regard to case; nil for any other.
  public init?(path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch path[path.utf8.index(after: dot)...].lowercased() {
    case "json", "arb": self = .json
    case "strings": self = .strings
    case "stringsdict": self = .stringsdict
    case "xcstrings": self = .stringCatalog
    case "po": self = .gettext
    default: return nil
    }
  }
}
