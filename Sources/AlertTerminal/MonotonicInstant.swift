#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A point in time that no change of the wall clock moves; time in which the machine sleeps counts.
///
/// The same as `ContinuousClock.Instant`, whose size no program knows when it is compiled: what
/// holds one, and all that holds that, is then copied and looked at through tables in memory, which
/// a person feels at each key.
package struct MonotonicInstant: InstantProtocol {
  /// Since some point that is the same as long as the machine runs.
  private let elapsed: Duration

  private init(_ elapsed: Duration) { self.elapsed = elapsed }

  /// The time now (POSIX, `clock_gettime`).
  package static var now: MonotonicInstant {
    var time = timespec()
    clock_gettime(clock, &time)
    return MonotonicInstant(.seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }

  #if os(Linux) || os(Android)
    /// `CLOCK_MONOTONIC` stands still there while the machine sleeps.
    private static var clock: clockid_t { clockid_t(CLOCK_BOOTTIME) }
  #else
    private static var clock: clockid_t { CLOCK_MONOTONIC }
  #endif

  package func advanced(by duration: Duration) -> MonotonicInstant {
    MonotonicInstant(elapsed + duration)
  }

  package func duration(to other: MonotonicInstant) -> Duration { other.elapsed - elapsed }

  package static func < (left: MonotonicInstant, right: MonotonicInstant) -> Bool {
    left.elapsed < right.elapsed
  }

  package static func + (instant: MonotonicInstant, duration: Duration) -> MonotonicInstant {
    instant.advanced(by: duration)
  }

  package static func - (instant: MonotonicInstant, duration: Duration) -> MonotonicInstant {
    instant.advanced(by: .zero - duration)
  }

  package static func += (instant: inout MonotonicInstant, duration: Duration) {
    instant = instant + duration
  }
}
