import AlertMessage

/// `message`, `confirm`, `ask`, `input`, `secure` and `login`: shows an alert and prints the
/// answer.
@MainActor struct AskCommand {
  let command: Command
  let invocation: Invocation
  let preferences: LanguagePreferences
  let texts: CommandTexts

  func run() throws(UsageError) -> ExitStatus {
    let arguments = AlertArguments(command: command, invocation: invocation)
    return try ask(try arguments.makeAlert(Localizer(preferences)))
  }

  /// Shows an alert, or answers it as the arguments say, and prints the answer.
  func ask(_ alert: AlertMessage) throws(UsageError) -> ExitStatus {
    if alert.fields.contains(where: \.isSecure) { SecretText.forbidMemoryDumps() }
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
}
