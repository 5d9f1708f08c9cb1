import AlertMessage
import AlertMessageTesting
import AlertTerminal
import Testing

/// Alerts that the program takes away. If one of these fails, a handler is called twice or never,
/// or the terminal stays with an alert that is gone.
@MainActor @Suite("Dismissal", .ownCenter) struct DismissalTests {
  /// Takes itself away where it is told to.
  private final class Fickle: AlertMessage {
    enum Place: CaseIterable { case willPresent, didPresent, clicked, willDismiss, didDismiss }
    let place: Place
    private(set) var calls: [Place] = []

    init(_ place: Place) {
      self.place = place
      super.init()
      addButton(.ok, role: .default)
      addButton(.cancel, role: .cancel)
    }

    private func call(_ now: Place) {
      calls.append(now)
      if now == place {
        dismiss()
        dismiss()
      }
    }
    override func willPresent() { call(.willPresent) }
    override func didPresent() { call(.didPresent) }
    override func clicked(buttonAt index: Int) { call(.clicked) }
    override func willDismiss(_ response: AlertResponse) { call(.willDismiss) }
    override func didDismiss(_ response: AlertResponse) { call(.didDismiss) }
  }

  @Test("From everywhere, twice: everyone is told once", arguments: Fickle.Place.allCases)
  private func everywhere(place: Fickle.Place) async {
    for way in ["runModal", "show", "present"] {
      let terminal = FakeTerminal([.press(.return)])
      use(terminal)
      let alert = Fickle(place)
      var outcomes: [AlertOutcome] = []
      alert.onDismiss { outcomes.append($0.outcome) }
      switch way {
      case "runModal": alert.runModal()
      case "show":
        alert.show()
        wait()
      default: _ = await alert.present()
      }
      switch place {
      case .willPresent:
        #expect(outcomes == [.dismissed])
        #expect(alert.calls == [.willPresent, .willDismiss, .didDismiss])
        #expect(terminal.text.isEmpty, "nothing was drawn")
      case .didPresent:
        #expect(outcomes == [.dismissed])
        #expect(alert.calls == [.willPresent, .didPresent, .willDismiss, .didDismiss])
      default:
        #expect(outcomes == [.button(id: "ok", index: 0, role: .default)])
        #expect(alert.calls == Fickle.Place.allCases)
      }
      #expect(!terminal.isEntered)
      #expect(!AlertCenter.shared.isBusy)
    }
  }

  private func wait() { AlertCenter.shared.waitUntilIdle() }

  @Test("While it waits for its turn: it never appears, and the one on the screen stays")
  func waiting() {
    let terminal = FakeTerminal([.press(.return)])
    use(terminal)
    var order: [String] = []
    let first = AlertMessage.okCancel(title: "first")
    first.onDismiss { order.append("first \($0.outcome == .dismissed)") }
    let second = AlertMessage.okCancel(title: "second")
    second.onDismiss { order.append("second \($0.outcome == .dismissed)") }
    first.show()
    second.show()
    second.dismiss()
    second.dismiss()
    #expect(order == ["second true"])
    AlertCenter.shared.waitUntilIdle()
    #expect(order == ["second true", "first false"])
    #expect(!terminal.text.contains("second"))
  }

  @Test("One that is not shown, and one that was")
  func notShown() {
    use(FakeTerminal([.press(.return)]))
    var count = 0
    let alert = AlertMessage.okCancel(title: "x")
    alert.onDismiss { _ in count += 1 }
    alert.dismiss()
    #expect(count == 0)
    alert.runModal()
    alert.dismiss()
    #expect(count == 1)
  }

  @Test("The task of present() is cancelled before: the alert does not appear")
  func cancelledBefore() async {
    let terminal = FakeTerminal([.press(.return)])
    use(terminal)
    var count = 0
    let alert = AlertMessage.okCancel(title: "x")
    alert.onDismiss { _ in count += 1 }
    let task = Task { @MainActor in await alert.present() }
    task.cancel()
    #expect(await task.value.outcome == .dismissed)
    #expect(count == 1)
    #expect(terminal.text.isEmpty)
  }

  @Test("The task of present() is cancelled while the alert waits for its turn")
  func cancelledWhileWaiting() async {
    let terminal = FakeTerminal(afterLast: nil)
    use(terminal)
    let first = AlertMessage.okCancel(title: "first")
    first.show()
    let second = AlertMessage.okCancel(title: "second")
    let waiting = WaitingTask()
    waiting.task = Task { @MainActor in
      // Has its turn once `present()` waits: until then this task has the main actor.
      Task { @MainActor in waiting.task?.cancel() }
      return await second.present()
    }
    #expect(await waiting.task?.value.outcome == .dismissed)
    first.dismiss()
    await AlertCenter.shared.waitUntilIdle()
    #expect(!terminal.text.contains("second"))
  }

  @Test("A cancellation that comes too late does not take away the next showing")
  func lateCancellation() async {
    use(FakeTerminal([.press(.return), .press(.return)]))
    let alert = AlertMessage.okCancel(title: "x")
    let task = Task { @MainActor in await alert.present() }
    #expect(await task.value.buttonID == "ok")
    task.cancel()
    #expect(await alert.present().buttonID == "ok")
  }

  @Test("Shown again from its own handler it has the handlers that were set for that")
  func shownAgain() {
    use(FakeTerminal([.press(.escape), .press(.return)]))
    var indices: [Int] = []
    let alert = AlertMessage.okCancel(title: "x")
    alert.onDismiss { response in
      indices.append(response.buttonIndex)
      alert.onDismiss { indices.append($0.buttonIndex) }
      alert.show()
    }
    alert.show()
    AlertCenter.shared.waitUntilIdle()
    #expect(indices == [1, 0])
  }

  @Test("A thousand alerts that wait hold no terminal each")
  func manyWaiting() {
    nonisolated(unsafe) var opened = 0
    let terminal = FakeTerminal(Array(repeating: .press(.return), count: 1000))
    use(terminal)
    AlertCenter.shared.host.openTerminal = { _ in
      opened += 1
      return terminal
    }
    var answered = 0
    for _ in 0..<1000 { AlertMessage.okCancel(title: "x").show { answered += $0 == 0 ? 1 : 0 } }
    #expect(opened == 1)
    AlertCenter.shared.waitUntilIdle()
    #expect(answered == 1000)
  }
}

/// A task that others can cancel.
@MainActor private final class WaitingTask {
  var task: Task<AlertResponse, Never>?
}
