// The usual sets of buttons. Each takes its titles from the built-in table.

extension AlertMessage {
  /// An alert with *OK*.
  public static func ok(title: AlertText, message: AlertText? = nil) -> AlertMessage {
    make(title, message, [.standard(.ok, role: .default)])
  }

  /// An alert with *OK*, the default, and *Cancel*.
  public static func okCancel(title: AlertText, message: AlertText? = nil) -> AlertMessage {
    make(title, message, [.standard(.ok, role: .default), .standard(.cancel, role: .cancel)])
  }

  /// An alert with *Yes*, the default, and *No*. Neither is a cancel button: Esc does nothing.
  public static func yesNo(title: AlertText, message: AlertText? = nil) -> AlertMessage {
    make(title, message, [.standard(.yes, role: .default), .standard(.no)])
  }

  /// An alert with *Delete*, which can't be undone, and *Cancel*. There is no default.
  public static func deleteCancel(title: AlertText, message: AlertText? = nil) -> AlertMessage {
    make(
      title,
      message,
      [.standard(.delete, role: .destructive), .standard(.cancel, role: .cancel)]
    )
  }

  /// An alert with *Retry*, the default, and *Cancel*.
  public static func retryCancel(title: AlertText, message: AlertText? = nil) -> AlertMessage {
    make(title, message, [.standard(.retry, role: .default), .standard(.cancel, role: .cancel)])
  }

  /// An alert with *Save*, the default, *Don’t Save* and *Cancel*.
  public static func saveDiscardCancel(title: AlertText, message: AlertText? = nil) -> AlertMessage
  {
    make(
      title,
      message,
      [
        .standard(.save, role: .default), .standard(.dontSave, role: .destructive),
        .standard(.cancel, role: .cancel),
      ]
    )
  }

  /// An alert that says what went wrong, with *OK*.
  ///
  /// - Parameter error: Its description is the message, shown as it stands.
  public convenience init(error: any Error) {
    self.init()
    title = AlertText(key: "error")
    message = AlertText(String(describing: error))
    severity = .critical
    addButton(.standard(.ok, role: .default))
  }

  private static func make(
    _ title: AlertText,
    _ message: AlertText?,
    _ buttons: [AlertButton]
  ) -> AlertMessage {
    let alert = AlertMessage()
    alert.title = title
    alert.message = message
    for button in buttons { alert.addButton(button) }
    return alert
  }
}
