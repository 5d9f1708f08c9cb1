import AlertLocalization
import AlertTerminal
import AlertTypesetting

/// Shows an alert as lines that are only appended: for screen readers, `TERM=dumb` and tiny
/// terminals. The terminal itself edits and echoes what is typed.
@MainActor final class LinePresenter: AlertPresenter {
  let terminal: (any TerminalDevice)?
  private(set) var obstacle: AlertObstacle?
  let device: any TerminalDevice
  let content: AlertContent
  private let keepsTypeAhead: Bool
  let countdown: Countdown?
  private var returns: ReturnGuard
  /// When the prompt comes again after lines that were passed over.
  private var promptDue: ContinuousClock.Instant?
  /// Asks for the fields; nil where there are none.
  private(set) var dialogue: FieldDialogue?

  /// How long no line must come before the prompt is said again: longer than between the repeats of
  /// a key that is held down.
  private static let quietTime = Duration.milliseconds(200)

  init(
    _ content: AlertContent,
    on device: any TerminalDevice,
    keepsTypeAhead: Bool,
    countdown: Countdown? = nil
  ) {
    self.content = content
    self.device = device
    self.keepsTypeAhead = keepsTypeAhead
    self.countdown = countdown
    returns = ReturnGuard(keepsTypeAhead: keepsTypeAhead)
    dialogue = FieldDialogue(content)
    terminal = device
  }

  var deadline: ContinuousClock.Instant? {
    returns.deadline ?? [promptDue, countdown?.nextChange].compactMap { $0 }.min()
  }

  func begin() -> AlertOutcome? {
    do throws(TerminalError) {
      try device.enter(dialogue?.mode ?? .lines(secret: false), keepingTypeAhead: keepsTypeAhead)
    } catch {
      obstacle = AlertObstacle(error)
      return .notInteractive
    }
    let question = question
    // Only who has seen the question can answer it: what was typed until right before it is, is not.
    if !keepsTypeAhead { device.discardInput() }
    if let outcome = say(question) { return outcome }
    let now = device.now
    countdown?.start(at: now)
    returns.begin(at: now)
    return nil
  }

  func handle(_ event: TerminalEvent) -> AlertOutcome? {
    switch event {
    case .line(let line):
      guard admits(line) else { return nil }
      return dialogue?.current == nil ? take(line) : take(dialogue?.take(line))
    case .key(let key):
      guard returns.admits(key, inField: true, at: device.now) else { return nil }
      return take(dialogue?.take(key), endsLine: true)
    case .signal(let signal): return .signalled(signal)
    case .suspendRequested:
      returns.cancel()
      countdown?.pause(at: device.now)
      device.suspend()
      return nil
    case .resumed:
      countdown?.resume(at: device.now)
      return say(timeLeft + prompt)
    case .endOfInput: return .endOfInput
    case .deadline: return takeTime()
    case .paste, .resized, .woken: return nil
    }
  }

  func end(_ outcome: AlertOutcome) {
    switch outcome {
    case .button(_, let index, _):
      let chosen = content.texts(
        .lineChosen,
        ["button": .text(content.buttons[index].plainTitle)]
      )
      _ = say(chosen + "\n")
    case .notInteractive: break
    default: _ = say("\n" + content.summary(of: outcome) + "\n")
    }
    device.leave()
  }

  /// Ends the line of the prompt, and gives the terminal back.
  func withdraw() {
    _ = say("\n")
    device.leave()
  }

  /// Whether a line counts: not a Return that is held down. After one the prompt comes again.
  private func admits(_ line: String) -> Bool {
    let now = device.now
    promptDue = nil
    guard line.allSatisfy(\.isWhitespace) else {
      returns.takeOther()
      return true
    }
    if returns.admits(KeyEvent(.return), at: now) { return true }
    promptDue = now + Self.quietTime
    return false
  }

  /// Takes a line that says which button is meant.
  private func take(_ line: String) -> AlertOutcome? {
    let isReturn = line.allSatisfy(\.isWhitespace)
    // The terminal hands Esc over as part of the line.
    if line == "\u{1B}", content.cancelButton != nil { return .cancelled }
    let match = ButtonMatcher(content).match(line)
    guard case .button(let index) = match else { return reply(to: line, match) }
    if isReturn, !disabled.contains(index) {
      let isDestructive = content.buttons[index].role == .destructive
      guard returns.presses(index, isDestructive: isDestructive, at: device.now) else {
        return returns.deadline == nil ? say(prompt) : nil
      }
    }
    return press(index)
  }

  /// Says why a line is no answer, and asks again.
  private func reply(to line: String, _ match: ButtonMatcher.Match) -> AlertOutcome? {
    // The rest of a paste, or what was typed ahead, must not answer when it is asked again.
    if !keepsTypeAhead { device.discardInput() }
    let texts = content.texts
    let answer = DisplayText.visible(line)
    let reason =
      switch match {
      case .button, .nothing: help
      case .unknown: texts(.lineUnknown, ["answer": .text(answer)]) + "\n" + help
      case .ambiguous: texts(.lineAmbiguous, ["answer": .text(answer)]) + "\n"
      }
    return say(reason + prompt)
  }

  /// A press has waited long enough, a second has gone by, or a key is no longer held down.
  private func takeTime() -> AlertOutcome? {
    let now = device.now
    if let index = returns.takeDue(at: now) { return press(index) }
    guard returns.deadline == nil else { return nil }
    if let countdown, countdown.look(at: now) == 0 {
      let outcome = content.timeOutOutcome(disabled: disabled)
      // Fields that are not filled in as they must be are not sent off by silence.
      if case .button(_, let index, _) = outcome, content.isSubmitted(byButton: index),
        dialogue?.check() != nil
      {
        return .timedOut
      }
      return outcome
    }
    guard let due = promptDue, due <= now else { return nil }
    promptDue = nil
    return say(prompt)
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
    if let outcome = say(fault + "\n") { return outcome }
    if dialogue?.current != nil { return askField() }
    if !keepsTypeAhead { device.discardInput() }
    return say(prompt)
  }

  /// What stands in the fields, which are asked for again when they are set.
  var fields: [FieldState] {
    get { dialogue?.state.fields ?? [] }
    set { dialogue?.restart(with: newValue) }
  }

  /// Goes on with the fields, or from them to the buttons.
  ///
  /// - Parameter endsLine: Whether the terminal has not echoed the end of the line.
  private func take(_ step: FieldDialogue.Step?, endsLine: Bool = false) -> AlertOutcome? {
    let newline = endsLine ? "\n" : ""
    switch step {
    case .nothing, nil: return nil
    case .end: return .endOfInput
    case .again(let fault):
      // The rest of what was refused is no answer, whatever was typed ahead is.
      device.discardInput()
      return say(newline + fault + "\n") ?? askField()
    case .next:
      if let outcome = say(newline) { return outcome }
      if dialogue?.current != nil { return askField() }
      dialogue?.update()
      if !keepsTypeAhead { device.discardInput() }
      try? device.change(to: .lines(secret: false))
      return say(options + prompt)
    }
  }

  /// Asks for the current field.
  private func askField() -> AlertOutcome? {
    guard let dialogue else { return nil }
    // The rest of a paste must not fill in the next field.
    if !keepsTypeAhead { device.discardInput() }
    do {
      try device.change(to: dialogue.mode)
    } catch {
      return .endOfInput
    }
    return say(dialogue.prompt)
  }

  private func say(_ text: String) -> AlertOutcome? {
    do {
      try device.write(Array(text.replacingNewlines().utf8))
      return nil
    } catch {
      return .endOfInput
    }
  }
}

extension String {
  /// With the carriage returns that a terminal whose output is not processed needs.
  fileprivate func replacingNewlines() -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }
}
