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
  /// With the button that a mere Return takes as its default: the one that had the focus, where lines
  /// go on from a box.
  private(set) var content: AlertContent
  let options: Options
  let typesetter: Typesetter
  let countdown: Countdown?
  var returns: ReturnGuard
  var blocks: PastedBlock
  /// Asks for the fields; nil where there are none.
  var dialogue: FieldDialogue?
  /// What is being typed.
  var line: TypedLine
  /// Whether the line was begun in another form of the alert.
  private var isLineBegun = false
  /// Whether the cursor stands behind a prompt.
  var isAtPrompt = false
  /// Whether a paste came to nothing and nothing was typed since.
  var isPasteDropped = false
  /// Whether what is typed has to be shown.
  var echoes = true

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
        keepingTypeAhead: options.keepsTypeAhead || isLineBegun
      )
    } catch {
      obstacle = AlertObstacle(error)
      return .notInteractive
    }
    // Terminals that can do more may have been left without echo by a program that was killed.
    echoes = options.bracketsPastes || !device.isEchoElsewhere
    if let outcome = askFirst() { return outcome }
    let now = device.now
    countdown?.start(at: now)
    returns.begin(at: now)
    return nil
  }

  private func askFirst() -> AlertOutcome? {
    let question = question
    if isLineBegun {
      // Letters that come while one form takes the place of the other belong to the line.
      isLineBegun = false
      return askAgain(after: question)
    }
    // Only who has seen the question can answer it: what was typed until right before it is, is not.
    discardInput()
    return ask(after: question)
  }

  func handle(_ event: TerminalEvent) -> AlertOutcome? {
    switch event {
    case .key(let key): return blocks.takesKey(at: device.now) ? nil : take(key)
    case .paste(let text):
      guard !blocks.takesKey(at: device.now) else { return nil }
      if let outcome = goOn() { return outcome }
      returns.takeOther()
      return dialogue?.current == nil ? dropPaste() : echo(line.take(paste: text))
    case .signal(let signal): return .signalled(signal)
    case .suspendRequested:
      returns.cancel()
      countdown?.pause(at: device.now)
      _ = say("\n")
      device.suspend()
      return nil
    case .resumed:
      countdown?.resume(at: device.now)
      // The Return behind `fg` may be held down.
      returns.begin(at: device.now)
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

  /// The field that is being filled in, or the button that was begun to be named; nil for neither.
  var focus: AlertFocus? {
    if let field = dialogue?.current { return .field(field) }
    guard !line.isBlank, line.refusal == nil,
      case .button(let index) = ButtonMatcher(content).match(line.editor.text)
    else { return nil }
    return .button(index)
  }

  /// What stands in the fields, with what is being typed.
  var fields: [FieldState] { dialogue?.fields(with: line.editor) ?? [] }

  /// Goes on from another form of the same alert, when it begins.
  ///
  /// - Parameters:
  ///   - fields: What stands in the fields.
  ///   - focus: The field that is being filled in, whose text then stands in the line, or the button
  ///     that had the focus, which a mere Return then presses; nil for neither.
  func takeOver(_ fields: [FieldState], _ focus: AlertFocus?) {
    if case .button(let index) = focus, index != content.defaultButton {
      // A destructive button that somebody has come to in passing is no default.
      content.defaultButton = content.buttons[index].role == .destructive ? nil : index
    }
    guard let typed = dialogue?.takeOver(fields, focus: focus?.field) else { return }
    line.hold(typed)
    isLineBegun = true
  }
}
