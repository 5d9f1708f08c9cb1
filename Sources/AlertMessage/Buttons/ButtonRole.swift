/// What a button is for. A button without a role is an ordinary choice.
public enum ButtonRole: String, Hashable, Sendable, CaseIterable {
  /// The choice that Return takes.
  case `default`
  /// Leaves everything as it is; Esc comes to the same. An alert has at most one.
  case cancel
  /// Can't be undone. Never the default unless the program names it.
  case destructive
}
