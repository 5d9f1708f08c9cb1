import JourneySupport
import Testing

/// Texts and terminals of every kind: a readable alert or a clear error, never a crash.
@Suite("Hostile input") struct HostileInputTests {
  @Test(
    "Texts that try to command the terminal are shown as marks",
    arguments: [
      "a\u{1B}[2Kb", "a\u{202E}b", "a\u{9B}31mb", "a\u{7}b", "a\rb", "a\u{2028}b", "a\tb",
    ]
  )
  func text(text: String) throws {
    let journey = try Tool.start("confirm", text)
    try journey.waitForAlert()
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    let shown = AnswerJourneyTests.withoutSequences(journey.terminal.text)
    #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\r" && $0 != "\n" })
    #expect(!shown.unicodeScalars.contains { (0x80...0x9F).contains($0.value) || $0 == "\u{202E}" })
    journey.expectRestored()
  }

  @Test("A file name that is no UTF-8")
  func invalidUTF8() throws {
    let journey = try Journey(
      "/bin/sh",
      ["-c", "exec \"$0\" confirm \"$(printf 'a\\377b')\"", Tool.path],
      environment: ["TERM": "xterm", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    )
    try journey.waitForAlert("a\u{FFFD}b")
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
  }

  @Test(
    "Screens of any size, and terminals that say none",
    arguments: [(1, 1), (0, 0), (2, 2), (5, 3), (19, 5), (20, 5), (24, 10), (300, 100)]
  )
  func sizes(columns: Int, rows: Int) throws {
    for presentation in ["auto", "box"] {
      let journey = try Tool.start(
        "confirm",
        "Una pregunta de varias palabras",
        "--presentation",
        presentation,
        columns: columns,
        rows: rows
      )
      try journey.terminal.wait(for: "the buttons") {
        // On a tiny screen the prompt takes a row for each letter.
        $0.contains("\u{1B}[?25h") || $0.filter { !$0.isNewline }.contains("):")
      }
      journey.terminal.type(
        presentation == "box" || columns >= 20 && rows >= 5 || columns == 0 ? "\u{1B}" : "2\n"
      )
      #expect(try journey.exitStatus() == 1, "\(columns)x\(rows) \(presentation)")
      journey.expectRestored()
    }
  }

  @Test("TERM unset, dumb and vt100")
  func terms() throws {
    for (term, expected) in [("", "2. Cancelar"), ("dumb", "2. Cancelar"), ("vt100", "ancelar ]")] {
      let journey = try Tool.start("confirm", "¿?", "--severity", "critical", with: ["TERM": term])
      try journey.terminal.wait(for: expected)
      journey.terminal.type(term == "vt100" ? "\u{1B}" : "cancelar\n")
      #expect(try journey.exitStatus() == 1)
      #expect(!journey.terminal.text.contains("31m"), "a colour")
    }
  }

  @Test("A message of 100 KB scrolls")
  func longMessage() throws {
    let message = (0..<10_000).map { "palabra\($0)" }.joined(separator: " ")
    let journey = try Tool.start("confirm", message)
    try journey.waitForAlert("palabra0 ", "más abajo")
    journey.terminal.type("\u{1B}[F")
    // Only what changes is written, so all of it is asked for again.
    journey.terminal.type("\u{C}")
    try journey.terminal.wait(for: "palabra9999")
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
  }

  @Test("Two hundred buttons")
  func manyButtons() throws {
    let buttons = (0..<200).flatMap { ["--button", "b\($0)=Botón \($0)"] }
    let journey = try Journey(
      Tool.path,
      ["ask", "¿Cuál?"] + buttons,
      environment: ["TERM": "xterm", "LANG": "es_ES.UTF-8"]
    )
    try journey.terminal.wait(for: "otón")
    try journey.terminal.wait(for: "\u{1B}[?2026l")
    journey.terminal.type("\u{1B}[B\u{1B}[B\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "b198\n" || journey.output == "b1\n")
  }
}
