#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that threads share: one at a time changes it, others wait until it suits them (POSIX,
/// `pthread_cond_wait`).
///
/// `@unchecked Sendable`: `lock` guards the value.
package final class Monitor<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    pthread_cond_destroy(changed)
    lock.deallocate()
    changed.deallocate()
  }

  /// Looks at the value or changes it, then lets the others look.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(lock)
    }
    return body(&value)
  }

  /// Waits until `body` finds something in the value.
  package func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(lock)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(lock)
    }
    while true {
      if let result = body(&value) { return result }
      pthread_cond_wait(changed, lock)
    }
  }

  /// Waits until `body` finds something in the value, or the deadline has come; nil in that case.
  package func wait<Result>(
    until deadline: MonotonicInstant,
    for body: (inout Value) -> Result?
  ) -> Result? {
    pthread_mutex_lock(lock)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(lock)
    }
    while true {
      if let result = body(&value) { return result }
      let remaining = MonotonicInstant.now.duration(to: deadline)
      guard remaining > .zero else { return nil }
      // The condition's clock is the wall's. If that is set meanwhile, the loop waits again.
      var end = timespec()
      clock_gettime(CLOCK_REALTIME, &end)
      let piece = min(remaining, .seconds(3600)).components
      let nanoseconds = end.tv_nsec + Int(piece.attoseconds / 1_000_000_000)
      end.tv_sec += Int(piece.seconds) + nanoseconds / 1_000_000_000
      end.tv_nsec = nanoseconds % 1_000_000_000
      pthread_cond_timedwait(changed, lock, &end)
    }
  }
}
