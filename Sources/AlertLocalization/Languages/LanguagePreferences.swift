#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which languages the person wants, and where that was said.
///
/// An explicit choice comes first, then `ALERTMESSAGE_LANG`, then the first of `LC_ALL`,
/// `LC_MESSAGES` and `LANG` that is not empty; the list in `LANGUAGE` takes the place of the latter
/// three, unless they say `C` or `POSIX` (GNU gettext's rules).
public struct LanguagePreferences: Hashable, Sendable {
  /// A wish.
  public struct Wish: Hashable, Sendable {
    /// The language.
    public let language: LanguageTag
    /// The variable that says so; nil for an explicit choice.
    public let variable: String?
    /// What was written: `es_MX.UTF-8`, or one item of `LANGUAGE`.
    public let value: String
  }

  /// Best first.
  ///
  /// Empty where no language is preferred, which comes to the source language.
  public let wishes: [Wish]

  /// Reads the environment of this process.
  ///
  /// - Parameter explicit: A language that goes before everything else; none by default.
  public init(explicit: String? = nil) {
    self.init(explicit: explicit) { name in getenv(name).map { String(cString: $0) } }
  }

  /// Reads an environment.
  ///
  /// - Parameters:
  ///   - explicit: A language that goes before everything else.
  ///   - environment: Gives the value of a variable.
  public init(explicit: String? = nil, environment: (String) -> String?) {
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let explicit {
      wishes = Self.wishes([explicit], variable: nil)
      return
    }
    // What names no language is as good as not set, as for the others.
    if let own = value("ALERTMESSAGE_LANG"), Self.namesLanguage(own) {
      wishes = Self.wishes([own], variable: "ALERTMESSAGE_LANG")
      return
    }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let locale = value(name) else { continue }
      if locale == "C" || locale == "POSIX" { break }
      let list = value("LANGUAGE").map(Self.items) ?? []
      wishes =
        list.isEmpty
        ? Self.wishes([locale], variable: name) : Self.wishes(list, variable: "LANGUAGE")
      return
    }
    wishes = []
  }

  private static func namesLanguage(_ name: String) -> Bool {
    LanguageTag(localeName: name) != nil || isUntranslated(name)
  }

  /// `C`, `POSIX`, and these with a codeset.
  private static func isUntranslated(_ name: String) -> Bool {
    let base = name.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    return base.elementsEqual("C".utf8) || base.elementsEqual("POSIX".utf8)
  }

  // Names of locales are ASCII, and taking them apart by bytes touches none of the tables that
  // characters need: this is done before anything is on the screen.
  private static func items(of list: String) -> [String] {
    list.utf8.split(separator: UInt8(ascii: ":")).map { String(Substring($0)) }
  }

  /// `C` and `POSIX` end a list: whoever writes them wants no translation from there on. `C.UTF-8`
  /// names no language either.
  private static func wishes(_ names: [String], variable: String?) -> [Wish] {
    var wishes: [Wish] = []
    for name in names {
      if isUntranslated(name) { break }
      guard let language = LanguageTag(localeName: name) else { continue }
      wishes.append(Wish(language: language, variable: variable, value: name))
    }
    return wishes
  }
}
