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
}
