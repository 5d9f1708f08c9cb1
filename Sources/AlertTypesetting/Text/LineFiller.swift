import AlertICU

/// Fills lines with pieces that must not be broken inside, as long as they fit.
struct LineFiller {
  private let text: Slice<UnsafeBufferPointer<UInt8>>
  private let columns: Int
  private let breaker: LineBreaker
  private(set) var lines: [Typesetter.Line] = []
  /// Where each line stands in the text.
  private(set) var ranges: [Range<Int>] = []

  private var meter: WidthMeter
  /// Where the line begins, and what the meter showed there.
  private var start: Int
  private var startColumns = 0
  /// Where the last piece of the line ends without its spaces, and what the meter showed there.
  private var end: Int
  private var endColumns = 0

  /// How small a piece is already.
  private enum Piece {
    /// What the rules of the language keep together.
    case phrase
    /// What its stricter rules keep together.
    case word
    case cluster
    /// A letter and its marks; several can be one cluster, as in a Devanagari conjunct (GB9c).
    case letter
  }

  init(
    _ text: Slice<UnsafeBufferPointer<UInt8>>,
    columns: Int,
    ambiguousWidth: Int,
    breaker: LineBreaker
  ) {
    self.text = text
    self.columns = columns
    self.breaker = breaker
    meter = WidthMeter(ambiguousWidth: ambiguousWidth, softHyphenWidth: 0)
    start = text.startIndex
    end = text.startIndex
  }

  /// Traits of what was measured.
  var seen: CharacterTraits { meter.seen }

  /// Fills lines with the pieces that end at the offsets, which are those of the whole text.
  mutating func fill(_ offsets: UnsafeMutableBufferPointer<Int32>, count: Int) {
    let breaks = UnsafeBufferPointer(rebasing: offsets[..<count])
    add(text.startIndex..<text.endIndex, brokenAt: breaks, .phrase)
    finishLine()
  }

  private mutating func add(
    _ range: Range<Int>,
    brokenAt offsets: UnsafeBufferPointer<Int32>,
    _ kind: Piece
  ) {
    var piece = range.lowerBound
    for offset in offsets {
      let next = range.lowerBound + Int(offset)
      add(piece..<next, kind)
      piece = next
    }
  }

  private mutating func add(_ piece: Range<Int>, _ kind: Piece) {
    let solid = piece.lowerBound..<endWithoutSpaces(piece)
    let before = meter.columns
    meter.add(text.base, solid)
    // The hyphen that stands there if the line ends here.
    let hyphen = isSoftHyphen(before: solid.upperBound) ? 1 : 0
    if meter.columns + hyphen - startColumns > columns {
      if end > start {
        finishLine()
        start = piece.lowerBound
        startColumns = before
      }
      if meter.columns + hyphen - startColumns > columns, kind != .letter {
        meter.restart(at: before)
        split(solid, kind)
      }
    }
    end = solid.upperBound
    endColumns = meter.columns
    meter.add(text.base, solid.upperBound..<piece.upperBound)
  }

  /// Adds a piece that no line can hold in smaller ones.
  private mutating func split(_ piece: Range<Int>, _ kind: Piece) {
    if kind == .phrase, splitFiner(piece) { return }
    if kind == .cluster { return splitCluster(piece) }
    var start = piece.lowerBound
    for cluster in GraphemeClusters(String(decoding: text[piece], as: UTF8.self)) {
      let end = start + cluster.utf8.count
      add(start..<end, .cluster)
      start = end
    }
  }

  private mutating func splitCluster(_ cluster: Range<Int>) {
    var start = cluster.lowerBound
    var index = start
    while index < cluster.upperBound {
      let place = index
      let traits = CharacterTraits(of: UTF8Scalars.next(in: text.base, at: &index))
      guard place > start, traits.width > 0,
        traits.isDisjoint(with: [.mark, .modifier, .pictograph, .regional])
      else { continue }
      add(start..<place, .letter)
      start = place
    }
    add(start..<cluster.upperBound, .letter)
  }

  private mutating func splitFiner(_ piece: Range<Int>) -> Bool {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: piece.count) { offsets in
      let count = breaker.finerOffsets(in: text[piece], into: offsets)
      guard count > 1 else { return false }
      add(piece, brokenAt: UnsafeBufferPointer(rebasing: offsets[..<count]), .word)
      return true
    }
  }

  private mutating func finishLine() {
    ranges.append(start..<end)
    let bytes = text[start..<end]
    if isSoftHyphen(before: end) || seen.contains(.control) {
      finishLineWithoutSoftHyphens(bytes)
    } else {
      lines.append(
        Typesetter.Line(
          text: String(decoding: bytes, as: UTF8.self),
          width: endColumns - startColumns
        )
      )
    }
  }

  private mutating func finishLineWithoutSoftHyphens(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    let endsInHyphen = isSoftHyphen(before: bytes.endIndex)
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    scalars.removeAll { $0 == "\u{AD}" }
    lines.append(
      Typesetter.Line(
        text: String(scalars) + (endsInHyphen ? "-" : ""),
        width: endColumns - startColumns + (endsInHyphen ? 1 : 0)
      )
    )
  }

  private func isSoftHyphen(before index: Int) -> Bool {
    index >= text.startIndex + 2 && text.base[index - 1] == 0xAD && text.base[index - 2] == 0xC2
  }

  /// Where the piece ends without the spaces that vanish at a line's end: ordinary, ideographic and
  /// the other spaces at which a line may break, and U+200B.
  private func endWithoutSpaces(_ piece: Range<Int>) -> Int {
    let bytes = text.base
    var end = piece.upperBound
    while end > piece.lowerBound {
      let last = bytes[end - 1]
      if last == 0x20 || last == 0x09 {
        end -= 1
      } else if last >= 0x80, last <= 0x9F, end - 3 >= piece.lowerBound,
        Self.isBreakingSpace(bytes[end - 3], bytes[end - 2], last)
      {
        end -= 3
      } else {
        break
      }
    }
    return end
  }

  /// UTF-8 of U+1680, U+2000 to U+2006, U+2008 to U+200B, U+205F and U+3000.
  private static func isBreakingSpace(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second, third) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): true
    case (0xE2, 0x80, 0x80...0x8B): third != 0x87
    default: false
    }
  }
}
