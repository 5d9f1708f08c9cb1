import AlertICU

/// Text from outside, made safe to show.
package enum DisplayText {
  /// Control characters become visible marks, bidi overrides and unbalanced isolates too; a tab
  /// becomes spaces; line and paragraph separators become newlines. Newlines stay.
  ///
  /// - Parameter ascii: Whether the marks are ASCII: `^[` for ESC instead of `␛`.
  package static func visible(_ text: String, ascii: Bool = false) -> String {
    guard !isPlain(text) else { return text }
    let keepsIsolates = isolatesAreBalanced(text)
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A:
        if previous != "\r" { result.append("\n") }
      case 0x0D, 0x85, 0x2028, 0x2029: result.append("\n")
      case 0x09: result.append(contentsOf: "    ".unicodeScalars)
      case 0x00...0x1F, 0x7F: append(control: scalar, ascii: ascii, to: &result)
      case 0x80...0x9F: append(code: scalar, to: &result)
      case 0x2066...0x2069 where keepsIsolates: result.append(scalar)
      // Embeddings, overrides, isolates that would reach beyond the text; the byte-order mark, and
      // tags outside the emoji that use them, which only hide text.
      case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xE0001:
        append(code: scalar, to: &result)
      case ..<0x300: result.append(scalar)
      default:
        if CharacterProperties.isUnshowable(scalar) {
          append(code: scalar, to: &result)
        } else {
          result.append(scalar)
        }
      }
      previous = scalar
    }
    return String(result)
  }

  /// Whether nothing in the text can need a mark: ASCII without controls, and what UTF-8 begins with
  /// C3 to DF (U+00C0 to U+07FF are letters and marks, but for a few unassigned ones, which `visible`
  /// then leaves to the font).
  private static func isPlain(_ text: String) -> Bool {
    for byte in text.utf8 {
      if byte < 0x20 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte >= 0xE0 { return false }
    }
    return true
  }

  /// C0 and DEL as control pictures (U+2400 …), or as `^[` in ASCII; C1 by its number.
  private static func append(
    control scalar: Unicode.Scalar, ascii: Bool, to result: inout String.UnicodeScalarView
  ) {
    if ascii {
      result.append("^")
      result.append(Unicode.Scalar(UInt8(scalar.value ^ 0x40)))
    } else {
      result.append(scalar.value == 0x7F ? "\u{2421}" : Unicode.Scalar(0x2400 + scalar.value) ?? "?")
    }
  }

  /// The number of a character that can't be shown, as `<U+202E>`.
  private static func append(
    code scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView
  ) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    result.append(contentsOf: "<U+\(padded)>".unicodeScalars)
  }

  private static func isolatesAreBalanced(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069:
        depth -= 1
        if depth < 0 { return false }
      case 0x0A, 0x0D, 0x85, 0x2029:
        // A paragraph's end ends its isolates (UAX #9, X8).
        if depth > 0 { return false }
      default: break
      }
    }
    return depth == 0
  }
}
