import AlertMessageTesting
import AlertTerminal
import Testing

@testable import AlertMessage

/// S7 and S13: keys that nobody pressed for this alert. Without these a book on the Return key
/// deletes files.
@MainActor @Suite("Held and pasted Returns", .ownCenter) struct HeldReturnTests {
  /// A key that is held down: the first press, then, after the keyboard's delay, its repeats.
  private func held(
    after start: Duration = .seconds(2),
    delay: Duration = .milliseconds(500),
    interval: Duration = .milliseconds(33),
    count: Int = 60
  ) -> [(Duration, TerminalEvent)] {
    let event = TerminalEvent.press(.return)
    return [(start, event), (delay, event)] + (0..<count).map { _ in (interval, event) }
  }

  /// Shows alerts one behind the other until no key is left, and tells which were answered.
  private func answers(
    _ events: [(Duration, TerminalEvent)],
    isLine: Bool = false,
    count: Int = 5,
    _ make: () -> AlertMessage
  ) -> [AlertOutcome] {
    use(FakeTerminal(timed: events), isLine ? ["ACCESSIBLE": "1"] : [:])
    return (0..<count).map { _ in make().runModal().outcome }
      .filter { $0 != .endOfInput }
  }

  private var ok: AlertOutcome { .button(id: "ok", index: 0, role: .default) }

  /// Delays and rates of Windows, macOS, X11 and the Linux console, in milliseconds.
  nonisolated static let keyboards: [(delay: Int, interval: Int)] = [
    (250, 33), (500, 33), (660, 40), (225, 30), (1000, 33), (500, 92), (250, 120), (900, 140),
  ]

  @Test("S7: one alert is answered at most", arguments: keyboards.indices, [false, true])
  func oneAnswer(keyboard: Int, isLine: Bool) {
    let (delay, interval) = Self.keyboards[keyboard]
    let events = held(
      delay: .milliseconds(delay),
      interval: .milliseconds(interval)
    )
    #expect(answers(events, isLine: isLine) { .okCancel(title: "x") } == [ok])
  }

  @Test(
    "S7: a key that was held before the alert appeared answers nothing",
    arguments: [1, 20, 99, 149, 500, 999],
    [false, true]
  )
  func heldBefore(first: Int, isLine: Bool) {
    let events = held(
      after: .milliseconds(first),
      delay: .milliseconds(33)
    )
    #expect(answers(events, isLine: isLine) { .okCancel(title: "x") }.isEmpty)
  }

  @Test("S7: never a destructive button, even as the default", arguments: keyboards.indices)
  func destructive(keyboard: Int) {
    let (delay, interval) = Self.keyboards[keyboard]
    func make() -> AlertMessage {
      let alert = AlertMessage.deleteCancel(title: "x")
      alert.defaultButton = .id("delete")
      return alert
    }
    for isLine in [false, true] {
      // The first press of the key is before the alert, or in its first moments.
      for first in [0, 50, 99] {
        let events = held(
          after: .milliseconds(first),
          delay: .milliseconds(delay),
          interval: .milliseconds(interval)
        )
        #expect(answers(events, isLine: isLine, make).isEmpty)
      }
    }
  }

  @Test("One press is taken, at once where nothing can be lost, else after 150 ms")
  func single() {
    func time(_ alert: AlertMessage, _ events: [(Duration, TerminalEvent)]) -> Duration? {
      let terminal = FakeTerminal(timed: events)
      use(terminal)
      let start = terminal.now
      guard alert.runModal().buttonID != nil else { return nil }
      return start.duration(to: terminal.now)
    }
    let press = TerminalEvent.press(.return)
    #expect(time(.okCancel(title: "x"), [(.seconds(2), press)]) == .seconds(2))
    #expect(time(.okCancel(title: "x"), [(.milliseconds(1200), press)]) == .milliseconds(1200))
    #expect(time(.okCancel(title: "x"), [(.milliseconds(400), press)]) == .milliseconds(550))
    // Another key shows that Return was not held.
    let moved: [(Duration, TerminalEvent)] = [
      (.milliseconds(300), .press(.left)), (.milliseconds(100), press),
    ]
    #expect(time(.okCancel(title: "x"), moved) == .milliseconds(400))
    let destructive: [(Duration, TerminalEvent)] = [
      (.seconds(2), .press(.tab, .shift)), (.seconds(1), press),
    ]
    #expect(time(.deleteCancel(title: "x"), destructive) == .milliseconds(3150))
  }

  @Test("Return again after a pause is a new press, and a repeat is none of another key")
  func pause() {
    let press = TerminalEvent.press(.return)
    let alert = AlertMessage.deleteCancel(title: "x")
    // Return does nothing without a default; then the focus is moved.
    use(
      FakeTerminal(timed: [
        (.seconds(2), press), (.milliseconds(60), .press(.tab, .shift)),
        (.milliseconds(60), press),
      ])
    )
    #expect(alert.runModal().buttonID == "delete")
    #expect(
      answers([(.seconds(2), press), (.seconds(2), press)], count: 2) { .okCancel(title: "x") }
        == [ok, ok]
    )
  }

  @Test(
    "Whatever comes while a press waits undoes it",
    arguments: [
      .press(.return), .press(.left), .press(.escape), .paste("x"), .suspendRequested,
    ] as [TerminalEvent]
  )
  func undone(event: TerminalEvent) {
    use(
      FakeTerminal(timed: [
        (.seconds(2), .press(.tab, .shift)), (.seconds(1), .press(.return)),
        (.milliseconds(140), event),
      ])
    )
    let outcome = AlertMessage.deleteCancel(title: "x").runModal().outcome
    #expect(outcome == (event == .press(.escape) ? .cancelled : .endOfInput))
  }

  @Test("A signal while a press waits is the signal")
  func signal() {
    use(
      FakeTerminal(timed: [
        (.milliseconds(500), .press(.return)), (.milliseconds(100), .signal(15)),
      ])
    )
    #expect(AlertMessage.okCancel(title: "x").runModal().outcome == .terminated(signal: 15))
  }

  @Test("S13: a Return within text presses nothing; with type-ahead kept it does")
  func amidText() {
    var key = KeyEvent(.return)
    key.isBehindText = true
    use(FakeTerminal([.type("y"), .key(key), .press(.escape)]))
    #expect(AlertMessage.okCancel(title: "x").runModal().outcome == .cancelled)
    use(FakeTerminal([.type("o"), .key(key), .press(.escape)]))
    let alert = AlertMessage.okCancel(title: "x")
    alert.appearance.keepsTypeAhead = true
    #expect(alert.runModal().buttonID == "ok")
  }

  /// Return held down behind what was typed.
  private func held(behind keys: [TerminalEvent], keyboard: Int) -> [(Duration, TerminalEvent)] {
    let (delay, interval) = Self.keyboards[keyboard]
    let typed = keys.map { (Duration.milliseconds(400), $0) }
    return typed
      + held(
        after: .milliseconds(300),
        delay: .milliseconds(delay),
        interval: .milliseconds(interval)
      )
  }

  private func typed(_ text: String) -> [TerminalEvent] { text.unicodeScalars.map { .type($0) } }

  @Test(
    "Return held behind a wrong answer does not give the default one",
    arguments: keyboards.indices
  )
  func heldBehindWrongAnswer(keyboard: Int) {
    let events = held(behind: typed("nope"), keyboard: keyboard)
    #expect(answers(events, isLine: true, count: 1) { .okCancel(title: "x") }.isEmpty)
  }

  @Test("Nor do two taps; once it can have been read a Return does")
  func tappedTwice() {
    func outcome(after pause: Duration) -> AlertOutcome {
      let press = TerminalEvent.press(.return)
      let keys = typed("nope").map { (Duration.milliseconds(400), $0) }
      use(
        FakeTerminal(timed: keys + [(.milliseconds(200), press), (pause, press)]),
        ["ACCESSIBLE": "1"]
      )
      return AlertMessage.okCancel(title: "x").runModal().outcome
    }
    for milliseconds in [20, 160, 250, 600, 1190] {
      #expect(outcome(after: .milliseconds(milliseconds)) == .endOfInput)
    }
    #expect(outcome(after: .milliseconds(1200)) == ok)
  }

  @Test(
    "One held Return does not both go on from a field and send it off",
    arguments: keyboards.indices,
    [false, true]
  )
  func heldBetweenFields(keyboard: Int, isLine: Bool) {
    let events = held(behind: typed("ana"), keyboard: keyboard)
    #expect(answers(events, isLine: isLine, count: 1) { .loginAndPassword(title: "x") }.isEmpty)
    // It stays in the field that the first press led to.
    let after: [(Duration, TerminalEvent)] =
      typed("geheim").map { (.milliseconds(300), $0) } + [(.seconds(1), .press(.return))]
      + (isLine ? [(.seconds(2), .press(.return))] : [])
    use(FakeTerminal(timed: events + after), isLine ? ["ACCESSIBLE": "1"] : [:])
    let response = AlertMessage.loginAndPassword(title: "x").runModal()
    #expect(response.fields["userName"]?.text == "ana")
    #expect(response.fields["password"]?.reveal() == "geheim")
  }

  @Test("A Return that waits goes on before what is typed behind it", arguments: [false, true])
  func goesOn(isLine: Bool) {
    let press = TerminalEvent.press(.return)
    let events: [(Duration, TerminalEvent)] =
      [(.milliseconds(200), press), (.milliseconds(50), .paste("geheim")), (.seconds(2), press)]
      + (isLine ? [(.seconds(2), press)] : [])
    use(FakeTerminal(timed: events), isLine ? ["ACCESSIBLE": "1"] : [:])
    let alert = AlertMessage.loginAndPassword(title: "x")
    alert.fields[0].text = "ana"
    let response = alert.runModal()
    #expect(response.buttonID == "logIn")
    #expect(response.fields["userName"]?.text == "ana", "A password would be shown as a name.")
    #expect(response.fields["password"]?.reveal() == "geheim")
  }

  @Test("Return with Alt does not wait to go on either: it does nothing", arguments: [false, true])
  func altReturn(isLine: Bool) {
    let press = TerminalEvent.press(.return)
    let returns = Array(repeating: (Duration.seconds(2), press), count: isLine ? 3 : 2)
    let events: [(Duration, TerminalEvent)] = [
      (.milliseconds(200), .press(.return, .alt)), (.seconds(2), .type("x")),
    ]
    use(FakeTerminal(timed: events + returns), isLine ? ["ACCESSIBLE": "1"] : [:])
    let response = AlertMessage.loginAndPassword(title: "x").runModal()
    #expect(response.buttonID == "logIn")
    #expect(response.fields["userName"]?.text == "x")
    #expect(response.fields["password"]?.reveal() == "")
  }

  @Test(
    "A Return behind what was typed while the form changed does not take the default",
    arguments: [20, 200, 600, 1190]
  )
  func behindChangeOfForm(pause: Int) {
    let tiny = TerminalEvent.resized(TerminalSize(columns: 19, rows: 24))
    let roomy = TerminalEvent.resized(TerminalSize(columns: 80, rows: 24))
    for sizes in [[tiny], [tiny, roomy]] {
      // The letters have been thrown away: only the Return comes.
      let events =
        sizes.map { (Duration.seconds(2), $0) }
        + [(.milliseconds(pause), .press(.return))]
      #expect(answers(events, count: 1) { .okCancel(title: "x") }.isEmpty)
      #expect(
        answers(events + [(.seconds(2), .press(.return))], count: 1) { .okCancel(title: "x") }
          == [ok]
      )
    }
  }

  @Test("A Return held behind fg answers nothing", arguments: [false, true], keyboards.indices)
  func heldBehindResuming(isLine: Bool, keyboard: Int) {
    let (delay, interval) = Self.keyboards[keyboard]
    let resumed = TerminalEvent.resumed(TerminalSize(columns: 80, rows: 24))
    let events = held(
      after: .milliseconds(delay),
      delay: .milliseconds(interval),
      interval: .milliseconds(interval)
    )
    #expect(
      answers(
        [(.seconds(2), .press(.left)), (.seconds(2), .suspendRequested), (.seconds(9), resumed)]
          + events,
        isLine: isLine,
        count: 1
      ) { .okCancel(title: "x") }.isEmpty
    )
  }

  @Test("S13: Return behind a dropped paste does not mean the default, held or not")
  func behindPaste() {
    let press = TerminalEvent.press(.return)
    for pause in [20, 100, 300, 1000, 2000, 10_000] {
      let events: [(Duration, TerminalEvent)] = [
        (.seconds(2), .paste("no")), (.milliseconds(pause), press),
      ]
      #expect(answers(events, isLine: true, count: 1) { .okCancel(title: "x") }.isEmpty)
      // Who reads the question that is asked again may still take the default.
      #expect(
        answers(events + [(.seconds(2), press)], isLine: true, count: 1) { .okCancel(title: "x") }
          == [ok]
      )
    }
    // A key that writes nothing changes nothing.
    for key in [TerminalEvent.press(.escape), .press(.left), .press(.backspace)] {
      let events = [.paste("no"), key, press].map { (Duration.seconds(2), $0) }
      #expect(answers(events, isLine: true, count: 1) { .yesNo(title: "x") }.isEmpty)
    }
    let words: [(Duration, TerminalEvent)] = [
      (.seconds(2), .paste("no")), (.seconds(1), .type("2")), (.seconds(1), press),
    ]
    #expect(
      answers(words, isLine: true, count: 1) { .okCancel(title: "x") }
        == [.button(id: "cancel", index: 1, role: .cancel)]
    )
  }

  @Test("A key that is held down leaves no empty lines behind the prompt")
  func heldInLines() {
    let terminal = FakeTerminal(
      timed: held(after: .milliseconds(500), delay: .milliseconds(33))
    )
    use(terminal, ["ACCESSIBLE": "1", "LANG": "en_US.UTF-8"])
    #expect(AlertMessage.okCancel(title: "x").runModal().outcome == .endOfInput)
    #expect(
      terminal.screen == """
        x
        1. OK (default)
        2. Cancel
        Your choice (Enter: OK):
        x — No more input
        """
    )
  }
}
