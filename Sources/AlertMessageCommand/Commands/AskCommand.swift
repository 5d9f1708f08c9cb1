import AlertMessage

/// `message`, `confirm`, `ask`, `input`, `secure` and `login`: shows an alert and prints the answer.
@MainActor struct AskCommand {
  let command: Command
  let invocation: Invocation
  let preferences: LanguagePreferences
  let texts: CommandTexts

  func run() throws(UsageError) -> ExitStatus { try ask(try makeAlert()) }

  /// Shows an alert, or answers it as the arguments say, and prints the answer.
  func ask(_ alert: AlertMessage) throws(UsageError) -> ExitStatus {
    guard try answerUpFront(alert) else {
      Printer.printError(texts.message("error.noLine"))
      return .notInteractive
    }
    // The answer is printed first, then a signal is raised again.
    AlertCenter.shared.signalPolicy = .report
    AlertCenter.shared.waitsForForeground = true
    let response = alert.runModal()
    if let obstacle = response.obstacle { try report(obstacle, alert) }
    return printed(response, of: alert) ? ExitStatus(response.outcome) : .usage
  }

  private func printed(_ response: AlertResponse, of alert: AlertMessage) -> Bool {
    if invocation.has(.json) { return Printer.print(response.json.text, texts) }
    if !alert.fields.isEmpty { return Printer.print(response.fields.map { $0 }, texts) }
    let printsButton = command == .ask || command == .show && !alert.buttons.isEmpty
    guard printsButton, let id = response.buttonID else { return true }
    return Printer.print(id, texts)
  }

  nonisolated static func unknownButton(_ id: String, _ known: [String]) -> UsageError {
    UsageError(
      "unknownButton",
      ["name": id, "choices": known.joined(separator: ", ")],
      suggestion: Spelling.nearest(to: id, among: known)
    )
  }

  /// The alert that the arguments describe.
  func makeAlert() throws(UsageError) -> AlertMessage {
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
    func titled(
      _ id: StandardButton,
      _ option: Option,
      _ role: ButtonRole
    ) throws(UsageError) -> AlertButton {
      let title = invocation[option]
      if let title, title.isBlank { throw UsageError("emptyTitle", ["name": option.name]) }
      return AlertButton(id: id.rawValue, title: title.map { AlertText($0) }, role: role)
    }
    switch command {
    case .message: return [try titled(.ok, .ok, .default)]
    case .confirm, .input, .secure:
      return [try titled(.ok, .ok, .default), try titled(.cancel, .cancel, .cancel)]
    case .login: return [try titled(.logIn, .ok, .default), try titled(.cancel, .cancel, .cancel)]
    default:
      var buttons: [AlertButton] = []
      var ids: Set<String> = []
      var roles: Set<ButtonRole> = []
      for argument in invocation.all(.button) {
        let button = try AlertButton(argument: argument)
        if !ids.insert(button.id).inserted {
          throw UsageError("repeatedButton", ["name": button.id])
        }
        // There is one button for Esc, and one for Return.
        if let role = button.role, role != .destructive, !roles.insert(role).inserted {
          let key = role == .cancel ? "twoCancels" : "twoDefaults"
          throw UsageError(key, ["name": button.id])
        }
        buttons.append(button)
      }
      // A preview without buttons shows the OK that such an alert gets.
      guard !buttons.isEmpty || command == .preview else { throw UsageError("noButtons") }
      return buttons
    }
  }

  /// How the arguments want the alert drawn.
  func appearance() throws(UsageError) -> AlertAppearance {
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
    if let value = invocation[.ambiguousWidth]
      .flatMap(AlertAppearance.AmbiguousWidth.init(rawValue:))
    {
      appearance.ambiguousWidth = value
    }
    appearance.width = try invocation.count(.width)
    appearance.ascii = invocation.has(.ascii)
    appearance.keepsTypeAhead = invocation.has(.keepTypeAhead)
    return appearance
  }
}
