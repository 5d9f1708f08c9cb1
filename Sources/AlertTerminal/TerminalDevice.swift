/// A terminal to draw on and to read keys from.
///
/// `enter`, `leave`, `write` and `nextEvent` are called from one thread at a time; `wake` from any.
package protocol TerminalDevice: AnyObject, Sendable {
  /// The size now.
  var size: TerminalSize { get }
  /// Whether the terminal itself says how large it is; without that `size` is a guess.
  var knowsSize: Bool { get }
  /// Saves the terminal's state, throws keys typed before away (unless told to keep them), and
  /// makes keys arrive one by one. Entered again, it changes its mode without being given back.
  ///
  /// - Throws: `TerminalError` where the terminal can't be used, a background job's included.
  func enter(_ mode: TerminalMode, keepingTypeAhead: Bool) throws(TerminalError)
  /// Waits until the process may use the terminal, in the foreground, by being stopped as a job is.
  ///
  /// - Throws: `TerminalError` with the code `background`, at once, where nobody could bring the
  ///   process there.
  func awaitForeground() throws(TerminalError)
  /// Whether somebody else shows what is typed before it comes here, as Emacs does, which hands
  /// over whole lines at a terminal whose echo it has turned off. Known once the terminal was
  /// entered.
  var isEchoElsewhere: Bool { get }
  /// Throws away what was typed up to now, so that it can't answer what is shown from now on.
  func discardInput()
  /// Gives the terminal back exactly as `enter` found it. Harmless when called twice.
  func leave()
  /// Gives the terminal back, stops the process as its user asked, and takes the terminal again
  /// when it goes on: then `nextEvent` says `.resumed`.
  func suspend()
  /// Writes all the bytes.
  func write(_ bytes: [UInt8]) throws(TerminalError)
  /// Waits for what happens next, until the deadline at the latest (nil: without end).
  func nextEvent(until deadline: MonotonicInstant?) -> TerminalEvent
  /// The signal for whose sake the terminal failed, if that is why it did: it ends the program and
  /// `nextEvent` has not told of it, nor will.
  func takeEndingSignal() -> Int32?
  /// Of a paste that has begun and not ended, what has come is told next: there is no time for
  /// more.
  func releasePaste()
  /// Makes `nextEvent` return `.woken`.
  func wake()
  /// The time, on the clock of the deadlines; that of the system unless a test brings its own.
  var now: MonotonicInstant { get }
  /// Whether keys are there that came together with the last one and that `nextEvent` gives at
  /// once.
  var hasDecodedEvents: Bool { get }
}

extension TerminalDevice {
  package var now: MonotonicInstant { .now }
  package var knowsSize: Bool { true }
  package func takeEndingSignal() -> Int32? { nil }
  package var isEchoElsewhere: Bool { false }
  package func awaitForeground() throws(TerminalError) {}
  /// Does nothing: pastes come whole.
  package func releasePaste() {}
  /// False: each event is dealt with by itself.
  package var hasDecodedEvents: Bool { false }
}

/// What a terminal is used for; in each way it hands over keys one by one, without echo.
package enum TerminalMode: Hashable, Sendable {
  /// A screen is painted.
  case keys
  /// Text is only appended, and what is typed is edited and echoed by the program. The terminal's
  /// own lines (POSIX, 11.1.6) will not do: Backspace takes characters back, not letters, one cell
  /// for each; of a line beyond 4,095 bytes the rest is dropped without a word (Linux, `N_TTY`);
  /// and nobody can tell a paste from typing.
  ///
  /// - Parameter bracketsPastes: Whether the terminal is asked to bracket pastes. Without that not
  ///   a byte goes to it but text.
  case lines(bracketsPastes: Bool)
}

/// Why a terminal can't be used.
package struct TerminalError: Error, Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    /// There is no controlling terminal.
    case noTerminal
    /// The process is a background job: reading would stop it, perhaps for ever.
    case background
    /// A system call failed.
    case system
  }
  package var code: Code
  /// `errno` of the system call; 0 if there was none.
  package var errno: Int32

  package init(_ code: Code, errno: Int32 = 0) {
    self.code = code
    self.errno = errno
  }
}
