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

  /// The first line; empty if there is none.
  public let title: String
  /// The text below the title; empty if there is none.
  public let message: String
  /// How serious the alert is; nil where it shows no mark.
  public let severity: AlertSeverity?
  /// By index, the implied *OK* and *Cancel* included.
  public let buttons: [Button]
  /// The id of the button that takes Return; nil where none does.
  public let defaultButton: String?
  /// The id of the button that Esc stands for; nil where Esc does nothing.
  public let cancelButton: String?
  /// The language of all its text.
  public let language: LanguageTag

  init(_ content: AlertContent) {
    title = content.title
    message = content.message
    severity = content.severity
    buttons = content.buttons.map { Button(id: $0.id, title: $0.plainTitle, role: $0.role) }
    defaultButton = content.defaultButton.map { content.buttons[$0].id }
    cancelButton = content.cancelButton.map { content.buttons[$0].id }
    language = content.language
  }

  /// The button with an id; nil if there is none.
  public subscript(button id: String) -> Button? { buttons.first { $0.id == id } }
}
