import CAlertICU

/// Where lines may break (UAX #14), by the rules and dictionaries of a language.
package enum LineBreaks {
  /// Offsets in UTF-16 units, ascending, the end of the text included.
  ///
  /// - Parameter locale: An ICU locale, with keywords as `ja@lw=phrase`.
  package static func offsets(in text: [UInt16], locale: String) -> [Int32] {
    guard !text.isEmpty else { return [] }
    return text.withUnsafeBufferPointer { buffer in
      [Int32](unsafeUninitializedCapacity: text.count) { offsets, count in
        let found = alerticu_line_breaks(
          locale, buffer.baseAddress, Int32(buffer.count), offsets.baseAddress,
          Int32(offsets.count))
        if found < 0 {
          // Without rules the whole text is one piece; it still breaks at grapheme clusters.
          offsets[0] = Int32(buffer.count)
          count = 1
        } else {
          count = min(Int(found), offsets.count)
        }
      }
    }
  }
}
