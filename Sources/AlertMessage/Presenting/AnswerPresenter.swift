import AlertTerminal

/// Answers an alert as the program was told to, up front; shows nothing.
@MainActor final class AnswerPresenter: AlertPresenter {
  private let outcome: AlertOutcome

  init(_ answer: AlertAnswer, content: AlertContent) {
    // `answer(with:)` has filled in the fields and checked the id, but a subclass may have changed the buttons since.
    outcome =
      content.buttons.firstIndex { $0.id == answer.button }.map(content.pressing)
      ?? .notInteractive
  }

  var terminal: (any TerminalDevice)? { nil }
  func begin() -> AlertOutcome? { outcome }
  func handle(_ event: TerminalEvent) -> AlertOutcome? { outcome }
  func end(_ outcome: AlertOutcome) {}
}

/// Stands in where there is nobody to ask.
@MainActor final class NobodyPresenter: AlertPresenter {
  var terminal: (any TerminalDevice)? { nil }
  func begin() -> AlertOutcome? { .notInteractive }
  func handle(_ event: TerminalEvent) -> AlertOutcome? { .notInteractive }
  func end(_ outcome: AlertOutcome) {}
}
