/// What was typed into a field.
public enum AlertFieldValue: Hashable, Sendable {
  /// The text of an ordinary field.
  case text(String)
  /// The text of a secure field. It does not print.
  case secret(SecretText)

  /// The text of an ordinary field; nil for a secure one.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The text of a secure field; nil for an ordinary one.
  public var secret: SecretText? {
    if case .secret(let secret) = self { secret } else { nil }
  }

  /// The text of either as an ordinary string.
  public func reveal() -> String {
    switch self {
    case .text(let text): text
    case .secret(let secret): secret.reveal()
    }
  }
}
