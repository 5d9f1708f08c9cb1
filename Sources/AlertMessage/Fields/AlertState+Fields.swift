import AlertLocalization
package import AlertTerminal
import AlertTypesetting

extension AlertState {
  /// Takes a key while a field has the focus; nil where it means the same as elsewhere.
  mutating func handle(_ key: KeyEvent, inField index: Int, _ content: AlertContent) -> Effect? {
    let hadWords = fields[index].notice != nil || fields[index].suggestions != nil
    fields[index].notice = nil
    fields[index].suggestions = nil
    let wasGrowing = killed.isGrowing
    killed.isGrowing = false
    let effect = effect(of: key, inField: index, continuesKill: wasGrowing, content)
    if effect == .edited { fields[index].isBeingTyped = true }
    return effect == Effect.none && hadWords ? .changed : effect
  }

  private mutating func effect(
    of key: KeyEvent,
    inField index: Int,
    continuesKill: Bool,
    _ content: AlertContent
  ) -> Effect? {
    switch key.code {
    case .return: return accept(index, content)
    case .tab where key.modifiers.contains(.shift):
      return index > 0 ? focus(onField: index - 1) : focusOnButton(last: true, content)
    case .tab:
      if let completion = fields[index].completion { return complete(index, completion) }
      return focusAfter(index, content)
    case .down: return focusAfter(index, content)
    case .up: return index > 0 ? focus(onField: index - 1) : scroll(by: -1)
    // The end of input, as a shell has it; behind text it deletes.
    case .character("d") where key.modifiers == .control && fields.allSatisfy(\.editor.isEmpty):
      return nil
    case .character(let scalar) where key.modifiers == .alt:
      if let button = button(for: scalar, content) { return focus(on: button) }
    default: break
    }
    let command = FieldCommand(
      key,
      isRightToLeft: key.isSideways && content.direction(ofField: index, self) == .rightToLeft
    )
    return command.map { perform($0, onField: index, continuesKill: continuesKill, content) }
  }

  /// Takes a paste, which only ever goes into a field.
  package mutating func paste(_ text: PastedText, _ content: AlertContent) -> Effect {
    guard let focusedField else { return .none }
    killed.isGrowing = false
    let insertion = fields[focusedField].editor.insert(paste: text)
    if insertion == .done { fields[focusedField].isBeingTyped = true }
    return effect(of: insertion, onField: focusedField, content)
  }

  /// Whether a field holds something that somebody has not finished, or that is less than they
  /// meant.
  var isBeingTyped: Bool { fields.contains { $0.isBeingTyped || $0.refusal != nil } }

  /// Whether Return goes on to another field from the one that has the focus.
  var isBeforeAnotherField: Bool { focusedField.map { $0 + 1 < fields.count } ?? false }

  /// Puts the focus on a field.
  @discardableResult
  mutating func focus(onField index: Int) -> Effect {
    guard index != focusedField else { return .none }
    leaveField()
    focus = nil
    focusedField = index
    return .changed
  }

  /// No field has the focus any more, and no secret is shown.
  mutating func leaveField() {
    guard let index = focusedField else { return }
    fields[index].isRevealed = false
    fields[index].isBeingTyped = false
    fields[index].notice = nil
    fields[index].suggestions = nil
    focusedField = nil
  }

  /// No secret is shown any more. A terminal keeps what a change of its size pushes off the screen.
  mutating func concealSecrets() {
    for index in fields.indices where fields[index].isRevealed { fields[index].isRevealed = false }
  }

  /// From the buttons back to the last field; nil where there is none.
  mutating func leaveButtons() -> Effect? {
    fields.isEmpty ? nil : focus(onField: fields.count - 1)
  }

  /// Whether a field says after each edit what is wrong with it.
  var hasCheckedField: Bool { fields.contains { $0.isChecked } }

  /// A button takes neither Return nor the focus from now on.
  mutating func disable(_ index: Int) {
    disabled.insert(index)
    if focus == index { focus = nil }
  }

  /// Return: on to the next field, and from the last one to the default button.
  private mutating func accept(_ index: Int, _ content: AlertContent) -> Effect {
    let wasRevealed = fields[index].isRevealed
    fields[index].isRevealed = false
    if let refusal = fields[index].refusal {
      // A Return that was typed together with what did not fit sends nothing shortened off. The
      // next one has seen why.
      fields[index].refusal = nil
      return note(refusal, ofField: index, content)
    }
    fields[index].isBeingTyped = false
    if index + 1 < fields.count { return focus(onField: index + 1) }
    guard let button = content.defaultButton else { return wasRevealed ? .changed : .none }
    return disabled.contains(button) ? .explain : .press(button)
  }

  private mutating func focusAfter(_ index: Int, _ content: AlertContent) -> Effect {
    index + 1 < fields.count ? focus(onField: index + 1) : focusOnButton(last: false, content)
  }

  private mutating func focusOnButton(last: Bool, _ content: AlertContent) -> Effect {
    let order = tabOrder(content).filter { !disabled.contains($0) }
    return focus(on: last ? order.last : order.first)
  }

  /// The order in which Tab comes to the buttons: as they are seen; but from a field to the default
  /// button first, so that nobody cancels by habit what they have typed.
  func tabOrder(_ content: AlertContent) -> [Int] {
    let shown = shownOrder(content)
    guard !fields.isEmpty, let first = content.defaultButton else { return shown }
    return [first] + shown.filter { $0 != first }
  }

  private mutating func complete(_ index: Int, _ completion: Completion) -> Effect {
    guard fields[index].editor.setText(completion.text) == .done else { return .none }
    if completion.candidates.count > 1 {
      fields[index].suggestions = completion.candidates.joined(separator: ", ")
    }
    return .edited
  }

  private mutating func perform(
    _ command: FieldCommand,
    onField index: Int,
    continuesKill: Bool,
    _ content: AlertContent
  ) -> Effect {
    switch command {
    case .insert(let scalar):
      return effect(of: fields[index].editor.insert(scalar), onField: index, content)
    case .refuse: return effect(of: .refused(.unreadable), onField: index, content)
    case .move(let motion): return fields[index].editor.move(motion) ? .changed : .none
    case .delete(let motion):
      fields[index].refusal = nil
      return fields[index].editor.delete(motion) == nil ? .none : .edited
    case .kill(let motion):
      fields[index].refusal = nil
      guard let deleted = fields[index].editor.delete(motion) else { return .none }
      // A secret is not carried elsewhere.
      if !fields[index].editor.isSecret {
        let isBefore = motion == .wordBack || motion == .start
        killed.add(deleted, isBefore: isBefore, continues: continuesKill)
      }
      return .edited
    case .yank:
      let insertion = fields[index].editor.insert(paste: PastedText(killed.text))
      return effect(of: insertion, onField: index, content)
    case .undo: return fields[index].editor.undo() ? .edited : .none
    case .reveal:
      guard content.fields[index].canReveal else { return .none }
      fields[index].isRevealed.toggle()
      return .changed
    }
  }

  private mutating func effect(
    of insertion: LineEditor.Insertion,
    onField index: Int,
    _ content: AlertContent
  ) -> Effect {
    switch insertion {
    case .done: return .edited
    case .nothing: return .none
    case .refused(let refusal):
      fields[index].refusal = refusal
      return note(refusal, ofField: index, content)
    }
  }

  private mutating func note(
    _ refusal: LineEditor.Refusal,
    ofField index: Int,
    _ content: AlertContent
  ) -> Effect {
    fields[index].notice = content.note(refusal, fields[index].editor)
    return .changed
  }
}

extension AlertContent {
  /// What a field says when it takes nothing of what was typed or pasted.
  func note(_ refusal: LineEditor.Refusal, _ editor: LineEditor) -> String {
    guard refusal == .limit, let limit = editor.limit else { return texts(.fieldPattern) }
    return texts(.fieldLimit, ["count": .integer(Int64(limit))])
  }
}
