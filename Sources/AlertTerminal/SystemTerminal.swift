import CAlertTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal of this process, `/dev/tty` unless told otherwise.
///
/// One terminal of a process is entered at a time. While it is, the process may end in any way but
/// SIGKILL, crashes and `exit` included, and the person has their terminal back as it was.
///
/// `@unchecked Sendable`: its state is only touched by the one thread that has the turn (see
/// `TerminalDevice`); `wake`, which any thread may call, touches a pipe and no state.
package final class SystemTerminal: TerminalDevice, @unchecked Sendable {
  /// Who answers INT, TERM, HUP, QUIT and TSTP while an alert is on the screen.
  package enum SignalPolicy: Hashable, Sendable {
    /// This library: it restores the terminal; the signal is raised again afterwards. Signals that
    /// the host ignores (HUP under `nohup`) stay ignored.
    case library
    /// The host program: its handlers stay in place, and Ctrl-C, Ctrl-\ and Ctrl-Z arrive as keys.
    /// What it leaves to its default ends the program, with the terminal given back.
    /// A new size is seen at the next event, or at once if a handler of the host interrupts `poll`
    /// or calls `wake()`.
    case host
  }

  private let descriptor: Int32
  private let ownsDescriptor: Bool
  private let policy: SignalPolicy
  private let environment: Environment
  private var isEntered = false
  private var decoder = KeyDecoder()
  /// What was read last, zeroed once it is decoded.
  private let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4096)
  private var textAround = TextAround()
  private var knownSize: TerminalSize?
  /// When the last bytes came, or the last of them were given up, while some are held back.
  private var heldSince = MonotonicInstant.now
  private var isAtEnd = false
  private var emptyReads = 0
  /// What `suspend` has to tell.
  private var afterSuspension: TerminalEvent?

  /// How long a hang-up waits for the signal that tells of it, in milliseconds.
  private static let hangUpDelay: Int32 = 400

  /// After so many reads in a row that found nothing, though `poll` told of something, there is
  /// nobody who could type.
  private static let mostEmptyReads = 16

  /// More than the longest paste takes: whatever goes on behind it is not waited for.
  private static let mostDiscardedReads = 4096

  /// Opens a terminal.
  ///
  /// - Throws: `TerminalError` with the code `noTerminal`, where there is none.
  package init(
    path: String = "/dev/tty",
    policy: SignalPolicy = .library,
    environment: Environment = .process
  ) throws(TerminalError) {
    descriptor = alertterm_open(path)
    if descriptor < 0 { throw TerminalError(.noTerminal, errno: errno) }
    ownsDescriptor = true
    self.policy = policy
    self.environment = environment
  }

  /// Uses a terminal that is open for reading and writing, and leaves it open.
  package init(
    descriptor: Int32,
    policy: SignalPolicy = .library,
    environment: Environment = .process
  ) {
    self.descriptor = descriptor
    ownsDescriptor = false
    self.policy = policy
    self.environment = environment
  }

  deinit {
    leave()
    if ownsDescriptor { close(descriptor) }
    input.deallocate()
  }

  /// As the terminal says; where it does not, `COLUMNS` and `LINES`, then 80 × 24.
  package var size: TerminalSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    alertterm_size(descriptor, &columns, &rows)
    return TerminalSize(
      columns: columns > 0 ? Int(columns) : stated("COLUMNS") ?? 80,
      rows: rows > 0 ? Int(rows) : stated("LINES") ?? 24
    )
  }

  package var knowsSize: Bool {
    var columns: Int32 = 0
    var rows: Int32 = 0
    alertterm_size(descriptor, &columns, &rows)
    return columns > 0
  }

  /// A size that the environment states, if it is one that a terminal could state.
  private func stated(_ name: String) -> Int? {
    environment[name].flatMap { UInt16($0) }.flatMap { $0 > 0 ? Int($0) : nil }
  }

  package func enter(_ mode: TerminalMode, keepingTypeAhead: Bool) throws(TerminalError) {
    // A background job would be stopped, perhaps for ever: nobody can answer it.
    guard alertterm_is_foreground(descriptor) != 0 else { throw TerminalError(.background) }
    let number = Self.number(of: mode)
    let signals: Int32 = policy == .library ? 1 : 0
    let error =
      isEntered
      ? alertterm_change_mode(number)
      : alertterm_enter(descriptor, number, keepingTypeAhead ? 0 : 1, signals)
    if error != 0 { throw TerminalError(.system, errno: error) }
    // Of a mode that only changes, what was read in the other one goes on.
    if !isEntered { decoder = KeyDecoder() } else if !keepingTypeAhead { decoder.discard() }
    isEntered = true
    isAtEnd = false
    knownSize = policy == .host ? size : nil
  }

  package func awaitForeground() throws(TerminalError) {
    if alertterm_await_foreground(descriptor) != 0 { throw TerminalError(.background) }
  }

  private static func number(of mode: TerminalMode) -> Int32 {
    switch mode {
    case .keys: Int32(ALERTTERM_KEYS)
    case .lines(let bracketsPastes):
      Int32(bracketsPastes ? ALERTTERM_LINES : ALERTTERM_PLAIN_LINES)
    }
  }

  package func discardInput() {
    decoder.discard()
    // The end of a paste must be read, or what is typed behind it would be taken for its rest.
    var reads = 0
    while decoder.isMidway, reads < Self.mostDiscardedReads, hasInput {
      readInput(isLast: false)
      reads += 1
    }
    guard !decoder.isMidway else { return }
    alertterm_discard_input(descriptor)
    decoder.discard()
  }

  /// Whether there is something to read, which a job in the background must not do.
  private var hasInput: Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return alertterm_is_foreground(descriptor) != 0 && poll(&ready, 1, 0) > 0
      && Int32(ready.revents) & POLLIN != 0
  }

  package var isEchoElsewhere: Bool { isEntered && alertterm_is_echo_elsewhere() != 0 }

  package func leave() {
    guard isEntered else { return }
    isEntered = false
    alertterm_leave()
  }

  package func write(_ bytes: [UInt8]) throws(TerminalError) {
    let error = alertterm_write(descriptor, bytes, UInt64(bytes.count))
    if error != 0 { throw TerminalError(.system, errno: error) }
  }

  package func takeEndingSignal() -> Int32? {
    var ready = (
      pollfd(fd: alertterm_pipe(), events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: 0, revents: 0)
    )
    // Of a terminal that is gone the kernel, or the shell, tells in a moment.
    if policy == .library, poll(&ready.1, 1, 0) > 0 { poll(&ready.0, 1, Self.hangUpDelay) }
    let signal = alertterm_next_ending_signal()
    return signal == 0 ? nil : signal
  }

  package func suspend() { afterSuspension = resumed(alertterm_suspend()) }

  package var hasDecodedEvents: Bool { decoder.hasEvents }

  package func wake() { alertterm_wake() }

  package func nextEvent(until deadline: MonotonicInstant?) -> TerminalEvent {
    while true {
      if let event = takeEvent() { return event }
      let remaining = deadline.map { Self.milliseconds(from: .now, to: $0) }
      let patience = self.patience
      // What was typed before the deadline comes before it.
      if remaining == 0, patience != 0 { return .deadline }
      let timeout =
        remaining == nil && patience == nil ? -1 : min(remaining ?? .max, patience ?? .max)
      switch wait(timeout) {
      case .input: readInput(isLast: false)
      case .lastInput: readInput(isLast: true)
      case .timeIsUp where timeout == patience:
        decoder.flush()
        heldSince = .now
      case .timeIsUp, .nothing: break
      case .failure: isAtEnd = true
      }
    }
  }

  package func releasePaste() {
    guard decoder.isPasting else { return }
    decoder.finish()
  }

  /// How long what is held back is still waited for, in milliseconds; nil where nothing is.
  ///
  /// From its last byte on: the seconds of a countdown, a new size or a wake-up don't begin it
  /// anew.
  private var patience: Int32? {
    guard let patience = decoder.patience else { return nil }
    return Self.milliseconds(from: .now, to: heldSince + .milliseconds(patience))
  }

  /// What has happened and not been told: signals before keys, so that a key typed after Ctrl-C
  /// answers nothing.
  private func takeEvent() -> TerminalEvent? {
    if let event = afterSuspension {
      afterSuspension = nil
      return event
    }
    while case let signal = alertterm_next_signal(), signal != 0 {
      if let event = event(for: signal) { return event }
    }
    if alertterm_was_woken() != 0 { return .woken }
    if policy == .host, knownSize != size {
      knownSize = size
      return .resized(size)
    }
    if let event = decoder.next() { return textAround.mark(event, before: decoder.upcoming) }
    return isAtEnd ? .endOfInput : nil
  }

  /// - Returns: nil for a stop after which another signal ends the program.
  private func event(for signal: Int32) -> TerminalEvent? {
    switch signal {
    case SIGWINCH: return .resized(size)
    case SIGTSTP: return .suspendRequested
    case SIGCONT: return resumed(alertterm_resume())
    default: return .signal(signal)
    }
  }

  private func resumed(_ error: Int32) -> TerminalEvent? {
    if error == 0 { return .resumed(size) }
    if error != ECANCELED { isAtEnd = true }
    return nil
  }

  private enum Readiness {
    case input
    /// The terminal is gone: there may be something to read, and nothing more comes.
    case lastInput
    case timeIsUp
    /// A signal has come, or someone wakes.
    case nothing
    case failure
  }

  private func wait(_ timeout: Int32) -> Readiness {
    var ready = (
      pollfd(fd: alertterm_pipe(), events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    )
    let count = withUnsafeMutablePointer(to: &ready) {
      $0.withMemoryRebound(to: pollfd.self, capacity: 2) { poll($0, 2, timeout) }
    }
    if count < 0 { return errno == EINTR ? .nothing : .failure }
    if ready.0.revents != 0 {
      alertterm_drain_pipe()
      return .nothing
    }
    if Int32(ready.1.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0 {
      // The kernel, or the shell, is about to send SIGHUP, which says more than the end of input.
      let isTold = policy == .library && poll(&ready.0, 1, Self.hangUpDelay) > 0
      return isTold ? .nothing : .lastInput
    }
    return ready.1.revents != 0 ? .input : .timeIsUp
  }

  private static func milliseconds(
    from now: MonotonicInstant,
    to deadline: MonotonicInstant
  ) -> Int32 {
    let remaining = now.duration(to: deadline)
    guard remaining > .zero else { return 0 }
    // Waits that are longer than `poll` can wait are taken in pieces.
    guard remaining < .milliseconds(Int32.max) else { return .max }
    // Rounded up, so that the deadline is never met early.
    let (seconds, attoseconds) = remaining.components
    return Int32(seconds) * 1000
      + Int32((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  private func readInput(isLast: Bool) {
    let count = read(descriptor, input.baseAddress, input.count)
    let failure = count < 0 ? errno : 0
    if count <= 0 {
      guard failure != EINTR, failure != EAGAIN else { return }
      emptyReads += 1
      // Nothing may mean that it was thrown away meanwhile.
      guard failure != 0 || isLast || emptyReads >= Self.mostEmptyReads else { return }
      isAtEnd = true
      decoder.finish()
    } else {
      emptyReads = 0
      textAround.begin()
      let bytes = UnsafeMutableBufferPointer(rebasing: input[..<count])
      decoder.feed(bytes)
      SecretBytes.wipe(bytes)
      if decoder.isWaiting { heldSince = .now }
    }
  }

  /// Raises a signal that was held while an alert was on the screen, so that the process ends as if
  /// it had not been held (status 128 + n). Returns if the host handles or ignores the signal.
  package static func raiseAgain(_ signal: Int32) { alertterm_raise(signal) }
}
