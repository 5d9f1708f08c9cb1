import Testing

@testable import AlertMessage

/// Apple's rules for buttons, which programs written against `UIAlertView` rely on.
@MainActor @Suite("Rules of buttons") struct ButtonRuleTests {
  @Test("An index is the order of adding, whatever the role")
  func indices() {
    let alert = AlertMessage()
    #expect(alert.cancelButtonIndex == -1)
    #expect(alert.firstOtherButtonIndex == -1)
    #expect(alert.addButton(.delete, role: .destructive) == 0)
    #expect(alert.addButton(.cancel, role: .cancel) == 1)
    #expect(alert.addButton(.save) == 2)
    #expect(alert.cancelButtonIndex == 1)
    #expect(alert.firstOtherButtonIndex == 0)
  }

  @Test("Setting cancelButtonIndex moves the role")
  func movesCancel() {
    let alert = AlertMessage()
    alert.addButton(.ok)
    alert.addButton(.cancel, role: .cancel)
    alert.cancelButtonIndex = 0
    #expect(alert.buttons.map(\.role) == [.cancel, nil])
    alert.cancelButtonIndex = -1
    #expect(alert.cancelButtonIndex == -1)
  }

  @Test("Without buttons there is one OK, default and cancel at once")
  func impliedOK() {
    let alert = AlertMessage(title: "x")
    alert.localizer = .inLanguage("es")
    let content = alert.resolvedContent()
    #expect(content.buttons.map(\.id) == ["ok"])
    #expect(content.buttons[0].title == "Aceptar")
    #expect(content.defaultButton == 0)
    #expect(content.cancelButton == 0)
  }

  @Test("A lone button counts as cancel too")
  func loneButton() {
    let alert = AlertMessage()
    alert.addButton(.close)
    #expect(alert.cancelButtonIndex == 0)
    #expect(alert.resolvedContent().cancelButton == 0)
  }

  @Test("A destructive button without cancel gets a localized Cancel, unless told not to")
  func impliedCancel() {
    let alert = AlertMessage()
    alert.localizer = .inLanguage("ja")
    alert.addButton(.delete, role: .destructive)
    #expect(alert.resolvedContent().buttons.map(\.title) == ["削除", "キャンセル"])
    alert.addsCancelToDestructive = false
    #expect(alert.resolvedContent().buttons.count == 1)
  }

  @Test("Cancel and destructive buttons are the default only when the caller names them")
  func defaults() {
    let alert = AlertMessage.deleteCancel(title: "x")
    #expect(alert.resolvedContent().defaultButton == nil)
    alert.defaultButton = .id("delete")
    #expect(alert.resolvedContent().defaultButton == 0)
    alert.defaultButton = .id("cancel")
    #expect(alert.resolvedContent().defaultButton == 1)
    #expect(AlertMessage.okCancel(title: "x").resolvedContent().defaultButton == 0)
  }

  @Test("Of several ordinary buttons none is the default; a single one is")
  func ordinaryDefault() {
    let alert = AlertMessage()
    alert.addButton(.save)
    alert.addButton(.cancel, role: .cancel)
    #expect(alert.resolvedContent().defaultButton == 0)
    alert.addButton(.open)
    #expect(alert.resolvedContent().defaultButton == nil)
  }

  @Test("A row has cancel leading and default trailing; the Windows order is the other way round")
  func order() {
    let alert = AlertMessage.saveDiscardCancel(title: "x")
    #expect(alert.resolvedContent().rowOrder == [2, 1, 0])
    #expect(alert.resolvedContent().stackOrder == [0, 1, 2])
    alert.appearance.buttonOrder = .windows
    #expect(alert.resolvedContent().rowOrder == [0, 1, 2])
  }

  @Test("A second cancel role is the programmer's mistake, and the message says so")
  func secondCancel() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let alert = AlertMessage()
        alert.addButton(.cancel, role: .cancel)
        alert.addButton(.no, role: .cancel)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("at most one button with the role cancel"))
  }

  @Test("A default that is no button of the alert is the programmer's mistake")
  func unknownDefault() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = AlertMessage()
        alert.addButton(.ok)
        alert.defaultButton = .id("save")
        _ = alert.resolvedContent()
      }
    }
  }

  @Test(
    "The constructors have the buttons that they are called by, Return and Esc where they belong"
  )
  func constructors() {
    let alerts: [(alert: AlertMessage, ids: [String], onReturn: String?, onEscape: String?)] = [
      (.ok(title: "x"), ["ok"], "ok", "ok"),
      (.okCancel(title: "x"), ["ok", "cancel"], "ok", "cancel"),
      (.yesNo(title: "x"), ["yes", "no"], "yes", nil),
      (.deleteCancel(title: "x"), ["delete", "cancel"], nil, "cancel"),
      (.retryCancel(title: "x"), ["retry", "cancel"], "retry", "cancel"),
      (.saveDiscardCancel(title: "x"), ["save", "dontSave", "cancel"], "save", "cancel"),
    ]
    for (alert, ids, onReturn, onEscape) in alerts {
      let content = alert.resolvedContent()
      #expect(content.buttons.map(\.id) == ids)
      #expect(content.defaultButton.map { content.buttons[$0].id } == onReturn)
      #expect(content.cancelButton.map { content.buttons[$0].id } == onEscape)
    }
  }
}
