import AlertMessage
import AlertMessageTesting
import Testing

/// What a test types at the fake terminal and sees on it must be what a person would.
@MainActor @Suite("The fake terminal, as a test uses it") struct FakeTerminalScreenTests {
  private let terminal = FakeTerminal(columns: 40, rows: 12)

  private func ask() -> AlertResponse {
    AlertMessage.okCancel(title: "Delete 3 files?").runModal()
  }

  @Test("Frames show the alert, each change, and what is left")
  func frames() {
    terminal.press(.left, .return)
    let response = terminal.run { ask() }
    #expect(response.buttonID == "cancel")
    #expect(
      terminal.frames == [
        """
        ╭──────────────────────────╮
        │ Delete 3 files?          │
        │                          │
        │       [ Cancel ]  [>OK<] │
        ╰──────────────────────────╯
          Esc: Cancel · ←→: choose
        """,
        """
        ╭──────────────────────────╮
        │ Delete 3 files?          │
        │                          │
        │       [>Cancel<]  [ OK ] │
        ╰──────────────────────────╯
          Esc: Cancel · ←→: choose
        """,
        "Delete 3 files? — Cancel",
      ]
    )
    #expect(terminal.screen == terminal.frames.last)
    #expect(terminal.cursor == FakeTerminal.Cell(row: 1, column: 0))
    #expect(terminal.isRestored)
    #expect(terminal.unreadCount == 0)
  }

  @Test("The cursor is on the focused button while the alert is up")
  func cursor() async throws {
    let terminal = FakeTerminal(columns: 40, rows: 12, waits: true)
    try await terminal.run {
      async let response = AlertMessage.okCancel(title: "?").present()
      try await terminal.waitForScreen(holding: "[>OK<]")
      let row = try #require(
        terminal.screen.split(separator: "\n").firstIndex { $0.contains("[>OK<]") }
      )
      #expect(terminal.cursor?.row == row)
      #expect(!terminal.isRestored)
      terminal.press("c")
      try await terminal.waitForScreen(holding: "[>Cancel<]")
      terminal.press(.return)
      #expect(await response.buttonID == "cancel")
    }
    #expect(terminal.isRestored)
  }

  @Test("What never comes on the screen is told with the screen")
  func neverComes() async {
    let terminal = FakeTerminal()
    let error = await #expect(throws: FakeTerminalError.self) {
      try await terminal.waitForScreen(holding: "x", timeLimit: .milliseconds(1))
    }
    #expect(error?.description == "“x” never came on the screen:\n")
  }

  @Test("LANG of its environment chooses the language, TERM the form")
  func environment() {
    let terminal = FakeTerminal(environment: ["TERM": "dumb", "LANG": "de_DE.UTF-8"])
    terminal.type("vielleicht\n2\n")
    #expect(terminal.run { ask() }.buttonID == "cancel")
    #expect(
      terminal.screen == """
        Delete 3 files?
        1. OK (Standard)
        2. Abbrechen
        Ihre Wahl (Enter: OK): vielleicht
        „vielleicht“ ist keine der Möglichkeiten.
        Geben Sie die Nummer oder den Anfang des Titels ein und drücken Sie Enter.
        Ihre Wahl (Enter: OK): 2
        Gewählt: Abbrechen
        """
    )
    #expect(!terminal.transcript.contains("\u{1B}"))
  }

  @Test("Where lines are read, Backspace and Ctrl-U edit, and Ctrl-D ends the input")
  func lineEditor() {
    let terminal = FakeTerminal(environment: ["TERM": "dumb", "LANG": "en_US.UTF-8"])
    terminal.type("日本")
    terminal.press(.backspace, .control("u"), "3", .backspace, "1", .return)
    #expect(terminal.run { ask() }.buttonID == "ok")
    #expect(terminal.screen.split(separator: "\n").contains { $0.hasSuffix("): 1") })
    terminal.press(.control("d"))
    #expect(terminal.run { ask() }.outcome == .endOfInput)
    // A pasted block answers nothing.
    terminal.paste("2\n1\n")
    #expect(terminal.run { ask() }.outcome == .endOfInput)
  }

  @Test("Ctrl-C interrupts, and would end the program by its signal, which is not raised here")
  func interrupt() {
    terminal.press(.control("c"))
    #expect(terminal.run { ask() }.outcome == .interrupted)
    #expect(terminal.raisedSignals == [2])
    terminal.send(signal: 15)
    #expect(terminal.run { ask() }.outcome == .terminated(signal: 15))
    #expect(terminal.raisedSignals == [2, 15])
    terminal.run {
      AlertCenter.shared.signalPolicy = .host
      terminal.press(.control("c"))
      #expect(ask().outcome == .interrupted)
    }
    #expect(terminal.raisedSignals == [2, 15])
  }

  @Test("Ctrl-Z takes the box away, and the program goes on with a new one")
  func suspend() {
    terminal.press(.control("z"), .escape)
    #expect(terminal.run { ask() }.outcome == .cancelled)
    let boxes = terminal.frames.map { $0.contains("[>OK<]") }
    #expect(boxes == [true, false, true, false])
  }

  @Test("A new size is laid out anew; a paste presses nothing")
  func resizeAndPaste() {
    terminal.paste("y\n")
    terminal.resize(columns: 21, rows: 12)
    terminal.press(.escape)
    #expect(terminal.run { ask() }.outcome == .cancelled)
    #expect(terminal.frames.count == 3)
    #expect(terminal.frames[1].split(separator: "\n").allSatisfy { $0.count <= 21 })
  }

  @Test("When everything was read the input ends: no test hangs")
  func ends() {
    #expect(terminal.run { ask() }.outcome == .endOfInput)
    let waiting = FakeTerminal(waits: true)
    var outcomes: [AlertOutcome] = []
    waiting.run {
      let alert = AlertMessage.okCancel(title: "left on the screen")
      alert.onDismiss { outcomes.append($0.outcome) }
      alert.show()
    }
    #expect(outcomes == [.endOfInput])
  }

  @Test("A held Return answers one alert, and what was not read is told")
  func unread() {
    terminal.press(.return, .return, .return)
    #expect(terminal.run { ask() }.buttonID == "ok")
    #expect(terminal.unreadCount == 2)
  }

  @Test("Terminals side by side show their own alerts only", arguments: 0..<8)
  func parallel(number: Int) async throws {
    let terminal = FakeTerminal(waits: true)
    try await terminal.run {
      for round in 0..<5 {
        async let response = AlertMessage.okCancel(title: "\(number) \(round)").present()
        try await terminal.waitForScreen(holding: "│ \(number) \(round)")
        terminal.press(number.isMultiple(of: 2) ? .return : .escape)
        #expect(await (response.buttonID == "ok") == number.isMultiple(of: 2))
      }
    }
  }
}
