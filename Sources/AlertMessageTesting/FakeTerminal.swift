package import AlertTerminal

/// A terminal without a terminal: hands over the events it was given, keeps the bytes it gets.
package final class FakeTerminal: TerminalDevice {
  private struct State {
    var size: TerminalSize
    var events: [TerminalEvent]
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

  /// Makes a terminal that will behave so.
  ///
  /// - Parameters:
  ///   - events: What happens, in this order.
  ///   - columns: The width. An event `.resized` or `.resumed` changes both.
  ///   - rows: The height.
  ///   - afterLast: What happens ever after; by default the input ends. With nil the terminal waits
  ///     until a deadline, or until it is woken or sent something.
  ///   - refusal: What `enter` throws; by default nothing.
  ///   - acceptedWrites: After so many writes the terminal is gone: further ones fail with EIO. By
  ///     default it never is.
  package init(
    _ events: [TerminalEvent] = [],
    columns: Int = 80,
    rows: Int = 24,
    afterLast: TerminalEvent? = .endOfInput,
    refusal: TerminalError? = nil,
    acceptedWrites: Int? = nil
  ) {
    state = Monitor(
      State(
        size: TerminalSize(columns: columns, rows: rows),
        events: events,
        acceptedWrites: acceptedWrites
      )
    )
    self.afterLast = afterLast
    self.refusal = refusal
  }

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
  package func send(_ events: TerminalEvent...) { state.withLock { $0.events += events } }

  package var size: TerminalSize { state.withLock { $0.size } }

  package func enter(_ mode: TerminalMode, keepingTypeAhead: Bool) throws(TerminalError) {
    if let refusal { throw refusal }
    state.withLock {
      $0.isEntered = true
      $0.modes.append(mode)
    }
  }

  package func change(to mode: TerminalMode) throws(TerminalError) {
    state.withLock { $0.modes.append(mode) }
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
    guard let deadline else { return state.wait(for: nextEvent) }
    return state.wait(until: deadline, for: nextEvent) ?? .deadline
  }

  private func nextEvent(_ state: inout State) -> TerminalEvent? {
    if !state.events.isEmpty {
      let event = state.events.removeFirst()
      if case .resized(let size) = event { state.size = size }
      if case .resumed(let size) = event { state.size = size }
      return event
    }
    if state.isWoken {
      state.isWoken = false
      return .woken
    }
    return afterLast
  }

  /// Goes on at once.
  package func suspend() {
    state.withLock { $0.events.insert(.resumed($0.size), at: 0) }
  }

  package func wake() { state.withLock { $0.isWoken = true } }
}
