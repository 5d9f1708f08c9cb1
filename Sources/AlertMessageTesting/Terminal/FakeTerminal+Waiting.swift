import AlertTerminal

extension FakeTerminal {
  /// Waits until words stand on the screen.
  ///
  /// - Parameters:
  ///   - words: The words, as they stand in one row.
  ///   - timeLimit: After so long the test fails; a minute by default.
  /// - Throws: `FakeTerminalError` with the screen if they don't come.
  public func waitForScreen(
    holding words: String,
    timeLimit: Duration = .seconds(60)
  ) async throws {
    try await waitForScreen("“\(words)”", timeLimit: timeLimit) { $0.contains(words) }
  }

  /// Waits until the screen is as a test wants it.
  ///
  /// - Parameters:
  ///   - what: What is waited for, for the error.
  ///   - timeLimit: After so long the test fails; a minute by default.
  ///   - condition: Looks at the screen.
  /// - Throws: `FakeTerminalError` with the screen if it never is.
  public func waitForScreen(
    _ what: String,
    timeLimit: Duration = .seconds(60),
    until condition: (String) -> Bool
  ) async throws {
    let isOver = Monitor(false)
    // On the main actor: while another test has it, the alert can't come, and the time does not
    // count.
    let alarm = Task { @MainActor in
      try? await Task.sleep(for: timeLimit)
      isOver.withLock { $0 = true }
      for onlooker in state.withLock({ $0.takeOnlookers() }) { onlooker.resume() }
    }
    defer { alarm.cancel() }
    while true {
      let (count, screen) = state.withLock { ($0.record.changeCount, $0.record.screen().text) }
      if condition(screen) { return }
      guard !isOver.withLock({ $0 }), !Task.isCancelled else {
        throw FakeTerminalError(expected: what, screen: screen)
      }
      await nextChange(after: count, unless: isOver)
    }
  }

  private func nextChange(after count: Int, unless isOver: Monitor<Bool>) async {
    await withCheckedContinuation { continuation in
      let waits = state.withLock { state in
        let waits = state.record.changeCount == count && !isOver.withLock { $0 }
        if waits { state.onlookers.append(continuation) }
        return waits
      }
      if !waits { continuation.resume() }
    }
  }
}

/// What never came on a fake terminal's screen.
public struct FakeTerminalError: Error, Hashable, Sendable {
  /// What was waited for.
  public let expected: String
  /// The screen at that time.
  public let screen: String
}

extension FakeTerminalError: CustomStringConvertible {
  /// What was waited for, and the screen, in English.
  public var description: String { "\(expected) never came on the screen:\n\(screen)" }
}
