// One callback for *appeared* and *pressed*, as the `AlertUtils` of old had it.

extension AlertCenter {
  /// What the index of a callback means in an alert made by `show(title:message:cbBlock:)`.
  public enum ButtonIndex {
    /// No button: the alert has just appeared, or ended without a choice.
    public static let none = -1
    /// *Cancel*.
    public static let cancel = 0
    /// *OK*.
    public static let ok = 1
  }

  /// Whether an alert is on the screen, is being dismissed, or waits for its turn: `isBusy`.
  public var busy: Bool { isBusy }

  /// Shows an alert with *Cancel* and *OK*, which is the default; returns at once.
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - message: The text below; none by default.
  ///   - cbBlock: As for `AlertMessage.show(cbBlock:)`; the index is one of `ButtonIndex`.
  public func show(
    title: AlertText,
    message: AlertText? = nil,
    cbBlock: @escaping (_ appeared: Bool, _ index: Int) -> Void
  ) {
    let alert = AlertMessage(title: title, message: message)
    alert.addButton(.cancel, role: .cancel)
    alert.addButton(.ok, role: .default)
    show(alert, cbBlock: cbBlock)
  }

  /// Shows an alert with one callback; returns at once. An alert that is on the screen is waited
  /// for.
  ///
  /// - Parameters:
  ///   - alert: What to show.
  ///   - cbBlock: As for `AlertMessage.show(cbBlock:)`.
  public func show(
    _ alert: AlertMessage,
    cbBlock: @escaping (_ appeared: Bool, _ index: Int) -> Void
  ) {
    show(
      alert,
      onPresent: { cbBlock(true, ButtonIndex.none) },
      completion: { cbBlock(false, $0.buttonIndex) }
    )
  }
}

extension AlertMessage {
  /// Shows the alert and returns at once.
  ///
  /// - Parameter cbBlock: Called twice: with true and -1 when the alert is on the screen, and with
  ///   false and the index of the button (-1 for none) after dismissal. An alert that never
  ///   appeared, because it was answered up front, taken away before its turn, or there was nobody
  ///   to ask, has only the second call. `AlertCenter.busy` is true from one to the other.
  public func show(cbBlock: @escaping (_ appeared: Bool, _ index: Int) -> Void) {
    AlertCenter.shared.show(self, cbBlock: cbBlock)
  }
}
