import AlertICU

/// Where words begin and end, for a cursor that moves by them.
package enum WordBreaks {
  /// The words of a text (UAX #29), without what stands between them.
  ///
  /// - Parameter bytes: The text, in UTF-8.
  /// - Returns: Where each stands, in bytes.
  package static func words(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    TextBreaks.words(in: bytes)
  }
}
