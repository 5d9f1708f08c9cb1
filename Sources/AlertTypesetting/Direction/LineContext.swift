import AlertICU

/// What a line needs to look alone as it does in its paragraph.
///
/// UAX #9 resolves directions for a whole paragraph and reorders line by line (3.4), while a line
/// of a frame is a text of its own. So a line that would come out otherwise gets, without width:
/// the isolates that it begins in, with marks for the strong direction before the line and before
/// each of them; marks for what follows, and the ends of its isolates; and where that does not do,
/// marks round a bracket whose partner stands on another line (N0).
struct LineContext {
  private let paragraph: Slice<UnsafeBufferPointer<UInt8>>
  private let base: TextBidi.Base

  init(of paragraph: Slice<UnsafeBufferPointer<UInt8>>, direction: TextDirection) {
    self.paragraph = paragraph
    base = TextBidi.Base(direction)
  }

  /// The lines of the paragraph, with their context where it matters.
  ///
  /// - Parameter ranges: Where each line stands, in bytes.
  func restored(in lines: [Typesetter.Line], at ranges: [Range<Int>]) -> [Typesetter.Line] {
    let levels = TextBidi.levels(of: UnsafeBufferPointer(rebasing: paragraph), base: base)
    let hasIsolates = Isolates.occur(in: paragraph)
    // What goes one way needs nothing.
    if !hasIsolates && isPlain(levels[...]) { return lines }
    let places = places(of: ranges)
    var surroundings: LineSurroundings?
    var lines = lines
    for index in lines.indices {
      let expected = levels[places[index]]
      if !hasIsolates && isPlain(expected) { continue }
      let alone = LineInContext(lines[index].text)
      if !hasIsolates && alone.levels(base) == expected { continue }
      let found = surroundings ?? LineSurroundings(of: paragraph, at: places, base: base)
      surroundings = found
      let (before, after) = found.sides(of: index)
      if !before.isIsolated && !after.isIsolated && alone.levels(base) == expected { continue }
      let text = found.resolvingIsolates(in: lines[index].text, line: index)
      lines[index].text =
        LineInContext(text, after: before.beginning, before: after.ending)
        .matching(expected, base).text
    }
    return lines
  }

  /// Whether all of it goes the paragraph's way; alone it does so too.
  private func isPlain(_ levels: ArraySlice<UInt8>) -> Bool {
    levels.allSatisfy { $0 == base.rawValue }
  }

  /// Ranges in code points from those in bytes.
  private func places(of ranges: [Range<Int>]) -> [Range<Int>] {
    var place = 0
    var byte = paragraph.startIndex
    func advance(to target: Int) {
      while byte < target {
        if paragraph.base[byte] & 0xC0 != 0x80 { place += 1 }
        byte += 1
      }
    }
    return ranges.map { range in
      advance(to: range.lowerBound)
      let first = place
      advance(to: range.upperBound)
      return first..<place
    }
  }
}

extension TextBidi.Base {
  init(_ direction: TextDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
