extension ClusterLengths {
  private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  /// Whether a range is one character that joins the cluster before it and changes nothing behind
  /// it, as can be told by its neighbours alone: a mark at the end of a text, whatever the text is.
  ///
  /// False also where that can't be told so (UAX #29): pairs of regional indicators are counted
  /// from their first one on (GB12, GB13), and whether letters behind a joiner or a virama belong
  /// to a cluster depends on its beginning (GB9c, GB11).
  ///
  /// - Parameter bytes: Valid UTF-8.
  package static func joinsAlone(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool
  {
    // ASCII joins nothing, and nothing but marks and joiners joins it.
    let isBeforeASCII = range.upperBound == bytes.count || bytes[range.upperBound] < 0x80
    guard range.lowerBound > 0, range.count > 1, isBeforeASCII else { return false }
    var end = range.lowerBound
    let scalar = UTF8Scalars.next(in: bytes, at: &end)
    guard end == range.upperBound, !regionalIndicators.contains(scalar.value) else { return false }
    var start = range.lowerBound - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var recognizer = Unicode._CharacterRecognizer()
    _ = recognizer.hasBreak(before: UTF8Scalars.next(in: bytes, at: &start))
    return !recognizer.hasBreak(before: scalar)
  }
}
