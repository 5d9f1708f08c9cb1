import CAlertTerminal

/// Memory for a secret: locked, left out of core dumps, zeroed at the end.
///
/// `@unchecked Sendable`: `SecretBytes` writes into it only while nobody shares it.
final class SecretRegion: @unchecked Sendable {
  /// No memory at all.
  static let empty = SecretRegion()

  let bytes: UnsafeMutableBufferPointer<UInt8>

  private init() { bytes = UnsafeMutableBufferPointer(start: nil, count: 0) }

  /// Zeros; nil where there is no memory.
  init?(capacity: Int) {
    var actual: UInt64 = 0
    guard let start = alertterm_secret_allocate(UInt64(capacity), &actual) else { return nil }
    bytes = UnsafeMutableBufferPointer(start: start, count: Int(actual))
  }

  deinit {
    if let start = bytes.baseAddress { alertterm_secret_free(start, UInt64(bytes.count)) }
  }

  /// Zeroes some bytes.
  static func wipe(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    if let start = bytes.baseAddress { alertterm_secret_wipe(start, UInt64(bytes.count)) }
  }
}
