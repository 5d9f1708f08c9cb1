public import AlertMessage

/// An alert as a person sees it: all its text in one language.
public struct AskedAlert: Hashable, Sendable {
  /// A button as a person sees it.
  public struct Button: Hashable, Sendable {
    /// What scripts and handlers call it.
    public let id: String
    /// The title on the screen, without the letter that may be put behind it.
    public let title: String
    /// What it is for; nil for an ordinary choice.
    public let role: ButtonRole?
  }

  /// A text field as a person sees it.
  public struct Field: Hashable, Sendable {
    /// What scripts and handlers call it.
    public let id: String
    /// What stands above or before it; empty if there is nothing.
    public let label: String
    /// What stands faintly in it while it is empty; empty if there is nothing.
    public let placeholder: String
    /// What stands in it at first; nil for a secure field.
    public let text: String?
    /// Whether what is typed is a secret.
    public let isSecure: Bool
  }

  /// The first line; empty if there is none.
  public let title: String
  /// The text below the title; empty if there is none.
  public let message: String
  /// How serious the alert is; nil where it shows no mark.
  public let severity: AlertSeverity?
  /// By index, the implied *OK* and *Cancel* included.
  public let buttons: [Button]
  /// By index.
  public let fields: [Field]
  /// The id of the button that takes Return; nil where none does.
  public let defaultButton: String?
  /// The id of the button that Esc stands for; nil where Esc does nothing.
  public let cancelButton: String?
  /// The language of all its text.
  public let language: LanguageTag

  @MainActor init(_ alert: AlertMessage, _ content: AlertContent) {
    title = content.title
    message = content.message
    severity = content.severity
    buttons = content.buttons.map { Button(id: $0.id, title: $0.plainTitle, role: $0.role) }
    fields = zip(alert.fields, content.fields.filter { $0.repeats == nil }).map { field, shown in
      Field(
        id: field.id,
        label: shown.label,
        placeholder: shown.placeholder,
        text: field.text,
        isSecure: field.isSecure
      )
    }
    defaultButton = content.defaultButton.map { content.buttons[$0].id }
    cancelButton = content.cancelButton.map { content.buttons[$0].id }
    language = content.language
  }

  /// The button with an id; nil if there is none.
  public subscript(button id: String) -> Button? { buttons.first { $0.id == id } }

  /// The field with an id; nil if there is none.
  public subscript(field id: String) -> Field? { fields.first { $0.id == id } }
}
