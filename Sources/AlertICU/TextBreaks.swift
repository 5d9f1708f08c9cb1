import CAlertICU

/// Where text may be broken.
package enum TextBreaks {
  /// Writes the places where a line may break, the end of the text included, in bytes (UAX #14).
  ///
  /// - Parameters:
  ///   - text: UTF-8, up to 2 GiB.
  ///   - locale: An ICU locale, with keywords such as `ja@lw=phrase`.
  ///   - offsets: Room for one offset a byte.
  /// - Returns: How many offsets were written, or nil if ICU lacks its data.
  package static func lineBreaks(
    in text: UnsafeBufferPointer<UInt8>,
    locale: String,
    into offsets: UnsafeMutableBufferPointer<Int32>
  ) -> Int? {
    precondition(offsets.count >= text.count, "one offset for each byte of the text")
    guard let start = text.baseAddress, let room = offsets.baseAddress else { return 0 }
    let count = alerticu_line_breaks(start, Int32(text.count), locale, room)
    return count < 0 ? nil : Int(count)
  }

  /// The words, in bytes: what holds a letter, a number, a kana or an ideograph (UAX #29).
  ///
  /// - Parameter text: UTF-8, up to 2 GiB. It is taken for one word where ICU lacks its data.
  package static func words(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard let start = text.baseAddress, !text.isEmpty else { return [] }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * text.count) { offsets in
      guard let room = offsets.baseAddress else { return [] }
      let count = alerticu_words(start, Int32(text.count), room)
      guard count >= 0 else { return [0..<text.count] }
      return (0..<Int(count)).map { Int(offsets[2 * $0])..<Int(offsets[2 * $0 + 1]) }
    }
  }
}
