/// Collects a paste between `CSI 200 ~` and `CSI 201 ~`, however it is cut into pieces.
struct BracketedPaste: Sendable {
  private static let escape: UInt8 = 0x1B
  private static let begin = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)
  /// The longest paste, in bytes. A longer one is refused whole: a part of it would be an answer
  /// that nobody gave.
  private static let capacity = 8 << 20

  private var bytes = SecretBytes()
  private var isTooLong = false
  /// Whether nothing came for so long that what there was has been handed over. The rest of a paste
  /// that a slow line has held up must still not be taken for keys.
  private(set) var isStalled = false
  private var isDiscarded = false

  /// Takes what belongs to the paste from input.
  ///
  /// - Returns: How many bytes it took, and whether the paste has ended with them.
  mutating func take(_ input: ArraySlice<UInt8>) -> (count: Int, hasEnded: Bool) {
    isStalled = false
    if let mark = Self.lastEnd(in: input) {
      append(input[..<mark])
      return (mark + Self.end.count - input.startIndex, true)
    }
    // The mark may be cut: its possible beginning stays.
    let kept = (0..<Self.end.count).reversed().first {
      input.suffix($0).elementsEqual(Self.end.prefix($0))
    }
    let count = input.count - (kept ?? 0)
    append(input.prefix(count))
    return (count, false)
  }

  /// Takes input that is no mark although it looks like the beginning of one.
  mutating func append(_ input: ArraySlice<UInt8>) {
    guard !isTooLong, !isDiscarded else { return }
    let end = bytes.count
    if end + input.count > Self.capacity || !bytes.replaceSubrange(end..<end, with: input) {
      isTooLong = true
      bytes.removeAll()
    }
  }

  /// Throws away what there is, and what is still to come: a part would be an answer that nobody
  /// gave.
  mutating func discard() {
    bytes.removeAll()
    isTooLong = false
    isDiscarded = true
  }

  /// Hands over what there is; nil for nothing.
  mutating func takeText() -> PastedText? {
    defer {
      bytes.removeAll()
      isTooLong = false
    }
    if isTooLong { return .unreadable }
    return bytes.isEmpty ? nil : PastedText(bytes)
  }

  /// Hands over what there is, but for a character that has not come whole, because nothing more
  /// has come for a while.
  mutating func stall() -> PastedText? {
    isStalled = true
    guard !isTooLong else { return nil }
    let end = bytes.withUnsafeBytes { Array($0.suffix(3)) }
    let tail = end.suffix(UTF8Form.incompleteTail(of: end))
    bytes.replaceSubrange((bytes.count - tail.count)..<bytes.count, with: [])
    defer { bytes = SecretBytes(tail) }
    return takeText()
  }

  /// Where the mark stands that ends the paste.
  ///
  /// Terminals take marks out of what they paste, as a pasted one would turn the text after it into
  /// keys. Not all do: so the last mark counts before the next paste begins.
  private static func lastEnd(in input: ArraySlice<UInt8>) -> Int? {
    var last: Int?
    var index = input.startIndex
    while let mark = input[index...].firstIndex(of: escape) {
      let rest = input[mark...]
      if rest.starts(with: end) {
        last = mark
      } else if last != nil, rest.starts(with: begin) {
        return last
      }
      index = mark + 1
    }
    return last
  }
}
