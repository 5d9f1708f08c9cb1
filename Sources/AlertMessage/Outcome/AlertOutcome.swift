/// How an alert ended.
///
/// Only `button` is a choice. There is no property that turns any other case into one: a time-out,
/// a signal or a missing terminal never answers for the person.
public enum AlertOutcome: Hashable, Sendable {
  /// The person pressed a button, or a script named one on purpose.
  case button(id: String, index: Int, role: ButtonRole?)
  /// Esc, or Ctrl-D on empty fields; only where there is a cancel button.
  case cancelled
  /// Ctrl-C.
  case interrupted
  /// The time was over before anyone answered.
  case timedOut
  /// The terminal hung up, or the input ended.
  case endOfInput
  /// A signal ended the alert: `SIGTERM`, `SIGHUP` or `SIGQUIT`.
  case terminated(signal: Int32)
  /// There was nobody to ask, and no answer was given up front.
  case notInteractive
  /// The program took the alert away.
  case dismissed
}
