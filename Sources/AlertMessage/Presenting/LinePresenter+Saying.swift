import AlertTerminal
import AlertTypesetting

// What is written to the terminal.
extension LinePresenter {
  /// Says something, and asks for the current field or for the button.
  func ask(after text: String = "") -> AlertOutcome? {
    // What was typed before the question, the rest of a paste too, is no answer to it.
    discardInput()
    let said = wrapped((isAtPrompt ? "\n" : "") + text + prompt)
    line = emptyLine(behind: said)
    isAtPrompt = true
    return write(said)
  }

  /// Asks the same again, with what was typed so far.
  func askAgain(after text: String) -> AlertOutcome? {
    let said = wrapped(text + prompt)
    line.move(to: emptyLine(behind: said))
    isAtPrompt = true
    return write(said + line.shown)
  }

  private func emptyLine(behind said: String) -> TypedLine {
    TypedLine(
      isSecret: dialogue?.isSecret ?? false,
      behind: said.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init)
        ?? "",
      columns: device.size.columns,
      ambiguousWidth: options.ambiguousWidth
    )
  }

  func discardInput() {
    if !options.keepsTypeAhead { device.discardInput() }
  }

  func say(_ text: String) -> AlertOutcome? {
    isAtPrompt = false
    return write(wrapped(text))
  }

  func write(_ text: String) -> AlertOutcome? {
    do {
      try device.write(Array(text.replacingNewlines().utf8))
      return nil
    } catch {
      return .endOfInput
    }
  }

  /// The cursor goes to the next line, as Return was pressed. A secret is shown by nobody, nor is
  /// its end.
  func endLine() -> AlertOutcome? {
    guard echoes || line.editor.isSecret else {
      isAtPrompt = false
      return nil
    }
    return say("\n")
  }
}

extension String {
  /// With the carriage returns that a terminal whose output is not processed needs.
  fileprivate func replacingNewlines() -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }
}
