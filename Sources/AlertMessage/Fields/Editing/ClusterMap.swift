import AlertTypesetting

/// Where the grapheme clusters of a text lie, kept up to date edit by edit.
///
/// An edit is looked at from the cluster before it to the first place behind it where clusters end
/// as they did: a key costs the same in a long text as in a short one, but for moving memory.
struct ClusterMap: Equatable, Sendable {
  /// The beginning of a cluster, or the end of the text.
  struct Place: Hashable, Sendable {
    /// How many clusters stand before it.
    var cluster = 0
    /// How many bytes stand before it.
    var byte = 0
  }

  /// Bytes of each cluster.
  private var lengths: [Int32] = []

  /// How many clusters there are.
  var count: Int { lengths.count }

  /// The place one cluster on; nil at the end.
  func place(after place: Place) -> Place? {
    guard place.cluster < lengths.count else { return nil }
    return Place(
      cluster: place.cluster + 1,
      byte: place.byte + Int(lengths[place.cluster])
    )
  }

  /// The place one cluster back; nil at the beginning.
  func place(before place: Place) -> Place? {
    guard place.cluster > 0 else { return nil }
    return Place(
      cluster: place.cluster - 1,
      byte: place.byte - Int(lengths[place.cluster - 1])
    )
  }

  /// Where the cluster begins that holds a byte; the end for the byte behind the last.
  ///
  /// - Parameter start: Any place; a near one is found soon.
  func place(ofByte byte: Int, near start: Place) -> Place {
    var place = start
    while place.byte > byte, let before = self.place(before: place) { place = before }
    while let after = self.place(after: place), after.byte <= byte { place = after }
    return place
  }

  /// The place that many clusters from the text's beginning.
  ///
  /// - Parameter start: Any place; a near one is found soon.
  func place(ofCluster cluster: Int, near start: Place) -> Place {
    var place = start
    while place.cluster > cluster, let before = self.place(before: place) { place = before }
    while place.cluster < cluster, let after = self.place(after: place) { place = after }
    return place
  }

  /// Brings the map up to date after bytes were replaced.
  ///
  /// - Parameters:
  ///   - range: What was replaced, in the text before.
  ///   - newCount: How many bytes stand there now.
  ///   - bytes: The whole text now.
  ///   - start: A place in the text before.
  /// - Returns: A place near the edit in the text now.
  mutating func replace(
    _ range: Range<Int>,
    newCount: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    near start: Place
  ) -> Place {
    var first = place(ofByte: range.lowerBound, near: start)
    let new = range.lowerBound..<(range.lowerBound + newCount)
    if range.isEmpty, newCount > 0, PlainLetters.isOne(new, in: bytes) {
      lengths.insert(Int32(newCount), at: first.cluster)
      return first
    }
    if range.isEmpty, first.byte == range.lowerBound, let before = place(before: first),
      ClusterLengths.joinsAlone(new, in: bytes)
    {
      // A cluster may have thousands of marks: it is not looked at from its beginning for each of
      // them.
      lengths[before.cluster] += Int32(newCount)
      return before
    }
    // What is put behind a cluster may join it.
    if first.byte == range.lowerBound, let before = place(before: first) { first = before }
    let shift = newCount - range.count
    var old = first
    var end = first.byte
    var found: [Int32] = []
    var clusters = ClusterLengths(bytes, from: first.byte)
    while let length = clusters.next() {
      found.append(Int32(length))
      end += length
      while old.byte + shift < end || old.byte < range.upperBound, let next = place(after: old) {
        old = next
      }
      if old.byte >= range.upperBound, old.byte + shift == end { break }
    }
    // The text was cut at its end.
    if end == bytes.count { old.cluster = lengths.count }
    lengths.replaceSubrange(first.cluster..<old.cluster, with: found)
    return first
  }
}
