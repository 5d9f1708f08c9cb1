import JourneySupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Programs end in other ways than by an answer. Without these the person is left with a terminal
/// that does not echo, with a program that eats a processor, or with an answer that nobody gave.
@Suite("Ends without an answer") struct EndingTests {
  private static let box = SignalMatrixTests.presentations[0]
  private static let line = SignalMatrixTests.presentations[1]

  @Test(
    "A trap in a delegate or a handler, on the screen or after: the terminal is usable",
    arguments: ["willPresent", "didPresent", "clicked", "handler", "didDismiss"],
    ["modal-raise", "present-raise", "show-raise", "modal-host"]
  )
  func traps(place: String, host: String) throws {
    for presentation in SignalMatrixTests.presentations {
      let journey = try EmbeddingProgram.start("confirm", presentation, host, place)
      if !["willPresent", "didPresent"].contains(place) {
        try journey.terminal.wait(for: "Really?")
        try journey.answerWithReturn(presentation)
      }
      try journey.exitStatus()
      // SIGILL or SIGTRAP, as the processor has it.
      #expect([SIGILL, SIGTRAP].contains(journey.endingSignal))
      journey.expectUntouchedTerminal()
    }
  }

  @Test("exit() while the alert is on the screen", arguments: ["modal-raise", "show-raise"])
  func exits(host: String) throws {
    for presentation in SignalMatrixTests.presentations {
      let journey = try EmbeddingProgram.start("ask", presentation, host, "exit-didPresent")
      #expect(try journey.exitStatus() == 7)
      journey.expectUntouchedTerminal()
    }
  }

  @Test("The window is closed: it ends at once, by the signal that tells of it, with no answer")
  func hangsUp() throws {
    for presentation in SignalMatrixTests.presentations {
      let journey = try Journey(
        Tool.path,
        ["confirm", "Really?", "--json", "--presentation", presentation.choice],
        environment: presentation.environment
      )
      try journey.terminal.wait(for: "Really?")
      let start = ContinuousClock.now
      journey.terminal.hangUp()
      #expect(try journey.exitStatus() == 128 + SIGHUP)
      #expect(ContinuousClock.now - start < .seconds(1))
      #expect(journey.output.contains(#""outcome":"terminated","button":null"#))
    }
  }

  @Test("The window is closed under nohup: the input has ended, status 3, with no answer")
  func hangsUpUnderNohup() throws {
    for presentation in SignalMatrixTests.presentations {
      let journey = try Journey(
        "/bin/sh",
        [
          "-c", "trap '' HUP; exec \"$0\" confirm Really? --json --presentation \"$1\"", Tool.path,
          presentation.choice,
        ],
        environment: presentation.environment
      )
      try journey.terminal.wait(for: "Really?")
      let start = ContinuousClock.now
      journey.terminal.hangUp()
      #expect(try journey.exitStatus() == 3)
      #expect(ContinuousClock.now - start < .seconds(1))
      #expect(journey.output.contains(#""outcome":"endOfInput","button":null"#))
    }
  }

  @Test("An embedding program whose terminal is gone goes on, and knows that nobody answered")
  func hangsUpEmbedded() throws {
    for host in ["modal-host", "present-host", "show-report", "present-report"] {
      let journey = try EmbeddingProgram.start("confirm", Self.box, host)
      try journey.terminal.wait(for: "Really?")
      journey.terminal.hangUp()
      #expect(try journey.exitStatus() == 42)
      // The program's own handler and the end of the input come in either order.
      let outcome = journey.output.replacing("<01>", with: "")
      #expect(["terminated(signal: 1)\n", "endOfInput\n", "dismissed\n"].contains(outcome))
    }
  }

  @Test("A program's child is killed while its alert is up: the alert is still there")
  func killedChild() throws {
    let journey = try EmbeddingProgram.start("confirm", Self.box, "modal-raise", "child")
    try journey.waitForAlert("Really?")
    let child = try journey.children()[0]
    kill(child, SIGKILL)
    // A zombie, which nobody has waited for.
    try journey.terminal.wait(for: "the child’s end") { _ in processState(child) == "Z" }
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 42)
    #expect(journey.output.hasPrefix("button(id: \"ok\""))
    journey.expectUntouchedTerminal()
  }

  @Test("kill -9: no program can clean up after that, but the shell does, and the next alert works")
  func killed() throws {
    let shell = try Journey(
      "/bin/bash",
      ["--norc", "--noprofile", "-i"],
      environment: ["PS1": "shell> ", "PATH": "/usr/bin:/bin", "TERM": "xterm", "tool": Tool.path],
      output: .terminal,
      error: .terminal
    )
    try shell.terminal.expect("shell> ")
    shell.terminal.type("stty -g\r")
    try shell.terminal.expect("shell> ")
    shell.terminal.type("\"$tool\" confirm First?\r")
    try shell.terminal.expect("\u{1B}[?2026l")
    kill(try shell.children()[0], SIGKILL)
    try shell.terminal.expect("Killed")
    try shell.terminal.expect("shell> ")
    shell.terminal.type("stty -g\r")
    try shell.terminal.expect("shell> ")
    shell.terminal.type("\"$tool\" confirm Second?; echo sta''tus $?\r")
    try shell.terminal.expect("\u{1B}[?2026l")
    shell.terminal.type("\r")
    try shell.terminal.expect("status 0")
    shell.terminal.type("exit\r")
    try shell.exitStatus()
    let modes = shell.terminal.text.split(separator: "\r\n").filter {
      $0.contains(":") && !$0.contains(" ")
    }
    #expect(modes.count == 2)
    #expect(modes.first == modes.last)
    shell.expectUntouchedTerminal()
  }
}

extension Journey {
  /// Takes the default button once the alert is on the screen and keys are read.
  func answerWithReturn(_ presentation: SignalMatrixTests.Presentation) throws {
    if presentation.choice == "line" {
      try terminal.wait(for: "): ")
    } else {
      try terminal.wait(for: "\u{1B}[?2026l")
    }
    terminal.type("\r")
  }
}
