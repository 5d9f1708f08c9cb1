// The words that the file has for kinds of alerts and buttons.
extension AlertDescription {
  /// A kind of alert.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Buttons, and the fields that are listed.
    case `default`
    /// One field.
    case plainText
    /// One field that hides what is typed.
    case secureText
    /// A field for the name of a user and one for the password.
    case loginAndPassword
  }

  /// How serious an alert is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    case info, warning, critical
  }

  /// What a button is for.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case `default`, cancel, destructive
  }

  /// Which button takes Return.
  public enum DefaultButton: Hashable, Sendable {
    /// The one with the role `default`, else the only ordinary one, else none: the file does not
    /// say.
    case automatic
    /// None: the file says `null`.
    case none
    /// The one with this id, whatever its role.
    case id(String)
  }
}

extension AlertDescription.Style {
  /// The fields that an alert of this style has where none are listed.
  var usualFields: [AlertDescription.Field] {
    switch self {
    case .default: []
    case .plainText: [AlertDescription.Field(id: "text")]
    case .secureText: [AlertDescription.Field(id: "password", isSecure: true)]
    case .loginAndPassword:
      [
        AlertDescription.Field(id: "userName"),
        AlertDescription.Field(id: "password", isSecure: true),
      ]
    }
  }
}
