import JourneySupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A question asked at a terminal, answered or not. Without these a script may act on an answer
/// that nobody gave.
@Suite("Answers at a terminal") struct AnswerJourneyTests {
  static let languages: [(environment: String, accept: String, cancel: String)] = [
    ("LANG=es_ES.UTF-8", "Aceptar", "Cancelar"), ("LANG=ja_JP.UTF-8", "OK", "キャンセル"),
    ("LANG=he_IL.UTF-8", "רושיא", "לוטיב"), ("LANG=zh_TW.UTF-8", "確定", "取消"),
    ("LANG=C.UTF-8", "OK", "Cancel"), ("LANG=en_US.UTF-8 LANGUAGE=pt_BR:de", "OK", "Cancelar"),
    ("LANG=ru_RU.UTF-8", "OK", "Отмена"), ("LANG=tr_TR.UTF-8", "Tamam", "İptal"),
  ]

  /// Words as they stand in the bytes: each letter may be underlined, so only the rest is looked
  /// for.
  private func isShown(_ word: String, _ journey: Journey) throws {
    try journey.terminal.wait(for: word) { text in
      Self.withoutSequences(text).contains(word)
    }
  }

  static func withoutSequences(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
  }

  @Test("Return is OK and status 0", arguments: languages.indices)
  func accept(index: Int) throws {
    let (environment, accept, cancel) = Self.languages[index]
    let journey = try Tool.start("confirm", "¿Eliminar 3 archivos?", language: environment)
    try isShown(accept, journey)
    try isShown(cancel, journey)
    try journey.waitForAlert()
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output.isEmpty)
    journey.expectRestored()
  }

  @Test("Esc is status 1", arguments: languages.indices)
  func cancel(index: Int) throws {
    let journey = try Tool.start("confirm", "¿?", language: Self.languages[index].environment)
    try journey.waitForAlert()
    journey.terminal.type("\u{1B}")
    #expect(try journey.exitStatus() == 1)
    journey.expectRestored()
  }

  @Test("The cancel button is status 1 too")
  func cancelButton() throws {
    let journey = try Tool.start("confirm", "¿?")
    try journey.waitForAlert()
    journey.terminal.type("\u{1B}[D\r")
    #expect(try journey.exitStatus() == 1)
  }

  @Test("Ctrl-C is status 130, by the signal")
  func interrupt() throws {
    let journey = try Tool.start("confirm", "¿?")
    try journey.waitForAlert()
    journey.terminal.type("\u{3}")
    #expect(try journey.exitStatus() == 128 + SIGINT)
    journey.expectRestored()
  }

  @Test(
    "A signal ends it with its own status, and the terminal is given back",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT],
    ["box", "line"]
  )
  func signals(signal: Int32, presentation: String) throws {
    let journey = try Tool.start("confirm", "Really?", "--presentation", presentation, "--json")
    try journey.terminal.wait(for: "Really?")
    try journey.terminal.wait(for: presentation == "box" ? "\u{1B}[?2026l" : "): ")
    journey.send(signal)
    #expect(try journey.exitStatus() == 128 + signal)
    journey.expectRestored()
    #expect(journey.output.contains(signal == SIGINT ? "\"interrupted\"" : "\"terminated\""))
    #expect(journey.output.contains("\"button\":null"))
  }

  @Test("The terminal vanishes: it ends at once, with no answer")
  func vanishes() throws {
    let journey = try Tool.start("ask", "¿?", "--button", "ok:default", "--button", "cancel:cancel")
    try journey.waitForAlert()
    journey.send(SIGHUP)
    #expect(try journey.exitStatus() == 128 + SIGHUP)
    #expect(journey.output.isEmpty)
  }

  @Test("Ctrl-Z takes the box away and gives the terminal back; going on paints it again")
  func suspend() throws {
    // Under a shell with job control, as a person has it: the group of a lone process is orphaned,
    // and the kernel stops no orphans.
    let script = """
      set -m; "$0" confirm '¿Seguro?'; stty -a; echo stopped; fg >/dev/null; echo "status=$?"
      """
    let journey = try Journey(
      "/bin/bash",
      ["--norc", "-c", script, Tool.path],
      environment: ["TERM": "xterm", "LANG": "es_ES.UTF-8", "PATH": "/usr/bin:/bin"],
      output: .terminal,
      error: .terminal
    )
    try journey.waitForAlert()
    journey.terminal.type("\u{1A}")
    try journey.terminal.wait(for: "stopped\r\n")
    let stopped = try #require(journey.terminal.text.firstRange(of: "stopped\r\n"))
    #expect(journey.terminal.text[..<stopped.lowerBound].contains(" icanon"))
    #expect(!journey.terminal.text[..<stopped.lowerBound].contains("-icanon"))
    try journey.terminal.wait(for: "a second box") {
      text in
      text.firstRange(of: "stopped\r\n").map { range in
        Self.withoutSequences(String(text[range.upperBound...])).contains("¿Seguro?")
          && text[range.upperBound...].contains("\u{1B}[?2026l")
      } ?? false
    }
    journey.terminal.type("\r")
    try journey.terminal.wait(for: "status=0")
    try journey.exitStatus()
    journey.expectRestored()
  }

  @Test("Stopped from outside and continued, it paints again")
  func stoppedFromOutside() throws {
    let journey = try Tool.start("confirm", "¿Seguro?")
    try journey.waitForAlert()
    journey.send(SIGSTOP)
    try journey.waitUntilStopped()
    journey.send(SIGCONT)
    try journey.terminal.wait(for: "a second paint") {
      Self.withoutSequences($0).ranges(of: "¿Seguro?").count >= 2
    }
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    journey.expectRestored()
  }

  @Test(
    "Return with Alt, which Esc and Return in one packet look like, neither accepts nor cancels",
    arguments: ["\u{1B}\r", "\u{1B}\n", "\u{1B}[13;3u", "\u{1B}[27;3;13~", "\u{1B}[\r"],
    ["box", "line"]
  )
  func altReturn(keys: String, form: String) throws {
    let journey = try Tool.start("input", "¿?", "--presentation", form)
    try journey.terminal.wait(for: form == "box" ? "[>" : "> ")
    journey.terminal.type("ab")
    try journey.terminal.wait(for: "b")
    journey.terminal.type(keys + "c")
    try journey.terminal.wait(for: "c") { $0.hasSuffix("c") }
    journey.terminal.type("\r")
    if form == "line" {
      try journey.terminal.wait(for: "): ")
      journey.terminal.type("1\r")
    }
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "abc\n")
  }

  @Test("In the line form the rest of a paste answers nothing")
  func pastedLines() throws {
    let journey = try Tool.start("confirm", "¿?", "--presentation", "line")
    try journey.terminal.wait(for: "): ")
    journey.terminal.type("foo\n\nok\n1\n")
    try journey.terminal.wait(for: "the second prompt") { $0.ranges(of: "): ").count >= 2 }
    journey.send(SIGTERM)
    #expect(try journey.exitStatus() == 128 + SIGTERM)
  }

  @Test("No terminal is status 3, at once, with a reason in the person's language")
  func nobody() throws {
    let journey = try Tool.start("confirm", "¿?", hasTerminal: false)
    #expect(try journey.exitStatus() == 3)
    #expect(journey.errors.contains("--answer"))
    #expect(journey.output.isEmpty)
  }

  @Test("ask prints the id of the button, whatever the language", arguments: languages.indices)
  func ask(index: Int) throws {
    let journey = try Tool.start(
      "ask",
      "¿?",
      "--button",
      "delete:destructive",
      "--button",
      "cancel:cancel",
      language: Self.languages[index].environment
    )
    try journey.waitForAlert()
    // There is no default: Return alone does nothing, a digit moves the focus.
    journey.terminal.type("\r")
    journey.terminal.type("2")
    try journey.terminal.wait(for: "the focus") { Self.withoutSequences($0).contains("[>") }
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "delete\n")
    #expect(journey.errors.isEmpty)
  }

  @Test("--json is one object on one line")
  func json() throws {
    let journey = try Tool.start("confirm", "¿?", "--json")
    try journey.waitForAlert()
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(
      journey.output
        == #"{"outcome":"button","button":"ok","index":0,"role":"default","fields":{},"locale":"es"}"#
        + "\n"
    )
  }

  @Test("Standard input is left alone: a loop over a list asks for each line")
  func loop() throws {
    let script = """
      printf 'a\\nb\\nc\\n' | while read f; do "$0" confirm "Delete $f?" && echo "yes $f"; done
      """
    let journey = try Journey(
      "/bin/sh",
      ["-c", script, Tool.path],
      environment: ["TERM": "xterm", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    )
    for (number, name) in ["a", "b", "c"].enumerated() {
      try journey.terminal.wait(for: "question \(name)") {
        Self.withoutSequences($0).contains("Delete \(name)?")
          && $0.ranges(of: "\u{1B}[?2026l").count > number
      }
      journey.terminal.type("\r")
    }
    try journey.exitStatus()
    #expect(journey.output == "yes a\nyes b\nyes c\n")
  }

  @Test("What remains is one line: the question and the answer")
  func remainder() throws {
    let journey = try Tool.start("confirm", "Cuerpo", "--title", "Título")
    try journey.waitForAlert()
    journey.terminal.type("\r")
    try journey.exitStatus()
    #expect(journey.terminal.text.contains("Título — Aceptar"))
  }

  @Test("Keys typed before the alert is on the screen answer nothing")
  func typeAhead() throws {
    let script = "read line; exec \"$0\" confirm Sure?"
    let journey = try Journey(
      "/bin/sh",
      ["-c", script, Tool.path],
      environment: ["TERM": "xterm", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    )
    journey.terminal.type("\r\ry\r")
    try journey.waitForAlert()
    journey.terminal.type("\u{1B}")
    #expect(try journey.exitStatus() == 1)
  }

  @Test(
    "Every combination of terminal and pipe: the alert is on the terminal, or there is status 3",
    arguments: [Journey.Stream.terminal, .null, .closed],
    [Journey.Stream.terminal, .null, .closed]
  )
  func streams(input: Journey.Stream, other: Journey.Stream) throws {
    for hasTerminal in [true, false] {
      let journey = try Tool.start(
        "confirm",
        "¿?",
        with: ["CI": "true"],
        input: input,
        output: other,
        error: other,
        hasTerminal: hasTerminal
      )
      if hasTerminal {
        try journey.waitForAlert()
        journey.terminal.type("\r")
      }
      #expect(try journey.exitStatus() == (hasTerminal ? 0 : 3))
    }
  }
}
