package import AlertTerminal
import AlertTypesetting

/// A line of text that is being edited: what stands in a field, and where the cursor is.
///
/// The unit is the grapheme cluster (UAX #29): the cursor steps over a family emoji or a letter
/// with its accents as one, and a limit counts what a person counts. The cursor moves in logical
/// order; `FieldWindow` draws it where it is seen.
///
/// What comes in is cleaned: a newline or a tab is a space, other control characters are dropped.
/// What exceeds the limit is refused, never cut.
///
/// The text of a secure field lies in memory for secrets. It can't be killed and yanked elsewhere,
/// not undone, and has no words: each would tell of it, or leave a copy.
package struct LineEditor: Equatable, Sendable {
  var bytes: FieldBytes
  var map = ClusterMap()
  /// The beginning of the cluster that holds the cursor.
  var place = ClusterMap.Place()
  /// Where the next letter goes, in bytes.
  ///
  /// Inside a cluster only as long as what was typed last has joined what follows it, as the first
  /// half of a flag does: then the second half still comes right behind the first.
  var cursor = 0
  var history = UndoHistory()
  /// What was typed last, nil after another kind of edit: a letter behind a space begins a new word
  /// to be undone.
  var lastTyped: Unicode.Scalar?
  /// What was refused last, for the marks that belong to it.
  var refused: RefusedCluster?
  /// The most grapheme clusters; nil for as many as there is memory for.
  package let limit: Int?

  /// - Parameters:
  ///   - text: What stands there at first, the cursor behind it. It may exceed the limit; then
  ///     nothing can be added.
  ///   - limit: The most grapheme clusters.
  package init(_ text: String = "", limit: Int? = nil) {
    bytes = FieldBytes(isSecret: false)
    self.limit = limit
    _ = replace(0..<0, with: FieldInput.cleaned(text).utf8)
  }

  /// An editor of a secret.
  package init(secret: SecretBytes, limit: Int? = nil) {
    bytes = FieldBytes(isSecret: true)
    self.limit = limit
    secret.withUnsafeBytes { _ = replace(0..<0, with: $0) }
  }

  /// How many grapheme clusters there are.
  package var count: Int { map.count }

  package var isEmpty: Bool { map.count == 0 }

  package var isSecret: Bool { bytes.isSecret }

  /// How many clusters stand before the one that the cursor covers.
  package var cursorCluster: Int { place.cluster }

  /// The text; empty for a secret.
  package var text: String { isSecret ? "" : bytes.string(0..<bytes.count) }

  /// The direction of the first letter that has one (UAX #9, P2); nil where none of the first has.
  var firstDirection: TextDirection? {
    bytes.withUnsafeBytes { TextDirection.first(in: $0, limit: 2048) }
  }

  /// The text of a secure field; nil for another.
  package var secret: SecretBytes? { bytes.secretBytes }

  /// The clusters in a range as strings, which are ordinary copies: for a secret only what is
  /// shown.
  package func clusters(_ range: Range<Int>) -> [String] {
    var start = map.place(ofCluster: range.lowerBound, near: place)
    return range.map { _ in
      let end = map.place(after: start) ?? start
      defer { start = end }
      return bytes.string(start.byte..<end.byte)
    }
  }

  /// Whether all of the text is ASCII.
  package var isASCII: Bool {
    // As many clusters as bytes: each is one byte.
    bytes.count == count
  }

  /// The clusters in a range where all of the text is ASCII; else nil.
  package func ascii(_ range: Range<Int>) -> String? {
    isASCII ? bytes.string(range) : nil
  }

  /// Replaces bytes and puts the cursor behind the new ones.
  ///
  /// - Returns: Whether there was memory for it.
  mutating func replace(_ range: Range<Int>, with new: some Collection<UInt8>) -> Bool {
    guard bytes.replaceSubrange(range, with: new) else { return false }
    let near = bytes.withUnsafeBytes {
      map.replace(range, newCount: new.count, in: $0, near: place)
    }
    moveCursor(toByte: range.lowerBound + new.count, near: near)
    return true
  }

  mutating func moveCursor(toByte byte: Int, near: ClusterMap.Place) {
    cursor = byte
    place = map.place(ofByte: byte, near: near)
  }
}

extension LineEditor {
  /// Whether both hold the same text, code point by code point.
  func hasSameText(as other: LineEditor) -> Bool {
    if let secret, let otherSecret = other.secret { return secret == otherSecret }
    return bytes.withUnsafeBytes { first in
      other.bytes.withUnsafeBytes { second in first.elementsEqual(second) }
    }
  }
}
