import AlertTerminal
import AlertTypesetting

// What a line, or the time, comes to.
extension LinePresenter {
  /// Takes the line that says which button is meant.
  func answer() -> AlertOutcome? {
    let text = line.editor.text
    let match = line.refusal == nil ? ButtonMatcher(content).match(text) : .unknown
    if let outcome = endLine() { return outcome }
    if case .button(let index) = match { return press(index) }
    let texts = content.texts
    let answer = DisplayText.visible(text)
    switch match {
    case .button, .nothing: return askAnew(after: help)
    case .unknown:
      return askAnew(after: texts(.lineUnknown, ["answer": .text(answer)]) + "\n" + help)
    case .ambiguous:
      return askAnew(after: texts(.lineAmbiguous, ["answer": .text(answer)]) + "\n")
    }
  }

  /// Presses a button. Where that can't be, or the fields don't allow it, says why and asks again.
  private func press(_ index: Int) -> AlertOutcome? {
    let fault: String
    if disabled.contains(index) {
      dialogue?.restart()
      fault = content.texts(
        .lineDisabled,
        ["button": .text(content.buttons[index].plainTitle)]
      )
    } else if content.isSubmitted(byButton: index), let found = dialogue?.check() {
      fault = found
    } else {
      return content.pressing(index)
    }
    return askAnew(after: fault + "\n")
  }

  /// Asks again, with a word on why, for which a Return that is held down leaves no time.
  ///
  /// - Parameter keepsLine: Whether what was typed stays, to be mended; false by default.
  func askAnew(after text: String, keepingLine keepsLine: Bool = false) -> AlertOutcome? {
    returns.turn(isSame: true, at: device.now)
    return keepsLine ? askAgain(after: text) : ask(after: text)
  }

  /// Only a field takes a paste: a question is asked again, and not answered by a mere Return.
  func dropPaste() -> AlertOutcome? {
    isPasteDropped = true
    return ask(after: help)
  }

  /// A press has waited long enough, a paste is over, or a second has gone by.
  func takeTime() -> AlertOutcome? {
    let now = device.now
    switch returns.takeDue(at: now) {
    case .button(let index): return press(index)
    case .next: return takeField()
    case nil: break
    }
    switch blocks.takeDue(at: now) {
    case .line:
      returns.takeOther()
      return answer()
    case .block: return dropPaste()
    case nil: break
    }
    // An answer that still waits was in time.
    guard returns.deadline == nil, !blocks.holdsLine else { return nil }
    guard let countdown, countdown.look(at: now) == 0 else { return nil }
    if dialogue?.current != nil {
      // What was pasted in time is being typed, although its end has not come.
      device.releasePaste()
      if device.hasDecodedEvents { return nil }
    }
    let outcome = content.timeOutOutcome(disabled: disabled)
    guard case .button(_, let index, _) = outcome else { return outcome }
    return isBegun(for: index) || !submits(index) ? .timedOut : outcome
  }

  /// Whether somebody is typing what a button would send off, or another answer than the button is.
  private func isBegun(for button: Int) -> Bool {
    let isLineBegun = !line.editor.isEmpty || line.refusal != nil
    guard let dialogue, dialogue.current != nil else { return isLineBegun }
    return content.isSubmitted(byButton: button) && (isLineBegun || dialogue.state.isBeingTyped)
  }

  /// Whether the fields are filled in as they must be for a button.
  private func submits(_ button: Int) -> Bool {
    !content.isSubmitted(byButton: button) || dialogue?.check() == nil
  }
}
