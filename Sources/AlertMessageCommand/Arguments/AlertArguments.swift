import AlertMessage

/// What the arguments say of an alert: all of it, or how one of localization files is shown.
@MainActor struct AlertArguments {
  let command: Command
  let invocation: Invocation

  /// The alert that the arguments describe.
  ///
  /// - Parameter localizer: Has the titles of its buttons.
  func makeAlert(_ localizer: Localizer) throws(UsageError) -> AlertMessage {
    let alert = AlertMessage()
    alert.title = invocation[.title].map { AlertText($0) }
    alert.message = invocation.text.map { AlertText($0) }
    alert.localizer = localizer
    alert.severity = invocation[.severity].flatMap(AlertSeverity.init(rawValue:))
    alert.name = invocation[.name]
    try setFields(alert)
    for button in try buttons() { alert.addButton(button) }
    if let id = invocation[.default] {
      let ids = alert.buttons.map(\.id)
      guard id == "none" || ids.contains(id) else { throw UsageError.unknownButton(id, ids) }
      alert.defaultButton = id == "none" ? .none : .id(id)
    }
    try complete(alert)
    return alert
  }

  /// Gives an alert what any can have: how it is drawn, and how long it waits.
  func complete(_ alert: AlertMessage) throws(UsageError) {
    alert.appearance = try appearance()
    try setTimeout(alert)
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
}

extension UsageError {
  static func unknownButton(_ id: String, _ known: [String]) -> UsageError {
    UsageError(
      "unknownButton",
      ["name": id, "choices": known.joined(separator: ", ")],
      suggestion: Spelling.nearest(to: id, among: known)
    )
  }
}
