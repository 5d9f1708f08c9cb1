import AlertICU

/// The lengths, in bytes, of the grapheme clusters of UTF-8 that lies somewhere in memory (UAX
/// #29).
///
/// They are those of `GraphemeClusters`, found without a string: for text that is not to be copied,
/// and for a text of which only a few clusters have changed. What follows a place where a cluster
/// ends is all that decides where the next ones end, so one may begin at any such place.
package struct ClusterLengths: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int

  /// - Parameters:
  ///   - bytes: Valid UTF-8.
  ///   - start: Where a cluster begins.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    self.bytes = bytes
    index = start
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"

  package mutating func next() -> Int? {
    guard index < bytes.count else { return nil }
    if isFollowedByASCII(index) {
      index += 1
      return 1
    }
    return nextOfAny()
  }

  private mutating func nextOfAny() -> Int {
    let start = index
    var recognizer = Unicode._CharacterRecognizer()
    /// Whether what stands before a joiner at the end is a pictograph, and before any marks.
    var joinsPictographs = false
    var base: CharacterTraits = []
    while index < bytes.count {
      var end = index
      let scalar = UTF8Scalars.next(in: bytes, at: &end)
      let traits = CharacterTraits(of: scalar)
      let isBreak = recognizer.hasBreak(before: scalar) && index > start
      // GB11 by ICU's tables: see `GraphemeClusters`.
      if isBreak && !(joinsPictographs && traits.contains(.pictograph)) { break }
      joinsPictographs = scalar == Self.joiner && base.contains(.pictograph)
      if traits.isDisjoint(with: [.mark, .modifier]) { base = traits }
      index = end
    }
    return index - start
  }

  /// Whether an ASCII character is followed by another: only CR and LF hang together.
  private func isFollowedByASCII(_ index: Int) -> Bool {
    guard bytes[index] < 0x80, bytes[index] != 0x0D else { return false }
    return index + 1 == bytes.count || bytes[index + 1] < 0x80
  }
}
