extension AlertState {
  /// Whether a frame of both differs in nothing but the text of a field, which is empty in both or
  /// in neither.
  ///
  /// Compared part by part: to copy a state for each key takes longer than to paint it. What keys
  /// need to know of the frame (`geometry`) and what was deleted last are not seen.
  func looksTheSame(as other: AlertState, butForField field: Int) -> Bool {
    guard focus == other.focus, focusedField == other.focusedField, scroll == other.scroll,
      secondsLeft == other.secondsLeft, fields.count == other.fields.count,
      disabled == other.disabled
    else { return false }
    return fields.indices.allSatisfy { index in
      index == field
        ? fields[index].looksTheSame(as: other.fields[index])
        : fields[index] == other.fields[index]
    }
  }
}

extension FieldState {
  /// Whether nothing but the text is seen to differ.
  fileprivate func looksTheSame(as other: FieldState) -> Bool {
    editor.isEmpty == other.editor.isEmpty && isRevealed == other.isRevealed
      && isChecked == other.isChecked && fault == other.fault && notice == other.notice
      && suggestions == other.suggestions && completion == other.completion
  }
}
