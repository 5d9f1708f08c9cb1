import AlertICU

/// The grapheme clusters of a text (UAX #29), from first to last.
///
/// A cluster is a `Character`. Only where a joiner stands between two pictographs are two
/// characters one cluster: the tables of Swift's library are of another Unicode version than ICU's,
/// and what either takes for one picture is not to be cut (GB11).
package struct GraphemeClusters: Sequence, IteratorProtocol {
  private let text: Substring
  private var index: Substring.Index

  package init(_ text: Substring) {
    self.text = text
    index = text.startIndex
  }

  package init(_ text: String) { self.init(text[...]) }

  package mutating func next() -> Substring? {
    guard index < text.endIndex else { return nil }
    let start = index
    index = text.index(after: start)
    while index < text.endIndex && joins(start, index) { index = text.index(after: index) }
    return text[start..<index]
  }

  /// Whether a pictograph with a joiner at its end stands between the indices, and another
  /// pictograph follows.
  private func joins(_ start: Substring.Index, _ end: Substring.Index) -> Bool {
    // The joiner is E2 80 8D: for most clusters one byte tells.
    guard text.utf8[text.utf8.index(before: end)] == 0x8D,
      text[start..<end].unicodeScalars.last == "\u{200D}",
      CharacterTraits(of: text.unicodeScalars[end]).contains(.pictograph)
    else { return false }
    let base = text[start..<end].unicodeScalars.dropLast()
      .last { !CharacterTraits(of: $0).isExtending }
    return base.map { CharacterTraits(of: $0).contains(.pictograph) } ?? false
  }
}

extension CharacterTraits {
  /// Whether it extends the pictograph before it: a mark or a skin tone.
  fileprivate var isExtending: Bool { !isDisjoint(with: [.mark, .modifier]) }
}
