package import AlertMessage
import AlertTerminal

extension FakeTerminal {
  /// Runs a part of a program at this terminal.
  ///
  /// While it is at work, `AlertCenter.shared` is a center of its own in the calling task and in
  /// the tasks it starts, so that tests may run in parallel. Alerts that it leaves on the screen
  /// read what was typed, and end before this returns.
  ///
  /// - Returns: What the part returns.
  @MainActor @discardableResult
  public func run<Value>(_ body: @MainActor () throws -> Value) rethrows -> Value {
    let center = AlertCenter(host: host)
    return try AlertCenter.$scoped.withValue(center) {
      defer { finish(center) }
      return try body()
    }
  }

  /// Runs an asynchronous part of a program at this terminal.
  ///
  /// - Returns: What the part returns.
  @MainActor @discardableResult
  public func run<Value>(_ body: @MainActor () async throws -> Value) async rethrows -> Value {
    let center = AlertCenter(host: host)
    return try await AlertCenter.$scoped.withValue(center) {
      defer { finish(center) }
      return try await body()
    }
  }

  @MainActor private func finish(_ center: AlertCenter) {
    let afterwards = state.withLock { state in
      defer { state.keyboard.afterwards = .event(.endOfInput) }
      return state.keyboard.afterwards
    }
    center.waitUntilIdle()
    state.withLock { $0.keyboard.afterwards = afterwards }
  }

  package var host: AlertHost {
    var host = AlertHost(environment: environment) { [self] policy in
      state.withLock { $0.discipline.passesSignalKeys = policy == .host }
      return self
    }
    host.raise = { [self] signal in state.withLock { $0.raisedSignals.append(signal) } }
    return host
  }
}
