/// What a field takes of the characters that come to it.
enum FieldInput {
  /// Whether a character is none that text is made of: C0, DEL and C1.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  /// Line feed, carriage return, next line, and Unicode's separators of lines and paragraphs.
  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The text as a field takes it: a line break or a tab is a space, CR LF one; a line break at the
  /// end, which a copied line has, is nothing; other control characters are dropped.
  static func cleaned(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) || isLineBreak($0) }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let last = scalars.last, isLineBreak(last) { scalars.removeLast() }
    var previous: Unicode.Scalar?
    for scalar in scalars {
      defer { previous = scalar }
      if isLineBreak(scalar) {
        if scalar != "\n" || previous != "\r" { result.append(" ") }
      } else if scalar == "\t" {
        result.append(" ")
      } else if !isControl(scalar) {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
