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
  let presenter: any AlertPresenter
  var reader: EventReader?
  private let content: AlertContent
  private let completion: ((AlertResponse) -> Void)?
  private var wasPresented = false

  init(
    _ alert: AlertMessage,
    content: AlertContent,
    presenter: any AlertPresenter,
    driver: Driver,
    completion: ((AlertResponse) -> Void)? = nil
  ) {
    self.alert = alert
    self.content = content
    self.presenter = presenter
    self.driver = driver
    self.completion = completion
  }

  /// Shows the alert; an outcome at once where nobody has to be waited for.
  func begin() -> AlertOutcome? {
    alert.willPresent()
    alert.delegate?.willPresent(alert)
    wasPresented = true
    if let outcome = presenter.begin() { return outcome }
    alert.didPresent()
    alert.delegate?.didPresent(alert)
    return nil
  }

  /// Gives the terminal back, then tells everyone, each once.
  func finish(_ outcome: AlertOutcome) {
    reader?.stop()
    reader = nil
    if wasPresented { presenter.end(outcome) }
    let response = AlertResponse(
      outcome: outcome,
      language: content.language,
      cancelButtonIndex: content.cancelButton ?? -1,
      fields: content.isSubmitted(by: outcome) ? AlertFields(alert.fields) : AlertFields()
    )
    self.response = response
    let index = response.buttonIndex
    if case .button(_, let pressed, _) = outcome {
      alert.clicked(buttonAt: pressed)
      alert.delegate?.alertMessage(alert, clickedButtonAt: pressed)
      alert.buttonHandlers[pressed]?()
    }
    alert.willDismiss(response)
    alert.delegate?.alertMessage(alert, willDismissWithButtonAt: index)
    for handler in alert.dismissHandlers { handler(response) }
    alert.completionBlock?(alert, index)
    alert.didDismiss(response)
    alert.delegate?.alertMessage(alert, didDismissWithButtonAt: index)
    completion?(response)
    alert.releaseHandlers()
  }
}

extension AlertMessage {
  /// Lets go of all closures, so that a cycle through them ends by itself.
  func releaseHandlers() {
    buttonHandlers = [:]
    dismissHandlers = []
    completionBlock = nil
    shouldEnableFirstOtherButton = nil
    for field in fields { field.releaseHandlers() }
  }
}
