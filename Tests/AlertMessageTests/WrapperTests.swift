import AlertMessage
import AlertMessageTesting
import AlertTerminal
import Testing

/// The wrappers that programs were written against, each through the public interface alone. If one
/// of these fails, such a program can't be moved here.
@MainActor @Suite("Wrappers", .ownCenter) struct WrapperTests {
  @Test("AlertUtils: appeared, then pressed, each once; busy from one to the other")
  func oneCallback() {
    use(FakeTerminal([.press(.return), .press(.escape)]))
    let center = AlertCenter.shared
    #expect(!center.busy)
    var calls: [String] = []
    center.show(title: "Delete?", message: "No way back.") { appeared, index in
      calls.append("first \(appeared) \(index) \(center.busy)")
    }
    #expect(center.busy)
    // A second one is not lost.
    center.show(title: "Sure?") { appeared, index in
      calls.append("second \(appeared) \(index) \(center.busy)")
    }
    center.waitUntilIdle()
    #expect(
      calls == [
        "first true -1 true", "first false 1 true", "second true -1 true", "second false 0 true",
      ]
    )
    #expect(!center.busy)
    #expect(AlertCenter.ButtonIndex.none == -1)
    #expect(AlertCenter.ButtonIndex.cancel == 0)
    #expect(AlertCenter.ButtonIndex.ok == 1)
  }

  @Test("AlertUtils: an alert that never appears says only how it ended")
  func oneCallbackWithoutAppearing() throws {
    use(FakeTerminal())
    var calls: [String] = []
    let answered = AlertMessage.okCancel(title: "x")
    try answered.answer(with: AlertAnswer(button: "ok"))
    answered.show(cbBlock: { calls.append("\($0) \($1)") })
    #expect(calls == ["false 0"])
    use(FakeTerminal(refusal: TerminalError(.background)))
    AlertMessage.okCancel(title: "x").show(cbBlock: { calls.append("\($0) \($1)") })
    AlertCenter.shared.waitUntilIdle()
    #expect(calls == ["false 0", "false -1"])
  }

  @Test("UIAlertView+Extension: one completion with the index, on any alert")
  func completion() {
    use(FakeTerminal([.press(.left), .press(.return), .signal(15)]))
    var indices: [Int] = []
    AlertMessage.okCancel(title: "x").show { indices.append($0) }
    AlertMessage.okCancel(title: "x").show { indices.append($0) }
    AlertCenter.shared.waitUntilIdle()
    #expect(indices == [1, -1])
  }

  /// As a program writes it: state of its own, and what happens on dismissal.
  private final class RenameAlert: AlertMessage {
    let path: String
    private(set) var calls: [String] = []
    private(set) var isConfirmed = false

    init(path: String) {
      self.path = path
      super.init()
      title = AlertText("Rename \(path)?")
      addButton(.ok, role: .default)
      addButton(.cancel, role: .cancel)
    }

    override func willPresent() { calls.append("willPresent") }
    override func didPresent() { calls.append("didPresent") }
    override func clicked(buttonAt index: Int) { calls.append("clicked \(index)") }
    override func willDismiss(_ response: AlertResponse) {
      calls.append("willDismiss \(response.buttonIndex)")
    }
    override func didDismiss(_ response: AlertResponse) {
      isConfirmed = response.buttonID == "ok"
      calls.append("didDismiss \(response.buttonIndex)")
    }
  }

  @Test("WSAlertView, FHAlertView: a subclass has its own state and overrides what happens")
  func subclass() {
    let terminal = FakeTerminal([.press(.return), .press(.escape), .signal(1)])
    use(terminal)
    let alert = RenameAlert(path: "a.txt")
    alert.runModal()
    #expect(alert.isConfirmed)
    #expect(
      alert.calls == ["willPresent", "didPresent", "clicked 0", "willDismiss 0", "didDismiss 0"]
    )
    #expect(terminal.text.contains("Rename a.txt?"))
    let cancelled = RenameAlert(path: "b.txt")
    cancelled.runModal()
    #expect(!cancelled.isConfirmed)
    #expect(cancelled.calls.last == "didDismiss 1")
    let ended = RenameAlert(path: "c.txt")
    ended.runModal()
    #expect(ended.calls == ["willPresent", "didPresent", "willDismiss -1", "didDismiss -1"])
  }

  @MainActor private final class Delegate: AlertMessageDelegate {
    var calls: [String] = []
    func willPresent(_ alert: AlertMessage) { calls.append("willPresent") }
    func didPresent(_ alert: AlertMessage) { calls.append("didPresent") }
    func alertMessage(_ alert: AlertMessage, clickedButtonAt index: Int) {
      calls.append("clicked \(index)")
    }
    func alertMessage(_ alert: AlertMessage, willDismissWithButtonAt index: Int) {
      calls.append("willDismiss \(index)")
    }
    func alertMessage(_ alert: AlertMessage, didDismissWithButtonAt index: Int) {
      calls.append("didDismiss \(index)")
    }
  }

  @Test("FHBlock: the block gets the alert and the index; a delegate set by hand works beside it")
  func block() {
    use(FakeTerminal([.press(.return)]))
    let delegate = Delegate()
    let alert = AlertMessage.okCancel(title: "x")
    alert.delegate = delegate
    alert.completionBlock = { [weak alert] shown, index in
      #expect(shown === alert)
      delegate.calls.append("block \(index)")
    }
    alert.runModal()
    #expect(
      delegate.calls == [
        "willPresent", "didPresent", "clicked 0", "willDismiss 0", "block 0", "didDismiss 0",
      ]
    )
  }

  @Test("FHBlock: set to nil it is not called, not even if that happens in a handler")
  func blockSetToNil() {
    use(FakeTerminal([.press(.return), .press(.return)]))
    var count = 0
    let first = AlertMessage.okCancel(title: "x")
    first.completionBlock = { _, _ in count += 1 }
    first.completionBlock = nil
    first.runModal()
    let second = AlertMessage(title: "x")
    second.addButton(.ok, role: .default) { second.completionBlock = nil }
    second.completionBlock = { _, _ in count += 1 }
    second.runModal()
    #expect(count == 0)
  }

  @Test("FHBlock: the delegate is not retained, and may be gone before the alert is")
  func weakDelegate() {
    use(FakeTerminal([.press(.return)]))
    let alert = AlertMessage.okCancel(title: "x")
    weak var weakDelegate: Delegate?
    do {
      let delegate = Delegate()
      weakDelegate = delegate
      alert.delegate = delegate
    }
    #expect(weakDelegate == nil)
    #expect(alert.runModal().buttonID == "ok")
  }
}
