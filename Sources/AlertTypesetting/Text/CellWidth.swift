import AlertICU

/// Columns of grapheme clusters (UAX #11, UAX #29, UTS #51).
package enum CellWidth {
  private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
  private static let textPresentation: Unicode.Scalar = "\u{FE0E}"
  private static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

  /// Columns of one cluster: 0, 1, 2, or more where several letters make one cluster.
  package static func of(_ cluster: Character, ambiguous: Int) -> Int {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let next = scalars.index(after: scalars.startIndex)
    if next == scalars.endIndex { return of(first, ambiguous: ambiguous) }
    return ofSequence(scalars, first: first, ambiguous: ambiguous)
  }

  /// Columns of one code point.
  static func of(_ scalar: Unicode.Scalar, ambiguous: Int) -> Int {
    // Nothing below U+0300 is wide or without width; a control never reaches the screen.
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    return CharacterProperties.width(scalar) ?? ambiguous
  }

  private static func ofSequence(
    _ scalars: Character.UnicodeScalarView, first: Unicode.Scalar, ambiguous: Int
  ) -> Int {
    if scalars.contains(emojiPresentation), CharacterProperties.isEmoji(first) { return 2 }
    if scalars.dropFirst().first == textPresentation, CharacterProperties.isEmoji(first) { return 1 }
    if isRegionalIndicator(first) { return 2 }
    // A skin tone, or a joined sequence of emoji, is one picture.
    if first.value >= 0x203C, CharacterProperties.isEmoji(first),
      scalars.dropFirst().contains(where: { $0 == zeroWidthJoiner || isSkinTone($0) })
    {
      return 2
    }
    var width = 0
    for scalar in scalars { width += of(scalar, ambiguous: ambiguous) }
    return width
  }

  /// Whether terminals disagree on the width, so that what follows must be placed by column.
  package static func isUncertain(_ cluster: Character) -> Bool {
    var count = 0
    for scalar in cluster.unicodeScalars {
      count += 1
      if scalar.value >= 0x1F000 || scalar == emojiPresentation || scalar == textPresentation
        || scalar == zeroWidthJoiner
      {
        return true
      }
    }
    guard count > 1 else {
      let value = cluster.unicodeScalars.first?.value ?? 0
      // Symbols that some terminals show as emoji; not box drawing, which would be placed one by one.
      return (0x2300...0x24FF).contains(value) || (0x25A0...0x27BF).contains(value)
        || (0x2B00...0x2BFF).contains(value)
    }
    // Of the letters that make one cluster with their marks, those before U+0900 are settled.
    return (cluster.unicodeScalars.first?.value ?? 0) >= 0x0900
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }
}
