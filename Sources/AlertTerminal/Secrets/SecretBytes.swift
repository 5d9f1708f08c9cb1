import CAlertTerminal

/// Bytes that nobody else may read, in memory that is zeroed before it is given back.
///
/// A value: a copy shares the memory until one of the two changes. They never print: `description`,
/// `dump` and string interpolation show `(secret)`.
package struct SecretBytes: Sendable {
  private var region = SecretRegion.empty
  /// How many there are.
  package private(set) var count = 0

  package init() {}

  /// A copy of some bytes. Whoever has the original must wipe it.
  package init(_ bytes: some Collection<UInt8>) {
    replaceSubrange(0..<0, with: bytes)
  }

  /// Bytes that are written right where they stay; nil where there is no memory for them.
  ///
  /// - Parameters:
  ///   - capacity: The most bytes.
  ///   - write: Writes them into zeros, and says how many there are.
  package init?(capacity: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    guard makeUnique(capacity: capacity) else { return nil }
    count = write(UnsafeMutableBufferPointer(rebasing: region.bytes[..<capacity]))
  }

  package var isEmpty: Bool { count == 0 }

  /// Calls the closure with the bytes, where they are.
  package func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(rebasing: region.bytes[..<count]))
  }

  /// Puts other bytes in the place of some.
  ///
  /// Where there is no memory for them nothing changes.
  ///
  /// - Returns: Whether it was done.
  @discardableResult
  package mutating func replaceSubrange(
    _ range: Range<Int>,
    with new: some Collection<UInt8>
  ) -> Bool {
    let newCount = count - range.count + new.count
    guard makeUnique(capacity: newCount) else { return false }
    let bytes = region.bytes
    let tail = UnsafeBufferPointer(rebasing: bytes[range.upperBound..<count])
    // Both ends of the tail's move lie in the region; `memmove` minds that they overlap.
    if let base = bytes.baseAddress, let source = tail.baseAddress {
      (base + range.lowerBound + new.count).update(from: source, count: tail.count)
    }
    let gap = UnsafeMutableBufferPointer(rebasing: bytes[range.lowerBound...].prefix(new.count))
    _ = gap.update(fromContentsOf: new)
    if newCount < count {
      SecretRegion.wipe(UnsafeMutableBufferPointer(rebasing: bytes[newCount..<count]))
    }
    count = newCount
    return true
  }

  /// Zeroes all of it.
  package mutating func removeAll() {
    region = .empty
    count = 0
  }

  /// Zeroes bytes elsewhere that were those of a secret, or may have been.
  static func wipe(_ bytes: UnsafeMutableBufferPointer<UInt8>) { SecretRegion.wipe(bytes) }

  /// No core dump of this process, nor a look at its memory, from now on.
  package static func forbidMemoryDumps() { alertterm_forbid_dumps() }

  /// Makes room that no other value shares. Growing doubles it, so that typing seldom copies.
  private mutating func makeUnique(capacity: Int) -> Bool {
    let isShared = !isKnownUniquelyReferenced(&region)
    guard isShared || region.bytes.count < capacity else { return true }
    let wanted = capacity > region.bytes.count ? max(capacity, 2 * count) : capacity
    guard let grown = SecretRegion(capacity: max(wanted, count)) else { return false }
    if let source = region.bytes.baseAddress, count > 0 {
      grown.bytes.baseAddress?.update(from: source, count: count)
    }
    region = grown
    return true
  }
}

extension SecretBytes: Hashable {
  /// Whether both are the same, in a time that does not tell where they differ.
  package static func == (left: SecretBytes, right: SecretBytes) -> Bool {
    guard left.count == right.count else { return false }
    guard let first = left.region.bytes.baseAddress, let second = right.region.bytes.baseAddress
    else { return left.count == 0 }
    return alertterm_secret_equal(first, second, UInt64(left.count)) != 0
  }

  package func hash(into hasher: inout Hasher) {
    withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension SecretBytes: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "(secret)" }
  package var debugDescription: String { "(secret)" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
