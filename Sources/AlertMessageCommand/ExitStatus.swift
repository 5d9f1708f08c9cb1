import AlertMessage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How the program ends.
enum ExitStatus: Hashable {
  /// A button other than cancel, or a command that asks nothing.
  case chosen
  /// The cancel button, or Esc.
  case cancelled
  /// Wrong usage.
  case usage
  /// Nobody to ask.
  case notInteractive
  /// The time was over.
  case timedOut
  /// By a signal, which the shell reports as 128 + n.
  case signal(Int32)

  init(_ outcome: AlertOutcome) {
    switch outcome {
    case .button(_, _, let role): self = role == .cancel ? .cancelled : .chosen
    case .cancelled: self = .cancelled
    case .interrupted: self = .signal(SIGINT)
    case .timedOut: self = .timedOut
    case .endOfInput, .notInteractive, .dismissed: self = .notInteractive
    case .terminated(let signal): self = .signal(signal)
    }
  }

  /// Ends the program.
  func exitProcess() -> Never {
    switch self {
    case .chosen: exit(0)
    case .cancelled: exit(1)
    case .usage: exit(2)
    case .notInteractive: exit(3)
    case .timedOut: exit(124)
    case .signal(let signal):
      // The Swift runtime may have a handler for SIGQUIT that writes a backtrace, for minutes.
      if signal == SIGQUIT { restoreDefault(SIGQUIT) }
      AlertCenter.raiseAgain(signal)
      // Only where the signal is ignored.
      exit(128 + signal)
    }
  }
}

/// Outside of the enumeration, where `signal` is one of its cases.
private func restoreDefault(_ number: Int32) { _ = signal(number, SIG_DFL) }
