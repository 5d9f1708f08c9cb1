/// An answer given up front, for scripts and CI: the alert is not shown.
public struct AlertAnswer: Hashable, Sendable {
  /// The id of the button to press.
  public var button: String
  /// What to fill in, by the ids of fields; a field that is not named keeps what stands in it. They
  /// may be secrets: an answer does not print them.
  public var fields: [String: String]

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - button: The id of the button to press.
  ///   - fields: What to fill in, by the ids of fields; nothing by default.
  public init(button: String, fields: [String: String] = [:]) {
    self.button = button
    self.fields = fields
  }
}

/// Why an answer given up front can't be taken.
public enum AlertAnswerError: Error, Hashable, Sendable {
  /// No button has this id. `known` are the ids that there are.
  case unknownButton(String, known: [String])
  /// The button with this id is disabled, by itself or with the fields as they are
  /// (`shouldEnableFirstOtherButton`).
  case disabledButton(String)
  /// No field has this id. `known` are the ids that there are.
  case unknownField(String, known: [String])
  /// These words name no button. `known` are the ids that there are.
  case unknownWords(String, known: [String])
  /// These words fit more than one button. `matching` are their ids.
  case ambiguousWords(String, matching: [String])
  /// The field does not take the value, which may be a secret and is not told. `reason` is what the
  /// person would see below the field.
  case refusedValue(field: String, reason: String)
  /// The value for the field has a character that no field takes, at an offset in bytes of UTF-8
  /// (`AlertField.offsetOfUnfitCharacter(in:)`). It is refused rather than altered.
  case unfitValue(field: String, offset: Int)
}

extension AlertAnswerError: CustomStringConvertible {
  /// What is wrong, and what to do, in English.
  public var description: String {
    switch self {
    case .unknownButton(let id, let known):
      "No button has the id “\(id)”: use one of \(known.joined(separator: ", "))."
    case .disabledButton(let id):
      "The button “\(id)” is disabled: name another one, or give other values for the fields."
    case .unknownWords(let words, let known):
      "No button is meant by “\(words)”: use one of \(known.joined(separator: ", "))."
    case .ambiguousWords(let words, let matching):
      "“\(words)” fits more than one button: use one of \(matching.joined(separator: ", "))."
    case .unknownField(let id, let known):
      known.isEmpty
        ? "No field has the id “\(id)”: the alert has no fields."
        : "No field has the id “\(id)”: use one of \(known.joined(separator: ", "))."
    case .refusedValue(let field, let reason):
      "The field “\(field)” does not take the value. \(reason)"
    case .unfitValue(let field, let offset):
      """
      The value of “\(field)” has at byte \(offset + 1) a character that no field takes: a control \
      character, a line break or a byte order mark. Leave it out.
      """
    }
  }
}

extension AlertMessage {
  /// Answers the alert up front: it will not be shown.
  ///
  /// The values are checked as if the person had typed them, and then stand in the fields. With the
  /// cancel button they count for nothing.
  ///
  /// - Parameter answer: The id of a button, the implied *OK* or *Cancel* included, and values for
  ///   fields.
  /// - Throws: `AlertAnswerError` if the alert has no such button or field, or does not take them.
  ///   Then nothing is changed.
  public func answer(with answer: AlertAnswer) throws(AlertAnswerError) {
    let buttons = completeButtons
    guard let button = buttons.first(where: { $0.id == answer.button }) else {
      throw .unknownButton(answer.button, known: buttons.map(\.id))
    }
    guard button.isEnabled else { throw .disabledButton(button.id) }
    try fill(answer)
    presetAnswer = answer
  }
}

extension AlertMessage {
  /// What an answer comes to; its values then stand in the fields.
  ///
  /// - Throws: `AlertAnswerError` as `answer(with:)` does.
  package func outcome(
    of answer: AlertAnswer,
    _ content: AlertContent
  ) throws(AlertAnswerError) -> AlertOutcome {
    guard let index = content.buttons.firstIndex(where: { $0.id == answer.button }) else {
      throw .unknownButton(answer.button, known: content.buttons.map(\.id))
    }
    guard content.buttons[index].isEnabled else { throw .disabledButton(answer.button) }
    try fill(answer)
    return content.pressing(index)
  }
}
