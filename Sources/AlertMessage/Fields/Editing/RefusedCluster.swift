/// A grapheme cluster that was refused, for the marks that belong to it.
///
/// Indirect, because nobody knows the recognizer's size before the program runs: an editor, and all
/// that holds one, would be copied and looked at through tables in memory, which is felt at each
/// key.
indirect enum RefusedCluster: Equatable, Sendable {
  case open(Unicode._CharacterRecognizer)

  init(_ scalar: Unicode.Scalar) {
    var recognizer = Unicode._CharacterRecognizer()
    _ = recognizer.hasBreak(before: scalar)
    self = .open(recognizer)
  }

  /// Whether a scalar belongs to the cluster, which then ends with it.
  mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard case .open(var recognizer) = self else { return false }
    let hasBreak = recognizer.hasBreak(before: scalar)
    self = .open(recognizer)
    return !hasBreak
  }
}
