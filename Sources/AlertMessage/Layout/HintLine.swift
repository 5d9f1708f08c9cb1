import AlertTypesetting

/// The line that tells the keys: only keys that do something, each with what it does now.
struct HintLine {
  /// As many entries as fit, joined; empty where none does. An entry is never cut.
  static func text(
    _ content: AlertContent,
    _ state: AlertState,
    columns: Int,
    typesetter: Typesetter,
    borders: Borders
  ) -> String {
    var text = ""
    for entry in entries(content, state, borders) {
      let longer = text.isEmpty ? entry : text + borders.separator + entry
      if typesetter.width(of: longer) <= columns { text = longer }
    }
    return text
  }

  private static func entries(
    _ content: AlertContent,
    _ state: AlertState,
    _ borders: Borders
  ) -> [String] {
    if let field = state.focusedField { return entries(inField: field, content, state) }
    let texts = content.texts
    var entries: [String] = []
    func add(_ key: String, _ action: String) {
      entries.append(texts(.hintPress, ["key": .text(key), "action": .text(action)]))
    }
    // A focused button shows by itself that Return takes it; only a lone one can't lose the focus.
    if content.buttons.count == 1 {
      add(texts(.keyReturn), content.buttons[0].title)
    } else {
      let arrows = state.geometry.isStacked ? borders.up + borders.down : borders.sideways
      // Without a focus they are the only way on.
      if state.focus == nil { add(arrows, texts(.hintChoose)) }
      if let cancel = content.cancelButton {
        add(texts(.keyEscape), content.buttons[cancel].title)
      }
      if state.focus != nil { add(arrows, texts(.hintChoose)) }
    }
    if state.geometry.lastScroll > 0 {
      add(texts(.keyPageUp) + "/" + texts(.keyPageDown), texts(.hintScroll))
    }
    return entries
  }
}
