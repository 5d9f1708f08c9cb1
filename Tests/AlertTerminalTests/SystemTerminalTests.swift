import JourneySupport
import Testing

@testable import AlertTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal entered, read and left within one process. Serialized, since a process enters one
/// terminal at a time.
@Suite("A terminal in this process", .serialized) struct SystemTerminalTests {
  private let pseudo: PseudoTerminal

  init() throws { pseudo = try PseudoTerminal() }

  private func terminal(
    _ policy: SystemTerminal.SignalPolicy = .library,
    _ variables: [String: String] = [:]
  ) -> SystemTerminal {
    SystemTerminal(descriptor: pseudo.slave, policy: policy, environment: Environment(variables))
  }

  /// Sends this process a signal that has arrived when this returns. Threads of a test block
  /// signals.
  private func send(_ signal: Int32) { SystemTerminal.raiseAgain(signal) }

  private func soon() -> MonotonicInstant { .now + .seconds(20) }

  @Test(
    "Modes are given back to the last bit",
    arguments: [
      .keys, .lines(bracketsPastes: false), .lines(bracketsPastes: true),
    ] as [TerminalMode],
    [false, true]
  )
  func modes(mode: TerminalMode, isOdd: Bool) throws {
    if isOdd { pseudo.setOddModes() }
    let before = pseudo.modes
    let terminal = terminal()
    for keeping in [false, true] {
      try terminal.enter(mode, keepingTypeAhead: keeping)
      #expect(pseudo.modes != before)
      terminal.leave()
      #expect(pseudo.modes == before)
      terminal.leave()
      #expect(pseudo.modes == before)
    }
  }

  @Test(
    "Reading never waits: Ctrl-C throws away what was about to be read, and the alert would hang",
    arguments: [.keys, .lines(bracketsPastes: false)] as [TerminalMode]
  )
  func readingNeverWaits(mode: TerminalMode) throws {
    let terminal = terminal()
    try terminal.enter(mode, keepingTypeAhead: false)
    var byte: UInt8 = 0
    #expect(read(pseudo.slave, &byte, 1) == 0)
    // Without a program that the terminal controls Ctrl-C is no signal, but throws away what came
    // before.
    for _ in 0..<200 {
      pseudo.type("a\u{3}")
      while terminal.nextEvent(until: .now) != .deadline {}
    }
    pseudo.type("b")
    while true {
      let event = terminal.nextEvent(until: soon())
      if event == .key(KeyEvent(.character("b"))) { break }
      try #require(event == .key(KeyEvent(.character("a"))))
    }
    terminal.leave()
  }

  @Test("A signal between two forms of an alert is told, and ends nobody before that")
  func changingMode() throws {
    let before = pseudo.modes
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: false)
    send(SIGTERM)
    try terminal.enter(.lines(bracketsPastes: true), keepingTypeAhead: false)
    #expect(terminal.nextEvent(until: soon()) == .signal(SIGTERM))
    send(SIGWINCH)
    send(SIGINT)
    #expect(terminal.takeEndingSignal() == SIGINT)
    #expect(terminal.takeEndingSignal() == nil)
    #expect(terminal.nextEvent(until: soon()) == .resized(terminal.size))
    terminal.leave()
    #expect(pseudo.modes == before)
    try pseudo.settle()
    let (on, off) = ("\u{1B}[?2004h", "\u{1B}[?2004l")
    #expect(pseudo.text == on + "\u{1B}[0m\u{1B}[?25h" + off + on + off)
  }

  @Test("An object that is dropped gives the terminal back")
  func dropped() throws {
    let before = pseudo.modes
    try terminal().enter(.keys, keepingTypeAhead: false)
    #expect(pseudo.modes == before)
  }

  @Test("What a program does at signals is given back", arguments: [false, true])
  func dispositions(isIgnored: Bool) throws {
    let signals: [Int32] = [
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH, SIGSEGV, SIGILL, SIGABRT,
      SIGTRAP, SIGBUS, SIGFPE, SIGTTOU, SIGTTIN, SIGPIPE, SIGCHLD, SIGALRM,
    ]
    if isIgnored { signal(SIGHUP, SIG_IGN) }
    defer { signal(SIGHUP, SIG_DFL) }
    let before = signals.map(PseudoTerminal.disposition)
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: false)
    #expect((PseudoTerminal.disposition(of: SIGHUP) == before[0]) == isIgnored, "nohup")
    #expect(PseudoTerminal.disposition(of: SIGTERM) != before[3])
    terminal.leave()
    #expect(signals.map(PseudoTerminal.disposition) == before)
  }

  @Test("Bracketed paste and the cursor: on while keys are read, as before afterwards")
  func bytes() throws {
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: false)
    try terminal.write(Array("frame".utf8))
    terminal.leave()
    try pseudo.wait(for: "\u{1B}[?2004hframe")
    try pseudo.wait(for: "\u{1B}[?2004l")
    let rest = pseudo.text.components(after: "frame")
    #expect(rest.contains("\u{1B}[?25h"))
    #expect(rest.contains("\u{1B}[0m"))
  }

  @Test("Lines are read without a single escape sequence: a screen reader would speak it")
  func plainLines() throws {
    let terminal = terminal()
    try terminal.enter(.lines(bracketsPastes: false), keepingTypeAhead: false)
    try terminal.write(Array("question".utf8))
    terminal.leave()
    try pseudo.wait(for: "question")
    #expect(!pseudo.text.contains("\u{1B}"))
  }

  @Test("A paste without an end is told although deadlines come faster than it is given up")
  func endlessPaste() throws {
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: false)
    defer { terminal.leave() }
    pseudo.type("\u{1B}[200~abc")
    var event = TerminalEvent.deadline
    // As the seconds of a countdown do.
    for _ in 0..<400 where event == .deadline {
      event = terminal.nextEvent(until: .now + .milliseconds(50))
    }
    #expect(event == .paste("abc"), "What was pasted is never seen.")
  }

  @Test("When there is no time for more, what was pasted so far is told, once")
  func releasedPaste() throws {
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: false)
    defer { terminal.leave() }
    pseudo.type("x\u{1B}[200~abc")
    #expect(terminal.nextEvent(until: soon()) == .key(KeyEvent(.character("x"))))
    terminal.releasePaste()
    #expect(terminal.nextEvent(until: .now) == .paste("abc"))
    terminal.releasePaste()
    #expect(terminal.nextEvent(until: .now) == .deadline)
    // An Esc that may be the beginning of a key is no paste.
    pseudo.type("y\u{1B}")
    #expect(terminal.nextEvent(until: soon()) == .key(KeyEvent(.character("y"))))
    terminal.releasePaste()
    #expect(!terminal.hasDecodedEvents)
  }

  @Test("S13: throwing input away amid a paste makes no keys of its rest, nor loses its end")
  func discardedPaste() throws {
    let terminal = terminal()
    try terminal.enter(.lines(bracketsPastes: true), keepingTypeAhead: false)
    defer { terminal.leave() }
    pseudo.type("x\u{1B}[200~no\r")
    #expect(terminal.nextEvent(until: soon()) == .key(KeyEvent(.character("x"))))
    pseudo.type("yes\r\u{1B}[201~yes\r")
    // Once these are there the end of the paste is, too.
    while !pseudo.hasUnreadInput {}
    terminal.discardInput()
    #expect(terminal.nextEvent(until: .now) == .deadline)
    pseudo.type("k")
    #expect(terminal.nextEvent(until: soon()) == .key(KeyEvent(.character("k"))))
  }

  @Test("Type-ahead is thrown away, or kept", arguments: [false, true])
  func typeAhead(isKept: Bool) throws {
    pseudo.type("y\r")
    // The echo tells that the kernel has taken the keys.
    try pseudo.wait(for: "y\r\n")
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: isKept)
    pseudo.type("z")
    let first = terminal.nextEvent(until: soon())
    #expect(first == .key(KeyEvent(.character(isKept ? "y" : "z"))), "An answer to nothing.")
    terminal.leave()
  }

  @Test("Signals are told one by one, the one that ends the program first, and before keys")
  func signals() throws {
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: false)
    pseudo.type("y")
    for signal in [SIGWINCH, SIGWINCH, SIGINT, SIGTERM] { send(signal) }
    #expect(terminal.nextEvent(until: soon()) == .signal(SIGTERM))
    #expect(terminal.nextEvent(until: soon()) == .signal(SIGINT))
    #expect(terminal.nextEvent(until: soon()) == .resized(TerminalSize(columns: 80, rows: 24)))
    #expect(terminal.nextEvent(until: soon()) == .key(KeyEvent(.character("y"))))
    terminal.leave()
  }

  @Test("A signal that came too late for an event is raised again: it would be lost")
  func lateSignal() throws {
    let counted: @convention(c) (Int32) -> Void = { raised[Int($0)] += 1 }
    for number in [SIGTERM, SIGINT, SIGWINCH] { signal(number, counted) }
    defer { for number in [SIGTERM, SIGINT, SIGWINCH] { signal(number, SIG_DFL) } }
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: false)
    send(SIGINT)
    send(SIGWINCH)
    #expect(terminal.nextEvent(until: soon()) == .signal(SIGINT))
    #expect(terminal.nextEvent(until: soon()) == .resized(TerminalSize(columns: 80, rows: 24)))
    send(SIGTERM)
    raised = Array(repeating: 0, count: 64)
    terminal.leave()
    #expect(raised[Int(SIGTERM)] == 1)
    #expect(raised[Int(SIGINT)] == 0, "Who took the event raises it, once.")
    #expect(raised[Int(SIGWINCH)] == 1, "The program must paint anew as well.")
    try terminal.enter(.keys, keepingTypeAhead: false)
    #expect(terminal.nextEvent(until: .now) == .deadline, "It is no answer to the next alert.")
    terminal.leave()
  }

  @Test("The host keeps its signals: Ctrl-C is a key, and a new size is seen")
  func hostPolicy() throws {
    signal(SIGINT) { _ in }
    signal(SIGHUP, SIG_IGN)
    defer { for number in [SIGINT, SIGHUP] { signal(number, SIG_DFL) } }
    let signals = [SIGINT, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH]
    let before = signals.map(PseudoTerminal.disposition)
    let terminal = terminal(.host)
    try terminal.enter(.keys, keepingTypeAhead: false)
    #expect(signals.map(PseudoTerminal.disposition) == before)
    pseudo.resize(columns: 33, rows: 11)
    pseudo.type("\u{3}\u{1A}")
    #expect(terminal.nextEvent(until: soon()) == .resized(TerminalSize(columns: 33, rows: 11)))
    #expect(terminal.nextEvent(until: soon()) == .key(KeyEvent(.character("c"), .control)))
    #expect(terminal.nextEvent(until: soon()) == .key(KeyEvent(.character("z"), .control)))
    terminal.leave()
    #expect(signals.map(PseudoTerminal.disposition) == before)
  }

  @Test(
    "What a host does at signals while an alert is up stays, what it leaves alone is given back"
  )
  func hostChangesItsMind() throws {
    let terminal = terminal(.host)
    let before = PseudoTerminal.disposition(of: SIGTERM)
    try terminal.enter(.keys, keepingTypeAhead: false)
    signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, SIG_DFL) }
    let ignored = PseudoTerminal.disposition(of: SIGINT)
    terminal.leave()
    #expect(PseudoTerminal.disposition(of: SIGINT) == ignored)
    #expect(PseudoTerminal.disposition(of: SIGTERM).hasPrefix("(nil)") && before.hasPrefix("(nil)"))
  }

  @Test("A lone ESC is the Esc key soon; a sequence in two pieces is one key")
  func escape() throws {
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: false)
    pseudo.type("\u{1B}")
    #expect(terminal.nextEvent(until: soon()) == .key(KeyEvent(.escape)))
    pseudo.type("\u{1B}[1;")
    #expect(terminal.nextEvent(until: .now + .milliseconds(100)) == .deadline)
    pseudo.type("5C")
    #expect(terminal.nextEvent(until: soon()) == .key(KeyEvent(.right, .control)))
    terminal.leave()
  }

  @Test("A deadline is not met early, nor missed")
  func deadline() throws {
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: false)
    #expect(terminal.nextEvent(until: .now - .seconds(1)) == .deadline)
    let deadline = MonotonicInstant.now + .milliseconds(30)
    #expect(terminal.nextEvent(until: deadline) == .deadline)
    #expect(MonotonicInstant.now >= deadline)
    terminal.leave()
  }

  @Test("Another thread wakes the one that waits, and ends it")
  func wake() throws {
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: false)
    let reader = EventReader(terminal, until: nil) {}
    terminal.wake()
    #expect(reader.nextEvent() == .woken)
    reader.goOn()
    pseudo.type("y")
    #expect(reader.nextEvent() == .key(KeyEvent(.character("y"))))
    reader.goOn()
    reader.stop()
    terminal.leave()
  }

  @Test(
    "What is typed between lines is echoed by nobody else, and not cut where a terminal cuts a line"
  )
  func lines() throws {
    let terminal = terminal()
    let before = pseudo.modes
    try terminal.enter(.lines(bracketsPastes: false), keepingTypeAhead: false)
    let secret = String(repeating: "geheim", count: 1000)
    pseudo.type(secret + "\r")
    var typed = ""
    while case .key(let key) = terminal.nextEvent(until: soon()), key.code != .return {
      if case .character(let scalar) = key.code { typed.unicodeScalars.append(scalar) }
    }
    #expect(typed == secret)
    terminal.leave()
    try pseudo.settle()
    #expect(pseudo.text.isEmpty)
    #expect(pseudo.modes == before)
  }

  @Test("Pastes are bracketed between lines too, and no longer once the terminal is given back")
  func bracketedLines() throws {
    let terminal = terminal()
    try terminal.enter(.lines(bracketsPastes: true), keepingTypeAhead: false)
    pseudo.type("\u{1B}[200~1\r2\r\u{1B}[201~")
    #expect(terminal.nextEvent(until: soon()) == .paste("1\r2\r"))
    terminal.leave()
    try pseudo.settle()
    #expect(pseudo.text == "\u{1B}[?2004h\u{1B}[?2004l")
  }

  @Test("A terminal that is gone ends the input and refuses bytes")
  func hangUp() throws {
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: false)
    pseudo.hangUp()
    #expect(terminal.nextEvent(until: soon()) == .endOfInput)
    #expect(throws: TerminalError(.system, errno: EIO)) { try terminal.write([0x61]) }
    terminal.leave()
  }

  @Test("What was typed before the terminal went is still read")
  func lastKeys() throws {
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: false)
    pseudo.type("y\u{1B}")
    #expect(terminal.nextEvent(until: soon()) == .key(KeyEvent(.character("y"))))
    pseudo.hangUp()
    #expect(terminal.nextEvent(until: soon()) == .key(KeyEvent(.escape)))
    #expect(terminal.nextEvent(until: soon()) == .endOfInput)
    terminal.leave()
  }

  @Test("Any amount of bytes arrives, at a terminal that others made non-blocking too")
  func manyBytes() throws {
    let size = 300_000
    for round in 1...2 {
      if round == 2 { _ = fcntl(pseudo.slave, F_SETFL, O_NONBLOCK) }
      let terminal = terminal()
      try terminal.enter(.keys, keepingTypeAhead: false)
      let hasWritten = Monitor(false)
      onOwnThread {
        try? terminal.write(Array(repeating: UInt8(ascii: "."), count: size) + [0x21])
        hasWritten.withLock { $0 = true }
      }

      try pseudo.wait(for: "the last byte") {
        pseudo.transcript.count > round * size && pseudo.transcript.last == 0x21
      }
      #expect(hasWritten.wait { $0 ? true : nil })
      terminal.leave()
    }
    #expect(pseudo.transcript.count { $0 == UInt8(ascii: ".") } == 2 * size)
  }

  @Test(
    "The size: the terminal's, else the environment's, else 80 × 24",
    arguments: [
      (50, 20, [:], 50, 20), (0, 0, [:], 80, 24), (0, 0, ["COLUMNS": "33", "LINES": "11"], 33, 11),
      (0, 9, ["COLUMNS": "33", "LINES": "11"], 33, 9), (50, 20, ["COLUMNS": "33"], 50, 20),
      (0, 0, ["COLUMNS": "0", "LINES": "-1"], 80, 24),
      (0, 0, ["COLUMNS": "9999999999", "LINES": "x"], 80, 24), (1, 1, [:], 1, 1),
    ] as [(Int, Int, [String: String], Int, Int)]
  )
  func size(
    columns: Int,
    rows: Int,
    variables: [String: String],
    expectedColumns: Int,
    expectedRows: Int
  ) {
    pseudo.resize(columns: columns, rows: rows)
    let expected = TerminalSize(columns: expectedColumns, rows: expectedRows)
    #expect(terminal(.library, variables).size == expected)
  }

  @Test("A second terminal is refused while the first is entered, and harms nothing")
  func second() throws {
    let other = try PseudoTerminal()
    let before = other.modes
    let terminal = terminal()
    try terminal.enter(.keys, keepingTypeAhead: false)
    let second = SystemTerminal(descriptor: other.slave)
    #expect(throws: TerminalError(.system, errno: EBUSY)) {
      try second.enter(.keys, keepingTypeAhead: false)
    }
    second.leave()
    #expect(other.modes == before)
    pseudo.type("y")
    #expect(terminal.nextEvent(until: soon()) == .key(KeyEvent(.character("y"))))
    terminal.leave()
  }

  @Test("What is no terminal is refused", arguments: ["/dev/null", "/nowhere", "/"])
  func noTerminal(path: String) {
    #expect(throws: TerminalError.self) {
      try SystemTerminal(path: path).enter(.keys, keepingTypeAhead: false)
    }
  }
}

/// How often each signal came. A handler can reach nothing but globals; the tests that use it run
/// one at a time, and send signals to their own thread.
nonisolated(unsafe) private var raised = Array(repeating: 0, count: 64)

extension String {
  /// The text after the first place where another text stands.
  fileprivate func components(after other: String) -> Substring {
    firstRange(of: other).map { self[$0.upperBound...] } ?? ""
  }
}
