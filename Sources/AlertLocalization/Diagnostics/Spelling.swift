/// Finds what was probably meant.
package enum Spelling {
  /// The nearest of the words, if it is near enough to be a slip: a third of its letters may
  /// differ, or the case of any.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let lowercased = word.lowercased()
    if let found = words.first(where: { $0.lowercased() == lowercased }) { return found }
    // A word of another length is no slip, and a file may have thousands of words.
    let length = word.count
    let candidates = words.filter { candidate in
      let count = candidate.count
      return abs(count - length) <= max(1, count / 3)
    }
    let nearest = candidates.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    guard let (found, distance) = nearest, distance < found.count,
      distance <= max(1, found.count / 3)
    else { return nil }
    return found
  }

  /// The insertions, deletions, replacements and swaps of neighbours that make one word of the
  /// other (Damerau and Levenshtein, in the form that is called optimal string alignment).
  private static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var before = Array(repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var row = [index + 1]
      for column in second.indices {
        let isSame = letter == second[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, row[column] + 1)
        if index > 0, column > 0, letter == second[column - 1], first[index - 1] == second[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[second.count]
  }
}
