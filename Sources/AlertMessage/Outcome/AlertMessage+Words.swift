import AlertLocalization

extension AlertMessage {
  /// Answers the alert up front with words, as a script has them that was written for people: it
  /// will not be shown.
  ///
  /// An id, a button's number in any digits, a title or a beginning of it that fits no other one,
  /// and the language's words and letters for yes and no, in any case. In an alert with *OK* and
  /// *Cancel* alone, yes means *OK* and no means *Cancel*. Exactly an id is that button, even where
  /// it looks like the number or the title of another one; all else that can mean two buttons is an
  /// error.
  ///
  /// - Parameters:
  ///   - words: The answer. Nothing at all is none: silence is never consent.
  ///   - fields: What to fill in, by the ids of fields; nothing by default.
  /// - Throws: `AlertAnswerError` where the words mean no button, or several, or a disabled one, or
  ///   where a field is not there or refuses its value.
  public func answer(
    withWords words: String,
    fields: [String: String] = [:]
  ) throws(AlertAnswerError) {
    let content = resolvedContent(in: AlertCenter.shared.host.environment)
    let matcher = ButtonMatcher(content, from: .script)
    func ids(_ indices: some Sequence<Int>) -> [String] { indices.map { content.buttons[$0].id } }
    var match = words.allSatisfy(\.isWhitespace) ? .nothing : matcher.match(words)
    match = match.joined(with: matcher.matchYesOrNo(words))
    switch match {
    case .button(let index):
      try answer(with: AlertAnswer(button: content.buttons[index].id, fields: fields))
    case .nothing, .unknown: throw .unknownWords(words, known: ids(content.buttons.indices))
    case .ambiguous(let indices): throw .ambiguousWords(words, matching: ids(indices))
    }
  }
}
