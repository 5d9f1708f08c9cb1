/// How what was typed goes on.
package struct Completion: Hashable, Sendable {
  /// The text with what all that may be meant agree on.
  package let text: String
  /// What may be meant, in the order given.
  package let candidates: [String]

  /// Nil where nothing begins like the text, or the text is all that they agree on.
  ///
  /// Upper and lower case count as the same; the completed text is written as the candidates are.
  init?(of text: String, among all: [String]) {
    let start = text.caseFolded
    candidates = all.filter { $0.caseFolded.hasPrefix(start) }
    guard let first = candidates.first else { return nil }
    let length = candidates.dropFirst().reduce(first.count) { length, candidate in
      min(
        length,
        zip(first, candidate).prefix { String($0).caseFolded == String($1).caseFolded }.count
      )
    }
    let common = String(first.prefix(length))
    guard common != text, common.count >= text.count else { return nil }
    self.text = common
  }
}
