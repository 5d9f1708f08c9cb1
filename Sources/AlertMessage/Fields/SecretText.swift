package import AlertTerminal

/// A text that nobody else may read: a password.
///
/// It lies in memory that is locked and left out of core dumps where the system allows that, and is
/// zeroed as soon as nobody holds it. It never prints: interpolation, `description`, `dump` and
/// errors show `(secret)`. Copies share the memory.
///
/// ```swift
/// secret.withUnsafeBytes { key.derive(from: $0) }   // nothing is copied
/// login(name, secret.reveal())                      // an ordinary string, which is never zeroed
/// ```
public struct SecretText: Hashable, Sendable {
  package let bytes: SecretBytes

  package init(bytes: SecretBytes) { self.bytes = bytes }

  /// A secret copied from a string, whose own memory stays as it is.
  ///
  /// - Parameter text: The words.
  public init(_ text: String) { bytes = SecretBytes(text.utf8) }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Calls a closure with the UTF-8 of the text, where it is. The pointer means nothing afterwards.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBytes { try body(UnsafeRawBufferPointer($0)) }
  }

  /// The text as an ordinary string: the one way by which it leaves its memory.
  public func reveal() -> String {
    bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }
}
