package import AlertTerminal

/// A terminal without a terminal: hands over the events it was given, keeps the bytes it gets.
///
/// Its time is its own and passes at once: what happens comes when it is due, or the deadline does.
package final class FakeTerminal: TerminalDevice {
  private struct State {
    var size: TerminalSize
    var events: [(event: TerminalEvent, delay: Duration)]
    var now = ContinuousClock.now
    var bytes: [UInt8] = []
    var modes: [TerminalMode] = []
    var isEntered = false
    var leaveCount = 0
    var isWoken = false
    var acceptedWrites: Int?
  }

  private let state: Monitor<State>
  /// What comes when all events were handed over; nil waits for `wake()`.
  private let afterLast: TerminalEvent?
  private let refusal: TerminalError?
  /// The time before each event that no other was given for: a person thinks before a key.
  private let pace: Duration

  /// Makes a terminal that will behave so.
  ///
  /// - Parameters:
  ///   - events: What happens, in this order.
  ///   - pace: The time before each of them; two seconds by default.
  ///   - columns: The width. An event `.resized` or `.resumed` changes both.
  ///   - rows: The height.
  ///   - afterLast: What happens ever after, later than any deadline; by default the input ends. With
  ///     nil the terminal waits until a deadline, or until it is woken or sent something.
  ///   - refusal: What `enter` throws; by default nothing.
  ///   - acceptedWrites: After so many writes the terminal is gone: further ones fail with EIO. By
  ///     default it never is.
  package init(
    _ events: [TerminalEvent] = [],
    pace: Duration = .seconds(2),
    columns: Int = 80,
    rows: Int = 24,
    afterLast: TerminalEvent? = .endOfInput,
    refusal: TerminalError? = nil,
    acceptedWrites: Int? = nil
  ) {
    state = Monitor(
      State(
        size: TerminalSize(columns: columns, rows: rows),
        events: events.map { ($0, pace) },
        acceptedWrites: acceptedWrites
      )
    )
    self.afterLast = afterLast
    self.refusal = refusal
    self.pace = pace
  }

  /// Makes a terminal with events that each come some time after the one before.
  package convenience init(
    timed events: [(delay: Duration, event: TerminalEvent)],
    columns: Int = 80,
    rows: Int = 24,
    afterLast: TerminalEvent? = .endOfInput
  ) {
    self.init(columns: columns, rows: rows, afterLast: afterLast)
    state.withLock { $0.events = events.map { ($0.event, $0.delay) } }
  }

  package var now: ContinuousClock.Instant { state.withLock { $0.now } }

  /// The bytes written so far, as text.
  package var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }
  /// Whether a program has the terminal now.
  package var isEntered: Bool { state.withLock { $0.isEntered } }
  /// The modes that were entered, in this order.
  package var modes: [TerminalMode] { state.withLock { $0.modes } }
  /// How often the terminal was given back.
  package var leaveCount: Int { state.withLock { $0.leaveCount } }
  /// The bytes written since the last call, as text.
  package func takeText() -> String {
    state.withLock { state in
      defer { state.bytes = [] }
      return String(decoding: state.bytes, as: UTF8.self)
    }
  }

  /// Lets something more happen, from any thread.
  package func send(_ events: TerminalEvent...) {
    state.withLock { $0.events += events.map { ($0, pace) } }
  }

  package var size: TerminalSize { state.withLock { $0.size } }

  package func enter(_ mode: TerminalMode, keepingTypeAhead: Bool) throws(TerminalError) {
    if let refusal { throw refusal }
    state.withLock {
      $0.isEntered = true
      $0.modes.append(mode)
    }
  }

  /// Does nothing: the events that a test lists come after what is shown.
  package func discardInput() {}

  package func leave() {
    state.withLock {
      if $0.isEntered { $0.leaveCount += 1 }
      $0.isEntered = false
    }
  }

  package func write(_ bytes: [UInt8]) throws(TerminalError) {
    let isAccepted = state.withLock { state in
      if let rest = state.acceptedWrites {
        guard rest > 0 else { return false }
        state.acceptedWrites = rest - 1
      }
      state.bytes += bytes
      return true
    }
    if !isAccepted { throw TerminalError(.system, errno: Self.inputOutputError) }
  }

  /// EIO, which is 5 wherever there is a terminal.
  private static let inputOutputError: Int32 = 5

  package func nextEvent(until deadline: ContinuousClock.Instant?) -> TerminalEvent {
    state.wait { Self.nextEvent(&$0, deadline, self.afterLast) }
  }

  private static func nextEvent(
    _ state: inout State,
    _ deadline: ContinuousClock.Instant?,
    _ afterLast: TerminalEvent?
  ) -> TerminalEvent? {
    if let (event, delay) = state.events.first {
      // A program that is stopped hears of no deadline.
      let isStopped = if case .resumed = event { true } else { false }
      if let deadline, deadline < state.now + delay, !isStopped {
        // Part of the time before the event has passed.
        state.events[0].delay -= max(.zero, state.now.duration(to: deadline))
        state.now = max(state.now, deadline)
        return .deadline
      }
      state.events.removeFirst()
      state.now += delay
      if case .resized(let size) = event { state.size = size }
      if case .resumed(let size) = event { state.size = size }
      return event
    }
    if state.isWoken {
      state.isWoken = false
      return .woken
    }
    if let deadline {
      state.now = max(state.now, deadline)
      return .deadline
    }
    return afterLast
  }

  /// Goes on at once, or after the time that passes until the next `.resumed` of the events.
  package func suspend() {
    state.withLock { state in
      if case .resumed = state.events.first?.event { return }
      state.events.insert((.resumed(state.size), .zero), at: 0)
    }
  }

  package func wake() { state.withLock { $0.isWoken = true } }
}
