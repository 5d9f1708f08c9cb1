import AlertMessageTesting
import AlertTerminal
import Testing

@testable import AlertMessage

/// S2: a time-out is nobody's answer. Without these silence becomes consent, or a script waits for
/// ever.
@MainActor @Suite("Time-outs", .ownCenter) struct TimeoutTests {
  private func alert(_ language: String = "en", seconds: Double = 10) -> AlertMessage {
    let alert = AlertMessage.saveDiscardCancel(title: "Unsaved")
    alert.localizer = .inLanguage(language)
    alert.timeout = .seconds(seconds)
    return alert
  }

  private func silence(_ columns: Int = 80, _ rows: Int = 24) -> FakeTerminal {
    FakeTerminal(columns: columns, rows: rows, afterLast: nil)
  }

  @Test("S2: nobody touches a key: timedOut, whatever the default is", arguments: [false, true])
  func silent(isLine: Bool) {
    let terminal = silence()
    use(terminal, isLine ? ["ACCESSIBLE": "1"] : [:])
    let start = terminal.now
    let response = alert().runModal()
    #expect(response.outcome == .timedOut)
    #expect(response.buttonIndex == -1)
    #expect(start.duration(to: terminal.now) == .seconds(10))
    #expect(!terminal.isEntered)
    #expect(terminal.text.contains("Unsaved — Time is up"))
  }

  @Test("The same with show() and present(), which a thread of their own reads for")
  func asynchronous() async {
    use(silence())
    #expect(await alert().present().outcome == .timedOut)
    use(silence())
    var indices: [Int] = []
    alert().show(completion: { indices.append($0) })
    await AlertCenter.shared.waitUntilIdle()
    #expect(indices == [-1])
  }

  @Test("The button that the program names for that case is pressed, and its handler called")
  func named() {
    use(silence())
    let alert = AlertMessage.okCancel(title: "x")
    alert.timeout = .seconds(3)
    alert.timeoutButton = "cancel"
    #expect(alert.runModal().outcome == .button(id: "cancel", index: 1, role: .cancel))
  }

  @Test("A button that is disabled by then is not pressed")
  func disabled() {
    use(silence())
    let alert = AlertMessage(title: "x")
    var button = AlertButton.standard(.save)
    button.isEnabled = false
    alert.addButton(button)
    alert.addButton(.cancel, role: .cancel)
    alert.timeout = .seconds(3)
    alert.timeoutButton = "save"
    #expect(alert.runModal().outcome == .timedOut)
  }

  @Test("An answer in time counts, in the last second too", arguments: [0.5, 9.9])
  func inTime(seconds: Double) {
    use(FakeTerminal(timed: [(.seconds(seconds), .press(.return))], afterLast: nil))
    #expect(alert().runModal().buttonID == "save")
  }

  @Test("A press that waits for a repeat when the time is over was in time")
  func destructiveInTime() {
    let terminal = FakeTerminal(
      timed: [(.seconds(5), .press(.tab, .shift)), (.milliseconds(4950), .press(.return))],
      afterLast: nil
    )
    use(terminal)
    let start = terminal.now
    let alert = AlertMessage.deleteCancel(title: "x")
    alert.timeout = .seconds(10)
    #expect(alert.runModal().buttonID == "delete")
    #expect(start.duration(to: terminal.now) == .milliseconds(10_100))
  }

  @Test(
    "The time does not pass while the program is stopped, whether it was foreseen or not",
    arguments: [TerminalEvent.suspendRequested, .woken],
    [false, true]
  )
  func stopped(before: TerminalEvent, isLine: Bool) {
    let size = TerminalSize(columns: 80, rows: 24)
    let terminal = FakeTerminal(
      timed: [(.seconds(4), before), (.seconds(3600), .resumed(size))],
      afterLast: nil
    )
    use(terminal, isLine ? ["ACCESSIBLE": "1"] : [:])
    let start = terminal.now
    #expect(alert().runModal().outcome == .timedOut)
    #expect(start.duration(to: terminal.now) == .seconds(3610))
  }

  @Test("The time begins when the alert appears, not while it waits for its turn")
  func turn() {
    let terminal = FakeTerminal(timed: [(.seconds(60), .press(.return))], afterLast: nil)
    use(terminal)
    let start = terminal.now
    var order: [String] = []
    AlertMessage.okCancel(title: "first").show(completion: { order.append("first \($0)") })
    alert().show(completion: { order.append("second \($0)") })
    AlertCenter.shared.waitUntilIdle()
    #expect(order == ["first 0", "second -1"])
    #expect(start.duration(to: terminal.now) == .seconds(70))
  }

  @Test(
    "Zero, less, and more than a clock can count",
    arguments: [
      (.zero, true), (.seconds(-5), true), (.seconds(Int64.max), false),
      (.seconds(1e19), false),
    ] as [(Duration, Bool)]
  )
  func extremes(timeout: Duration, isOver: Bool) {
    use(FakeTerminal([.press(.escape)]))
    let alert = alert()
    alert.timeout = timeout
    #expect(alert.runModal().outcome == (isOver ? .timedOut : .cancelled))
  }

  @Test("Nobody and answers up front are not waited for")
  func withoutTerminal() throws {
    use(silence())
    AlertCenter.shared.host.openTerminal = { (_) throws(TerminalError) in
      throw TerminalError(.noTerminal)
    }
    #expect(alert().runModal().outcome == .notInteractive)
    let answered = alert()
    try answered.answer(with: AlertAnswer(button: "save"))
    #expect(answered.runModal().buttonID == "save")
  }

  @Test("A destructive button and one that is not there are the programmer's mistakes")
  func preconditions() async {
    let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = AlertMessage.deleteCancel(title: "x")
        alert.timeout = .seconds(1)
        alert.timeoutButton = "delete"
        _ = alert.resolvedContent()
      }
    }
    let message = String(decoding: first?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("never presses a destructive button"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = AlertMessage.okCancel(title: "x")
        alert.timeout = .seconds(1)
        alert.timeoutButton = "save"
        _ = alert.resolvedContent()
      }
    }
  }
}
