import AlertTypesetting

extension LineEditor {
  /// A way for the cursor to go, in logical order.
  package enum Motion: Hashable, Sendable {
    case back, forward
    /// To the beginning of the word, or of the one before (UAX #29).
    case wordBack
    /// To the end of the word, or of the next one (UAX #29).
    case wordForward
    case start, end
  }

  /// Moves the cursor.
  ///
  /// - Returns: Whether it went anywhere.
  package mutating func move(_ motion: Motion) -> Bool {
    endTyping()
    let target = target(of: motion)
    guard target != cursor else { return false }
    moveCursor(toByte: target, near: place)
    return true
  }

  /// Where a motion leads, in bytes.
  func target(of motion: Motion) -> Int {
    switch motion {
    case .back: cursor > place.byte ? place.byte : map.place(before: place)?.byte ?? 0
    case .forward: map.place(after: place)?.byte ?? bytes.count
    case .wordBack: isSecret ? 0 : wordStart
    case .wordForward: isSecret ? bytes.count : wordEnd
    case .start: 0
    case .end: bytes.count
    }
  }

  /// How far words are looked for, in clusters. A longer one is passed in several steps.
  private static let wordReach = 2048

  private var wordStart: Int {
    let end = place.byte < cursor ? map.place(after: place) ?? place : place
    let first = map.place(ofCluster: max(0, end.cluster - Self.wordReach), near: place)
    let words = words(first.byte..<end.byte)
    return words.last { $0.lowerBound < cursor }?.lowerBound ?? first.byte
  }

  private var wordEnd: Int {
    let last = map.place(ofCluster: min(count, place.cluster + Self.wordReach), near: place)
    // The word that the cursor stands in begins before it; only its end matters.
    let words = words(place.byte..<last.byte)
    return words.first { $0.upperBound > cursor }?.upperBound ?? last.byte
  }

  private func words(_ range: Range<Int>) -> [Range<Int>] {
    bytes.withUnsafeBytes { WordBreaks.words(in: UnsafeBufferPointer(rebasing: $0[range])) }
      .map { ($0.lowerBound + range.lowerBound)..<($0.upperBound + range.lowerBound) }
  }
}
