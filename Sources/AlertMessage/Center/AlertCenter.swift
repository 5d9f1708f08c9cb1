import AlertTerminal

/// Owns the turn at the terminal: one alert is on the screen at a time, the others wait for it.
@MainActor public final class AlertCenter {
  /// The one center of the program; while a test of `AlertMessageTesting` runs, in its task and the
  /// tasks it starts, a center of that test alone.
  public static var shared: AlertCenter { scoped ?? program }

  private static let program = AlertCenter()
  /// The center that stands in for the program's.
  @TaskLocal package static var scoped: AlertCenter?

  /// Who answers signals while an alert is on the screen; by default the library, which raises them
  /// again once the terminal is given back.
  public var signalPolicy = SignalPolicy.raiseAgain
  package var host: AlertHost

  private var current: AlertSession?
  private var waiting: [AlertSession] = []
  private var isFinishing = false
  private var idleHandlers: [() -> Void] = []

  package init(host: AlertHost = .process) { self.host = host }

  /// Whether an alert is on the screen, or is being dismissed, or waits for its turn.
  public var isBusy: Bool { current != nil || isFinishing || !waiting.isEmpty }

  /// Blocks until no alert is on the screen or waits. Call it at the end of a program whose alerts
  /// were shown with `show()`.
  public func waitUntilIdle() {
    while pump() {}
  }

  /// Raises a signal with the disposition that the program has for it: by default it ends the
  /// program with status 128 + n. For a program whose `signalPolicy` is `report`, once it has done
  /// what it had to.
  ///
  /// - Parameter signal: Its number, as `AlertOutcome.terminated` has it; `SIGINT` for `interrupted`.
  nonisolated public static func raiseAgain(_ signal: Int32) { SystemTerminal.raiseAgain(signal) }

  /// Waits until no alert is on the screen or waits.
  public func waitUntilIdle() async {
    guard isBusy else { return }
    await withCheckedContinuation { continuation in
      idleHandlers.append { continuation.resume() }
    }
  }

  /// Shows an alert and waits for the answer on the calling thread.
  func runModal(_ alert: AlertMessage) -> AlertResponse {
    let session = session(for: alert, driver: .caller)
    if current == nil {
      // Also from a handler of an alert that is being dismissed: its terminal is free already.
      start(session)
    } else {
      waiting.append(session)
    }
    while true {
      if let response = session.response { return response }
      _ = pump()
    }
  }

  /// Shows an alert when its turn comes; returns at once.
  func show(_ alert: AlertMessage, completion: ((AlertResponse) -> Void)? = nil) {
    waiting.append(session(for: alert, driver: .reader, completion: completion))
    startNext()
  }

  /// Takes an alert away, on the screen or waiting.
  func dismiss(_ alert: AlertMessage) {
    if let session = current, session.alert === alert {
      finish(session, .dismissed)
    } else if let index = waiting.firstIndex(where: { $0.alert === alert }) {
      waiting.remove(at: index).finish(.dismissed)
      tellIfIdle()
    }
  }

  private func session(
    for alert: AlertMessage,
    driver: AlertSession.Driver,
    completion: ((AlertResponse) -> Void)? = nil
  ) -> AlertSession {
    precondition(
      current?.alert !== alert && !waiting.contains { $0.alert === alert },
      "This alert is being shown already: show it again after it was dismissed."
    )
    alert.center = self
    let content = alert.resolvedContent(in: host.environment)
    let presenter: any AlertPresenter =
      if let answer = alert.presetAnswer {
        AnswerPresenter(answer, content: content)
      } else if let makePresenter = host.makePresenter {
        makePresenter(alert, content)
      } else {
        host.presenter(for: content, alert.appearance, policy: signalPolicy)
      }
    return AlertSession(
      alert,
      content: content,
      presenter: presenter,
      driver: driver,
      completion: completion
    )
  }

  private func startNext() {
    guard current == nil, !isFinishing, !waiting.isEmpty else { return }
    start(waiting.removeFirst())
  }

  private func start(_ session: AlertSession) {
    current = session
    if let outcome = session.begin() {
      finish(session, outcome)
    } else if session.driver == .reader, let terminal = session.presenter.terminal {
      session.reader = EventReader(terminal, until: nil) { [weak self] in
        Task { @MainActor in self?.takeWaitingEvent() }
      }
    }
  }

  /// Waits for one event of the alert on the screen and deals with it; false where there is none.
  private func pump() -> Bool {
    guard let session = current else {
      startNext()
      return current != nil
    }
    if let reader = session.reader {
      take(reader.nextEvent(), session)
    } else if let terminal = session.presenter.terminal {
      take(terminal.nextEvent(until: nil), session)
    } else {
      // Whoever could take it away is not called while this waits.
      finish(session, .notInteractive)
    }
    return true
  }

  /// Deals with the reader's event, unless a blocking wait has done so already.
  private func takeWaitingEvent() {
    guard let session = current, let event = session.reader?.waitingEvent() else { return }
    // The reader's thread belongs to no task: handlers must find this center as the shared one.
    Self.$scoped.withValue(self) { take(event, session) }
  }

  private func take(_ event: TerminalEvent, _ session: AlertSession) {
    if let outcome = session.presenter.handle(event) {
      let signal: Int32? = if case .signal(let signal) = event { signal } else { nil }
      finish(session, outcome, endedBy: signal)
    } else {
      session.reader?.goOn()
    }
  }

  private func finish(
    _ session: AlertSession,
    _ outcome: AlertOutcome,
    endedBy signal: Int32? = nil
  ) {
    let wasFinishing = isFinishing
    isFinishing = true
    current = nil
    session.finish(outcome)
    if let signal, signalPolicy == .raiseAgain { host.raise(signal) }
    isFinishing = wasFinishing
    if !isFinishing {
      startNext()
      tellIfIdle()
    }
  }

  private func tellIfIdle() {
    guard !isBusy else { return }
    let handlers = idleHandlers
    idleHandlers = []
    for handler in handlers { handler() }
  }
}
