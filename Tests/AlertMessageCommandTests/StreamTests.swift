import JourneySupport
import Testing

/// S8 and what else programs do with standard streams and terminals. Without these a question is
/// asked where nobody sees it, or a script hangs.
@Suite("Standard streams") struct StreamTests {
  private static let streams = [Journey.Stream.terminal, .pipe]

  @Test(
    "S8: every combination of terminal and pipe, in CI or not: visible on the terminal, or status 3",
    arguments: 0..<8,
    [nil, "1", "true"] as [String?]
  )
  func combinations(number: Int, ci: String?) throws {
    for hasTerminal in [true, false] {
      let journey = try Tool.start(
        "ask",
        "¿?",
        "--button",
        "save",
        "--button",
        "cancel:cancel",
        with: ci.map { ["CI": $0] } ?? [:],
        input: Self.streams[number & 1],
        output: Self.streams[number >> 1 & 1],
        error: Self.streams[number >> 2 & 1],
        hasTerminal: hasTerminal
      )
      if hasTerminal {
        try journey.waitForAlert("¿?")
        journey.terminal.type("\u{1B}")
      }
      #expect(try journey.exitStatus() == (hasTerminal ? 1 : 3))
      #expect(journey.output.isEmpty)
      if hasTerminal {
        #expect(journey.errors.isEmpty)
        journey.expectRestored()
      } else if number >> 2 & 1 == 1 {
        #expect(journey.errors.contains("--answer"))
      }
    }
  }

  /// A shell that runs a line, at a terminal.
  private func shell(
    _ line: String,
    interactive: Bool = false,
    output: Journey.Stream = .terminal
  ) throws -> Journey {
    try Journey(
      "/bin/bash",
      interactive ? ["--norc", "--noprofile", "-i"] : ["--norc", "-c", line],
      environment: [
        "TERM": "xterm", "LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin", "PS1": "shell> ",
        "tool": Tool.path,
      ],
      input: .terminal,
      output: output,
      error: output
    )
  }

  @Test("Without a controlling terminal there is nobody to ask, whatever the streams are")
  func noControllingTerminal() throws {
    let journey = try shell("setsid --wait \"$tool\" confirm x; echo status=$?")
    try journey.terminal.wait(for: "status=3")
    #expect(journey.terminal.text.contains("There is no terminal to ask on"))
    try journey.exitStatus()
    journey.expectRestored()
  }

  @Test("In the background of an interactive shell it is stopped, and asks when it is brought back")
  func background() throws {
    let journey = try shell("", interactive: true)
    try journey.terminal.expect("shell> ")
    journey.terminal.type("$tool ask 'Really?' --button delete:destructive & wait -n\n")
    try journey.terminal.wait(for: "Stopped")
    #expect(!journey.terminal.text.contains("\u{1B}[?2026h"), "nothing was drawn over the shell")
    journey.terminal.type("fg\n")
    try journey.waitForAlert("Really?")
    journey.terminal.type("\u{1B}")
    try journey.terminal.wait(for: "Cancelled")
    journey.terminal.type("echo status=$?\n")
    try journey.terminal.wait(for: "status=1\r\n")
    journey.terminal.type("exit\n")
    try journey.exitStatus()
  }

  @Test("Stopped in the background it is ended like any other program")
  func endedInTheBackground() throws {
    let journey = try shell("", interactive: true)
    try journey.terminal.expect("shell> ")
    journey.terminal.type("$tool confirm 'Really?' &\n")
    journey.terminal.type("wait -n\n")
    try journey.terminal.wait(for: "Stopped")
    journey.terminal.type("kill %1; fg\n")
    try journey.terminal.wait(for: "Terminated")
    journey.terminal.type("exit\n")
    try journey.exitStatus()
  }

  @Test(
    "Stopped by Ctrl-Z it is ended by one signal, in either form",
    arguments: ["box", "line"],
    [("", "Terminated"), ("-HUP", "Hangup"), ("-INT", "Interrupt")]
  )
  func endedWhileStopped(form: String, signal: (option: String, word: String)) throws {
    let journey = try shell("", interactive: true)
    try journey.terminal.expect("shell> ")
    journey.terminal.type("$tool confirm 'Really?' --presentation \(form)\n")
    try journey.terminal.expect(form == "box" ? "\u{1B}[?2026l" : "Your choice (Enter: OK): ")
    journey.terminal.type("\u{1A}")
    try journey.terminal.expect("Stopped")
    try journey.terminal.expect("shell> ")
    journey.terminal.type("kill \(signal.option) %1; kill -CONT %1; wait %1\n")
    try journey.terminal.expect(signal.word)
    journey.terminal.type("exit\n")
    try journey.exitStatus()
  }

  @Test("In a background group where nobody could bring it back it says so at once: status 3")
  func backgroundGroup() throws {
    let journey = try shell("timeout 60 \"$tool\" confirm x; echo status=$?")
    try journey.terminal.wait(for: "status=3")
    #expect(journey.terminal.text.contains("runs in the background"))
    #expect(!journey.terminal.text.contains("no terminal"))
    try journey.exitStatus()
    // With --foreground it is asked.
    let other = try shell("timeout --foreground 60 \"$tool\" confirm x; echo status=$?")
    try other.waitForAlert()
    other.terminal.type("\u{1B}")
    try other.terminal.wait(for: "status=1")
    try other.exitStatus()
  }

  @Test("A shell without job control asks for a command in its background: it has the terminal too")
  func backgroundWithoutJobControl() throws {
    let journey = try shell("\"$tool\" confirm Really? & wait $!; echo status=$?")
    try journey.waitForAlert("Really?")
    journey.terminal.type("\u{1B}")
    try journey.terminal.wait(for: "status=1")
    try journey.exitStatus()
  }

  @Test("Under script(1), which gives it a terminal of its own")
  func typescript() throws {
    let journey = try shell("script -qec '\"$tool\" confirm Really?' /dev/null; echo status=$?")
    try journey.waitForAlert("Really?")
    journey.terminal.type("\u{1B}")
    try journey.terminal.wait(for: "status=1")
    try journey.exitStatus()
    journey.expectRestored()
  }
}
