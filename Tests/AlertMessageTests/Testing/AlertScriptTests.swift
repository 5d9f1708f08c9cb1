import AlertMessage
import AlertMessageTesting
import Testing

/// A script that answers for a person. If it answered what nobody scripted, tests of programs that
/// use AlertMessage would prove nothing.
@MainActor @Suite("Scripts") struct AlertScriptTests {
  private func ask(_ title: String, id: String = "ok") -> AlertOutcome {
    let alert = AlertMessage(title: title)
    alert.addButton("Go on", id: id)
    alert.addButton(.delete, role: .destructive)
    return alert.runModal().outcome
  }

  @Test("Replies go to the alerts in their order, and what was asked is kept")
  func order() throws {
    let script = AlertScript(.press("ok"), .cancel, .press("cancel"))
    let outcomes = try script.run { [ask("1"), ask("2"), ask("3")] }
    #expect(
      outcomes == [
        .button(id: "ok", index: 0, role: nil), .cancelled,
        .button(id: "cancel", index: 2, role: .cancel),
      ]
    )
    #expect(script.asked.map(\.title) == ["1", "2", "3"])
    #expect(script.outcomes == outcomes)
  }

  @Test(
    "Whatever is no choice comes back as it is",
    arguments: [
      (.interrupt, .interrupted), (.endInput, .endOfInput),
      (.terminate(signal: 15), .terminated(signal: 15)), (.nobody, .notInteractive),
    ] as [(AlertReply, AlertOutcome)]
  )
  func noChoice(reply: AlertReply, outcome: AlertOutcome) throws {
    #expect(try AlertScript(reply).run { ask("?") } == outcome)
  }

  @Test("A time-out comes to what the alert says of it; without one the script fails")
  func timeOut() throws {
    let alert = AlertMessage.okCancel(title: "?")
    alert.timeout = .seconds(60)
    try AlertScript(.timeOut, .timeOut).run {
      #expect(alert.runModal().outcome == .timedOut)
      alert.timeoutButton = "cancel"
      #expect(alert.runModal().buttonID == "cancel")
    }
    #expect(throws: AlertScriptError.self) { try AlertScript(.timeOut).run { ask("?") } }
  }

  @Test("What was asked is told as the person would see it: titles, roles, language")
  func asked() throws {
    let script = AlertScript(.cancel, language: "ja")
    try script.run {
      let alert = AlertMessage(verbatim: "a\u{1B}b", message: "よろしいですか？")
      alert.severity = .warning
      alert.addButton(.yes, role: .default)
      alert.addButton(.delete, role: .destructive)
      alert.runModal()
    }
    let asked = try #require(script.asked.first)
    #expect(asked.title == "a␛b")
    #expect(asked.message == "よろしいですか？")
    #expect(asked.severity == .warning)
    #expect(asked.buttons.map(\.id) == ["yes", "delete", "cancel"])
    #expect(asked.buttons.map(\.title) == ["はい", "削除", "キャンセル"])
    #expect(asked[button: "delete"]?.role == .destructive)
    #expect(asked[button: "no"] == nil)
    #expect(asked.defaultButton == "yes")
    #expect(asked.cancelButton == "cancel")
    #expect(asked.language == LanguageTag("ja"))
    #expect("\(asked)" == "“a␛b” [はい] [削除] [キャンセル]")
  }

  @Test("Delegate, handlers and completion are called as for an alert on the screen")
  func calls() throws {
    final class Recorder: AlertMessageDelegate {
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
    let recorder = Recorder()
    try AlertScript(.press("delete")).run {
      let alert = AlertMessage.deleteCancel(title: "?")
      alert.delegate = recorder
      alert.onDismiss { _ in recorder.calls.append("handler") }
      alert.show { recorder.calls.append("completion \($0)") }
      recorder.calls.append("shown")
    }
    #expect(
      recorder.calls == [
        "willPresent", "didPresent", "shown", "clicked 0", "willDismiss 0", "handler",
        "didDismiss 0", "completion 0",
      ]
    )
  }

  @Test("An alert that the script does not expect is no choice, and the script fails")
  func unexpected() throws {
    var outcomes: [AlertOutcome] = []
    let error = #expect(throws: AlertScriptError.self) {
      try AlertScript(.press("ok")).run { outcomes = [ask("1"), ask("2")] }
    }
    #expect(outcomes.last == .notInteractive)
    #expect(
      error?.description
        == "An alert was asked that the script does not expect: “2” [Go on] [Delete] [Cancel]."
    )
  }

  @Test("A reply that is left over fails, and what the program threw is told too")
  func unused() throws {
    struct Failure: Error {}
    let error = #expect(throws: AlertScriptError.self) {
      try AlertScript(.press("ok"), .cancel, .press("save").when(asked: "unsaved")).run {
        _ = ask("1")
        throw Failure()
      }
    }
    #expect(
      error?.problems == [.unusedReplies([.cancel, .press("save").when(asked: "unsaved")])]
    )
    #expect(
      error?.description == """
        The program did not ask for .cancel, .press("save").when(asked: "unsaved").
        The program threw: Failure()
        """
    )
    #expect(throws: Failure.self) { try AlertScript().run { throw Failure() } }
  }

  @Test(
    "A reply that the alert does not take fails with the reason, and presses nothing",
    arguments: [
      (
        .press("save"),
        #".press("save"): No button has the id “save”: use one of ok, delete, cancel."#
      ),
      (
        .press("ok").when(asked: "Save"),
        #".press("ok").when(asked: "Save"): Neither its title nor its message holds these words."#
      ),
    ] as [(AlertReply, String)]
  )
  func impossible(reply: AlertReply, reason: String) {
    var outcome: AlertOutcome?
    let error = #expect(throws: AlertScriptError.self) {
      try AlertScript(reply).run { outcome = ask("Delete?") }
    }
    #expect(outcome == .notInteractive)
    #expect(
      error?.description
        == "“Delete?” [Go on] [Delete] [Cancel] can’t be answered with \(reason)"
    )
  }

  @Test("Fields are filled in as if they were typed, and told as the person sees them")
  func fields() throws {
    let script = AlertScript(
      .press("logIn", fields: ["userName": "ana", "password": "geheim"]),
      .press("ok", fields: ["text": "zu lang"]),
      .cancel
    )
    var answers: [String?] = []
    let error = #expect(throws: AlertScriptError.self) {
      try script.run {
        let login = AlertMessage.loginAndPassword(title: "Log in")
        login.onDismiss { answers = $0.fields.map { $0.reveal() } }
        login.runModal()
        let input = AlertMessage.plainTextInput(title: "Name")
        input.fields[0].limit = 3
        #expect(input.runModal().outcome == .notInteractive)
        AlertMessage.plainTextInput(title: "Name").runModal()
      }
    }
    #expect(answers == ["ana", "geheim"])
    #expect(script.asked[0].fields.map(\.isSecure) == [false, true])
    #expect(script.asked[0].fields.map(\.text) == ["", nil])
    #expect(error?.problems.count == 1)
    let message = error?.description ?? ""
    #expect(message.contains(".press(\"ok\", fields: [text])"))
    #expect(!message.contains("zu lang"), "What is typed may be a secret.")
  }

  @Test("Esc does nothing where there is no cancel button, so no script can press it")
  func noCancel() {
    #expect(throws: AlertScriptError.self) {
      try AlertScript(.cancel).run { _ = AlertMessage.yesNo(title: "?").runModal() }
    }
  }

  @Test("Words are looked for in the title and in the message")
  func words() throws {
    let script = AlertScript(
      .press("ok").when(asked: "3 files"),
      .press("ok").when(asked: "undone")
    )
    try script.run {
      for _ in 1...2 {
        AlertMessage.okCancel(title: "Delete 3 files?", message: "It can’t be undone.").runModal()
      }
    }
  }

  @Test("A script can look at each alert before it answers")
  func responder() throws {
    let script = AlertScript { asked in asked[button: "delete"].map { .press($0.id) } }
    try script.run {
      #expect(ask("1") == .button(id: "delete", index: 1, role: .destructive))
      #expect(ask("2") == .button(id: "delete", index: 1, role: .destructive))
    }
    #expect(throws: AlertScriptError.self) {
      try script.run { AlertMessage.ok(title: "3").runModal() }
    }
  }

  @Test("The program takes an alert away that nobody answers")
  func dismissed() async throws {
    let script = AlertScript(.wait, .wait)
    try await script.run {
      let alert = AlertMessage.okCancel(title: "1")
      alert.show()
      alert.dismiss()
      let task = Task { @MainActor in await AlertMessage.okCancel(title: "2").present() }
      while script.asked.count < 2 { await Task.yield() }
      task.cancel()
      #expect(await task.value.outcome == .dismissed)
    }
    #expect(script.outcomes == [.dismissed, .dismissed])
  }

  @Test("Who waits for an answer that nobody gives is told so, and does not hang")
  func leftOpen() async throws {
    let modal = #expect(throws: AlertScriptError.self) {
      try AlertScript(.wait).run { #expect(ask("1") == .notInteractive) }
    }
    #expect(
      modal?.description
        == "“1” [Go on] [Delete] [Cancel] was never taken away, and the script says that nobody "
        + "answers it."
    )
    await #expect(throws: AlertScriptError.self) {
      try await AlertScript(.wait).run {
        AlertMessage.ok(title: "2").show()
        await Task.yield()
      }
    }
  }

  @Test("An alert that never has its turn was not asked")
  func turns() throws {
    let script = AlertScript(.press("ok"))
    try script.run {
      let second = AlertMessage.okCancel(title: "2")
      let first = AlertMessage.okCancel(title: "1")
      first.onDismiss { _ in second.dismiss() }
      first.show()
      second.show()
    }
    #expect(script.asked.map(\.title) == ["1"])
  }

  @Test("An alert that the program answers up front asks nobody")
  func upFront() throws {
    let script = AlertScript()
    try script.run {
      let alert = AlertMessage.okCancel(title: "1")
      try alert.answer(with: AlertAnswer(button: "cancel"))
      #expect(alert.runModal().buttonID == "cancel")
    }
    #expect(script.asked.isEmpty)
  }

  @Test("Scripts side by side answer their own programs only", arguments: 0..<8)
  func parallel(number: Int) async throws {
    let script = AlertScript(Array(repeating: .press("b\(number)"), count: 20))
    try await script.run {
      for round in 0..<20 {
        let alert = AlertMessage(title: "\(number) \(round)")
        alert.addButton("Go on", id: "b\(number)")
        // A handler that shows an alert must find the same script, whatever thread calls it.
        let response = await alert.present()
        #expect(response.buttonID == "b\(number)")
        await Task.yield()
      }
    }
    #expect(script.asked.allSatisfy { $0.title.hasPrefix("\(number) ") })
  }

  @Test("A handler that shows an alert finds the same script, whatever thread calls it")
  func handlers() async throws {
    let script = AlertScript(.press("ok"), .press("ok"))
    try await script.run {
      let alert = AlertMessage.okCancel(title: "1")
      alert.onDismiss { _ in AlertMessage.okCancel(title: "2").show() }
      _ = await alert.present()
      await AlertCenter.shared.waitUntilIdle()
    }
    #expect(script.asked.map(\.title) == ["1", "2"])
    #expect(AlertCenter.shared.isBusy == false)
  }

  @Test("A program that asks for ever stops the test, with a message")
  func endless() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        try AlertScript().run {
          while AlertMessage.ok(title: "Again?").runModal().buttonID == nil {}
        }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("asks again and again"))
  }
}
