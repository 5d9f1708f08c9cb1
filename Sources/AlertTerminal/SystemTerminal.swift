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
/// `@unchecked Sendable`: its state is only touched by the one thread that has the turn (see
/// `TerminalDevice`); `wake`, which any thread may call, touches a pipe and no state.
package final class SystemTerminal: TerminalDevice, @unchecked Sendable {
  /// Who answers INT, TERM, HUP, QUIT and TSTP while an alert is on the screen.
  package enum SignalPolicy: Hashable, Sendable {
    /// This library: it restores the terminal; the signal is raised again afterwards.
    case library
    /// The host program. Ctrl-C arrives as a key.
    case host
  }

  private let descriptor: Int32
  private let ownsDescriptor: Bool
  private let policy: SignalPolicy
  private let environment: Environment
  private var mode: TerminalMode?
  private var decoder = KeyDecoder()
  private var line: [UInt8] = []
  private var queue: [TerminalEvent] = []
  private var isAtEnd = false

  /// How long a lone ESC may be the beginning of a sequence, in milliseconds.
  private static let escapeDelay: Int32 = 40
  /// How long a paste may pause before it counts as complete, in milliseconds.
  private static let pasteDelay: Int32 = 1000

  /// Opens a terminal.
  ///
  /// - Throws: `TerminalError` with the code `noTerminal`, where there is none.
  package init(
    path: String = "/dev/tty", policy: SignalPolicy = .library, environment: Environment = .process
  ) throws(TerminalError) {
    descriptor = alertterm_open(path)
    if descriptor < 0 { throw TerminalError(.noTerminal, errno: errno) }
    ownsDescriptor = true
    self.policy = policy
    self.environment = environment
  }

  deinit {
    leave()
    if ownsDescriptor { close(descriptor) }
  }

  /// As the terminal says; where it does not, `COLUMNS` and `LINES`, then 80 × 24.
  package var size: TerminalSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    alertterm_size(descriptor, &columns, &rows)
    func known(_ value: Int32, _ name: String, _ fallback: Int) -> Int {
      if value > 0 { return Int(value) }
      return environment[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? fallback
    }
    return TerminalSize(columns: known(columns, "COLUMNS", 80), rows: known(rows, "LINES", 24))
  }

  package func enter(_ mode: TerminalMode, keepingTypeAhead: Bool) throws(TerminalError) {
    guard alertterm_is_foreground(descriptor) != 0 else { throw TerminalError(.background) }
    try change(to: mode, flush: !keepingTypeAhead)
  }

  private func change(to mode: TerminalMode, flush: Bool) throws(TerminalError) {
    let number =
      switch mode {
      case .keys: ALERTTERM_KEYS
      case .lines(let secret): secret ? ALERTTERM_SECRET_LINES : ALERTTERM_LINES
      }
    let error = alertterm_enter(
      descriptor, Int32(number), flush ? 1 : 0, policy == .library ? 1 : 0)
    if error != 0 { throw TerminalError(.system, errno: error) }
    self.mode = mode
    if mode == .keys { try write(Array("\u{1B}[?2004h".utf8)) }
  }

  package func leave() {
    guard let mode else { return }
    self.mode = nil
    if mode == .keys {
      // If it can't be written, the terminal is gone.
      try? write(Array("\u{1B}[?2004l\u{1B}[?25h".utf8))
    }
    alertterm_leave()
  }

  package func write(_ bytes: [UInt8]) throws(TerminalError) {
    var failure: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Self.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // Another program made the shared terminal non-blocking: wait until it takes bytes.
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    if failure != 0 { throw TerminalError(.system, errno: failure) }
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  package func wake() { alertterm_wake() }

  package func nextEvent(until deadline: ContinuousClock.Instant?) -> TerminalEvent {
    while true {
      if !queue.isEmpty { return queue.removeFirst() }
      if let event = decoder.next() { return event }
      if isAtEnd { return .endOfInput }
      let remaining = deadline.map { Self.milliseconds(from: .now, to: $0) }
      if remaining == 0 { return .deadline }
      let hold = decoder.isWaiting ? (decoder.isPasting ? Self.pasteDelay : Self.escapeDelay) : nil
      let timeout = [remaining, hold].compactMap { $0 }.min() ?? -1
      var ready = [
        pollfd(fd: alertterm_pipe(), events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&ready, 2, timeout)
      if count < 0, errno != EINTR { return .endOfInput }
      if count == 0, hold != nil, timeout == hold { decoder.flush() }
      guard count > 0 else { continue }
      // Signals come before keys: a key typed after Ctrl-C answers nothing.
      if ready[0].revents != 0 { readSignals() }
      if queue.isEmpty, ready[1].revents != 0 { readInput() }
    }
  }

  private static func milliseconds(
    from now: ContinuousClock.Instant, to deadline: ContinuousClock.Instant
  ) -> Int32 {
    let (seconds, attoseconds) = now.duration(to: deadline).components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    // Rounded up, so that the deadline is never met early.
    let milliseconds = seconds.multipliedReportingOverflow(by: 1000)
    guard !milliseconds.overflow else { return .max }
    return Int32(clamping: milliseconds.partialValue + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  private func readSignals() {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(alertterm_pipe(), &bytes, bytes.count)
    guard count > 0 else { return }
    for byte in bytes.prefix(count) {
      switch Int32(byte) {
      case 0: queue.append(.woken)
      case SIGWINCH: queue.append(.resized(size))
      case SIGTSTP: suspend()
      case SIGCONT:
        alertterm_reenter()
        queue.append(.resumed(size))
      default: queue.append(.signal(Int32(byte)))
      }
    }
  }

  /// Gives the terminal back, stops as Ctrl-Z asks, and takes the terminal again afterwards.
  private func suspend() {
    guard let mode else { return }
    leave()
    alertterm_stop()
    do {
      try change(to: mode, flush: false)
      queue.append(.resumed(size))
    } catch {
      queue.append(.endOfInput)
    }
  }

  private func readInput() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 {
      if mode == .keys {
        decoder.feed(bytes.prefix(count))
      } else {
        takeLines(bytes.prefix(count))
      }
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      isAtEnd = true
      decoder.flush()
    }
  }

  private func takeLines(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == 0x0A {
        queue.append(.line(String(decoding: line, as: UTF8.self)))
        line = []
      } else {
        line.append(byte)
      }
    }
  }

  /// Raises a signal that was held while an alert was on the screen, so that the process ends as if
  /// it had not been held (status 128 + n). Returns if the host handles or ignores the signal.
  package static func raiseAgain(_ signal: Int32) { alertterm_raise(signal) }
}
