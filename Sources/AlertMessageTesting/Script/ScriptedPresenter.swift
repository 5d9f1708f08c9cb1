import AlertMessage
import AlertTerminal

/// Shows an alert to the person of a script.
@MainActor final class ScriptedPresenter: AlertPresenter {
  /// Nil for a person who does nothing: then there is nothing to wait for.
  private(set) var terminal: (any TerminalDevice)?
  private var outcome: AlertOutcome?
  private let ask: () -> AlertOutcome?
  private let onEnd: (AlertOutcome) -> Void

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - ask: Called when the alert's turn has come. Gives what it comes to; nil to wait until it
  ///     is taken away.
  ///   - onEnd: Called with what it came to.
  init(ask: @escaping () -> AlertOutcome?, onEnd: @escaping (AlertOutcome) -> Void) {
    self.ask = ask
    self.onEnd = onEnd
  }

  /// An answer comes once the alert is on the screen, as a person's does.
  func begin() -> AlertOutcome? {
    outcome = ask()
    if outcome == .notInteractive { return .notInteractive }
    if outcome != nil { terminal = FakeTerminal([], afterLast: .woken) }
    return nil
  }

  func handle(_ event: TerminalEvent) -> AlertOutcome? { outcome }

  func end(_ outcome: AlertOutcome) { onEnd(outcome) }
}
