import AlertTerminal

/// The UTF-8 of a field's text: in ordinary memory, or in memory for secrets.
struct FieldBytes: Equatable, Sendable {
  private var plain: [UInt8] = []
  private var secret: SecretBytes?

  init(isSecret: Bool) { secret = isSecret ? SecretBytes() : nil }

  var isSecret: Bool { secret != nil }

  var count: Int { secret?.count ?? plain.count }

  /// The bytes of a secure field; nil for another.
  var secretBytes: SecretBytes? { secret }

  func withUnsafeBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let secret { return secret.withUnsafeBytes(body) }
    return plain.withUnsafeBufferPointer(body)
  }

  /// - Returns: Whether there was memory for it; if not, nothing changes.
  mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<UInt8>) -> Bool {
    if secret != nil { return secret?.replaceSubrange(range, with: new) ?? false }
    plain.replaceSubrange(range, with: new)
    return true
  }

  /// A part as a string, which is an ordinary copy of it: for a secret only what is to be seen.
  func string(_ range: Range<Int>) -> String {
    withUnsafeBytes { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }
}
