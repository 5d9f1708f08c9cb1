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
  package let process: Int32
  private let processDescriptor: Int32
  private var status: Int32?
  /// The signal that ended the program; nil if it ended by itself, or has not ended.
  package private(set) var endingSignal: Int32?
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
        var reading: Int32 = -1
        var writing: Int32 = -1
        let error = journey_pipe(&reading, &writing)
        if error != 0 { throw JourneyError("no pipe: errno \(error)") }
        let (ours, theirs) = number == 0 ? (writing, reading) : (reading, writing)
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
    processDescriptor = journey_process_descriptor(process)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    for end in pipes.values { close(end) }
    if processDescriptor >= 0 { close(processDescriptor) }
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
  /// - Parameters:
  ///   - seconds: After that long the test fails; it is no measure of anything.
  ///   - readsTerminal: Whether the terminal takes what the program writes to it.
  /// - Returns: Its exit status; 128 + n if signal n ended it.
  /// - Throws: `JourneyError` with the transcript if it does not end.
  @discardableResult
  package func exitStatus(seconds: Double = 20, readsTerminal: Bool = true) throws -> Int32 {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while status == nil {
      drain(milliseconds: 5, readsTerminal)
      var raw: Int32 = 0
      if waitpid(process, &raw, WNOHANG) == process {
        let signal = raw & 0x7F
        if signal != 0 { endingSignal = signal }
        status = signal == 0 ? (raw >> 8) & 0xFF : 128 + signal
      } else if ContinuousClock.now > deadline {
        throw JourneyError("did not end; transcript:\n\(terminal.text.debugDescription)")
      }
    }
    drain(milliseconds: 0, readsTerminal)
    if readsTerminal { try terminal.settle() }
    return status ?? -1
  }

  /// Waits until the program is stopped, as by Ctrl-Z.
  package func waitUntilStopped() throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while true {
      var raw: Int32 = 0
      if waitpid(process, &raw, WNOHANG | WUNTRACED) == process, raw & 0xFF == 0x7F { return }
      drain(milliseconds: 5, true)
      if ContinuousClock.now > deadline { throw JourneyError("was not stopped") }
    }
  }

  /// What the program wrote to its standard output so far.
  package var output: String { String(decoding: collected[1] ?? [], as: UTF8.self) }

  /// What the program wrote to its standard error so far.
  package var errors: String { String(decoding: collected[2] ?? [], as: UTF8.self) }

  /// Reads everything that is there, after waiting for something to happen.
  private func drain(milliseconds: Int32, _ readsTerminal: Bool) {
    var ready = [Int32(1), 2].compactMap { pipes[$0] }.map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    if processDescriptor >= 0 {
      ready.append(pollfd(fd: processDescriptor, events: Int16(POLLIN), revents: 0))
    }
    if readsTerminal, !terminalHasEnded {
      ready.append(pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0))
    }
    // A pipe without a writer is always ready: it is dropped below.
    poll(&ready, UInt(ready.count), milliseconds)
    if readsTerminal, !terminalHasEnded { terminalHasEnded = !terminal.readSome(milliseconds: 0) }
    for number in [Int32(1), 2] {
      while let end = pipes[number] {
        var ready = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 0) > 0 else { break }
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = read(end, &buffer, buffer.count)
        if count > 0 {
          collected[number, default: []] += buffer.prefix(count)
        } else {
          close(end)
          pipes[number] = nil
        }
      }
    }
  }

  private var terminalHasEnded = false
}
