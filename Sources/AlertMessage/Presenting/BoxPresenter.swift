package import AlertTerminal
package import AlertTypesetting

/// Draws an alert as a box below the cursor.
@MainActor package final class BoxPresenter: AlertPresenter {
  package let terminal: (any TerminalDevice)?
  package private(set) var obstacle: AlertObstacle?
  private let device: any TerminalDevice
  private let content: AlertContent
  private let keepsTypeAhead: Bool
  private let typesetter: Typesetter
  private let ellipsis: String
  private let countdown: Countdown?
  private var painter: AlertPainter
  private var state: AlertState
  private var size: TerminalSize
  var returns: ReturnGuard
  /// Whether the screen is behind the state.
  private var needsPaint = false

  package init(
    _ content: AlertContent,
    on device: any TerminalDevice,
    layout: AlertLayout.Options,
    writing: FrameWriter.Options,
    keepsTypeAhead: Bool,
    countdown: Countdown? = nil
  ) {
    self.content = content
    self.device = device
    self.keepsTypeAhead = keepsTypeAhead
    self.countdown = countdown
    returns = ReturnGuard(keepsTypeAhead: keepsTypeAhead)
    terminal = device
    let layout = AlertLayout(content, options: layout)
    typesetter = layout.typesetter
    ellipsis = layout.borders.ellipsis
    state = AlertState(content)
    size = device.size
    let writer = FrameWriter(options: writing, columns: size.columns)
    painter = AlertPainter(layout, writer)
  }

  package var deadline: MonotonicInstant? { returns.deadline ?? countdown?.nextChange }

  package func begin() -> AlertOutcome? {
    do throws(TerminalError) {
      try device.enter(.keys, keepingTypeAhead: keepsTypeAhead)
    } catch {
      obstacle = AlertObstacle(error)
      return .notInteractive
    }
    size = device.size
    painter.writer.resize(columns: size.columns)
    content.form?.update(&state, content)
    if let outcome = paint(isFirst: true) { return outcome }
    let now = device.now
    countdown?.start(at: now)
    returns.begin(at: now)
    return nil
  }

  package func handle(_ event: TerminalEvent) -> AlertOutcome? {
    if let outcome = take(event) { return outcome }
    // Of keys that came together only the last one is painted.
    guard needsPaint, !device.hasDecodedEvents else { return nil }
    return paint()
  }

  private func take(_ event: TerminalEvent) -> AlertOutcome? {
    switch event {
    case .key(let key): return take(key)
    case .paste(let text):
      if let outcome = goOn() { return outcome }
      returns.takeOther()
      return take(state.paste(text, content))
    case .resized(let newSize):
      state.concealSecrets()
      size = newSize
      painter.writer.resize(columns: newSize.columns)
      needsPaint = true
      return nil
    case .suspendRequested:
      state.concealSecrets()
      // The shell's prompt comes where the box began; going on paints it anew.
      try? device.write(painter.writer.finish(leaving: []))
      returns.cancel()
      countdown?.pause(at: device.now)
      needsPaint = false
      device.suspend()
      return nil
    case .resumed(let newSize):
      state.concealSecrets()
      countdown?.resume(at: device.now)
      // The Return behind `fg` may be held down.
      returns.begin(at: device.now)
      size = newSize
      painter.writer.forget()
      painter.writer.resize(columns: newSize.columns)
      needsPaint = true
      return nil
    case .signal(let signal): return .signalled(signal)
    case .endOfInput: return .endOfInput
    case .deadline: return takeTime()
    case .woken: return nil
    }
  }

  private func take(_ key: KeyEvent) -> AlertOutcome? {
    let inField = state.focusedField != nil
    if key.isReturn, inField, key.isBeforeText, !keepsTypeAhead {
      // A newline of a paste on a terminal that knows no bracketed paste, which a field takes as a
      // space.
      returns.takePastedReturn(at: device.now)
      return take(state.paste(" ", content))
    }
    if !key.isReturn, let outcome = goOn() { return outcome }
    let now = device.now
    guard returns.admits(key, inField: inField, at: now) else { return nil }
    guard key.isReturn, !key.isAltReturn else { return take(state.handle(key, content)) }
    if state.isBeforeAnotherField, !returns.goesOn(at: now) { return nil }
    return takeReturn(key)
  }

  /// A Return that waited to go on does so before what came next.
  private func goOn() -> AlertOutcome? {
    returns.takeNext() ? takeReturn(KeyEvent(.return)) : nil
  }

  /// Takes a Return that counts. What it leads to has to be seen before another one counts.
  private func takeReturn(_ key: KeyEvent) -> AlertOutcome? {
    let field = state.focusedField
    let effect = state.handle(key, content)
    let outcome = take(effect)
    if outcome == nil, effect != .none, returns.deadline == nil {
      returns.turn(isSame: state.focusedField == field, at: device.now)
    }
    return outcome
  }

  private func take(_ effect: AlertState.Effect) -> AlertOutcome? {
    switch effect {
    case .none: return nil
    case .changed: break
    case .edited: content.form?.update(&state, content)
    case .explain: _ = content.form?.check(&state, content)
    case .repaint: painter.writer.invalidate()
    case .press(let index):
      // On a screen that has become too small for the question nobody can answer it; Esc still
      // leaves everything as it is.
      guard AlertHost.hasRoomForBox(size) else { return nil }
      if submits(index) { return press(index) }
    case .cancel: return .cancelled
    case .interrupt: return .interrupted
    }
    needsPaint = true
    return nil
  }

  /// Presses a button, now or when it is sure that Return is not held down.
  private func press(_ index: Int) -> AlertOutcome? {
    let isDestructive = content.buttons[index].role == .destructive
    return returns.presses(index, isDestructive: isDestructive, at: device.now)
      ? content.pressing(index) : nil
  }

  /// Whether a button can be pressed with the fields as they are; if not, they say why.
  private func submits(_ button: Int) -> Bool {
    guard let form = content.form, content.isSubmitted(byButton: button) else { return true }
    return form.check(&state, content)
  }

  /// A press has waited long enough, or a second has gone by.
  private func takeTime() -> AlertOutcome? {
    let now = device.now
    switch returns.takeDue(at: now) {
    case .button(let index): return content.pressing(index)
    case .next: return takeReturn(KeyEvent(.return))
    case nil: break
    }
    // A press that still waits was in time.
    guard let countdown, returns.deadline == nil else { return nil }
    needsPaint = true
    guard countdown.look(at: now) == 0 else { return nil }
    // What was pasted in time is being typed, although its end has not come.
    device.releasePaste()
    if device.hasDecodedEvents { return nil }
    let outcome = content.timeOutOutcome(disabled: state.disabled)
    // Silence sends off neither what somebody is typing nor fields that are not filled in as they
    // must be.
    if case .button(_, let index, _) = outcome, content.isSubmitted(byButton: index),
      state.isBeingTyped || !submits(index)
    {
      return .timedOut
    }
    return outcome
  }

  /// What stands in the fields.
  var fields: [FieldState] { state.fields }

  /// The field that is being filled in, or the button that has the focus; nil for none.
  var focus: AlertFocus? {
    state.focusedField.map { .field($0) } ?? state.focus.map { .button($0) }
  }

  /// Goes on from another form of the same alert.
  ///
  /// - Parameters:
  ///   - fields: What stands in the fields.
  ///   - focus: The field that was being filled in, or the button that was being named; nil leaves
  ///     the focus where it was.
  func takeOver(_ fields: [FieldState], _ focus: AlertFocus?) {
    state.fields = fields
    switch focus {
    case .field(let index): _ = state.focus(onField: index)
    case .button(let index): _ = state.focus(on: index)
    case nil: break
    }
  }

  /// Takes the box off a screen that has become too small for it.
  ///
  /// - Parameters:
  ///   - size: The screen's size now.
  ///   - isUnknown: Whether someone else has written to the screen meanwhile.
  func withdraw(at size: TerminalSize, fromUnknownScreen isUnknown: Bool) {
    state.concealSecrets()
    if isUnknown { painter.writer.forget() }
    painter.writer.resize(columns: size.columns)
    try? device.write(painter.writer.finish(leaving: []))
  }

  package func end(_ outcome: AlertOutcome) {
    if outcome != .endOfInput, outcome != .notInteractive {
      // Where a box without borders has its text.
      let column = Density.barest.leftColumns(reorders: content.holdsRightToLeft)
      let text = content.summary(
        of: outcome,
        columns: max(1, size.columns - column),
        typesetter,
        mark: ellipsis
      )
      let span = Frame.Span(
        column: column,
        width: typesetter.width(of: text),
        text: StyledText(text),
        direction: content.direction
      )
      // The terminal may be gone; then there is nobody to tell.
      try? device.write(painter.writer.finish(leaving: [Frame.Row([span])]))
    }
    device.leave()
  }

  private func paint(isFirst: Bool = false) -> AlertOutcome? {
    if let countdown { state.secondsLeft = countdown.look(at: device.now) }
    needsPaint = false
    let bytes = painter.paint(&state, columns: size.columns, rows: size.rows)
    // Only who has seen the question can answer it. Keys that come as soon as it is on the screen
    // are an answer, so this is done right before it is.
    if isFirst, !keepsTypeAhead { device.discardInput() }
    do {
      try device.write(bytes)
      return nil
    } catch {
      return .endOfInput
    }
  }
}

extension AlertOutcome {
  /// What a signal comes to: SIGINT is Ctrl-C, SIGHUP the terminal's end.
  static func signalled(_ signal: Int32) -> AlertOutcome {
    signal == interruptSignal ? .interrupted : .terminated(signal: signal)
  }

  /// SIGINT, which POSIX fixes at 2.
  private static let interruptSignal: Int32 = 2
}
