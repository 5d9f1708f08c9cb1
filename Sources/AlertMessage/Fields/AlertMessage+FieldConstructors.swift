// The alerts that ask for text. Titles come from the built-in table.

extension AlertMessage {
  /// An alert with one text field, *OK*, the default, and *Cancel*.
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - message: The text below; none by default.
  public static func plainTextInput(title: AlertText, message: AlertText? = nil) -> AlertMessage {
    make(title, message, .plainText, accepting: .ok)
  }

  /// An alert with one field whose text is not shown, *OK*, the default, and *Cancel*.
  public static func secureTextInput(title: AlertText, message: AlertText? = nil) -> AlertMessage {
    make(title, message, .secureText, accepting: .ok)
  }

  /// An alert that asks for a user name and a password, with *Log In*, the default, and *Cancel*.
  public static func loginAndPassword(title: AlertText, message: AlertText? = nil) -> AlertMessage {
    make(title, message, .loginAndPassword, accepting: .logIn)
  }

  private static func make(
    _ title: AlertText,
    _ message: AlertText?,
    _ style: AlertStyle,
    accepting button: StandardButton
  ) -> AlertMessage {
    let alert = AlertMessage(title: title, message: message)
    alert.style = style
    alert.addButton(button, role: .default)
    alert.addButton(.cancel, role: .cancel)
    return alert
  }
}
