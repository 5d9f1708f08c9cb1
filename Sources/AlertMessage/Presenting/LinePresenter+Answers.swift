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
    case .button, .nothing: return ask(after: help)
    case .unknown:
      return ask(after: texts(.lineUnknown, ["answer": .text(answer)]) + "\n" + help)
    case .ambiguous:
      return ask(after: texts(.lineAmbiguous, ["answer": .text(answer)]) + "\n")
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
    return ask(after: fault + "\n")
  }

  /// A press has waited long enough, a paste is over, or a second has gone by.
  func takeTime() -> AlertOutcome? {
    let now = device.now
    if let index = returns.takeDue(at: now) { return press(index) }
    switch blocks.takeDue(at: now) {
    case .line:
      returns.takeOther()
      return answer()
    case .block: return ask(after: help)
    case nil: break
    }
    // An answer that still waits was in time.
    guard returns.deadline == nil, !blocks.holdsLine else { return nil }
    guard let countdown, countdown.look(at: now) == 0 else { return nil }
    let outcome = content.timeOutOutcome(disabled: disabled)
    // Fields that are not filled in as they must be are not sent off by silence.
    // Neither is what is being typed: nobody has said that it is all.
    if case .button(_, let index, _) = outcome, content.isSubmitted(byButton: index),
      dialogue?.current != nil || dialogue?.check() != nil
    {
      return .timedOut
    }
    return outcome
  }
}
