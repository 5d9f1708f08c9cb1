import AlertMessageTesting
import AlertTerminal
import Testing

@testable import AlertMessage

/// An alert lives from `show()` to dismissal without an owner, tells everyone once, and is freed.
@MainActor @Suite("Lifecycle", .ownCenter) struct LifecycleTests {
  @Test("The original's example, in Spanish names alone")
  func spanish() {
    use(FakeTerminal([.press(.return)]))
    var indices: [Int] = []
    var pressed = false
    let alerta = AlertMessage.alertMessage()
    alerta.titulo = "¿Eliminar?"
    alerta.mensaje = "No se puede deshacer."
    alerta.agregarBoton("Eliminar") { pressed = true }
    alerta.agregarBoton("Cancelar")
    alerta.cancelButtonIndex = 1
    alerta.ejecutarCodigo { indices.append($0) }
    alerta.show()
    AlertCenter.shared.waitUntilIdle()
    #expect(indices == [0])
    #expect(pressed)
  }

  @Test("From show() to dismissal nobody has to hold it; then it is freed")
  func selfRetaining() {
    use(FakeTerminal([.press(.escape)]))
    var outcomes: [AlertOutcome] = []
    weak var weakAlert: AlertMessage?
    do {
      let alert = AlertMessage.okCancel(title: "x")
      alert.onDismiss { outcomes.append($0.outcome) }
      weakAlert = alert
      alert.show()
    }
    #expect(weakAlert != nil)
    #expect(outcomes.isEmpty)
    AlertCenter.shared.waitUntilIdle()
    #expect(outcomes == [.cancelled])
    #expect(weakAlert == nil)
  }

  @Test("A cycle owner – alert – closure ends with the dismissal")
  func cycle() {
    final class Owner {
      var alert: AlertMessage?
      var answered = 0
    }
    use(FakeTerminal([.press(.return)]))
    weak var weakOwner: Owner?
    do {
      let owner = Owner()
      weakOwner = owner
      let alert = AlertMessage.okCancel(title: "x")
      owner.alert = alert
      alert.onDismiss { _ in owner.answered += 1 }
      alert.completionBlock = { _, _ in owner.answered += 1 }
      alert.runModal()
      #expect(owner.answered == 2)
    }
    #expect(weakOwner == nil)
  }

  @MainActor private final class Recorder: AlertMessageDelegate {
    var calls: [String] = []
    var terminal: FakeTerminal?
    private func add(_ call: String) {
      calls.append(call + (terminal?.isEntered == true ? "*" : ""))
    }
    func willPresent(_ alert: AlertMessage) { add("willPresent") }
    func didPresent(_ alert: AlertMessage) { add("didPresent") }
    func alertMessage(_ alert: AlertMessage, clickedButtonAt index: Int) {
      add("clicked \(index)")
    }
    func alertMessage(_ alert: AlertMessage, willDismissWithButtonAt index: Int) {
      add("willDismiss \(index)")
    }
    func alertMessage(_ alert: AlertMessage, didDismissWithButtonAt index: Int) {
      add("didDismiss \(index)")
    }
  }

  @Test("The delegate's calls come in Apple's order, the terminal given back before the click")
  func order() {
    let terminal = FakeTerminal([.press(.left), .press(.return)])
    use(terminal)
    let recorder = Recorder()
    recorder.terminal = terminal
    let alert = AlertMessage.okCancel(title: "x")
    alert.delegate = recorder
    alert.runModal()
    #expect(
      recorder.calls == [
        "willPresent", "didPresent*", "clicked 1", "willDismiss 1", "didDismiss 1",
      ]
    )
  }

  @Test(
    "What is no choice stays none",
    arguments: [
      (TerminalEvent.endOfInput, AlertOutcome.endOfInput), (.signal(2), .interrupted),
      (.signal(15), .terminated(signal: 15)), (.signal(1), .terminated(signal: 1)),
      (.press(.escape), .cancelled),
    ]
  )
  func outcomes(event: TerminalEvent, outcome: AlertOutcome) {
    let terminal = FakeTerminal([event])
    use(terminal)
    let alert = AlertMessage.okCancel(title: "x")
    var pressed = false
    alert.onDismiss { pressed = $0.buttonID != nil }
    let response = alert.runModal()
    #expect(response.outcome == outcome)
    #expect(!pressed)
    #expect(response.buttonIndex == (outcome == .cancelled ? 1 : -1))
    #expect(!terminal.isEntered)
  }

  @Test("present() gives the response; cancelling its task takes the alert away")
  func asynchronous() async {
    use(FakeTerminal([.press(.return)]))
    let response = await AlertMessage.okCancel(title: "x").present()
    #expect(response.buttonID == "ok")

    let waiting = FakeTerminal(afterLast: nil)
    use(waiting)
    let task = Task { @MainActor in await AlertMessage.okCancel(title: "x").present() }
    while !waiting.isEntered { await Task.yield() }
    task.cancel()
    #expect(await task.value.outcome == .dismissed)
    #expect(!waiting.isEntered)
    await AlertCenter.shared.waitUntilIdle()
  }

  @Test("A second alert waits for its turn and is not lost")
  func queue() {
    let terminal = FakeTerminal([.press(.return), .press(.escape)])
    use(terminal)
    var order: [String] = []
    for name in ["first", "second"] {
      let alert = AlertMessage.okCancel(title: "x")
      alert.onDismiss { order.append("\(name) \($0.buttonIndex)") }
      alert.show()
    }
    #expect(AlertCenter.shared.isBusy)
    AlertCenter.shared.waitUntilIdle()
    #expect(order == ["first 0", "second 1"])
    #expect(!AlertCenter.shared.isBusy)
  }

  @Test("An alert shown from a handler comes after the one that is dismissed")
  func showFromHandler() {
    use(FakeTerminal([.press(.return), .press(.return), .press(.return)]))
    var order: [String] = []
    let first = AlertMessage.okCancel(title: "1")
    first.onDismiss { _ in
      let second = AlertMessage.okCancel(title: "2")
      second.onDismiss { _ in order.append("second") }
      second.show()
      AlertMessage.okCancel(title: "3").runModal()
      order.append("first")
    }
    first.show()
    AlertCenter.shared.waitUntilIdle()
    #expect(order == ["first", "second"])
  }

  @Test("An answer given up front shows nothing, and an unknown one is refused")
  func answers() throws {
    let terminal = FakeTerminal()
    use(terminal)
    let alert = AlertMessage.okCancel(title: "x")
    #expect(throws: AlertAnswerError.unknownButton("delete", known: ["ok", "cancel"])) {
      try alert.answer(with: AlertAnswer(button: "delete"))
    }
    try alert.answer(with: AlertAnswer(button: "cancel"))
    #expect(alert.runModal().buttonIndex == 1)
    #expect(terminal.text.isEmpty)
  }

  @Test("A box that was asked for and has become too small answers nothing but Esc")
  func shrunken() {
    let tiny = TerminalSize(columns: 4, rows: 2)
    func ask(_ events: TerminalEvent...) -> AlertResponse {
      use(FakeTerminal(events))
      let alert = AlertMessage.okCancel(title: "x")
      alert.appearance.presentation = .box
      return alert.runModal()
    }
    #expect(ask(.resized(tiny), .press(.return), .press(.escape)).outcome == .cancelled)
    let roomy = TerminalSize(columns: 40, rows: 20)
    #expect(
      ask(.resized(tiny), .press(.return), .resized(roomy), .press(.return)).buttonID == "ok"
    )
  }

  @Test("A paste never presses a button")
  func paste() {
    use(FakeTerminal([.paste("yes\rrm -rf\r"), .press(.escape)]))
    #expect(AlertMessage.okCancel(title: "x").runModal().outcome == .cancelled)
  }

  @Test(
    "The line form takes over where there is no box to draw",
    arguments: [
      (["TERM": "dumb"], 80, 24), (["ACCESSIBLE": "1"], 80, 24), ([:], 19, 24), ([:], 80, 4),
    ] as [([String: String], Int, Int)]
  )
  func lineForm(environment: [String: String], columns: Int, rows: Int) {
    let terminal = FakeTerminal(line("zwei") + line("٢"), columns: columns, rows: rows)
    use(terminal, environment)
    let alert = AlertMessage.okCancel(title: "x")
    alert.localizer = .inLanguage("de")
    #expect(alert.runModal().buttonID == "cancel")
    #expect(terminal.modes == [.lines(bracketsPastes: environment["TERM"] != "dumb")])
    #expect(!terminal.text.contains("\u{1B}"))
    #expect(terminal.text.contains("1. OK (Standard)\r\n2. Abbrechen\r\n"))
    let words = terminal.text.replacing("\r\n", with: " ")
    #expect(words.contains("„zwei“ ist keine der Möglichkeiten."))
  }
}
