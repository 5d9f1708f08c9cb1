package import AlertTerminal
import Synchronization

/// A terminal without a terminal: hands over the events it was given, keeps the bytes it gets.
package final class FakeTerminal: TerminalDevice {
  private struct State {
    var size: TerminalSize
    var events: [TerminalEvent]
    var bytes: [UInt8] = []
    var entered: [TerminalMode] = []
    var isEntered = false
    var isWoken = false
  }

  private let state: Mutex<State>
  /// What comes when all events were handed over; nil waits for `wake()`.
  private let afterLast: TerminalEvent?

  /// - Parameters:
  ///   - events: What happens, in this order.
  ///   - afterLast: What happens ever after; by default the input ends. With nil the terminal waits.
  package init(
    _ events: [TerminalEvent] = [],
    columns: Int = 80,
    rows: Int = 24,
    afterLast: TerminalEvent? = .endOfInput
  ) {
    state = Mutex(State(size: TerminalSize(columns: columns, rows: rows), events: events))
    self.afterLast = afterLast
  }

  /// The bytes written so far, as text.
  package var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }
  /// Whether a program has the terminal now.
  package var isEntered: Bool { state.withLock { $0.isEntered } }
  /// The modes that were entered, in this order.
  package var modes: [TerminalMode] { state.withLock { $0.entered } }

  package var size: TerminalSize { state.withLock { $0.size } }

  package func enter(_ mode: TerminalMode, keepingTypeAhead: Bool) throws(TerminalError) {
    state.withLock {
      $0.isEntered = true
      $0.entered.append(mode)
    }
  }

  package func leave() { state.withLock { $0.isEntered = false } }

  package func write(_ bytes: [UInt8]) throws(TerminalError) {
    state.withLock { $0.bytes += bytes }
  }

  package func nextEvent(until deadline: ContinuousClock.Instant?) -> TerminalEvent {
    while true {
      let event: TerminalEvent? = state.withLock { state in
        if !state.events.isEmpty { return state.events.removeFirst() }
        if state.isWoken { return .woken }
        return afterLast
      }
      if let event {
        if case .resized(let size) = event { state.withLock { $0.size = size } }
        return event
      }
    }
  }

  package func suspend() {
    state.withLock { $0.events.insert(.resumed($0.size), at: 0) }
  }

  package func wake() { state.withLock { $0.isWoken = true } }
}
