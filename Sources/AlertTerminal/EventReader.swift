#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a terminal on a thread of its own, so that waiting for keys blocks neither the main actor
/// nor the cooperative pool. One event at a time: the thread reads on only once the last event was
/// dealt with, so it never touches the terminal while someone else does.
///
/// `@unchecked Sendable`: `lock` guards all that changes.
package final class EventReader: @unchecked Sendable {
  private let terminal: any TerminalDevice
  private let deadline: ContinuousClock.Instant?
  private let onEvent: @Sendable () -> Void
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var event: TerminalEvent?
  private var isStopped = false
  private var hasEnded = false

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - deadline: For each event.
  ///   - onEvent: Called on the thread when there is an event to take.
  package init(
    _ terminal: any TerminalDevice,
    until deadline: ContinuousClock.Instant?,
    onEvent: @escaping @Sendable () -> Void
  ) {
    self.terminal = terminal
    self.deadline = deadline
    self.onEvent = onEvent
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
    var thread = pthread_t()
    let box = Unmanaged.passRetained(self)
    let error = pthread_create(&thread, nil, Self.main, box.toOpaque())
    if error == 0 {
      pthread_detach(thread)
    } else {
      // Without a thread nobody could ever answer.
      box.release()
      event = .endOfInput
      hasEnded = true
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

  deinit {
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(changed)
    lock.deallocate()
    changed.deallocate()
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  private func run() {
    while post(terminal.nextEvent(until: deadline)) {}
    locked {
      hasEnded = true
      pthread_cond_broadcast(changed)
    }
  }

  /// Hands an event over and waits until it was dealt with; false when there is nothing more to do.
  private func post(_ next: TerminalEvent) -> Bool {
    let goesOn = locked {
      if !isStopped { event = next }
      pthread_cond_broadcast(changed)
      return !isStopped
    }
    guard goesOn else { return false }
    onEvent()
    return locked {
      while event != nil, !isStopped { pthread_cond_wait(changed, lock) }
      return !isStopped
    }
  }

  /// The event that waits to be dealt with; nil if there is none.
  package func waitingEvent() -> TerminalEvent? { locked { event } }

  /// Waits for an event.
  package func nextEvent() -> TerminalEvent {
    locked {
      while event == nil, !hasEnded { pthread_cond_wait(changed, lock) }
      return event ?? .endOfInput
    }
  }

  /// The event was dealt with: the thread may read on.
  package func goOn() {
    locked {
      event = nil
      pthread_cond_broadcast(changed)
    }
  }

  /// Ends the thread; returns when it no longer touches the terminal.
  package func stop() {
    locked {
      isStopped = true
      pthread_cond_broadcast(changed)
    }
    terminal.wake()
    locked { while !hasEnded { pthread_cond_wait(changed, lock) } }
  }
}
