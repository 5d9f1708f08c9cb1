import AlertLocalization
import AlertTerminal
import AlertTypesetting

/// Shows an alert as lines that are only appended: for screen readers, `TERM=dumb` and tiny
/// terminals. What is typed is echoed and can be taken back from its end; nothing is ever painted
/// again.
@MainActor final class LinePresenter: AlertPresenter {
  let terminal: (any TerminalDevice)?
  private(set) var obstacle: AlertObstacle?
  let device: any TerminalDevice
  let content: AlertContent
  let options: Options
  let typesetter: Typesetter
  let countdown: Countdown?
  private var returns: ReturnGuard
  private var blocks: PastedBlock
  /// Asks for the fields; nil where there are none.
  private(set) var dialogue: FieldDialogue?
  /// What is being typed.
  private var line: TypedLine
  /// Whether the cursor stands behind a prompt.
  private var isAtPrompt = false
  /// Whether what is typed has to be shown.
  private var echoes = true

  init(
    _ content: AlertContent,
    on device: any TerminalDevice,
    _ options: Options = Options(),
    countdown: Countdown? = nil
  ) {
    self.content = content
    self.device = device
    self.options = options
    self.countdown = countdown
    typesetter = Typesetter(
      language: content.language.identifier,
      direction: content.direction,
      ambiguousWidth: options.ambiguousWidth
    )
    returns = ReturnGuard(keepsTypeAhead: options.keepsTypeAhead)
    blocks = PastedBlock(keepsTypeAhead: options.keepsTypeAhead)
    dialogue = FieldDialogue(content)
    line = TypedLine(isSecret: false, behind: "", columns: 1, ambiguousWidth: 1)
    terminal = device
  }

  var deadline: MonotonicInstant? {
    returns.deadline ?? blocks.deadline ?? countdown?.nextChange
  }

  func begin() -> AlertOutcome? {
    do throws(TerminalError) {
      try device.enter(
        .lines(bracketsPastes: options.bracketsPastes),
        keepingTypeAhead: options.keepsTypeAhead
      )
    } catch {
      obstacle = AlertObstacle(error)
      return .notInteractive
    }
    // Terminals that can do more may have been left without echo by a program that was killed.
    echoes = options.bracketsPastes || !device.isEchoElsewhere
    let question = question
    // Only who has seen the question can answer it: what was typed until right before it is, is not.
    discardInput()
    if let outcome = ask(after: question) { return outcome }
    let now = device.now
    countdown?.start(at: now)
    returns.begin(at: now)
    return nil
  }

  func handle(_ event: TerminalEvent) -> AlertOutcome? {
    switch event {
    case .key(let key): return blocks.takesKey(at: device.now) ? nil : take(key)
    case .paste(let text):
      guard !blocks.takesKey(at: device.now) else { return nil }
      returns.takeOther()
      // Only a field takes a paste; a question is asked again.
      return dialogue?.current == nil
        ? ask(after: help) : echo(line.take(paste: text))
    case .signal(let signal): return .signalled(signal)
    case .suspendRequested:
      returns.cancel()
      countdown?.pause(at: device.now)
      _ = say("\n")
      device.suspend()
      return nil
    case .resumed:
      countdown?.resume(at: device.now)
      return askAgain(after: (isAtPrompt ? "\n" : "") + timeLeft)
    case .resized:
      line.screenChanged()
      return nil
    case .endOfInput: return .endOfInput
    case .deadline: return takeTime()
    case .woken: return nil
    }
  }

  func end(_ outcome: AlertOutcome) {
    switch outcome {
    case .button(_, let index, _):
      let chosen = content.texts(
        .lineChosen,
        ["button": .text(content.buttons[index].plainTitle)]
      )
      _ = say((isAtPrompt ? "\n" : "") + chosen + "\n")
    case .notInteractive: break
    default:
      _ = say("\n" + content.summary(of: outcome) + "\n")
      // A line that was begun is nothing for whoever reads the terminal next.
      discardInput()
    }
    device.leave()
  }

  /// Ends the line of the prompt.
  func withdraw() { _ = say("\n") }

  /// What stands in the fields, with what is being typed; they are asked for again when they are set.
  var fields: [FieldState] {
    get { dialogue?.fields(with: line.editor) ?? [] }
    set { dialogue?.restart(with: newValue) }
  }

  // MARK: Keys

  private func take(_ key: KeyEvent) -> AlertOutcome? {
    switch key {
    case KeyEvent(.escape) where content.cancelButton != nil: return .cancelled
    case KeyEvent(.character("c"), .control): return .interrupted
    case KeyEvent(.character("d"), .control) where line.editor.isEmpty: return .endOfInput
    default: break
    }
    guard key.code == .return else {
      returns.takeOther()
      return echo(line.take(key))
    }
    return dialogue?.current == nil ? takeReturn(key) : takeReturnInField(key)
  }

  /// Return behind the answer to the question.
  private func takeReturn(_ key: KeyEvent) -> AlertOutcome? {
    let now = device.now
    switch blocks.takeReturn(key, isLineEmpty: line.isBlank, at: now) {
    case .nothing: return nil
    case .counts: break
    }
    guard line.isBlank else {
      returns.takeOther()
      return answer()
    }
    guard returns.admits(key, at: now) else { return nil }
    if case .button(let index) = ButtonMatcher(content).match(line.editor.text),
      !disabled.contains(index)
    {
      let isDestructive = content.buttons[index].role == .destructive
      guard returns.presses(index, isDestructive: isDestructive, at: now) else { return nil }
    }
    return answer()
  }

  private func takeReturnInField(_ key: KeyEvent) -> AlertOutcome? {
    if key.isBeforeText, !options.keepsTypeAhead {
      // A newline of a paste on a terminal that knows no bracketed paste, which a field takes as a space.
      returns.takePastedReturn(at: device.now)
      return echo(line.take(paste: " "))
    }
    guard returns.admits(key, inField: true, at: device.now) else { return nil }
    let typed = line.editor
    let refusal = line.refusal
    if let outcome = endLine() { return outcome }
    // What nobody can read is missing in the line: it is no answer that anybody gave.
    if let refusal {
      let note = content.note(refusal, typed) + "\n"
      return typed.isSecret ? ask(after: note) : askAgain(after: note)
    }
    switch dialogue?.take(typed) {
    case .nothing, nil: return nil
    case .again(let fault): return ask(after: fault + "\n")
    case .next:
      if dialogue?.current != nil { return ask() }
      dialogue?.update()
      return ask(after: buttonLines)
    }
  }

  private func echo(_ echo: TypedLine.Echo) -> AlertOutcome? {
    switch echo {
    case .nothing: nil
    case .text(let text): echoes ? write(text) : nil
    case .anew: echoes ? askAgain(after: "\n") : nil
    }
  }

  /// The cursor goes to the next line, as Return was pressed. A secret is shown by nobody, nor is its end.
  private func endLine() -> AlertOutcome? {
    guard echoes || line.editor.isSecret else {
      isAtPrompt = false
      return nil
    }
    return say("\n")
  }

  // MARK: Answers

  /// Takes the line that says which button is meant.
  private func answer() -> AlertOutcome? {
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
  private func takeTime() -> AlertOutcome? {
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

  // MARK: Words

  /// Says something, and asks for the current field or for the button.
  private func ask(after text: String = "") -> AlertOutcome? {
    // What was typed before the question, the rest of a paste too, is no answer to it.
    discardInput()
    let said = wrapped((isAtPrompt ? "\n" : "") + text + prompt)
    line = emptyLine(behind: said)
    isAtPrompt = true
    return write(said)
  }

  /// Asks the same again, with what was typed so far.
  private func askAgain(after text: String) -> AlertOutcome? {
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

  private func discardInput() {
    if !options.keepsTypeAhead { device.discardInput() }
  }

  private func say(_ text: String) -> AlertOutcome? {
    isAtPrompt = false
    return write(wrapped(text))
  }

  private func write(_ text: String) -> AlertOutcome? {
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
