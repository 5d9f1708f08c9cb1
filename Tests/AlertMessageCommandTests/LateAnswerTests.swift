import JourneySupport
import Testing

/// A terminal that never answers, or answers somebody else's question late. Without these a program
/// hangs at old terminals, or an answer of the terminal's is taken for the person's.
@Suite("Terminals that answer late or never") struct LateAnswerTests {
  static let terminals = ["xterm-256color", "xterm-kitty", "vt100", "linux", "screen", "dumb", ""]

  /// What asks a terminal for something: device attributes, status and position, colours, settings,
  /// keyboard modes, sizes (ECMA-48 and xterm's `ctlseqs`).
  nonisolated(unsafe) private static let question =
    /\u{1B}\[[?>=]?[0-9;]*[cnxu]|\u{1B}\[[0-9;?]*\$p|\u{1B}\[1[1-9]t|\u{1B}\[2[01]t|\u{1B}\]|\u{1B}P|\u{1B}Z|\u{05}/

  @Test("Nothing is asked of a terminal, so none has to answer", arguments: terminals)
  func nothingIsAsked(term: String) throws {
    for language in ["en_US.UTF-8", "he_IL.UTF-8", "ja_JP.UTF-8"] {
      let journey = try Tool.start(
        "confirm",
        "Really?",
        language: "LANG=\(language)",
        with: ["TERM": term]
      )
      try journey.terminal.wait(for: "Really")
      journey.terminal.type(term.isEmpty || term == "dumb" ? "1\r" : "\r")
      #expect(try journey.exitStatus() == 0)
      #expect(journey.terminal.text.firstMatch(of: Self.question) == nil)
    }
  }

  static let answers = [
    "\u{1B}[?62;22c", "\u{1B}[>41;354;0c", "\u{1B}[24;80R", "\u{1B}[0n",
    "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P>|kitty(0.26)\u{1B}\\", "\u{1B}[?1u", "\u{1B}[?2026;2$y",
    "\u{1B}[8;24;80t", "\u{1B}[I", "\u{1B}[O", "\u{1B}[<0;3;4M", "\u{1B}[<0;3;4m",
  ]

  @Test("Late answers press nothing and move nothing, in one piece or cut", arguments: answers)
  func lateAnswers(answer: String) throws {
    for cut in [0, answer.unicodeScalars.count / 2] {
      let journey = try Tool.start("ask", "?", "--button", "a:default=A", "--button", "b=B")
      try journey.waitForAlert()
      let pieces = answer.unicodeScalars
      if cut > 0 { journey.terminal.type(String(pieces.prefix(cut))) }
      journey.terminal.type(String(pieces.dropFirst(cut)))
      journey.terminal.type("\r")
      #expect(try journey.exitStatus() == 0)
      #expect(journey.output == "a\n")
      journey.expectUntouchedTerminal()
    }
  }
}
