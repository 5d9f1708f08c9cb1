import AlertICU

/// A language as BCP 47 writes it, for example `es`, `pt-BR` or `sr-Latn`.
public struct LanguageTag: Hashable, Sendable {
  /// The tag in its usual case: `zh-Hant-TW`.
  public let identifier: String

  /// Takes a tag in any case, with `-` or `_` between its parts.
  public init(_ identifier: String) { self.identifier = Self.inUsualCase(identifier) }

  /// The language: `zh` of `zh-Hant-TW`.
  public var languageCode: String { identifier.prefix { $0 != "-" }.description }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    // The usual languages need no look at locale data; a script of their own does.
    if identifier.utf8.count <= 3 {
      return ["ar", "he", "fa", "ur", "ps", "yi", "sd", "ug", "dv", "ckb"].contains(identifier)
    }
    return LocaleData.isRightToLeft(identifier)
  }

  /// Lower case for languages and variants, `Hant` for scripts, `TW` for regions (RFC 5646, 2.1.1).
  private static func inUsualCase(_ identifier: String) -> String {
    var parts = identifier.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    for index in parts.indices.dropFirst() {
      // Behind a single letter (an extension, or `x-`) everything stays in lower case.
      if parts[..<index].contains(where: { $0.utf8.count == 1 }) { break }
      switch parts[index].utf8.count {
      case 4 where parts[index].first?.isLetter ?? false:
        parts[index] = parts[index].prefix(1).uppercased() + parts[index].dropFirst()
      case 2: parts[index] = parts[index].uppercased()
      default: break
      }
    }
    return parts.joined(separator: "-")
  }
}

extension LanguageTag {
  /// Reads a locale's name as POSIX writes it (`ll_CC.codeset@modifier`) or BCP 47 does; nil where it
  /// is neither.
  public init?(localeName name: String) {
    let modifierStart = name.firstIndex(of: "@") ?? name.endIndex
    let modifier = name[modifierStart...].dropFirst().lowercased()
    let base = name[..<modifierStart].prefix { $0 != "." }
    var tag = LanguageTag(String(base))
    let parts = tag.identifier.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isAlphanumeric) }),
      language.utf8.allSatisfy({ $0 >= 0x61 })
    else { return nil }
    if let script = Self.scripts[modifier] {
      tag = LanguageTag(([language, Substring(script)] + parts.dropFirst()).joined(separator: "-"))
    } else if modifier == "valencia" {
      tag = LanguageTag(tag.identifier + "-valencia")
    }
    self = tag.withoutAlias
  }

  /// Modifiers that name a script; glibc has more that name a currency or nothing of ours.
  private static let scripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab", "iqtelif": "Latn",
  ]

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// Codes that CLDR has replaced, brought up to date: `iw` is `he`, `sh` is `sr-Latn`.
  private var withoutAlias: LanguageTag {
    guard ["iw", "in", "mo", "tl", "sh", "ji"].contains(languageCode) else { return self }
    return LocaleData.canonical(identifier).map { LanguageTag($0) } ?? self
  }
}

extension LanguageTag: CustomStringConvertible {
  /// The tag.
  public var description: String { identifier }
}
