/// What someone types or pastes into a field, made safe to show.
///
/// In a text that is only read an invisible character does no harm. Here it is part of an answer: a
/// password that was copied with one, or a name, looks right and is not.
extension DisplayText {
  /// The clusters of a text as `visible(_:ascii:)` shows them, and with a code in brackets
  /// (`⟨U+200B⟩`) for each invisible character that no script needs where it stands:
  ///
  /// - U+200C and U+200D not behind a letter, sign or picture beyond the scripts of Europe: they
  ///   join letters and pictures, or keep them apart, as in Persian, in the scripts of India and in
  ///   emoji.
  /// - U+200B not behind a letter of a script that has no spaces between words, as Khmer, whose
  ///   space bar types it.
  /// - The marks of direction (U+200E, U+200F, U+061C) in a text without right-to-left letters.
  /// - U+2060.
  package static func typed(_ clusters: [String], ascii: Bool = false) -> [String] {
    guard clusters.contains(where: holdsFormats) else {
      return clusters.map { visible($0, ascii: ascii) }
    }
    let isRightToLeft = clusters.contains(where: holdsDirectionMarks) && holdRightToLeft(clusters)
    var last: Unicode.Scalar?
    return clusters.map { cluster in
      var shown = ""
      for scalar in cluster.unicodeScalars {
        if isFormat(scalar), !isNeeded(scalar, behind: last, isRightToLeft: isRightToLeft) {
          shown += VisibleText.code(of: scalar, ascii: ascii)
        } else {
          shown.unicodeScalars.append(scalar)
        }
        last = scalar
      }
      return visible(shown, ascii: ascii)
    }
  }

  /// A text that is typed, in one piece.
  package static func typed(_ text: String) -> String {
    guard holdsFormats(text) else { return visible(text) }
    return typed(GraphemeClusters(text).map(String.init)).joined()
  }

  /// Whether a text holds invisible characters that only some scripts need.
  package static func holdsFormats(_ text: String) -> Bool {
    // The first bytes of their UTF-8, which most texts have none of.
    text.utf8.contains { $0 == 0xE2 || $0 == 0xD8 } && text.unicodeScalars.contains(where: isFormat)
  }

  private static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
    (0x200B...0x200F).contains(scalar.value) || scalar.value == 0x2060 || scalar.value == 0x61C
  }

  private static func holdsDirectionMarks(_ cluster: String) -> Bool {
    cluster.unicodeScalars.contains(where: isDirectionMark)
  }

  private static func holdRightToLeft(_ clusters: [String]) -> Bool {
    clusters.contains { cluster in
      let letters = cluster.unicodeScalars.filter { !isDirectionMark($0) }
      return VisualOrder.holdsRightToLeft(String(String.UnicodeScalarView(letters)))
    }
  }

  private static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200E || scalar.value == 0x200F || scalar.value == 0x61C
  }

  private static func isNeeded(
    _ scalar: Unicode.Scalar,
    behind last: Unicode.Scalar?,
    isRightToLeft: Bool
  ) -> Bool {
    if isDirectionMark(scalar) { return isRightToLeft }
    guard let last else { return false }
    switch scalar.value {
    case 0x200B: return scriptsWithoutSpaces.contains { $0.contains(last.value) }
    // The first scripts whose letters join are Hebrew, which has ligatures, and Arabic; between
    // U+2000 and U+206F are spaces and other such characters.
    case 0x200C, 0x200D: return last.value >= 0x590 && !(0x2000...0x206F).contains(last.value)
    default: return false
    }
  }

  /// The blocks of letters whose line breaks need a dictionary (UAX #14, class SA).
  private static let scriptsWithoutSpaces: [ClosedRange<UInt32>] = [
    0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF,
    0xA9E0...0xA9FF, 0xAA60...0xAADF, 0x11700...0x1174F,
  ]
}
