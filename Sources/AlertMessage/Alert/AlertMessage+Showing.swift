extension AlertMessage {
  /// Shows the alert and returns at once; another alert on the screen is waited for.
  ///
  /// The alert keeps itself alive until it is dismissed. End the program with
  /// `AlertCenter.shared.waitUntilIdle()`, or it ends with the alert on the screen.
  public func show() { AlertCenter.shared.show(self) }

  /// Shows the alert and returns at once.
  ///
  /// - Parameter completion: Called once, after dismissal and after every other handler, with the
  ///   index of the button, -1 for none.
  public func show(completion: @escaping (Int) -> Void) {
    AlertCenter.shared.show(self, completion: { completion($0.buttonIndex) })
  }

  /// Shows the alert and waits for the answer without blocking a thread.
  ///
  /// Cancelling the task takes the alert away, with the outcome `dismissed`; where the task was
  /// cancelled before, the alert does not appear.
  public func present() async -> AlertResponse {
    let center = AlertCenter.shared
    let session = center.makeSession(for: self, driver: .reader)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        session.completion = { continuation.resume(returning: $0) }
        center.enqueue(session, isCancelled: Task.isCancelled)
      }
    } onCancel: {
      Task { @MainActor in center.dismiss(session) }
    }
  }

  /// Shows the alert and blocks until it is answered: for programs without `async`.
  @discardableResult
  public func runModal() -> AlertResponse { AlertCenter.shared.runModal(self) }

  /// Takes the alert away, with the outcome `dismissed`; nothing happens if it is not being shown.
  public func dismiss() { center?.dismiss(self) }
}
