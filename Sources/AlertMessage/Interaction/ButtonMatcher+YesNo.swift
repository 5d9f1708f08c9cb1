import AlertLocalization

extension ButtonMatcher {
  /// The button that the language's word or letter for yes or no means in an alert with *OK* and
  /// *Cancel* alone, where nobody can mean anything else by it.
  func matchYesOrNo(_ answer: String) -> Match {
    guard content.buttons.count == 2,
      let ok = content.buttons.firstIndex(where: { $0.id == StandardButton.ok.rawValue }),
      let cancel = content.buttons.firstIndex(where: { $0.id == StandardButton.cancel.rawValue })
    else { return .unknown }
    let words = Self.trimmed(answer).caseFolded
    if isWord(words, .yes, .yesLetter, opposite: "n") { return .button(ok) }
    if isWord(words, .no, .noLetter, opposite: "y") { return .button(cancel) }
    return .unknown
  }

  /// Whether it is the id, the title or the letter; not a letter that means the opposite in
  /// English.
  private func isWord(
    _ words: String,
    _ button: StandardButton,
    _ letter: TextKey,
    opposite: String
  ) -> Bool {
    let texts = content.texts
    if words == button.rawValue { return true }
    if words == texts(AlertText(key: button.rawValue)).caseFolded { return true }
    return words == texts(letter).caseFolded && words != opposite
  }
}

extension ButtonMatcher.Match {
  /// What words come to that can be read in a second way: where the two differ, they are ambiguous.
  func joined(with other: Self) -> Self {
    switch (self, other) {
    case (.unknown, _): other
    case (.button(let first), .button(let second)) where first != second:
      .ambiguous([first, second].sorted())
    default: self
    }
  }
}
