import CAlertICU

/// The Unicode bidirectional algorithm, UAX #9.
package enum TextBidi {
  /// Where the level of the paragraph comes from.
  package enum Base: UInt8, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
    /// The first strong character, or left-to-right (P2 and P3).
    case firstStrong = 254
  }

  /// The embedding level of each UTF-16 unit of one paragraph, after rule L1.
  package static func levels(of text: [UInt16], base: Base) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: text.count) { levels, count in
      guard let room = levels.baseAddress else { return }
      count = text.count
      if alerticu_bidi_levels(text, Int32(text.count), base.rawValue, room) < 0 {
        // Out of memory: storage order is all that is left.
        levels.initialize(repeating: base.rawValue & 1)
      }
    }
  }

  /// The indices of the items from left to right, given their levels (rule L2).
  package static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count && levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
