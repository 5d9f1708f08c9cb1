import AlertTerminal

/// The time that is left to answer an alert.
///
/// It begins when the alert is on the screen, not while the alert waits for its turn, and it stands
/// still while the program is stopped (Ctrl-Z): nobody can answer a question that is not there.
@MainActor package final class Countdown {
  private let limit: Duration
  private var end: MonotonicInstant?
  private var pauseBegan: MonotonicInstant?
  /// When the clock was looked at last: at least once a second while the program runs.
  private var lastLook: MonotonicInstant?

  /// Longer than anyone waits, and short enough to reckon with.
  private static let longest = Duration.seconds(1 << 40)

  /// Makes a countdown that has not begun.
  ///
  /// - Parameter limit: The time to answer; zero or less is over as soon as it begins.
  init(_ limit: Duration) { self.limit = min(max(limit, .zero), Self.longest) }

  /// Begins; goes on where it has begun before.
  func start(at now: MonotonicInstant) {
    if end == nil { end = now + limit }
    resume(at: now)
  }

  /// The program is about to be stopped.
  func pause(at now: MonotonicInstant) { pauseBegan = now }

  /// The program goes on.
  ///
  /// A stop that could not be foreseen (SIGSTOP) began within a second after the last look.
  func resume(at now: MonotonicInstant) {
    let began = pauseBegan ?? lastLook.map { min(now, $0 + .seconds(1)) } ?? now
    end? += began.duration(to: now)
    pauseBegan = nil
    lastLook = now
  }

  /// Looks at the clock.
  ///
  /// - Returns: The seconds that are left, rounded up; 0 when the time is over.
  func look(at now: MonotonicInstant) -> Int {
    lastLook = now
    return Self.seconds(end.map { now.duration(to: $0) } ?? limit)
  }

  /// When the number of seconds changes next, as far as the last look told; nil before the start.
  var nextChange: MonotonicInstant? {
    guard let end, let lastLook else { return nil }
    return end - .seconds(max(0, Self.seconds(lastLook.duration(to: end)) - 1))
  }

  private static func seconds(_ duration: Duration) -> Int {
    guard duration > .zero else { return 0 }
    let (seconds, attoseconds) = duration.components
    return Int(seconds) + (attoseconds > 0 ? 1 : 0)
  }
}
