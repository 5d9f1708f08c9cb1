import AlertMessageTesting
import AlertTypesetting
import JourneySupport
import Testing

/// Text typed at a terminal, as a person or an input method types it.
@Suite("Typing at a terminal") struct FieldJourneyTests {
  /// The screen as the terminal's user sees it now.
  private func screen(_ journey: Journey, columns: Int, rows: Int) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: rows)
    screen.feed(journey.terminal.transcript)
    return screen
  }

  /// Waits until a row of the screen holds a text.
  private func wait(
    _ journey: Journey,
    for text: String,
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    try journey.terminal.wait(for: "\(text) on the screen") { _ in
      screen(journey, columns: columns, rows: rows).text.contains(text)
    }
  }

  @Test("Japanese from an input method, with the cursor where its window belongs")
  func japanese() throws {
    let journey = try Tool.start(
      "input",
      "お名前は？",
      language: "LANG=ja_JP.UTF-8",
      columns: 24,
      rows: 12
    )
    try wait(journey, for: "[>", columns: 24, rows: 12)
    // What has been composed comes in one piece.
    journey.terminal.type("日本語")
    try wait(journey, for: "[>日本語 ", columns: 24, rows: 12)
    var shown = screen(journey, columns: 24, rows: 12)
    #expect(shown.isCursorVisible)
    #expect(shown.cursor.column == 4 + 6)
    journey.terminal.type("テスト")
    try wait(journey, for: "[>日本語テスト ", columns: 24, rows: 12)
    journey.terminal.type("\u{7F}\u{7F}\u{1B}[D\u{1B}[Dé")
    try wait(journey, for: "[>日本é語テ ", columns: 24, rows: 12)
    shown = screen(journey, columns: 24, rows: 12)
    #expect(shown.cursor.column == 4 + 5)
    #expect(shown.unknown.isEmpty)
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "日本é語テ\n")
    journey.expectRestored()
  }

  @Test("Arabic with digits")
  func arabic() throws {
    let journey = try Tool.start(
      "input",
      "الاسم؟",
      language: "LANG=ar_EG.UTF-8",
      columns: 24,
      rows: 12
    )
    try wait(journey, for: "[>", columns: 24, rows: 12)
    journey.terminal.type("غرفة ١٢٣")
    // The digits run to the right, at the left of the word; the cursor is left of them.
    try wait(journey, for: " ١٢٣ ", columns: 24, rows: 12)
    let shown = screen(journey, columns: 24, rows: 12)
    #expect(shown.cursor.column == 19 - 8)
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "غرفة ١٢٣\n")
  }

  @Test("A family is one letter to Backspace and the arrows")
  func family() throws {
    let journey = try Tool.start("input", "¿?", columns: 24, rows: 12)
    try wait(journey, for: "[>", columns: 24, rows: 12)
    journey.terminal.type("a👨‍👩‍👧‍👦b")
    try wait(journey, for: "[>a👨‍👩‍👧‍👦b ", columns: 24, rows: 12)
    journey.terminal.type("\u{1B}[D\u{7F}")
    try wait(journey, for: "[>ab ", columns: 24, rows: 12)
    journey.terminal.type("👨‍👩‍👧‍👦")
    try wait(journey, for: "[>a👨‍👩‍👧‍👦b ", columns: 24, rows: 12)
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "a👨‍👩‍👧‍👦b\n")
  }

  @Test("F3, F5: a 500-character secret is all there, and nothing of it stays on the terminal")
  func longSecret() throws {
    let journey = try Tool.start("secure", "¿Clave?", columns: 24, rows: 12)
    try wait(journey, for: "[>", columns: 24, rows: 12)
    let secret = (0..<50).map { "geheim\($0 % 10)äöü" }.joined()
    #expect(secret.count == 500)
    journey.terminal.type(secret)
    try wait(journey, for: "[‹•", columns: 24, rows: 12)
    journey.terminal.type("\u{12}")
    try wait(journey, for: "heim9äöü", columns: 24, rows: 12)
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == secret + "\n")
    let shown = screen(journey, columns: 24, rows: 12)
    #expect(shown.text == "¿Clave? — Aceptar")
    #expect(shown.scrollback.isEmpty)
    journey.expectRestored()
  }

  @Test("A secret that is not shown at all leaves no trace of its length")
  func unmasked() throws {
    let journey = try Tool.start("secure", "¿Clave?", "--mask", "none", "--reveal", "never")
    try wait(journey, for: "[>")
    try journey.terminal.wait(for: "\u{1B}[?2026l")
    let before = screen(journey, columns: 80, rows: 24).text
    journey.terminal.type("geheim\u{12}")
    journey.terminal.type("\u{C}")
    try journey.terminal.wait(for: "a second paint") {
      $0.ranges(of: "\u{1B}[?2026l").count >= 2 && $0.hasSuffix("\u{1B}[?2026l")
    }
    #expect(screen(journey, columns: 80, rows: 24).text == before)
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "geheim\n")
    #expect(!journey.terminal.text.contains("geheim"))
  }

  @Test("F1: a bracketed paste with a newline submits nothing")
  func paste() throws {
    let journey = try Tool.start("input", "¿?")
    try wait(journey, for: "[>")
    journey.terminal.type("\u{1B}[200~one\rtwo\u{1B}[201~")
    try wait(journey, for: "[>one two ")
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "one two\n")
  }

  @Test("Login: a line for each, and F8")
  func login() throws {
    let journey = try Tool.start("login", "Servidor")
    try wait(journey, for: "[>")
    journey.terminal.type("ana")
    try wait(journey, for: "[>ana ")
    journey.terminal.type("\r")
    try wait(journey, for: "[ ana ")
    journey.terminal.type("x1")
    try wait(journey, for: "[>•• ")
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "ana\nx1\n")
  }

  @Test("Esc prints nothing, and what is wrong can't be sent off")
  func validation() throws {
    let journey = try Tool.start("input", "¿PLZ?", "--pattern", "[0-9]{5}", "--required")
    try wait(journey, for: "[>")
    journey.terminal.type("\r")
    try wait(journey, for: "Rellene este campo")
    journey.terminal.type("abc")
    try wait(journey, for: "No tiene el formato esperado")
    journey.terminal.type("\u{1B}")
    #expect(try journey.exitStatus() == 1)
    #expect(journey.output.isEmpty)
  }

  @Test("A megabyte, pasted, is taken whole; painted is what can be seen")
  func megabyte() throws {
    let journey = try Tool.start("input", "¿?")
    try wait(journey, for: "[>")
    let text = String(repeating: "0123456789abcdef", count: 65_536)
    journey.terminal.type("\u{1B}[200~" + text + "\u{1B}[201~")
    try wait(journey, for: "[‹")
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == text + "\n")
    #expect(journey.terminal.transcript.count < 20_000)
  }

  @Test(
    "Bytes that are no text: what is text of them is taken, nothing is obeyed, and the field says so",
    arguments: ["input", "secure"]
  )
  func hostileBytes(command: String) throws {
    let journey = try Tool.start(command, "¿?", "--limit", "9")
    try wait(journey, for: "[>")
    journey.terminal.type("\u{1B}]0;title\u{7}\u{1B}[31m\u{1B}[6n\u{1B}[?1;2c\u{1B}P1$r\u{1B}\\")
    // Müller, from a terminal in ISO-8859-1.
    journey.terminal.type([0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72, 0x00])
    let dots = command == "input" ? "Mller" : "•••••"
    try wait(journey, for: "[>\(dots) ")
    journey.terminal.type([0xFC])
    try wait(journey, for: "No tiene el formato")
    // Return says it once more, and sends nothing off that nobody typed.
    journey.terminal.type("\r")
    journey.terminal.type([0x7F])
    try wait(journey, for: "[>\(dots.dropLast()) ")
    journey.terminal.type("r")
    try wait(journey, for: "[>\(dots) ")
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "Mller\n")
    journey.expectRestored()
  }

  @Test(
    "A paste that is no text is refused whole, and the field says so",
    arguments: ["input", "secure"]
  )
  func malformedPaste(command: String) throws {
    let journey = try Tool.start(command, "¿?")
    try wait(journey, for: "[>")
    journey.terminal.type("ab")
    try wait(journey, for: command == "input" ? "[>ab " : "[>•• ")
    journey.terminal.type(Array("\u{1B}[200~c".utf8) + [0xFF] + Array("d\u{1B}[201~".utf8))
    try wait(journey, for: "No tiene el formato")
    journey.terminal.type("\u{1B}[200~cd\u{1B}[201~")
    try wait(journey, for: command == "input" ? "[>abcd " : "[>•••• ")
    // Return says once more that something is missing.
    journey.terminal.type("\r")
    journey.terminal.type("\u{7F}")
    try wait(journey, for: command == "input" ? "[>abc " : "[>••• ")
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "abc\n")
  }

  @Test("A sequence that never ends holds nothing up")
  func endlessSequence() throws {
    let journey = try Tool.start("input", "¿?")
    try wait(journey, for: "[>")
    journey.terminal.type("\u{1B}[" + String(repeating: "1;", count: 5000))
    journey.terminal.type("\u{1B}[200~abc")
    try wait(journey, for: "[>abc ")
    journey.terminal.type("\u{1B}[201~d")
    try wait(journey, for: "[>abcd ")
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
  }

  @Test("Keys that come faster than they are painted are all taken, and painted together")
  func burst() throws {
    let journey = try Tool.start("input", "¿?")
    try wait(journey, for: "[>")
    let before = journey.terminal.transcript.count
    journey.terminal.type(String(repeating: "abcdefghij", count: 400))
    try wait(journey, for: "[‹")
    journey.terminal.type("x")
    try wait(journey, for: "jx")
    // Painted one by one, every 26th letter would take a whole row.
    #expect(journey.terminal.transcript.count - before < 8_000)
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output.count == 4002)
  }

  @Test("The line form: a secret of 5,000 letters, where a terminal holds 4,095")
  func secretLine() throws {
    let journey = try Tool.start("login", "Servidor", "--presentation", "line")
    try journey.terminal.expect("Nombre de usuario: ")
    journey.terminal.type("ana\r")
    try journey.terminal.expect("Contraseña")
    try journey.terminal.expect("): ")
    let secret = String(repeating: "geheim", count: 900)
    journey.terminal.type(secret)
    journey.terminal.type("\r")
    try journey.terminal.expect("1. ")
    try journey.terminal.expect("): ")
    // Return alone, this soon after the last one, would be taken for a key that is held down.
    journey.terminal.type("1\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "ana\n\(secret)\n")
    #expect(!journey.terminal.text.contains("geheim"))
    journey.expectRestored()
  }

  @Test("A signal in the middle of a secret gives the terminal back", arguments: ["box", "line"])
  func signal(presentation: String) throws {
    let journey = try Tool.start("secure", "¿?", "--presentation", presentation, "--json")
    try journey.terminal.wait(for: presentation == "box" ? "[>" : "): ")
    journey.terminal.type("geh")
    journey.terminal.type("\u{3}")
    #expect(try journey.exitStatus() == 130)
    journey.expectRestored()
    #expect(journey.output.contains(#""fields":{}"#))
  }
}
