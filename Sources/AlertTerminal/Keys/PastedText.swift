/// What was pasted, in memory for secrets: it may be a password.
package struct PastedText: Hashable, Sendable {
  /// UTF-8; nothing where `isUnreadable`.
  package let bytes: SecretBytes
  /// Whether it is no UTF-8, or more than can be taken. A part of it, or a mark in the place of
  /// what can't be read, would be an answer that nobody gave.
  package let isUnreadable: Bool

  /// A paste of which nothing can be taken.
  static let unreadable = PastedText(bytes: SecretBytes(), isUnreadable: true)

  private init(bytes: SecretBytes, isUnreadable: Bool) {
    self.bytes = bytes
    self.isUnreadable = isUnreadable
  }

  /// Takes bytes as they come from a terminal.
  package init(_ bytes: SecretBytes) {
    let isValid = bytes.withUnsafeBytes {
      (try? UTF8Span(validating: Span(_unsafeElements: $0))) != nil
    }
    self = isValid ? PastedText(bytes: bytes, isUnreadable: false) : .unreadable
  }

  /// A paste of a text, whose own memory stays as it is.
  package init(_ text: String) {
    self.init(bytes: SecretBytes(text.utf8), isUnreadable: false)
  }
}

extension PastedText: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
