import AlertTerminal

/// Answers an alert as the program was told to, up front; shows nothing.
@MainActor final class AnswerPresenter: AlertPresenter {
  private let outcome: AlertOutcome
  let obstacle: AlertObstacle?

  init(_ answer: AlertAnswer, for alert: AlertMessage, _ content: AlertContent) {
    do throws(AlertAnswerError) {
      outcome = try alert.outcome(of: answer, content)
      obstacle = nil
    } catch {
      outcome = .notInteractive
      obstacle = .answer(error)
    }
  }

  var terminal: (any TerminalDevice)? { nil }
  func begin() -> AlertOutcome? { outcome }
  func handle(_ event: TerminalEvent) -> AlertOutcome? { outcome }
  func end(_ outcome: AlertOutcome) {}
}

/// Stands in where there is nobody to ask.
@MainActor final class NobodyPresenter: AlertPresenter {
  let obstacle: AlertObstacle?

  init(_ obstacle: AlertObstacle) { self.obstacle = obstacle }

  var terminal: (any TerminalDevice)? { nil }
  func begin() -> AlertOutcome? { .notInteractive }
  func handle(_ event: TerminalEvent) -> AlertOutcome? { .notInteractive }
  func end(_ outcome: AlertOutcome) {}
}

extension AlertObstacle {
  /// Why a terminal can't be had.
  init(_ error: TerminalError) {
    switch error.code {
    case .noTerminal: self = .noTerminal
    case .background: self = .background
    case .system: self = .terminal(errno: error.errno)
    }
  }
}
