/// Why an alert could not be asked, where its outcome is `notInteractive`.
public enum AlertObstacle: Hashable, Sendable {
  /// The program has no terminal: it runs under cron, as a service, or in a session of its own.
  case noTerminal
  /// The program is in the background: the terminal is another one's, and reading from it would
  /// stop the program.
  case background
  /// The terminal can't be used; the number is the system's error (POSIX `errno`).
  case terminal(errno: Int32)
  /// The answer given up front can't be taken.
  case answer(AlertAnswerError)
}
