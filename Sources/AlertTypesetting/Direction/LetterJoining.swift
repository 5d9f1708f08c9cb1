import AlertICU

/// Letters that take their form from their neighbours.
package enum LetterJoining {
  /// U+200D, which keeps the joined form of a letter whose neighbour is not there.
  package static let joiner = "\u{200D}"

  /// Whether two clusters, one behind the other in logical order, are joined (Unicode, section
  /// 9.2).
  package static func joins(_ first: String, _ second: String) -> Bool {
    // Letters that join have the lead bytes D8 to DB in UTF-8 (U+0600 to U+06FF).
    guard first.utf8.contains(where: { (0xD8...0xDB).contains($0) }),
      second.utf8.contains(where: { (0xD8...0xDB).contains($0) })
    else { return false }
    return TextShaping.joins(Array(first.unicodeScalars), Array(second.unicodeScalars))
  }
}
