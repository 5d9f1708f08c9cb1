public import AlertLocalization

/// What comes back from an alert.
public struct AlertResponse: Hashable, Sendable {
  /// How the alert ended.
  public let outcome: AlertOutcome
  /// Why nobody was asked; nil unless the outcome is `notInteractive`.
  public let obstacle: AlertObstacle?
  /// The language the person saw.
  public let language: LanguageTag
  /// The index of the cancel button, -1 if there was none.
  let cancelButtonIndex: Int
  /// What was typed; empty unless a button other than cancel was pressed.
  public let fields: AlertFields

  /// The index that `UIAlertView` would report: the pressed button's, the cancel button's after
  /// Esc, and -1 for everything else.
  public var buttonIndex: Int {
    switch outcome {
    case .button(_, let index, _): index
    case .cancelled: cancelButtonIndex
    default: -1
    }
  }

  /// The id of the pressed button; nil where none was pressed.
  public var buttonID: String? {
    if case .button(let id, _, _) = outcome { id } else { nil }
  }
}
