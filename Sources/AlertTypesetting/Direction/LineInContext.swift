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

  /// The line as it has to be for those levels, as far as marks can do that.
  func matching(_ expected: ArraySlice<UInt8>, _ base: TextBidi.Base) -> LineInContext {
    let levels = levels(base)
    guard levels != expected, levels.count == expected.count else { return self }
    let flanked = flanked(where: levels, differFrom: expected)
    return flanked.levels(base) == expected ? flanked : self
  }

  /// The same with a mark on both sides of each neutral that has another direction than expected.
  private func flanked(
    where levels: ArraySlice<UInt8>,
    differFrom expected: ArraySlice<UInt8>
  ) -> LineInContext {
    var result = self
    result.scalars = []
    result.isAdded = []
    var place = 0
    for (scalar, isAdded) in zip(scalars, isAdded) {
      let wanted = isAdded ? 0 : expected[expected.startIndex + place] & 1
      let differs = !isAdded && levels[levels.startIndex + place] & 1 != wanted
      if !isAdded { place += 1 }
      if differs && CharacterProperties.direction(of: scalar) == nil {
        let mark: Unicode.Scalar = wanted == 1 ? "\u{200F}" : "\u{200E}"
        result.scalars += [mark, scalar, mark]
        result.isAdded += [true, false, true]
      } else {
        result.scalars.append(scalar)
        result.isAdded.append(isAdded)
      }
    }
    return result
  }
}
