/// An answer given up front, for scripts and CI: the alert is not shown.
public struct AlertAnswer: Hashable, Sendable {
  /// The id of the button to press.
  public var button: String

  /// Makes an answer.
  public init(button: String) { self.button = button }
}

/// Why an answer given up front can't be taken.
public enum AlertAnswerError: Error, Hashable, Sendable {
  /// No button has this id. `known` are the ids that there are.
  case unknownButton(String, known: [String])
}

extension AlertAnswerError: CustomStringConvertible {
  /// What is wrong, and what to do, in English.
  public var description: String {
    switch self {
    case .unknownButton(let id, let known):
      "No button has the id “\(id)”: use one of \(known.joined(separator: ", "))."
    }
  }
}

extension AlertMessage {
  /// Answers the alert up front: it will not be shown.
  ///
  /// - Parameter answer: The id of a button, the implied *OK* or *Cancel* included.
  /// - Throws: `AlertAnswerError` if the alert has no such button.
  public func answer(with answer: AlertAnswer) throws(AlertAnswerError) {
    let ids = completeButtons.map(\.id)
    guard ids.contains(answer.button) else {
      throw .unknownButton(answer.button, known: ids)
    }
    presetAnswer = answer
  }
}

extension AlertMessage {
  /// What an answer up front would come to, without keeping it.
  ///
  /// - Throws: `AlertAnswerError` as `answer(with:)` does.
  package func outcome(
    of answer: AlertAnswer,
    _ content: AlertContent
  ) throws(AlertAnswerError) -> AlertOutcome {
    let before = presetAnswer
    defer { presetAnswer = before }
    try self.answer(with: answer)
    return AnswerPresenter(answer, content: content).begin() ?? .notInteractive
  }
}
