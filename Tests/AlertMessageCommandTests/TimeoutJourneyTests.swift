import JourneySupport
import Testing

/// S2 at a real terminal: the only tests that wait for a time-out, and for little time.
@Suite("Time-outs at a terminal") struct TimeoutJourneyTests {
  @Test(
    "S2: nobody touches a key: status 124, whatever the default is; the terminal is given back",
    arguments: ["box", "line"]
  )
  func silence(presentation: String) throws {
    let journey = try Tool.start(
      "confirm",
      "¿?",
      "--timeout",
      "0.3",
      "--presentation",
      presentation,
      "--json"
    )
    #expect(try journey.exitStatus() == 124)
    #expect(journey.output.contains(#""outcome":"timedOut","button":null"#))
    #expect(journey.terminal.text.contains("¿? — Tiempo agotado"))
    journey.expectRestored()
  }

  @Test("The button that was named is the answer")
  func named() throws {
    let journey = try Tool.start(
      "ask",
      "¿?",
      "--button",
      "save",
      "--button",
      "cancel:cancel",
      "--timeout",
      "0.2",
      "--timeout-button",
      "cancel"
    )
    #expect(try journey.exitStatus() == 1)
    #expect(journey.output == "cancel\n")
  }

  @Test("An alert of localization files waits as long, and presses the button that was named")
  func described() throws {
    let arguments = [
      "show", "delete-files", "--arg", "count=3", "--localizations", Tool.examples("json"),
    ]
    let silent = try Tool.start(arguments + ["--timeout", "0.2"])
    #expect(try silent.exitStatus() == 124)
    #expect(silent.terminal.text.contains("¿Eliminar 3 archivos? — Tiempo agotado"))
    silent.expectRestored()
    let named = try Tool.start(arguments + ["--timeout", "0.2", "--timeout-button", "cancel"])
    #expect(try named.exitStatus() == 1)
    #expect(named.output == "cancel\n")
    let refused = try Tool.start(arguments + ["--timeout", "1", "--timeout-button", "delete"])
    #expect(try refused.exitStatus() == 2)
    #expect(refused.errors.contains("«delete»"))
  }

  @Test("The seconds that are left are painted again while it waits; an answer in time counts")
  func countdown() throws {
    let journey = try Tool.start("confirm", "¿?", "--timeout", "30")
    try journey.waitForAlert("Quedan 30 segundos")
    try journey.terminal.wait(for: "m29") { AnswerJourneyTests.withoutSequences($0).contains("29") }
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    journey.expectRestored()
  }

  @Test("A paste whose end never comes is in the field all the same, while the seconds are counted")
  func endlessPaste() throws {
    let journey = try Tool.start("input", "¿?", "--timeout", "30")
    try journey.waitForAlert("Quedan 30 segundos")
    journey.terminal.type("\u{1B}[200~abc")
    try journey.terminal.wait(for: "[>abc") { text in
      AnswerJourneyTests.withoutSequences(text).contains("abc")
    }
    // Its end comes late, and a letter behind it.
    journey.terminal.type("\u{1B}[201~d")
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "abcd\n")
  }

  @Test(
    "What somebody is typing or pasting when the time is over is not sent off",
    arguments: ["\u{1B}[200~abc", "abc"],
    ["box", "line"]
  )
  func typedInTime(text: String, form: String) throws {
    let journey = try Tool.start(
      "input",
      "¿?",
      "--value",
      "Ana",
      "--timeout",
      "3",
      "--timeout-button",
      "ok",
      "--presentation",
      form
    )
    try journey.terminal.wait(for: "Ana")
    if form == "box" { try journey.waitForAlert("Aceptar") }
    journey.terminal.type(text)
    #expect(try journey.exitStatus() == 124)
    #expect(journey.output.isEmpty)
  }

  @Test(
    "What is no time, and what no time-out may press",
    arguments: [
      (["--timeout", "0"], "--timeout"), (["--timeout", "-1"], "30 or 1.5"),
      (["--timeout", "1e3"], "30 or 1.5"), (["--timeout", "5s"], "30 or 1.5"),
      (["--timeout", ""], "30 or 1.5"), (["--timeout", "."], "30 or 1.5"),
      (["--timeout", "1."], "30 or 1.5"), (["--timeout", ".5"], "30 or 1.5"),
      (["--timeout", "1.2.3"], "30 or 1.5"), (["--timeout", "inf"], "30 or 1.5"),
      (["--timeout", "99999999999999999999"], "30 or 1.5"), (["--timeout", "0.0000000001"], "30"),
      (["--timeout", "+5"], "30 or 1.5"), (["--timeout-button", "cancel"], "needs “--timeout”"),
      (["--timeout", "1", "--timeout-button", "save"], "delete, cancel"),
      (["--timeout", "1", "--timeout-button", "delete"], "can’t be undone"),
    ]
  )
  func usage(arguments: [String], words: String) throws {
    let journey = try Journey(
      Tool.path,
      ["ask", "x", "--button", "delete:destructive"] + arguments,
      environment: ["LANG": "en_US.UTF-8"],
      input: .null
    )
    #expect(try journey.exitStatus() == 2)
    #expect(journey.errors.contains(words), "\(journey.errors)")
    #expect(journey.terminal.text.isEmpty)
  }

  @Test("Nobody to ask and answers up front are not waited for")
  func notWaitedFor() throws {
    #expect(try Tool.run("confirm", "x", "--timeout", "3600").status == 3)
    #expect(try Tool.run("confirm", "x", "--timeout", "3600", "--answer", "ok").status == 0)
    // The Cancel that is added beside a destructive button can be named too.
    #expect(
      try Tool.run(
        "ask",
        "x",
        "--button",
        "delete:destructive",
        "--timeout",
        "9",
        "--timeout-button",
        "cancel",
        "--answer",
        "delete"
      ).status == 0
    )
  }
}
