/// What a terminal tells the program that reads it.
package enum TerminalEvent: Hashable, Sendable {
  case key(KeyEvent)
  /// Bracketed paste, whole; never to be taken for keys.
  case paste(PastedText)
  case resized(TerminalSize)
  /// INT, TERM, HUP or QUIT arrived.
  case signal(Int32)
  /// Ctrl-Z, or SIGTSTP: what is on the screen should go, and then `suspend()` be called.
  case suspendRequested
  /// The program was stopped and goes on: everything must be painted again.
  case resumed(TerminalSize)
  /// End of file, hang-up, or the terminal is gone.
  case endOfInput
  /// The time given to `nextEvent` is over.
  case deadline
  /// Someone called `wake()`.
  case woken
}

/// Columns and rows of the screen.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
