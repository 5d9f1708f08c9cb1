import AlertMessageTesting
import AlertTypesetting
import JourneySupport
import Testing

/// The line form at a real terminal, as a person with a screen reader or a plain terminal uses it.
@Suite("The line form at a terminal") struct LineJourneyTests {
  private func screen(_ journey: Journey, columns: Int = 80) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: 24)
    screen.feed(journey.terminal.transcript)
    return screen
  }

  private func wait(forPrompts count: Int, _ journey: Journey) throws {
    try journey.terminal.wait(for: "prompt \(count)") {
      $0.ranges(of: "Your choice").count == count && $0.hasSuffix(": ")
    }
  }

  @Test(
    "S13: a pasted block answers nothing, with brackets and on a terminal that knows none",
    arguments: [
      ("xterm", "\u{1B}[200~1\r2\r\u{1B}[201~"), ("xterm", "1\r2\r"), ("dumb", "1\r2\r"),
      ("dumb", "yes\nrm -rf\n1\n"), ("dumb", "\n1\n"), ("xterm", "\u{1B}[200~1\r\u{1B}[201~"),
    ]
  )
  func paste(term: String, text: String) throws {
    let journey = try Tool.start(
      "confirm",
      "Really?",
      "--presentation",
      "line",
      language: "LANG=en_US.UTF-8",
      with: ["TERM": term]
    )
    try wait(forPrompts: 1, journey)
    journey.terminal.type(text)
    try wait(forPrompts: 2, journey)
    journey.terminal.type("2")
    try journey.terminal.wait(for: "the echo") { $0.hasSuffix(": 2") }
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 1)
    #expect(term != "dumb" || !journey.terminal.text.contains("\u{1B}"))
    journey.expectRestored()
  }

  @Test(
    "Backspace takes one letter from the answer and from the screen, in every script",
    arguments: [
      ("日本語", "日本"), ("سلام", "سلا"), ("e\u{301}e\u{323}\u{301}", "e\u{301}"), ("한국", "한"),
      ("a👩‍👩‍👧‍👦", "a"), ("สวัสดี", "สวัส"), ("नमस्ते", "नम"), ("abc", "ab"),
    ],
    ["xterm", "dumb"]
  )
  func backspace(texts: (typed: String, left: String), term: String) throws {
    let journey = try Tool.start(
      "input",
      "Name",
      "--presentation",
      "line",
      language: "LANG=en_US.UTF-8",
      with: ["TERM": term]
    )
    try journey.terminal.wait(for: "> ")
    journey.terminal.type(texts.typed + "\u{7F}")
    journey.terminal.type("z\r")
    try wait(forPrompts: 1, journey)
    let rows = screen(journey).text.split(separator: "\n")
    #expect(rows.last { $0.hasPrefix("> ") }.map { $0.dropFirst(2) == texts.left + "z" } == true)
    journey.terminal.type("1")
    try journey.terminal.wait(for: "the echo") { $0.hasSuffix(": 1") }
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == texts.left + "z\n")
    journey.expectRestored()
  }

  @Test("Emacs shows what is typed in its shell: nothing stands there, or is spoken, twice")
  func echoElsewhere() throws {
    let journey = try Journey(
      "/bin/sh",
      ["-c", "stty -echo; exec \"$0\" login Server", Tool.path],
      environment: ["TERM": "dumb", "LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin"]
    )
    try journey.terminal.wait(for: "User Name: ")
    journey.terminal.type("ana\n")
    try journey.terminal.wait(for: "type): ")
    journey.terminal.type("geheim\n")
    try wait(forPrompts: 1, journey)
    journey.terminal.type("1\n")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "ana\ngeheim\n")
    let text = String(
      String.UnicodeScalarView(journey.terminal.text.unicodeScalars.filter { $0 != "\r" })
    )
    #expect(
      text == """
        Server
        User Name: Password (not shown while you type):\u{20}
        1. Log In (default)
        2. Cancel
        Your choice (Enter: Log In): Chosen: Log In

        """
    )
  }

  @Test(
    "What was typed in lines is in the box when the window grows",
    arguments: ["input", "secure"]
  )
  func growing(kind: String) throws {
    let journey = try Tool.start(
      kind,
      "Name",
      language: "LANG=en_US.UTF-8",
      columns: 19,
      rows: 12
    )
    try journey.terminal.wait(for: "the field") {
      $0.hasSuffix("> ") || $0.hasSuffix("): ") || $0.hasSuffix("type): ")
    }
    journey.terminal.type("geh")
    if kind == "input" {
      try journey.terminal.wait(for: "geh")
    } else {
      _ = try journey.waitUntilIdle()
    }
    journey.terminal.resize(columns: 60, rows: 20)
    try journey.terminal.wait(for: "\u{1B}[?2026l")
    journey.terminal.type("eim")
    _ = try journey.waitUntilIdle()
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "geheim\n")
    journey.expectRestored()
  }
}
