import CJourneySupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program run at a pseudo-terminal, as a person would run it.
package final class Journey {
  /// Where a standard stream of the program goes.
  package enum Stream {
    case terminal
    case pipe
    case null
    case closed
  }

  package let terminal: PseudoTerminal
  /// The terminal's modes before the program began.
  package let modesBefore: String
  private let process: Int32
  private var status: Int32?
  private var pipes: [Int32: Int32] = [:]
  private var collected: [Int32: [UInt8]] = [:]

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: All of it; nothing is inherited.
  ///   - hasTerminal: Whether the program has a controlling terminal.
  package init(
    _ executable: String,
    _ arguments: [String],
    environment: [String: String],
    columns: Int = 80,
    rows: Int = 24,
    input: Stream = .terminal,
    output: Stream = .pipe,
    error: Stream = .pipe,
    hasTerminal: Bool = true
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    modesBefore = terminal.modes
    var descriptors: [Int32] = []
    var childEnds: [Int32] = []
    for (number, stream) in [(Int32(0), input), (1, output), (2, error)] {
      switch stream {
      case .terminal: descriptors.append(-1)
      case .closed: descriptors.append(-2)
      case .null:
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        descriptors.append(null)
        childEnds.append(null)
      case .pipe:
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw JourneyError("pipe failed") }
        let (ours, theirs) = number == 0 ? (ends[1], ends[0]) : (ends[0], ends[1])
        _ = fcntl(ours, F_SETFD, FD_CLOEXEC)
        _ = fcntl(theirs, F_SETFD, FD_CLOEXEC)
        pipes[number] = ours
        descriptors.append(theirs)
        childEnds.append(theirs)
      }
    }
    var argv = ([executable] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    process = journey_spawn(
      executable,
      &argv,
      &envp,
      terminal.master,
      terminal.slave,
      hasTerminal ? 1 : 0,
      descriptors[0],
      descriptors[1],
      descriptors[2]
    )
    for pointer in argv + envp { free(pointer) }
    for end in childEnds { close(end) }
    guard process > 0 else { throw JourneyError("fork failed") }
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    for end in pipes.values { close(end) }
  }

  package func send(_ signal: Int32) { kill(process, signal) }

  /// Writes to the program's standard input and ends it.
  package func feed(_ text: String) {
    guard let end = pipes.removeValue(forKey: 0) else { return }
    _ = Array(text.utf8).withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
    close(end)
  }

  /// Waits until the program ends, while its output is read.
  ///
  /// - Returns: Its exit status; 128 + n if signal n ended it.
  /// - Throws: `JourneyError` with the transcript if it does not end.
  @discardableResult
  package func exitStatus(seconds: Double = 20) throws -> Int32 {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while status == nil {
      var raw: Int32 = 0
      let done = waitpid(process, &raw, WNOHANG)
      drain()
      if done == process {
        status = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : 128 + (raw & 0x7F)
      } else if ContinuousClock.now > deadline {
        throw JourneyError("did not end; transcript:\n\(terminal.text.debugDescription)")
      }
    }
    drain()
    return status ?? -1
  }

  /// Waits until the program is stopped, as by Ctrl-Z.
  package func waitUntilStopped() throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while true {
      var raw: Int32 = 0
      if waitpid(process, &raw, WNOHANG | WUNTRACED) == process, raw & 0xFF == 0x7F { return }
      drain()
      if ContinuousClock.now > deadline { throw JourneyError("was not stopped") }
    }
  }

  /// What the program wrote to its standard output so far.
  package var output: String { String(decoding: collected[1] ?? [], as: UTF8.self) }

  /// What the program wrote to its standard error so far.
  package var errors: String { String(decoding: collected[2] ?? [], as: UTF8.self) }

  /// Reads everything that is there, and waits a moment for more.
  private func drain() {
    terminal.readSome(milliseconds: 5)
    for number in [Int32(1), 2] {
      guard let end = pipes[number] else { continue }
      var ready = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      while poll(&ready, 1, 0) > 0 {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = read(end, &buffer, buffer.count)
        guard count > 0 else { break }
        collected[number, default: []] += buffer.prefix(count)
      }
    }
  }
}
