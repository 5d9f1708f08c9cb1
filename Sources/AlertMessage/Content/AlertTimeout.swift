/// How long an alert waits for an answer, and what comes of silence.
package struct AlertTimeout: Hashable, Sendable {
  /// The time to answer.
  package var limit: Duration
  /// The index of the button that is pressed then; nil for none: the outcome is `timedOut`.
  package var button: Int?

  package init(limit: Duration, button: Int? = nil) {
    self.limit = limit
    self.button = button
  }
}

extension AlertMessage {
  /// The time-out with the button that its id names.
  func resolvedTimeout(_ buttons: [AlertButton]) -> AlertTimeout? {
    guard let timeout else { return nil }
    guard let id = timeoutButton else { return AlertTimeout(limit: timeout) }
    let index = buttons.firstIndex { $0.id == id }
    precondition(
      index != nil,
      "The time-out’s button “\(id)” is none of the alert’s: \(buttons.map(\.id))."
    )
    precondition(
      index.map { buttons[$0].role != .destructive } ?? true,
      "A time-out never presses a destructive button: give “\(id)” another role, or name another."
    )
    return AlertTimeout(limit: timeout, button: index)
  }
}

extension AlertContent {
  /// What the alert comes to when the time is over. A button that can't be pressed is not pressed
  /// by silence either.
  package func timeOutOutcome(disabled: Set<Int>) -> AlertOutcome {
    guard let index = timeout?.button, !disabled.contains(index) else { return .timedOut }
    return pressing(index)
  }

  /// How much time is left, in words: with the button that will be pressed, if there is one.
  func timeLeft(_ seconds: Int, namingButton: Bool = true) -> String {
    guard namingButton, let button = timeout?.button else {
      return texts(.timeoutRemaining, ["count": .integer(Int64(seconds))])
    }
    return texts(
      .timeoutButton,
      ["button": .text(buttons[button].plainTitle), "count": .integer(Int64(seconds))]
    )
  }
}
