import AlertMessage

/// `message`, `confirm`, `ask`, `input`, `secure` and `login`: shows an alert and prints the answer.
@MainActor struct AskCommand {
  let command: Command
  let invocation: Invocation
  let preferences: LanguagePreferences
  let texts: CommandTexts

  func run() throws(UsageError) -> ExitStatus {
    let alert = try makeAlert()
    guard try answerUpFront(alert) else {
      Printer.printError(texts.message("error.noLine"))
      return .notInteractive
    }
    // The answer is printed first, then a signal is raised again.
    AlertCenter.shared.signalPolicy = .report
    AlertCenter.shared.waitsForForeground = true
    let response = alert.runModal()
    if let obstacle = response.obstacle { try report(obstacle, alert) }
    return printed(response) ? ExitStatus(response.outcome) : .usage
  }

  private func printed(_ response: AlertResponse) -> Bool {
    if invocation.has(.json) { return Printer.print(response.json.text, texts) }
    if command.style != nil {
      return Printer.print(response.fields.map { $0 }, texts)
    }
    guard command == .ask, let id = response.buttonID else { return true }
    return Printer.print(id, texts)
  }

  nonisolated static func unknownButton(_ id: String, _ known: [String]) -> UsageError {
    UsageError(
      "unknownButton",
      ["name": id, "choices": known.joined(separator: ", ")],
      suggestion: Spelling.nearest(to: id, among: known)
    )
  }

  private func makeAlert() throws(UsageError) -> AlertMessage {
    let alert = AlertMessage()
    alert.title = invocation[.title].map { AlertText($0) }
    alert.message = invocation.text.map { AlertText($0) }
    alert.localizer = Localizer(preferences)
    alert.severity = invocation[.severity].flatMap(AlertSeverity.init(rawValue:))
    alert.appearance = try appearance()
    alert.name = invocation[.name]
    try setFields(alert)
    for button in try buttons() { alert.addButton(button) }
    if let id = invocation[.default] {
      let ids = alert.buttons.map(\.id)
      guard id == "none" || ids.contains(id) else { throw Self.unknownButton(id, ids) }
      alert.defaultButton = id == "none" ? .none : .id(id)
    }
    try setTimeout(alert)
    return alert
  }

  private func buttons() throws(UsageError) -> [AlertButton] {
    func titled(_ id: StandardButton, _ option: Option, _ role: ButtonRole) -> AlertButton {
      AlertButton(id: id.rawValue, title: invocation[option].map { AlertText($0) }, role: role)
    }
    switch command {
    case .message: return [titled(.ok, .ok, .default)]
    case .confirm, .input, .secure:
      return [titled(.ok, .ok, .default), titled(.cancel, .cancel, .cancel)]
    case .login: return [titled(.logIn, .ok, .default), titled(.cancel, .cancel, .cancel)]
    default:
      var buttons: [AlertButton] = []
      var ids: Set<String> = []
      var hasCancel = false
      for argument in invocation.all(.button) {
        let button = try AlertButton(argument: argument)
        if !ids.insert(button.id).inserted {
          throw UsageError("repeatedButton", ["name": button.id])
        }
        if button.role == .cancel, hasCancel {
          throw UsageError("twoCancels", ["name": button.id])
        }
        hasCancel = hasCancel || button.role == .cancel
        buttons.append(button)
      }
      guard !buttons.isEmpty else { throw UsageError("noButtons") }
      return buttons
    }
  }

  /// A whole number from 1 on.
  func number(_ text: String, of option: Option) throws(UsageError) -> Int {
    guard let number = Int(text), number > 0 else {
      throw UsageError(
        "badValue",
        ["name": option.name, "value": text, "choices": "1, 2, 3 …"]
      )
    }
    return number
  }

  private func appearance() throws(UsageError) -> AlertAppearance {
    var appearance = AlertAppearance()
    if let value = invocation[.presentation].flatMap(AlertAppearance.Presentation.init(rawValue:)) {
      appearance.presentation = value
    }
    if let value = invocation[.color].flatMap(AlertAppearance.ColorChoice.init(rawValue:)) {
      appearance.color = value
    }
    if let value = invocation[.bidi].flatMap(AlertAppearance.BidiChoice.init(rawValue:)) {
      appearance.bidi = value
    }
    if let value = invocation[.buttonOrder].flatMap(ButtonOrder.init(rawValue:)) {
      appearance.buttonOrder = value
    }
    if let value = invocation[.width] {
      appearance.width = try number(value, of: .width)
    }
    appearance.ascii = invocation.has(.ascii)
    appearance.keepsTypeAhead = invocation.has(.keepTypeAhead)
    return appearance
  }
}
