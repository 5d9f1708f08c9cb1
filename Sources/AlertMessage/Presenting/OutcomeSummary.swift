import AlertLocalization
import AlertTypesetting

extension AlertContent {
  /// What remains of the alert once it is answered, in one line: its title (or its message, if it
  /// has no title) and the chosen button.
  func summary(of outcome: AlertOutcome) -> String {
    summary(of: outcome) { $0 }
  }

  /// What remains of the alert, in no more columns than there are: of a long question the end goes,
  /// with a mark, and the answer stays.
  ///
  /// - Parameters:
  ///   - columns: At least 1.
  ///   - mark: What shows that something is missing.
  func summary(
    of outcome: AlertOutcome,
    columns: Int,
    _ typesetter: Typesetter,
    mark: String
  ) -> String {
    let whole = summary(of: outcome, mark: mark) { $0 }
    let excess = typesetter.width(of: whole) - columns
    guard excess > 0 else { return whole }
    let shortened = summary(of: outcome, mark: mark) { question in
      let room = typesetter.width(of: question) - excess
      return room > 0 ? typesetter.truncate(question, columns: room, mark: mark) : ""
    }
    return typesetter.truncate(shortened, columns: columns, mark: mark)
  }

  /// - Parameters:
  ///   - mark: What shows that the question has more than one line.
  ///   - shorten: Gets the question, and gives what is left of it; nothing leaves the answer alone.
  private func summary(
    of outcome: AlertOutcome,
    mark: String = "…",
    _ shorten: (String) -> String
  ) -> String {
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
    let lines = (title.isEmpty ? message : title).split(separator: "\n")
    guard let first = lines.first else { return answer }
    let question = shorten(lines.count > 1 ? first + mark : String(first))
    if question.isEmpty { return answer }
    // Inserted as it stands, without isolates: so it has the same direction as in the box.
    let summary = texts(
      .outcomeSummary,
      ["title": .text(String(Self.placeholder)), "answer": .text(answer)]
    )
    guard let index = summary.firstIndex(of: Self.placeholder) else { return summary }
    let before = summary[..<index]
    let after = summary[summary.index(after: index)...]
    let isIsolated = before.last == "\u{2068}" && after.first == "\u{2069}"
    return isIsolated ? before.dropLast() + question + after.dropFirst() : before + question + after
  }

  /// Stands for an object in text (Unicode, 23.8), so no title has it.
  private static let placeholder: Character = "\u{FFFC}"
}
