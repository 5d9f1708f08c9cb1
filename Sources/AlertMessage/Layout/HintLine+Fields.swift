import AlertLocalization

extension HintLine {
  /// What keys do while a field has the focus.
  static func entries(
    inField index: Int,
    _ content: AlertContent,
    _ state: AlertState
  ) -> [String] {
    let texts = content.texts
    func entry(_ key: String, _ action: String) -> String {
      texts(.hintPress, ["key": .text(key), "action": .text(action)])
    }
    var entries: [String] = []
    let isLast = index + 1 == state.fields.count
    if !isLast {
      entries.append(entry(texts(.keyReturn), texts(.hintNext)))
    } else if let button = content.defaultButton, !state.disabled.contains(button) {
      entries.append(entry(texts(.keyReturn), content.buttons[button].plainTitle))
    }
    if let cancel = content.cancelButton {
      entries.append(entry(texts(.keyEscape), content.buttons[cancel].plainTitle))
    }
    if state.fields[index].completion != nil {
      entries.append(entry(texts(.keyTab), texts(.hintComplete)))
    }
    if content.fields[index].canReveal, !state.fields[index].editor.isEmpty {
      let action = state.fields[index].isRevealed ? TextKey.hintHide : .hintShow
      entries.append(entry(texts(.keyControl) + "+R", texts(action)))
    }
    return entries
  }
}
