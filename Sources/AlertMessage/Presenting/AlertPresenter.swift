package import AlertTerminal

/// Shows one alert and turns what the terminal says into an outcome.
///
/// Both drivers, the one that blocks and the one with a reader thread, turn it the same way:
/// `begin`, `handle` until there is an outcome, `end`.
@MainActor package protocol AlertPresenter: AnyObject {
  /// The terminal whose events `handle` wants; nil where nobody has to be asked.
  var terminal: (any TerminalDevice)? { get }
  /// When `handle` wants to hear `.deadline`, if nothing else has happened by then; nil, which is
  /// what a presenter has that says nothing of it, for never.
  var deadline: MonotonicInstant? { get }
  /// Why `begin` came to `notInteractive`; nil where it did not, or the presenter has no reason.
  var obstacle: AlertObstacle? { get }
  /// Shows the alert. An outcome at once where there is nothing to wait for.
  func begin() -> AlertOutcome?
  /// Takes what happened; an outcome when that ends the alert.
  func handle(_ event: TerminalEvent) -> AlertOutcome?
  /// Leaves what is to stay on the screen and gives the terminal back.
  func end(_ outcome: AlertOutcome)
}

extension AlertPresenter {
  package var deadline: MonotonicInstant? { nil }
  package var obstacle: AlertObstacle? { nil }
}
