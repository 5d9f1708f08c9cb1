/// The buttons whose titles AlertMessage has in every language.
public enum StandardButton: String, Hashable, Sendable, CaseIterable {
  case ok, cancel, yes, no, close, save, dontSave, delete, remove, discard, retry, abort, ignore
  case `continue`, back, next, skip, done, apply, help, open, quit, logIn
}

extension AlertButton {
  /// A button that takes its title from the built-in table.
  ///
  /// - Parameters:
  ///   - standard: Which one; its name is the button's id.
  ///   - role: What it is for; nil, the default, for an ordinary choice.
  public static func standard(_ standard: StandardButton, role: ButtonRole? = nil) -> AlertButton {
    AlertButton(id: standard.rawValue, role: role)
  }
}
