extension AlertMessage {
  /// Shows the alert and returns at once; another alert on the screen is waited for.
  ///
  /// The alert keeps itself alive until it is dismissed. End the program with
  /// `AlertCenter.shared.waitUntilIdle()`, or it ends with the alert on the screen.
  public func show() { AlertCenter.shared.show(self) }

  /// Shows the alert and returns at once.
  ///
  /// - Parameter completion: Called after dismissal with the index of the button, -1 for none.
  public func show(completion: @escaping (Int) -> Void) {
    AlertCenter.shared.show(self) { completion($0.buttonIndex) }
  }

  /// Shows the alert and waits for the answer without blocking a thread. Cancelling the task takes
  /// the alert away, with the outcome `dismissed`.
  public func present() async -> AlertResponse {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        AlertCenter.shared.show(self) { continuation.resume(returning: $0) }
        if Task.isCancelled { dismiss() }
      }
    } onCancel: {
      Task { @MainActor in self.dismiss() }
    }
  }

  /// Shows the alert and blocks until it is answered: for programs without `async`.
  @discardableResult
  public func runModal() -> AlertResponse { AlertCenter.shared.runModal(self) }

  /// Takes the alert away, with the outcome `dismissed`; nothing happens if it is not being shown.
  public func dismiss() { center?.dismiss(self) }
}
