import AlertICU

/// Formats message patterns. ICU is asked only for what needs it.
enum MessageFormatter {
  /// The text of a pattern.
  ///
  /// - Throws: `MessageError` where the pattern is broken, or an argument is missing or of the wrong
  ///   kind.
  static func format(
    _ pattern: String,
    arguments: [String: MessageArgument],
    in language: LanguageTag
  ) throws(MessageError) -> String {
    if !needsFormatting(pattern) { return pattern }
    if let text = substituted(pattern, arguments, language) { return text }
    do {
      return try MessageFormat.format(
        pattern,
        locale: language.identifier,
        arguments: arguments.mapValues { argument in
          switch argument {
          case .text(let text): .text(isolated(text, in: language))
          case .integer(let value): .integer(value)
          case .number(let value): .number(value)
          }
        }
      )
    } catch {
      throw MessageError(error, pattern: pattern)
    }
  }

  /// Braces and apostrophes are all the syntax there is outside of an argument.
  private static func needsFormatting(_ pattern: String) -> Bool {
    pattern.utf8.contains { $0 == 0x7B || $0 == 0x7D || $0 == 0x27 }
  }

  /// A pattern with nothing but plain arguments that are texts, without ICU; nil for any other.
  private static func substituted(
    _ pattern: String,
    _ arguments: [String: MessageArgument],
    _ language: LanguageTag
  ) -> String? {
    var result = ""
    var rest = pattern[...]
    while let open = rest.utf8.firstIndex(where: { $0 == 0x7B || $0 == 0x7D || $0 == 0x27 }) {
      guard rest.utf8[open] == 0x7B,
        let close = rest[open...].utf8.firstIndex(of: 0x7D),
        case .text(let text)? = arguments[String(rest[rest.index(after: open)..<close])]
      else { return nil }
      result += rest[..<open]
      result += isolated(text, in: language)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// Text whose direction may differ from the pattern's, inside FSI … PDI (UAX #9, 2.4.1), so that it
  /// keeps its own order and does not disturb what stands around it.
  private static func isolated(_ text: String, in language: LanguageTag) -> String {
    let differs =
      language.isRightToLeft
      ? text.unicodeScalars.contains {
        $0.value < 0x590 && $0.properties.isAlphabetic || $0.value >= 0x900
      }
      : text.utf8.contains { $0 >= 0xD6 } && text.unicodeScalars.contains(where: isRightToLeft)
    return differs ? "\u{2068}\(text)\u{2069}" : text
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
