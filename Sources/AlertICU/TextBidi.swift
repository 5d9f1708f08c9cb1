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

  /// The embedding level of each code point of one paragraph, after rule L1.
  ///
  /// - Parameter text: UTF-8, up to 2 GiB.
  package static func levels(of text: UnsafeBufferPointer<UInt8>, base: Base) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: text.count) { levels, count in
      guard let start = text.baseAddress, let room = levels.baseAddress else { return }
      count = Int(alerticu_bidi_levels(start, Int32(text.count), base.rawValue, room))
      guard count < 0 else { return }
      // Out of memory: storage order is all that is left.
      levels.initialize(repeating: base.rawValue & 1)
      count = text.count
    }
  }

  /// The indices of the items from left to right, given their levels (rule L2).
  package static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    var highest: UInt8 = 0
    var lowestOdd = UInt8.max
    for level in levels {
      highest = max(highest, level)
      if level & 1 == 1 { lowestOdd = min(lowestOdd, level) }
    }
    guard lowestOdd <= highest else { return order }
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
