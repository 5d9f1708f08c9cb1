import AlertICU

/// A line of a paragraph with marks and isolates added to it.
struct LineInContext {
  private var scalars: [Unicode.Scalar]
  private var isAdded: [Bool]

  init(_ line: String, after beginning: String = "", before ending: String = "") {
    scalars = Array((beginning + line + ending).unicodeScalars)
    isAdded = Array(repeating: true, count: scalars.count)
    let first = beginning.unicodeScalars.count
    for index in first..<(scalars.count - ending.unicodeScalars.count) { isAdded[index] = false }
  }

  var text: String { String(String.UnicodeScalarView(scalars)) }

  /// The levels of the line's own code points.
  func levels(_ base: TextBidi.Base) -> ArraySlice<UInt8> {
    let all = text.withContiguousUTF8 { TextBidi.levels(of: $0, base: base) }
    return all.indices.lazy.filter { !isAdded[$0] }.map { all[$0] }[...]
  }

  /// What is put right, another direction may come of next to it; that is put right in turn. More
  /// than a few rounds never were of use.
  private static let mostRounds = 4

  /// The line as it has to be for those levels, as far as marks can do that.
  func matching(_ expected: ArraySlice<UInt8>, _ base: TextBidi.Base) -> LineInContext {
    var line = self
    var levels = levels(base)
    guard levels.count == expected.count else { return self }
    for _ in 0..<Self.mostRounds {
      if levels == expected { return line }
      line = line.marked(where: levels, differFrom: expected)
      levels = line.levels(base)
    }
    return levels == expected ? line : self
  }

  /// The same with marks where levels are not as expected: on both sides of a neutral, outside of
  /// an isolate, and before a number, which takes the direction of the letters before it (W2, W7).
  private func marked(
    where levels: ArraySlice<UInt8>,
    differFrom expected: ArraySlice<UInt8>
  ) -> LineInContext {
    var result = self
    result.scalars = []
    result.isAdded = []
    var place = 0
    /// Whether a number was marked that has not ended: what belongs to it follows it.
    var isInNumber = false
    for index in scalars.indices {
      let scalar = scalars[index]
      var mark: Unicode.Scalar?
      if !isAdded[index] {
        let level = levels[levels.startIndex + place]
        let wanted = expected[expected.startIndex + place]
        isInNumber = isInNumber && scalar != " "
        if level != wanted, !isInNumber {
          isInNumber = isNumber(at: index) || isSign(at: index)
          mark = Self.mark(isNumber: isInNumber, level: level, wanted: wanted)
        }
        place += 1
      }
      if let mark, scalar != Isolates.pop { result.add(mark) }
      result.scalars.append(scalar)
      result.isAdded.append(isAdded[index])
      if let mark, !isInNumber, !Isolates.isOpener(scalar) { result.add(mark) }
    }
    return result
  }

  private func isNumber(at index: Int) -> Bool {
    CharacterProperties.direction(of: scalars[index]) == .europeanNumber
  }

  /// Whether a sign stands there that belongs to the number behind it: `$3`, `-3` (W4, W5).
  private func isSign(at index: Int) -> Bool {
    let scalar = scalars[index]
    return index + 1 < scalars.count && isNumber(at: index + 1) && scalar != " "
      && !Isolates.isControl(scalar) && CharacterProperties.mirrored(scalar) == scalar
  }

  private mutating func add(_ mark: Unicode.Scalar) {
    scalars.append(mark)
    isAdded.append(true)
  }

  private static func mark(isNumber: Bool, level: UInt8, wanted: UInt8) -> Unicode.Scalar {
    // In letters from left to right a number has their level, elsewhere a higher one (I1).
    let isRightToLeft = isNumber ? wanted > level : wanted & 1 == 1
    return isRightToLeft ? "\u{200F}" : "\u{200E}"
  }
}
