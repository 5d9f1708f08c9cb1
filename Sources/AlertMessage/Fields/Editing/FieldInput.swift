import AlertLocalization

/// What a field takes of the characters that come to it.
enum FieldInput {
  /// The text as a field takes it: a line break or a tab is a space, CR LF one; a line break at the
  /// end, which a copied line has, is nothing; other control characters are dropped.
  static func cleaned(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { FieldText.isControl($0) || FieldText.isLineBreak($0) }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let last = scalars.last, FieldText.isLineBreak(last) { scalars.removeLast() }
    var previous: Unicode.Scalar?
    for scalar in scalars {
      defer { previous = scalar }
      if FieldText.isLineBreak(scalar) {
        if scalar != "\n" || previous != "\r" { result.append(" ") }
      } else if scalar == "\t" {
        result.append(" ")
      } else if !FieldText.isControl(scalar) {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
