import AlertTerminal

/// One showing of an alert, from `willPresent` to `didDismiss`. It keeps the alert alive.
@MainActor final class AlertSession {
  /// Who turns the crank.
  enum Driver {
    /// The calling thread, which waits for the answer.
    case caller
    /// A reader thread and the main actor.
    case reader
  }

  let driver: Driver
  private(set) var response: AlertResponse?
  let alert: AlertMessage
  /// Nil until the alert's turn at the terminal has come.
  private(set) var presenter: (any AlertPresenter)?
  var reader: EventReader?
  private let content: AlertContent
  private let makePresenter: () -> any AlertPresenter
  private let onPresent: (() -> Void)?
  /// Called after everyone else.
  var completion: ((AlertResponse) -> Void)?

  /// Makes a showing.
  ///
  /// - Parameters:
  ///   - makePresenter: Called when the turn of the alert has come, and not at all if it is taken
  ///     away before.
  ///   - onPresent: Called when the alert is on the screen.
  init(
    _ alert: AlertMessage,
    content: AlertContent,
    driver: Driver,
    makePresenter: @escaping () -> any AlertPresenter,
    onPresent: (() -> Void)? = nil
  ) {
    self.alert = alert
    self.content = content
    self.driver = driver
    self.makePresenter = makePresenter
    self.onPresent = onPresent
  }

  /// Shows the alert; an outcome at once where nobody has to be waited for.
  ///
  /// Whoever is told may take the alert away: then there is a response, and nothing more happens.
  func begin() -> AlertOutcome? {
    alert.willPresent()
    if response == nil { alert.delegate?.willPresent(alert) }
    guard response == nil else { return nil }
    let presenter = makePresenter()
    self.presenter = presenter
    if let outcome = presenter.begin() { return outcome }
    alert.didPresent()
    if response == nil { alert.delegate?.didPresent(alert) }
    if response == nil { onPresent?() }
    return nil
  }

  /// Gives the terminal back, then tells everyone, each once.
  func finish(_ outcome: AlertOutcome) {
    reader?.stop()
    reader = nil
    presenter?.end(outcome)
    let response = AlertResponse(
      outcome: outcome,
      obstacle: outcome == .notInteractive ? presenter?.obstacle : nil,
      language: content.language,
      cancelButtonIndex: content.cancelButton ?? -1,
      fields: content.isSubmitted(by: outcome) ? AlertFields(alert.fields) : AlertFields()
    )
    self.response = response
    presenter = nil
    let index = response.buttonIndex
    let buttonHandlers = alert.takeButtonHandlers()
    alert.releaseFieldHandlers()
    if case .button(_, let pressed, _) = outcome {
      alert.clicked(buttonAt: pressed)
      alert.delegate?.alertMessage(alert, clickedButtonAt: pressed)
      buttonHandlers[pressed]?()
    }
    alert.willDismiss(response)
    alert.delegate?.alertMessage(alert, willDismissWithButtonAt: index)
    for handler in alert.takeDismissHandlers() { handler(response) }
    alert.takeCompletionBlock()?(alert, index)
    alert.didDismiss(response)
    alert.delegate?.alertMessage(alert, didDismissWithButtonAt: index)
    completion?(response)
    completion = nil
  }
}

// The alert lets go of its closures before they are called, so that a cycle through them ends by
// itself, and those that a handler sets belong to the next time it is shown.
extension AlertMessage {
  fileprivate func takeButtonHandlers() -> [Int: () -> Void] {
    defer { buttonHandlers = [:] }
    return buttonHandlers
  }

  fileprivate func takeDismissHandlers() -> [(AlertResponse) -> Void] {
    defer { dismissHandlers = [] }
    return dismissHandlers
  }

  fileprivate func takeCompletionBlock() -> ((AlertMessage, Int) -> Void)? {
    defer { completionBlock = nil }
    return completionBlock
  }

  /// What was asked while the fields were filled in is not asked any more.
  fileprivate func releaseFieldHandlers() {
    shouldEnableFirstOtherButton = nil
    for field in fields { field.releaseHandlers() }
  }
}
