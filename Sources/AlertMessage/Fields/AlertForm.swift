import AlertLocalization
import AlertTypesetting

/// The fields of an alert and what the program has to say about them: the one place where closures
/// of the program are asked while an alert is on the screen.
@MainActor package final class AlertForm {
  /// A field on the screen.
  private struct Entry {
    let field: AlertField
    /// The entry that is typed a second time here.
    let repeats: Int?
  }

  private weak var alert: AlertMessage?
  private let texts: AlertTexts
  private let entries: [Entry]

  init(_ alert: AlertMessage, _ texts: AlertTexts) {
    self.alert = alert
    self.texts = texts
    var entries: [Entry] = []
    for field in alert.fields {
      entries.append(Entry(field: field, repeats: nil))
      if field.isTypedTwice { entries.append(Entry(field: field, repeats: entries.count - 1)) }
    }
    self.entries = entries
  }

  /// The alert appears, or a field was edited.
  package func update(_ state: inout AlertState, _ content: AlertContent) {
    let focused = state.focusedField
    if let focused, content.fields[focused].hasCompletions {
      state.fields[focused].completion = completion(of: focused, state)
    }
    guard state.hasCheckedField || asksWhatToEnable else { return }
    take(state)
    if asksWhatToEnable, let button = content.firstOtherButton {
      if isFirstOtherButtonEnabled, content.buttons[button].isEnabled {
        state.disabled.remove(button)
      } else {
        state.disable(button)
      }
    }
    for index in entries.indices where state.fields[index].isChecked {
      state.fields[index].fault = fault(of: index, state)
    }
  }

  /// Says below the fields what is wrong with them, and puts the focus on the first of those.
  ///
  /// - Returns: Whether nothing is.
  package func check(_ state: inout AlertState, _ content: AlertContent) -> Bool {
    take(state)
    var first: Int?
    for index in entries.indices {
      state.fields[index].isChecked = true
      state.fields[index].fault = fault(of: index, state)
      if state.fields[index].fault != nil, first == nil { first = index }
    }
    if let first { state.focus(onField: first) }
    return first == nil
  }

  /// What is wrong with one field; nil for nothing.
  package func fault(of index: Int, _ state: AlertState) -> String? {
    let entry = entries[index]
    let editor = state.fields[index].editor
    if let first = entry.repeats {
      return editor.hasSameText(as: state.fields[first].editor) ? nil : texts(.fieldMismatch)
    }
    return fault(of: entry.field, editor)
  }

  /// The fields of the alert hold what was typed.
  package func take(_ state: AlertState) {
    for (entry, field) in zip(entries, state.fields) where entry.repeats == nil {
      if let secret = field.editor.secret {
        entry.field.secret = SecretText(bytes: secret)
      } else {
        entry.field.text = field.editor.text
      }
    }
  }

  /// What is wrong with a field as it is; nil for nothing.
  func fault(of field: AlertField) -> String? { fault(of: field, field.editor) }

  /// What is wrong with a field that holds what an editor does.
  private func fault(of field: AlertField, _ editor: LineEditor) -> String? {
    if editor.isEmpty, field.isRequired { return texts(.fieldRequired) }
    if let limit = field.limit, editor.count > limit { return limitFault(limit) }
    if let pattern = field.pattern, !editor.isEmpty,
      !editor.bytes.withUnsafeBytes({ pattern.matches($0) })
    {
      return texts(.fieldPattern)
    }
    guard let fault = field.validation?(field) else { return nil }
    return DisplayText.visible(texts(fault))
  }

  private func limitFault(_ limit: Int) -> String {
    texts(.fieldLimit, ["count": .integer(Int64(limit))])
  }

  private var asksWhatToEnable: Bool {
    alert?.shouldEnableFirstOtherButton != nil || alert?.delegate != nil
  }

  /// What the program says of the first button that is not the cancel button.
  var isFirstOtherButtonEnabled: Bool {
    guard let alert else { return true }
    return alert.shouldEnableFirstOtherButton?(alert.fields) ?? true
      && alert.delegate?.alertMessageShouldEnableFirstOtherButton(alert) ?? true
  }

  /// Nil also where the limit leaves no room for it.
  private func completion(of index: Int, _ state: AlertState) -> Completion? {
    let text = state.fields[index].editor.text
    guard let field = Optional(entries[index].field), let candidates = field.completions?(text),
      let completion = Completion(of: text, among: candidates)
    else { return nil }
    return completion.text.count <= field.limit ?? .max ? completion : nil
  }
}
