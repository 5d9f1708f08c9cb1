import JourneySupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that has the terminal ends in every way that programs end. Without these a person is
/// left with a terminal that does not echo, or a shell that waits for ever.
@Suite("The terminal given back") struct ProbeJourneyTests {
  private static let path: String = {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/\(root)/.build/debug/TerminalProbe"
  }()

  private static func start(
    _ arguments: [String],
    hasTerminal: Bool = true,
    backtrace: String = "enable=no"
  ) throws -> Journey {
    let environment = ["SWIFT_BACKTRACE": backtrace]
    return try Journey(path, arguments, environment: environment, hasTerminal: hasTerminal)
  }

  /// A shell with job control, as the person has it.
  private static func startShell() throws -> Journey {
    let journey = try Journey(
      "/bin/bash",
      ["--norc", "--noprofile", "-i"],
      environment: ["PS1": "shell> ", "PATH": "/usr/bin:/bin", "TERM": "xterm", "probe": path],
      output: .terminal,
      error: .terminal
    )
    try journey.terminal.expect("shell> ")
    return journey
  }

  private func expectRestored(
    _ journey: Journey,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(journey.terminal.modes == journey.modesBefore, sourceLocation: location)
    let text = journey.terminal.text
    for (on, off) in [
      ("\u{1B}[?2004h", "\u{1B}[?2004l"), ("\u{1B}[?2026h", "\u{1B}[?2026l"),
      ("\u{1B}[8l", "\u{1B}[8h"), ("\u{1B}[?25l", "\u{1B}[?25h"),
    ] {
      guard let lastOn = text.ranges(of: on).last else { continue }
      let lastOff = text.ranges(of: off).last
      #expect(lastOff.map { $0.lowerBound > lastOn.lowerBound } == true, sourceLocation: location)
    }
  }

  @Test(
    "A signal ends the program as if it had not been held",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT],
    ["--keys", "--lines", "--plain"]
  )
  func signals(signal: Int32, mode: String) throws {
    let journey = try Self.start([mode])
    try journey.terminal.expect("<ready>")
    journey.send(signal)
    #expect(try journey.exitStatus() == 128 + signal)
    #expect(journey.endingSignal == signal)
    try journey.terminal.wait(for: "<signal \(signal)>")
    expectRestored(journey)
  }

  @Test(
    "Ctrl-C and Ctrl-\\ do what they always do",
    arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)]
  )
  func signalKeys(key: String, signal: Int32) throws {
    let journey = try Self.start([])
    try journey.terminal.expect("<ready>")
    journey.terminal.type(key)
    try journey.exitStatus()
    #expect(journey.endingSignal == signal)
    expectRestored(journey)
  }

  @Test(
    "Swift's own report of a crash comes after the terminal was given back, and ends the program"
  )
  func backtrace() throws {
    let journey = try Self.start([], backtrace: "enable=yes,interactive=no,color=no")
    try journey.terminal.expect("<ready>")
    journey.send(SIGQUIT)
    try journey.exitStatus()
    #expect(journey.endingSignal == SIGQUIT)
    expectRestored(journey)
  }

  @Test(
    "A crash, whatever its kind",
    arguments: [
      ("trap", nil), ("overflow", SIGSEGV), ("\(SIGSEGV)", SIGSEGV),
      ("\(SIGABRT)", SIGABRT), ("\(SIGILL)", SIGILL), ("\(SIGTRAP)", SIGTRAP),
      ("\(SIGBUS)", SIGBUS),
      ("\(SIGFPE)", SIGFPE),
    ] as [(String, Int32?)]
  )
  func crashes(way: String, signal: Int32?) throws {
    let journey = try Self.start(["--then", way])
    try journey.terminal.expect("<ready>")
    journey.terminal.type("x")
    try journey.exitStatus()
    // A failed precondition is SIGILL or SIGTRAP, as the processor has it.
    #expect(signal == nil ? journey.endingSignal != nil : journey.endingSignal == signal)
    expectRestored(journey)
  }

  @Test("A crash in the middle of a frame closes what the frame has opened")
  func crashWithinFrame() throws {
    let journey = try Self.start(["--then", "frame"])
    try journey.terminal.expect("<ready>")
    journey.terminal.type("x")
    try journey.terminal.expect("\u{1B}[?25l.")
    journey.send(SIGSEGV)
    try journey.exitStatus()
    #expect(journey.endingSignal == SIGSEGV)
    expectRestored(journey)
  }

  @Test("exit() is no way around it", arguments: ["--keys", "--lines", "--plain"])
  func exits(mode: String) throws {
    let journey = try Self.start([mode, "--then", "exit"])
    try journey.terminal.expect("<ready>")
    journey.terminal.type("x")
    #expect(try journey.exitStatus() == 7)
    expectRestored(journey)
  }

  @Test("A terminal that takes no more bytes does not keep a program from being ended")
  func stalled() throws {
    let journey = try Self.start(["--then", "flood"])
    try journey.terminal.expect("<ready>")
    journey.terminal.type("x")
    try journey.terminal.expect("....")
    journey.send(SIGTERM)
    try journey.exitStatus(readsTerminal: false)
    #expect(journey.endingSignal == SIGTERM)
    #expect(journey.terminal.modes == journey.modesBefore)
  }

  @Test("Under nohup a hang-up is ignored, as before")
  func nohup() throws {
    let journey = try Journey(
      "/bin/sh",
      ["-c", "trap '' HUP; exec \"$0\"", Self.path],
      environment: [:]
    )
    try journey.terminal.expect("<ready>")
    journey.send(SIGHUP)
    journey.terminal.type("q")
    #expect(try journey.exitStatus() == 0)
    #expect(!journey.terminal.text.contains("<signal"))
  }

  @Test("The terminal vanishes: the program ends, by the signal that tells of it")
  func vanishes() throws {
    let journey = try Self.start([])
    try journey.terminal.expect("<ready>")
    journey.terminal.hangUp()
    #expect(try journey.exitStatus(seconds: 5) == 128 + SIGHUP)
  }

  @Test("The terminal vanishes under nohup: the input has ended, and the program does not spin")
  func vanishesUnderNohup() throws {
    let journey = try Journey(
      "/bin/sh",
      ["-c", "trap '' HUP; exec \"$0\"", Self.path],
      environment: [:]
    )
    try journey.terminal.expect("<ready>")
    journey.terminal.hangUp()
    #expect(try journey.exitStatus(seconds: 5) == 3)
  }

  @Test("No terminal is told at once")
  func noTerminal() throws {
    let journey = try Self.start([], hasTerminal: false)
    #expect(try journey.exitStatus() == 4)
    #expect(journey.output == "refused: noTerminal\n")
  }

  @Test("A new size is told")
  func resize() throws {
    let journey = try Self.start([])
    try journey.terminal.expect("<ready>")
    journey.terminal.resize(columns: 33, rows: 11)
    try journey.terminal.expect("<resized 33 11>")
    journey.terminal.type("q")
    #expect(try journey.exitStatus() == 0)
  }

  @Test("A background job is told at once, and neither stops nor hangs")
  func background() throws {
    let shell = try Self.startShell()
    shell.terminal.type("$probe & wait; echo \"done $?\"\r")
    try shell.terminal.expect("refused: background")
    try shell.terminal.expect("done 0")
    shell.terminal.type("exit\r")
    try shell.exitStatus()
  }

  @Test("Ctrl-Z: the shell has its terminal; fg: the program has it again; then all is as before")
  func suspend() throws {
    let shell = try Self.startShell()
    shell.terminal.type("stty -g\r")
    try shell.terminal.expect("\n")
    try shell.terminal.expect("\n")
    let usual = shell.terminal.text.split(separator: "\r\n").last { $0.contains(":") }
    shell.terminal.type("$probe\r")
    try shell.terminal.expect("<ready>")
    shell.terminal.type("\u{1A}")
    try shell.terminal.expect("\u{1B}[?2004l")
    try shell.terminal.expect("shell> ")
    shell.terminal.type("stty -g; echo st''opped\r")
    try shell.terminal.expect("stopped\r\n")
    shell.terminal.type("fg\r")
    try shell.terminal.expect("\u{1B}[?2004h")
    try shell.terminal.expect("<resumed 80 24>")
    shell.terminal.type("é")
    try shell.terminal.expect("<key 0 233>")
    shell.terminal.type("q")
    try shell.terminal.expect("shell> ")
    shell.terminal.type("stty -g; echo e''nded $?\r")
    try shell.terminal.expect("ended 0\r\n")
    shell.terminal.type("exit\r")
    try shell.exitStatus()
    let modes = shell.terminal.text.split(separator: "\r\n").filter {
      $0.contains(":") && !$0.contains(" ")
    }
    #expect(modes.count == 3)
    #expect(modes.allSatisfy { $0 == usual })
    #expect(shell.terminal.text.ranges(of: "<resumed").count == 1)
  }

  @Test("bg: the job stops again, as every job does that wants the terminal; then it can be ended")
  func backgroundAfterStop() throws {
    let shell = try Self.startShell()
    shell.terminal.type("set -b\r$probe\r")
    try shell.terminal.expect("<ready>")
    shell.terminal.type("\u{1A}")
    try shell.terminal.expect("Stopped")
    shell.terminal.type("bg\r")
    try shell.terminal.expect("Stopped")
    let probe = try shell.children()[0]
    shell.terminal.type("kill %1\r")
    // Until the shell tells, or a zombie with that status (proc(5), stat) waits for the shell.
    try shell.terminal.wait(for: "the probe's end by SIGTERM") {
      let fields = readSmallFile("/proc/\(probe)/stat").split(separator: " ")
      return $0.contains("Terminated") || fields.last == "\(SIGTERM)\n"
    }
    #expect(!shell.terminal.text.contains("<resumed"))
    #expect(!shell.terminal.text.contains("<signal"), "It would paint over the shell.")
  }

  @Test("Continued in the background, then fg: nobody else's modes are given back in the end")
  func foregroundAfterBackground() throws {
    let script = """
      set -m
      before=$(stty -g)
      "$0"
      # What a shell's line editor does meanwhile.
      stty -icanon
      echo waiting
      read line
      stty "$before"
      fg
      test "$(stty -g)" = "$before" && echo same
      """
    let shell = try Journey(
      "/bin/sh",
      ["-c", script, Self.path],
      environment: ["PATH": "/usr/bin:/bin"],
      output: .terminal
    )
    try shell.terminal.expect("<ready>")
    shell.terminal.type("\u{1A}")
    try shell.terminal.expect("waiting")
    let probe = try shell.children()[0]
    let before = switches(of: probe)
    kill(probe, SIGCONT)
    try shell.terminal.wait(for: "the next stop") { _ in
      switches(of: probe) != before
        && readSmallFile("/proc/\(probe)/stat").split(separator: " ")[2] == "T"
    }
    shell.terminal.type("\r")
    try shell.terminal.expect("<resumed 80 24>")
    shell.terminal.type("q")
    try shell.exitStatus()
    #expect(shell.terminal.text.contains("same"))
  }

  @Test("Stopped from outside, without warning, and continued by the shell")
  func stoppedFromOutside() throws {
    let shell = try Self.startShell()
    shell.terminal.type("$probe\r")
    try shell.terminal.expect("<ready>")
    let modes = shell.terminal.modes
    kill(try shell.children()[0], SIGSTOP)
    try shell.terminal.expect("Stopped")
    shell.terminal.type("fg\r")
    try shell.terminal.expect("\u{1B}[?2004h")
    try shell.terminal.expect("<resumed 80 24>")
    #expect(shell.terminal.modes == modes)
    shell.terminal.type("q")
    try shell.terminal.expect("shell> ")
    shell.terminal.type("exit\r")
    try shell.exitStatus()
  }

  /// How often it has let go of the processor (proc(5), status).
  private func switches(of process: Int32) -> [Substring] {
    readSmallFile("/proc/\(process)/status").split(separator: "\n").filter {
      $0.contains("ctxt_switches")
    }
  }
}
