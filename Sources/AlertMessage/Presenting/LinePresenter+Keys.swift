import AlertTerminal

// What is typed.
extension LinePresenter {
  func take(_ key: KeyEvent) -> AlertOutcome? {
    switch key.code {
    case .escape where content.cancelButton != nil: return .cancelled
    case .return where key.isAltReturn: return nil
    case .character("c") where key.modifiers.contains(.control): return .interrupted
    case .character("d") where key.modifiers == .control && line.editor.isEmpty: return .endOfInput
    default: break
    }
    guard key.code == .return else {
      if let outcome = goOn() { return outcome }
      returns.takeOther()
      defer { if !line.isBlank { isPasteDropped = false } }
      if takesAwayValue(key) { return echo(.anew) }
      return echo(line.take(key))
    }
    return dialogue?.current == nil ? takeReturn(key) : takeReturnInField(key)
  }

  /// Whether a key deletes where nothing is typed: then what stands in the field in brackets goes.
  private func takesAwayValue(_ key: KeyEvent) -> Bool {
    switch FieldCommand(key, isRightToLeft: false) {
    case .delete, .kill:
      line.editor.isEmpty && line.refusal == nil && dialogue?.takeAwayValue() == true
    default: false
    }
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
    // Whoever pasted an answer and saw it go nowhere does not mean the default by this Return.
    if isPasteDropped {
      isPasteDropped = false
      return askAnew(after: help)
    }
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
      // A newline of a paste on a terminal that knows no bracketed paste, which a field takes as a
      // space.
      returns.takePastedReturn(at: device.now)
      return echo(line.take(paste: " "))
    }
    let now = device.now
    guard returns.admits(key, inField: true, at: now), returns.goesOn(at: now) else { return nil }
    return takeField()
  }

  /// A Return that waited to go on does so before what came next.
  func goOn() -> AlertOutcome? { returns.takeNext() ? takeField() : nil }

  /// Takes the line that a field is filled in with.
  func takeField() -> AlertOutcome? {
    let typed = line.editor
    let refusal = line.refusal
    if let outcome = endLine() { return outcome }
    // What nobody can read is missing in the line: it is no answer that anybody gave.
    if let refusal {
      let note = content.note(refusal, typed) + "\n"
      return typed.isSecret ? askAnew(after: note) : askAnew(after: note, keepingLine: true)
    }
    switch dialogue?.take(typed) {
    case .nothing, nil: return nil
    case .again(let fault): return askAnew(after: fault + "\n")
    case .next:
      returns.turn(at: device.now)
      if dialogue?.current != nil { return ask() }
      dialogue?.update()
      return ask(after: buttonLines)
    }
  }

  func echo(_ echo: TypedLine.Echo) -> AlertOutcome? {
    switch echo {
    case .nothing: nil
    case .text(let text): echoes ? write(text) : nil
    case .anew: echoes ? askAgain(after: "\n") : nil
    }
  }
}
