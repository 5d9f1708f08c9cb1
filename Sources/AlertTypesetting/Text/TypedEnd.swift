import AlertICU

/// How the end of a text that was typed is taken back off the screen where nothing is ever painted
/// again: back, blanks over it, back, as terminals do themselves (POSIX, 11.1.9, ECHOE).
package struct TypedEnd {
  private let columns: Int
  private let ambiguousWidth: Int

  /// - Parameters:
  ///   - columns: The width of the screen; at least 1.
  ///   - ambiguousWidth: Columns of a character whose width is ambiguous (UAX #11).
  package init(columns: Int, ambiguousWidth: Int) {
    self.columns = max(1, columns)
    self.ambiguousWidth = ambiguousWidth
  }

  /// What takes the end of a line back.
  ///
  /// Nil where that can't be done so, and the line must be written anew: terminals disagree on the
  /// width, or the end stands in another row than the cursor, which no backspace reaches.
  ///
  /// - Parameters:
  ///   - before: The line from the first column on.
  ///   - after: What is to be left of it.
  package func erasure(from before: String, to after: String) -> String? {
    guard before.utf8.starts(with: after.utf8) else { return nil }
    let removed = String(Substring(before.utf8.dropFirst(after.utf8.count)))
    guard GraphemeClusters(removed).allSatisfy(isFirm) else { return nil }
    // A mark alone takes no cell, and does not go with one.
    let width =
      CellWidth.of(before, ambiguous: ambiguousWidth)
      - CellWidth.of(after, ambiguous: ambiguousWidth)
    guard width > 0, farthestPlace(behind: after) + width < columns else { return nil }
    let back = String(repeating: "\u{8}", count: width)
    return back + String(repeating: " ", count: width) + back
  }

  /// The column behind a text, in its last row. Where terminals disagree, the farthest one, though
  /// the text be in one row.
  private func farthestPlace(behind text: String) -> Int {
    var place = 0
    var farthest = 0
    var isFirm = true
    for cluster in GraphemeClusters(text) {
      let width = CellWidth.of(cluster, ambiguous: ambiguousWidth)
      farthest += max(width, CellWidth.most(of: String(cluster)))
      isFirm = isFirm && self.isFirm(cluster)
      if place + width > columns { place = 0 }
      place += width
    }
    // Behind the last cell of a row comes the next row.
    return isFirm ? place % columns : farthest
  }

  private func isFirm(_ cluster: Substring) -> Bool {
    CellWidth.certainty(of: cluster) <= .ambiguous
      && !cluster.unicodeScalars.contains { CharacterTraits(of: $0).contains(.pictograph) }
  }
}
