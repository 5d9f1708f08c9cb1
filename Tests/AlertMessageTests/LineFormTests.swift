import AlertMessageTesting
import AlertTerminal
import Testing

@testable import AlertMessage

/// The form that screen readers read. Without these somebody hears half a question, or answers one that
/// was not asked.
@MainActor @Suite("The line form", .ownCenter) struct LineFormTests {
  private func ask(
    _ alert: AlertMessage,
    _ language: String = "en",
    _ lines: String...
  ) -> (response: AlertResponse, text: String) {
    let terminal = FakeTerminal(lines.flatMap(line))
    use(terminal, ["ACCESSIBLE": "1"])
    alert.localizer = .inLanguage(language)
    let response = alert.runModal()
    return (response, terminal.text)
  }

  @Test("The whole question, numbered, with the default in words; and what was chosen")
  func question() {
    let alert = AlertMessage.saveDiscardCancel(title: "Save?", message: "Two files.")
    alert.severity = .warning
    #expect(
      ask(alert, "en", "3").text
        == """
        Warning: Save?
        Two files.
        1. Save (default)
        2. Don’t Save
        3. Cancel
        Your choice (Enter: Save): 3
        Chosen: Cancel

        """.replacing("\n", with: "\r\n")
    )
  }

  @Test(
    "Numbers in any digits, ids, titles and their beginnings, in any case",
    arguments: [
      ("en", "2", "dontSave"), ("ar", "٢", "dontSave"), ("fa", "۳", "cancel"),
      ("hi", "१", "save"), ("en", "dontsave", "dontSave"), ("en", "don’t", "dontSave"),
      ("de", "nicht speichern", "dontSave"), ("de", "ABB", "cancel"), ("tr", "iptal", "cancel"),
      ("tr", "İPTAL", "cancel"), ("ja", "キャン", "cancel"), ("en", " 2 ", "dontSave"),
      ("en", "", "save"), ("th", "๒", "dontSave"),
    ]
  )
  func answers(language: String, line: String, id: String) {
    #expect(ask(.saveDiscardCancel(title: "?"), language, line).response.buttonID == id)
  }

  @Test(
    "A wrong answer is named, how to answer is said, and it is asked again, in the language",
    arguments: [
      ("en", "4", "“4” is not one of the choices."),
      ("de", "x", "„x“ ist keine der Möglichkeiten."),
      ("fr", "-1", "« -1 »"), ("ja", "99999999999999999999", "99999999999999999999"),
    ]
  )
  func wrong(language: String, line: String, words: String) {
    let (response, text) = ask(.saveDiscardCancel(title: "?"), language, line, "1")
    #expect(response.buttonID == "save")
    #expect(text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ").contains(words))
    let prompts = text.split(separator: "\r\n").filter { $0.contains(": ") || $0.contains("：") }
    #expect(prompts.count >= 2)
  }

  @Test("Without a default an empty line is none: how to answer is said")
  func empty() {
    let (response, text) = ask(.deleteCancel(title: "?"), "en", "", "cancel")
    #expect(response.buttonID == "cancel")
    #expect(text.contains("Type the number, or the beginning of the title, then press Enter."))
    #expect(text.ranges(of: "Your choice: ").count == 2)
  }

  @Test("A beginning of two titles is none")
  func ambiguous() {
    let alert = AlertMessage(title: "?")
    alert.addButton("Save all", id: "all")
    alert.addButton("Save this", id: "this")
    let (response, text) = ask(alert, "en", "save", "save a")
    #expect(response.buttonID == "all")
    #expect(text.contains("“save” fits more than one choice."))
  }

  @Test("A disabled button is there, is said to be, and is not taken, not even as the default")
  func disabled() {
    let alert = AlertMessage(title: "?")
    var save = AlertButton.standard(.save, role: .default)
    save.isEnabled = false
    alert.addButton(save)
    alert.addButton(.cancel, role: .cancel)
    let (response, text) = ask(alert, "en", "1", "", "save", "2")
    #expect(response.buttonID == "cancel")
    #expect(text.contains("1. Save (not available)\r\n2. Cancel\r\nYour choice: "))
    #expect(text.ranges(of: "“Save” is not available yet.").count == 3)
  }

  @Test(
    "Nothing but text: no sequence, no box, nothing painted twice",
    arguments: ["en", "ar", "ja", "th"]
  )
  func plain(language: String) {
    let alert = AlertMessage.saveDiscardCancel(title: "a\u{1B}[2Jb", message: "c\u{202E}d")
    alert.timeout = .seconds(60)
    let (_, text) = ask(alert, language, "\u{1B}[A\u{202E}", "3")
    for scalar in text.unicodeScalars {
      #expect(scalar == "\r" || scalar == "\n" || scalar.value >= 0x20)
      #expect(!(0x7F...0x9F ~= scalar.value) && !(0x2500...0x259F ~= scalar.value))
      #expect(scalar != "\u{202E}")
    }
    #expect(!text.replacing("\r\n", with: "").contains("\r"))
  }

  private let tiny = TerminalSize(columns: 19, rows: 24)
  private let flat = TerminalSize(columns: 80, rows: 4)
  private let roomy = TerminalSize(columns: 40, rows: 20)

  @Test("A screen that becomes too small for the box is asked in lines", arguments: [0, 1])
  func takesOver(size: Int) {
    let terminal = FakeTerminal([.press(.left), .resized([tiny, flat][size])] + line("1"))
    use(terminal)
    let alert = AlertMessage.okCancel(title: "Sure?")
    #expect(alert.runModal().buttonID == "ok")
    #expect(terminal.modes == [.keys, .lines(bracketsPastes: true)])
    #expect(terminal.leaveCount == 1)
    #expect(terminal.text.contains("Sure?\r\n1. Aceptar"))
  }

  @Test("When it grows again the box comes back, with the focus where it was")
  func givesBack() {
    let terminal = FakeTerminal(
      [.press(.left), .resized(tiny)] + line("x")
        + [.resized(flat), .resized(roomy), .press(.return)]
    )
    use(terminal)
    #expect(AlertMessage.okCancel(title: "Sure?").runModal().buttonID == "cancel")
    #expect(terminal.modes == [.keys, .lines(bracketsPastes: true), .keys])
    #expect(!terminal.isEntered)
  }

  @Test("Return in lines means the button that had the focus, but no destructive one")
  func focusGoesOn() {
    let terminal = FakeTerminal([.press(.left), .resized(tiny)] + line(""))
    use(terminal)
    #expect(AlertMessage.okCancel(title: "Sure?").runModal().buttonID == "cancel")
    #expect(terminal.text.contains("Cancelar\r\n(predeterminado)"))
    let other = FakeTerminal([.type("2"), .resized(tiny)] + line("") + [.press(.escape)])
    use(other)
    #expect(AlertMessage.deleteCancel(title: "Sure?").runModal().outcome == .cancelled)
    #expect(other.text.contains("[>Eliminar"))
  }

  @Test("A button that was being named has the focus when the box comes back")
  func nameGoesOn() {
    let terminal = FakeTerminal(
      "cance".unicodeScalars.map { .type($0) } + [.resized(roomy), .press(.return)],
      columns: 10,
      rows: 3
    )
    use(terminal)
    #expect(AlertMessage.okCancel(title: "Sure?").runModal().buttonID == "cancel")
  }

  @Test("One that began too small gets the box as soon as there is room")
  func grows() {
    let terminal = FakeTerminal([.resized(roomy), .press(.return)], columns: 10, rows: 3)
    use(terminal)
    #expect(AlertMessage.okCancel(title: "Sure?").runModal().buttonID == "ok")
    #expect(terminal.modes == [.lines(bracketsPastes: true), .keys])
  }

  @Test("A program that was stopped and goes on at another size asks in the form for that")
  func resumed() {
    let terminal = FakeTerminal(
      [.suspendRequested, .resumed(tiny)] + line("")
        + [.suspendRequested, .resumed(roomy), .press(.escape)]
    )
    use(terminal)
    let alert = AlertMessage.okCancel(title: "Sure?")
    alert.defaultButton = .none
    #expect(alert.runModal().outcome == .cancelled)
    #expect(terminal.modes == [.keys, .lines(bracketsPastes: true), .keys])
  }

  @Test("The time to answer goes on from one form to the other")
  func time() {
    let terminal = FakeTerminal(
      timed: [(.seconds(4), .resized(tiny)), (.seconds(4), .resized(roomy))],
      afterLast: nil
    )
    use(terminal)
    let start = terminal.now
    let alert = AlertMessage.okCancel(title: "Sure?")
    alert.timeout = .seconds(10)
    #expect(alert.runModal().outcome == .timedOut)
    #expect(start.duration(to: terminal.now) == .seconds(10))
  }

  @Test("Lines that were asked for stay lines, however much room there is")
  func chosen() {
    let terminal = FakeTerminal([.resized(tiny), .resized(roomy)] + line("1"))
    use(terminal)
    let alert = AlertMessage.okCancel(title: "Sure?")
    alert.appearance.presentation = .line
    #expect(alert.runModal().buttonID == "ok")
    #expect(terminal.modes == [.lines(bracketsPastes: true)])
  }

  @Test("What the screen shows after each change of form is what a fresh one would")
  func screens() {
    let terminal = FakeTerminal([.resized(tiny), .resized(roomy), .press(.escape)])
    use(terminal, ["LANG": "en_US.UTF-8"])
    AlertMessage.okCancel(title: "Sure?").runModal()
    let lines = "Sure?\n1. OK (default)\n2. Cancel\nYour choice (Enter:\nOK):"
    // The box is gone before the lines come; they stay above the next one.
    #expect(terminal.frames[1].isEmpty)
    #expect(terminal.frames.contains(lines))
    #expect(terminal.frames.contains { $0.hasPrefix(lines + "\n╭") })
    #expect(terminal.screen == lines + "\nSure? — Cancelled")
  }
}
