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
  /// Answers given up front, by the names of alerts; none by default. Alerts without a name, or
  /// with one that is not there, are asked.
  public var answers = AlertAnswers()
  /// What a program does that is in the background when it has to ask; false by default: the
  /// outcome is `notInteractive`.
  ///
  /// With true, where the person's shell can bring the program back (`fg`), it is stopped until
  /// then, as programs are that read from the terminal in the background, and asks when it goes on.
  public var waitsForForeground = false
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
  /// - Parameter signal: Its number, as `AlertOutcome.terminated` has it; `SIGINT` for
  ///   `interrupted`.
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
    let session = makeSession(for: alert, driver: .caller)
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
  func show(
    _ alert: AlertMessage,
    onPresent: (() -> Void)? = nil,
    completion: ((AlertResponse) -> Void)? = nil
  ) {
    let session = makeSession(for: alert, driver: .reader, onPresent: onPresent)
    session.completion = completion
    enqueue(session)
  }

  /// Lets a showing wait for its turn, which may have come already.
  ///
  /// - Parameter isCancelled: Takes it away at once; false by default.
  func enqueue(_ session: AlertSession, isCancelled: Bool = false) {
    waiting.append(session)
    if isCancelled { dismiss(session) } else { startNext() }
  }

  /// Takes an alert away, on the screen or waiting.
  func dismiss(_ alert: AlertMessage) {
    let all = [current].compactMap { $0 } + waiting
    if let session = all.first(where: { $0.alert === alert }) { dismiss(session) }
  }

  /// Takes away one showing of an alert; nothing happens if it has ended.
  func dismiss(_ session: AlertSession) {
    guard session.response == nil else { return }
    waiting.removeAll { $0 === session }
    finish(session, .dismissed)
  }

  /// Makes a showing of an alert, with its texts as they are now.
  func makeSession(
    for alert: AlertMessage,
    driver: AlertSession.Driver,
    onPresent: (() -> Void)? = nil
  ) -> AlertSession {
    precondition(
      current?.alert !== alert && !waiting.contains { $0.alert === alert },
      "This alert is being shown already: show it again after it was dismissed."
    )
    alert.center = self
    let content = alert.resolvedContent(in: host.environment)
    return AlertSession(
      alert,
      content: content,
      driver: driver,
      makePresenter: { self.makePresenter(for: alert, content) },
      onPresent: onPresent
    )
  }

  private func makePresenter(
    for alert: AlertMessage,
    _ content: AlertContent
  ) -> any AlertPresenter {
    if let answer = alert.presetAnswer ?? alert.name.flatMap({ answers.use($0) }) {
      return AnswerPresenter(answer, for: alert, content)
    }
    if let makePresenter = host.makePresenter { return makePresenter(alert, content) }
    return host.presenter(
      for: content,
      alert.appearance,
      policy: signalPolicy,
      waitsForForeground: waitsForForeground
    )
  }

  private func startNext() {
    guard current == nil, !isFinishing, !waiting.isEmpty else { return }
    start(waiting.removeFirst())
  }

  private func start(_ session: AlertSession) {
    current = session
    let outcome = session.begin()
    // Whoever was told of it may have taken it away already.
    guard current === session else { return }
    if let outcome {
      conclude(session, outcome)
    } else if session.driver == .reader, let presenter = session.presenter,
      let terminal = presenter.terminal
    {
      session.reader = EventReader(terminal, until: presenter.deadline) { [self] in
        Task { @MainActor in takeWaitingEvent() }
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
    } else if let presenter = session.presenter, let terminal = presenter.terminal {
      take(terminal.nextEvent(until: presenter.deadline), session)
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
    guard let outcome = session.presenter?.handle(event) else {
      session.reader?.goOn(until: session.presenter?.deadline)
      return
    }
    switch event {
    case .signal(let signal): finish(session, outcome, endedBy: signal)
    case .endOfInput: finish(session, outcome)
    default: conclude(session, outcome)
    }
  }

  /// Ends a showing: with the signal that made its terminal fail, where one did.
  private func conclude(_ session: AlertSession, _ outcome: AlertOutcome) {
    let hasFailed = outcome == .endOfInput || outcome == .notInteractive
    let signal = hasFailed ? session.presenter?.terminal?.takeEndingSignal() : nil
    finish(session, signal.map { .signalled($0) } ?? outcome, endedBy: signal)
  }

  private func finish(
    _ session: AlertSession,
    _ outcome: AlertOutcome,
    endedBy signal: Int32? = nil
  ) {
    let wasFinishing = isFinishing
    isFinishing = true
    if current === session { current = nil }
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
