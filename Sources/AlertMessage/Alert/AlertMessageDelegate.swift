/// Follows an alert from outside, as `UIAlertViewDelegate` did.
///
/// The calls come in the order in which they are listed, each once. Everything from
/// `alertMessage(_:clickedButtonAt:)` on comes after the terminal was given back.
@MainActor public protocol AlertMessageDelegate: AnyObject {
  /// The alert is about to be drawn.
  func willPresent(_ alert: AlertMessage)
  /// The alert is on the screen.
  func didPresent(_ alert: AlertMessage)
  /// Whether the first button that is not the cancel button may be pressed: asked, of an alert with
  /// fields, when it appears and after each edit.
  func alertMessageShouldEnableFirstOtherButton(_ alert: AlertMessage) -> Bool
  /// A button was pressed. Not called when the program or a signal took the alert away.
  func alertMessage(_ alert: AlertMessage, clickedButtonAt index: Int)
  /// The alert is about to end; the index is -1 where no button was pressed.
  func alertMessage(_ alert: AlertMessage, willDismissWithButtonAt index: Int)
  /// The alert has ended; the index is -1 where no button was pressed.
  func alertMessage(_ alert: AlertMessage, didDismissWithButtonAt index: Int)
}

extension AlertMessageDelegate {
  /// Does nothing.
  public func willPresent(_ alert: AlertMessage) {}
  /// Does nothing.
  public func didPresent(_ alert: AlertMessage) {}
  /// True.
  public func alertMessageShouldEnableFirstOtherButton(_ alert: AlertMessage) -> Bool { true }
  /// Does nothing.
  public func alertMessage(_ alert: AlertMessage, clickedButtonAt index: Int) {}
  /// Does nothing.
  public func alertMessage(_ alert: AlertMessage, willDismissWithButtonAt index: Int) {}
  /// Does nothing.
  public func alertMessage(_ alert: AlertMessage, didDismissWithButtonAt index: Int) {}
}
