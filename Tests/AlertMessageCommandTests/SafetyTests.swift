import JourneySupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Cases from reports in which software took something for an answer that was none, each under its
/// number. (S2 and S5 have tests of their own, S10 is with the endings.)
@Suite("Never the wrong answer") struct SafetyTests {
  /// Waits until the alert has been on the screen for so long that a Return is taken at once.
  ///
  /// Nothing on the screen tells of it. The time is only a bound from below: more of it changes
  /// nothing.
  private func letRepeatDelayPass() { usleep(1_300_000) }

  private func shell(_ line: String) throws -> Journey {
    try Journey(
      "/bin/sh",
      ["-c", line, Tool.path],
      environment: ["TERM": "xterm", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    )
  }

  @Test("S1: SIGTERM runs nothing that was to follow a yes", arguments: ["box", "line"])
  func terminated(presentation: String) throws {
    let journey = try shell(
      "\"$0\" confirm 'Delete?' --presentation \(presentation) && echo removed; echo status=$?"
    )
    try journey.terminal.wait(for: presentation == "box" ? "\u{1B}[?2026l" : "): ")
    kill(try journey.children()[0], SIGTERM)
    try journey.exitStatus()
    #expect(journey.output == "status=143\n")
  }

  @Test("S3: the end of the input is no answer, whatever the default is", arguments: [true, false])
  func endOfInput(hasTerminal: Bool) throws {
    let journey = try Tool.start(
      "ask",
      "¿?",
      "--button",
      "ok:default",
      "--button",
      "cancel:cancel",
      "--presentation",
      "line",
      hasTerminal: hasTerminal
    )
    if hasTerminal {
      try journey.terminal.wait(for: "): ")
      journey.terminal.type("\u{4}")
    }
    #expect(try journey.exitStatus() == 3)
    #expect(journey.output.isEmpty)
    journey.expectRestored()
  }

  @Test("S7: a Return that is held down answers one alert at most, in a row of programs")
  func heldReturn() throws {
    // A machine that is too busy to repeat a key is no keyboard: then once more.
    for _ in 0..<5 {
      let (output, slowest) = try holdReturn()
      guard slowest < .milliseconds(100) else { continue }
      #expect(output == "yes 1\n")
      return
    }
    Issue.record("The machine never repeated the key quickly enough.")
  }

  /// Holds the key down while programs ask in a row.
  ///
  /// - Returns: What they printed, and the longest time between two repeats.
  private func holdReturn() throws -> (output: String, slowest: Duration) {
    let journey = try shell(
      """
      for n in 1 2 3; do "$0" confirm "Question $n" && echo "yes $n"; done
      """
    )
    func waitForBox(_ number: Int) throws {
      try journey.terminal.wait(for: "box \(number)") {
        AnswerJourneyTests.withoutSequences($0).contains("Question \(number)")
          && $0.ranges(of: "\u{1B}[?2026l").count >= number
      }
    }
    try waitForBox(1)
    letRepeatDelayPass()
    // The press; then, half a second later, the repeats.
    journey.terminal.type("\r")
    usleep(500_000)
    var slowest = Duration.zero
    var last = ContinuousClock.now
    for _ in 0..<60 {
      journey.terminal.type("\r")
      let now = ContinuousClock.now
      slowest = max(slowest, last.duration(to: now))
      last = now
      journey.terminal.readSome(milliseconds: 0)
      usleep(33_000)
    }
    // Esc answers what the key did not; where it answered too much, there are fewer to answer.
    for number in 2...3
    where !AnswerJourneyTests.withoutSequences(journey.terminal.text)
      .contains("Question \(number) — OK")
    {
      try waitForBox(number)
      journey.terminal.type("\u{1B}")
    }
    try journey.exitStatus()
    return (journey.output, slowest)
  }

  @Test("S9: Ctrl-C, Esc and a hang-up are three things; Esc only where there is a cancel button")
  func threeEnds() throws {
    for (key, status) in [("\u{3}", 130), ("\u{1B}", 1)] as [(String, Int32)] {
      let journey = try Tool.start("confirm", "¿?")
      try journey.waitForAlert()
      journey.terminal.type(key)
      #expect(try journey.exitStatus() == status)
    }
    let hungUp = try Tool.start("confirm", "¿?")
    try hungUp.waitForAlert()
    hungUp.terminal.hangUp()
    #expect(try hungUp.exitStatus(seconds: 5) == 129)
    let yesNo = try Tool.start("ask", "¿?", "--button", "yes", "--button", "no", "--json")
    try yesNo.waitForAlert()
    yesNo.terminal.type("\u{1B}")
    yesNo.send(SIGTERM)
    #expect(try yesNo.exitStatus() == 143)
    #expect(yesNo.output.contains("terminated"))
  }

  @Test(
    "S11: what the prompt shows is accepted, and only that",
    arguments: [
      ("de_DE", ["j", "J", "ja", "JA"], ["y", "yeah", "s"]),
      ("es_ES", ["s", "S", "sí"], ["y", "j"]),
      ("fr_FR", ["o", "oui"], ["y", "s"]), ("pt_BR", ["s", "Sim"], ["y", "o"]),
    ]
  )
  func localeLetters(language: String, accepted: [String], refused: [String]) throws {
    for words in accepted {
      let journey = try Tool.start(
        "ask",
        "?",
        "--button",
        "yes",
        "--button",
        "no",
        "--presentation",
        "line",
        language: "LANG=\(language).UTF-8"
      )
      for (number, wrong) in refused.enumerated() {
        try journey.terminal.wait(for: "prompt \(number)") { isPrompt($0, number) }
        journey.terminal.type(wrong + "\n")
      }
      try journey.terminal.wait(for: "the last prompt") { isPrompt($0, refused.count) }
      journey.terminal.type(words + "\n")
      #expect(try journey.exitStatus() == 0)
      #expect(journey.output == "yes\n")
    }
  }

  /// Whether it was asked again so often, and the cursor stands behind the prompt.
  private func isPrompt(_ text: String, _ number: Int) -> Bool {
    let colons = text.split(separator: "\r\n").count { $0.contains(": ") || $0.hasSuffix(":") }
    return colons > number && text.hasSuffix(": ")
  }

  @Test(
    "S13: a paste presses nothing, with brackets and on a terminal that knows none",
    arguments: [
      "\u{1B}[200~yes\rrm -rf\r\u{1B}[201~", "yes\rrm -rf\r", "yes\nrm -rf\n", "\r\r\r", "2\r",
      "\t\r", "\rx", "1\r\n",
    ]
  )
  func paste(text: String) throws {
    let journey = try Tool.start(
      "ask",
      "¿?",
      "--button",
      "yes",
      "--button",
      "no:default",
      "--button",
      "delete:destructive",
      "--button",
      "cancel:cancel"
    )
    try journey.waitForAlert()
    letRepeatDelayPass()
    journey.terminal.type(text)
    // A second one that came too soon after the first would be held for a repeat.
    usleep(200_000)
    journey.terminal.type("\u{1B}")
    #expect(try journey.exitStatus() == 1)
    #expect(journey.output == "cancel\n" || journey.output.isEmpty)
  }
}
