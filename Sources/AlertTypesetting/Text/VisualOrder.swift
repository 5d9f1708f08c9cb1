import AlertICU

/// The order in which the grapheme clusters of a line stand on the screen, from left to right (UAX #9).
package struct VisualOrder: Sendable {
  /// A cluster in its place.
  package struct Cluster: Hashable, Sendable {
    /// As it is shown: a bracket in right-to-left text is mirrored.
    package var text: String
    /// Its place in the logical order, from 0.
    package var logical: Int
    /// Whether it stands in right-to-left text.
    package var isRightToLeft: Bool

    /// Whether it only told the algorithm what to do, which is done: an isolate or a mark.
    package var isBidiControl: Bool {
      switch text.unicodeScalars.first?.value ?? 0 {
      case 0x061C, 0x200E, 0x200F, 0x2066...0x2069: text.unicodeScalars.count == 1
      default: false
      }
    }
  }

  /// From left to right.
  package let clusters: [Cluster]

  package init(_ text: String, direction: TextDirection) {
    let characters = Array(text)
    guard Self.needsReordering(text, direction) else {
      clusters = characters.enumerated().map {
        Cluster(text: String($1), logical: $0, isRightToLeft: false)
      }
      return
    }
    let units = Array(text.utf16)
    let levels = Bidi.levels(of: units, baseLevel: direction == .rightToLeft ? 1 : 0)
    var position = 0
    var clusterLevels: [UInt8] = []
    clusterLevels.reserveCapacity(characters.count)
    for character in characters {
      clusterLevels.append(levels[position])
      position += character.utf16.count
    }
    clusters = Self.reordered(clusterLevels).map { index in
      let isRightToLeft = clusterLevels[index] & 1 == 1
      return Cluster(
        text: isRightToLeft ? Self.mirrored(characters[index]) : String(characters[index]),
        logical: index, isRightToLeft: isRightToLeft)
    }
  }

  /// Whether the order on the screen may be another than the logical one: the text holds right-to-left
  /// letters or controls, or it stands in a right-to-left paragraph and is more than one word.
  package static func needsReordering(_ text: String, _ direction: TextDirection) -> Bool {
    if direction == .rightToLeft, !text.utf8.allSatisfy(isWordByte) { return true }
    // UTF-8 of U+0590 and beyond begins with D6 or more; CJK does too, and is looked at more closely.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains { isRightToLeft($0.value) }
  }

  /// ASCII letters: text that is nothing else keeps its order everywhere.
  private static func isWordByte(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFE,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Rule L2: from the highest level down, runs of at least that level are reversed.
  private static func reordered(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// Rule L4.
  private static func mirrored(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return String(character) }
    return String(Character(CharacterProperties.mirrored(first)))
  }
}
