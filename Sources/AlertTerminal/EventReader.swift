#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a terminal on a thread of its own, so that waiting for keys blocks neither the main actor
/// nor the cooperative pool.
///
/// One event at a time: the thread reads on only once the last event was dealt with, so it never
/// touches the terminal while someone else does.
package final class EventReader: Sendable {
  private struct State {
    var event: TerminalEvent?
    var deadline: MonotonicInstant?
    var isStopped = false
    var hasEnded = false
  }

  private let terminal: any TerminalDevice
  private let onEvent: @Sendable () -> Void
  private let state: Monitor<State>

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - deadline: For the first event.
  ///   - onEvent: Called on the thread when there is an event to take.
  package init(
    _ terminal: any TerminalDevice,
    until deadline: MonotonicInstant?,
    onEvent: @escaping @Sendable () -> Void
  ) {
    self.terminal = terminal
    state = Monitor(State(deadline: deadline))
    self.onEvent = onEvent
    var thread = pthread_t()
    let box = Unmanaged.passRetained(self)
    if pthread_create(&thread, nil, Self.main, box.toOpaque()) == 0 {
      pthread_detach(thread)
    } else {
      // Without a thread nobody could ever answer.
      box.release()
      state.withLock {
        $0.event = .endOfInput
        $0.hasEnded = true
      }
      onEvent()
    }
  }

  #if canImport(Darwin)
    private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      {
        Unmanaged<EventReader>.fromOpaque($0).takeRetainedValue().run()
        return nil
      }
  #else
    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      {
        if let box = $0 { Unmanaged<EventReader>.fromOpaque(box).takeRetainedValue().run() }
        return nil
      }
  #endif

  private func run() {
    while post(terminal.nextEvent(until: state.withLock { $0.deadline })) {}
    state.withLock { $0.hasEnded = true }
  }

  /// Hands an event over and waits until it was dealt with; false when there is nothing more to do.
  private func post(_ event: TerminalEvent) -> Bool {
    let goesOn = state.withLock {
      if !$0.isStopped { $0.event = event }
      return !$0.isStopped
    }
    guard goesOn else { return false }
    onEvent()
    return state.wait { $0.isStopped ? false : $0.event == nil ? true : nil }
  }

  /// The event that waits to be dealt with; nil if there is none.
  package func waitingEvent() -> TerminalEvent? { state.withLock { $0.event } }

  /// Waits for an event.
  package func nextEvent() -> TerminalEvent {
    state.wait { $0.event ?? ($0.hasEnded ? .endOfInput : nil) }
  }

  /// The event was dealt with: the thread may read on.
  ///
  /// - Parameter deadline: For the next event; nil, the default, for none.
  package func goOn(until deadline: MonotonicInstant? = nil) {
    state.withLock {
      $0.deadline = deadline
      $0.event = nil
    }
  }

  /// Ends the thread; returns when it no longer touches the terminal.
  package func stop() {
    state.withLock { $0.isStopped = true }
    terminal.wake()
    _ = state.wait { $0.hasEnded ? true : nil }
  }
}
