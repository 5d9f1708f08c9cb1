/// Which fields an alert has from the beginning, as `UIAlertViewStyle` says.
public enum AlertStyle: String, Hashable, Sendable, CaseIterable {
  /// None.
  case `default`
  /// One, `text`.
  case plainText
  /// One whose text is not shown, `password`.
  case secureText
  /// Two: `userName`, and `password`, whose text is not shown.
  case loginAndPassword
}

extension AlertStyle {
  /// The fields, in the order of their indices.
  @MainActor var fields: [AlertField] {
    switch self {
    case .default: []
    case .plainText: [AlertField(id: "text")]
    case .secureText: [AlertField(id: "password", isSecure: true)]
    case .loginAndPassword:
      [
        AlertField(id: "userName", label: AlertText(key: "userName")),
        AlertField(id: "password", label: AlertText(key: "password"), isSecure: true),
      ]
    }
  }
}
