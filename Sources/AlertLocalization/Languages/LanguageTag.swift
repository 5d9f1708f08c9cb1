import AlertICU

/// A language as BCP 47 writes it, for example `es`, `pt-BR` or `sr-Latn`.
public struct LanguageTag: Hashable, Sendable {
  /// The tag in its usual case: `zh-Hant-TW`.
  public let identifier: String

  /// Takes a tag in any case, with `-` or `_` between its parts.
  public init(_ identifier: String) { self.identifier = Self.inUsualCase(identifier) }

  /// The language: `zh` of `zh-Hant-TW`.
  public var languageCode: String {
    guard let end = identifier.utf8.firstIndex(of: UInt8(ascii: "-")) else { return identifier }
    return String(identifier[..<end])
  }

  /// The script, if the tag names one: `Hant` of `zh-Hant-TW`.
  public var scriptCode: String? {
    part { $0.count == 4 && Self.isLetter($0[$0.startIndex]) }
  }

  /// The region, if the tag names one: `TW` of `zh-Hant-TW`, `419` of `es-419`.
  public var regionCode: String? {
    part { $0.count == 2 || $0.count == 3 && !Self.isLetter($0[$0.startIndex]) }
  }

  /// The variants that the tag names, as `valencia` of `ca-ES-valencia`.
  var variants: [Substring] {
    identifier.split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }.filter { part in
      part.utf8.count > 4 || part.utf8.count == 4 && part.utf8.first.map(Self.isLetter) == false
    }
  }

  /// The language's name, as a person reads it: `español (México)`.
  ///
  /// - Parameter language: The language of the name; its own by default.
  public func displayName(in language: LanguageTag? = nil) -> String {
    LocaleData.displayName(of: identifier, in: (language ?? self).identifier) ?? identifier
  }

  /// The first part behind the language that fits; extensions (`u-…`, `x-…`) are not looked in.
  private func part(_ fits: (Substring.UTF8View) -> Bool) -> String? {
    for part in identifier.split(separator: "-").dropFirst() {
      if part.utf8.count == 1 { return nil }
      if fits(part.utf8) { return String(part) }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x41 }

  /// Lower case for languages and variants, `Hant` for scripts, `TW` for regions (RFC 5646, 2.1.1).
  private static func inUsualCase(_ identifier: String) -> String {
    var identifier = identifier
    return identifier.withUTF8 { source in
      String(unsafeUninitializedCapacity: source.count) { target in
        var end = 0
        var isExtension = false
        var start = 0
        while start < source.count {
          let limit = source[start...].firstIndex { $0 == 0x2D || $0 == 0x5F } ?? source.count
          if start < limit {
            if end > 0 {
              target[end] = 0x2D
              end += 1
            }
            // Behind a single letter (an extension, or `x-`) everything stays in lower case.
            let length = isExtension || end == 0 ? 0 : limit - start
            for index in start..<limit {
              let raised = length == 2 || length == 4 && index == start
              target[end] = raised ? uppercase(source[index]) : lowercase(source[index])
              end += 1
            }
            isExtension = isExtension || limit - start == 1
          }
          start = limit + 1
        }
        return end
      }
    }
  }

  private static func uppercase(_ byte: UInt8) -> UInt8 {
    (0x61...0x7A).contains(byte) ? byte - 0x20 : byte
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }
}

extension LanguageTag: CustomStringConvertible {
  /// The tag.
  public var description: String { identifier }
}
