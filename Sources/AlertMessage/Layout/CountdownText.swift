import AlertTypesetting

/// The time that is left, for the line of hints. It stays when there is no room for them.
struct CountdownText: Sendable {
  let text: String
  let width: Int

  /// In as many words as fit; where not even the shortest do, cut with a mark.
  init?(_ content: AlertContent, _ state: AlertState, columns: Int, _ layout: AlertLayout) {
    guard let seconds = state.secondsLeft else { return nil }
    let typesetter = layout.typesetter
    var text = content.timeLeft(seconds)
    if typesetter.width(of: text) > columns, content.timeout?.button != nil {
      text = content.timeLeft(seconds, namingButton: false)
    }
    self.text = typesetter.truncate(text, columns: columns, mark: layout.borders.ellipsis)
    width = typesetter.width(of: self.text)
  }
}
