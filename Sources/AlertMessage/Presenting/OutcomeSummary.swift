import AlertLocalization

extension AlertContent {
  /// What remains of the alert once it is answered: its title (or the message's first line) and the
  /// chosen button, in one line.
  func summary(of outcome: AlertOutcome) -> String {
    let answer =
      switch outcome {
      case .button(_, let index, _): buttons[index].plainTitle
      case .cancelled: texts(.outcomeCancelled)
      case .interrupted: texts(.outcomeInterrupted)
      case .timedOut: texts(.outcomeTimedOut)
      case .endOfInput, .notInteractive: texts(.outcomeEndOfInput)
      case .terminated: texts(.outcomeTerminated)
      case .dismissed: texts(.outcomeDismissed)
      }
    let question = title.isEmpty ? message : title
    guard let line = question.split(separator: "\n").first else { return answer }
    return texts(.outcomeSummary, ["title": .text(String(line)), "answer": .text(answer)])
  }
}
