/// What the text of a field is made of.
package enum FieldText {
  /// Whether a character is none that text is made of: C0, DEL and C1.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  /// Line feed, carriage return, next line, and Unicode's separators of lines and paragraphs.
  package static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Where the first character stands that no field takes, in bytes of UTF-8; nil for none.
  ///
  /// U+FEFF is a byte order mark at the beginning, where editors put it unseen; elsewhere it is
  /// text.
  package static func offsetOfUnfitCharacter(in text: String) -> Int? {
    let scalars = text.unicodeScalars
    if scalars.first == "\u{FEFF}" { return 0 }
    return scalars.firstIndex { isControl($0) || isLineBreak($0) }
      .map { text.utf8.distance(from: text.startIndex, to: $0) }
  }
}
