import AlertMessageTesting
import JourneySupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What comes in one piece with something that is no answer. If these fail, a program gets an
/// answer that nobody gave, or less than was meant.
@Suite("Nothing is sent by accident") struct RefusedInputTests {
  @Test(
    "A paste of lines without marks presses nothing and goes into the field",
    arguments: [
      ("input", "rm -rf x\ry\r", "[>rm -rf x y"), ("login", "foo\rbar\rbaz\r", "[>foo bar baz"),
    ]
  )
  func unmarkedPaste(command: String, paste: String, field: String) throws {
    let journey = try Tool.start(command, "¿?")
    try journey.terminal.wait(for: "[>")
    journey.terminal.type(paste)
    try journey.terminal.wait(for: "what was pasted") { _ in
      var screen = ScreenModel(columns: 80, rows: 24)
      screen.feed(journey.terminal.transcript)
      return screen.text.contains(field)
    }
    journey.terminal.type("\u{1B}")
    #expect(try journey.exitStatus() == 1)
    #expect(journey.output.isEmpty || journey.output == "\n")
  }

  @Test("A Return that comes with more than the field takes sends nothing shortened")
  func overfull() throws {
    let journey = try Tool.start("secure", "¿?", "--limit", "8")
    try journey.terminal.wait(for: "[>")
    journey.terminal.type("correcthorsebattery\r")
    try journey.terminal.wait(for: "8 caracteres")
    journey.terminal.type("\u{15}short")
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() == 0)
    #expect(journey.output == "short\n")
  }

  @Test("In lines silence sends nothing off that is being typed")
  func unfinishedLine() throws {
    let journey = try Tool.start(
      "input",
      "¿?",
      "--presentation",
      "line",
      "--timeout",
      "1",
      "--timeout-button",
      "ok"
    )
    try journey.terminal.wait(for: "¿?")
    journey.terminal.type("abc")
    #expect(try journey.exitStatus() == 124)
    #expect(journey.output == "\n" || journey.output.isEmpty)
  }

  @Test("A screen of no size that there is", arguments: ["9223372036854775807", "10001", "0"])
  func hugeScreens(columns: String) throws {
    let outcome = try Tool.run("preview", "x", "--width", columns)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--width"))
  }

  @Test(
    "Any signal that ends a program gives the terminal back",
    arguments: [SIGUSR1, SIGUSR2, SIGALRM, SIGPROF, SIGXCPU, 40]
  )
  func otherSignals(signal: Int32) throws {
    let journey = try Tool.start("confirm", "¿?")
    try journey.waitForAlert()
    journey.send(signal)
    #expect(try journey.exitStatus() == 128 + signal)
    journey.expectRestored()
  }
}
