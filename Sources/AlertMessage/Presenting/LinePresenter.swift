import AlertLocalization
import AlertTerminal
import AlertTypesetting

/// Shows an alert as lines that are only appended: for screen readers, `TERM=dumb` and tiny
/// terminals. The terminal itself edits and echoes what is typed.
@MainActor final class LinePresenter: AlertPresenter {
  let terminal: (any TerminalDevice)?
  private let device: any TerminalDevice
  private let content: AlertContent
  private let keepsTypeAhead: Bool
  /// Asks for the fields; nil where there are none.
  private var dialogue: FieldDialogue?

  init(_ content: AlertContent, on device: any TerminalDevice, keepsTypeAhead: Bool) {
    self.content = content
    self.device = device
    self.keepsTypeAhead = keepsTypeAhead
    dialogue = FieldDialogue(content)
    terminal = device
  }

  func begin() -> AlertOutcome? {
    do {
      try device.enter(dialogue?.mode ?? .lines(secret: false), keepingTypeAhead: keepsTypeAhead)
    } catch {
      return .notInteractive
    }
    let question = question
    // Only who has seen the question can answer it: what was typed until right before it is, is not.
    if !keepsTypeAhead { device.discardInput() }
    return say(question)
  }

  func handle(_ event: TerminalEvent) -> AlertOutcome? {
    switch event {
    case .line(let line):
      return dialogue?.current == nil ? take(line) : take(dialogue?.take(line))
    case .key(let key): return take(dialogue?.take(key), endsLine: true)
    case .signal(let signal): return .signalled(signal)
    case .suspendRequested:
      device.suspend()
      return nil
    case .resumed: return say(prompt)
    case .endOfInput: return .endOfInput
    case .paste, .resized, .deadline, .woken: return nil
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

  private func take(_ line: String) -> AlertOutcome? {
    let texts = content.texts
    let shown = DisplayText.visible(line)
    let match = ButtonMatcher(content).match(line)
    if case .button(let index) = match {
      if let outcome = press(index) { return outcome }
      return dialogue?.current == nil ? say(prompt) : askField()
    }
    // The rest of a paste, or what was typed ahead, must not answer when it is asked again.
    if !keepsTypeAhead { device.discardInput() }
    switch match {
    case .nothing, .button: return say(prompt)
    case .unknown:
      return say(texts(.lineUnknown, ["answer": .text(shown)]) + "\n" + prompt)
    case .ambiguous:
      return say(texts(.lineAmbiguous, ["answer": .text(shown)]) + "\n" + prompt)
    }
  }

  /// Presses a button; nil where the fields don't allow that, after saying why.
  private func press(_ index: Int) -> AlertOutcome? {
    guard dialogue != nil, content.isSubmitted(byButton: index) else {
      return content.pressing(index)
    }
    if dialogue?.state.disabled.contains(index) == true {
      dialogue?.restart()
      let title = content.buttons[index].plainTitle
      return say(content.texts(.lineDisabled, ["button": .text(title)]) + "\n")
    }
    guard let fault = dialogue?.check() else { return content.pressing(index) }
    return say(fault + "\n")
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

  private var question: String {
    let texts = content.texts
    var lines: [String] = []
    if let severity = content.severity {
      let word = texts.title(of: severity)
      lines.append(
        content.title.isEmpty
          ? word : texts(.lineSeverity, ["severity": .text(word), "title": .text(content.title)])
      )
    } else if !content.title.isEmpty {
      lines.append(content.title)
    }
    if !content.message.isEmpty { lines.append(content.message) }
    let head = lines.map { $0 + "\n" }.joined()
    return head + (dialogue == nil ? options : "") + prompt
  }

  /// The buttons, a line each.
  private var options: String {
    let texts = content.texts
    return content.buttons.enumerated().map { index, button in
      let key: TextKey =
        isDisabled(index)
        ? .lineOptionDisabled
        : index == content.defaultButton ? .lineOptionDefault : .lineOption
      return texts(
        key,
        ["number": .text(texts.number(index + 1)), "title": .text(button.plainTitle)]
      ) + "\n"
    }.joined()
  }

  private func isDisabled(_ index: Int) -> Bool {
    dialogue?.state.disabled.contains(index) ?? false
  }

  private var prompt: String {
    if let dialogue, dialogue.current != nil { return dialogue.prompt }
    let texts = content.texts
    guard let index = content.defaultButton, !isDisabled(index) else {
      return texts(.linePrompt) + " "
    }
    let title = content.buttons[index].plainTitle
    return texts(
      .linePromptDefault,
      ["key": .text(texts(.keyReturn)), "button": .text(title)]
    ) + " "
  }
}

extension AlertTexts {
  /// The word for a severity.
  func title(of severity: AlertSeverity) -> String {
    switch severity {
    case .info: self(AlertText(key: "information"))
    case .warning: self(AlertText(key: "warning"))
    case .critical: self(AlertText(key: "error"))
    }
  }
}

extension String {
  /// With the carriage returns that a terminal whose output is not processed needs.
  fileprivate func replacingNewlines() -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }
}
