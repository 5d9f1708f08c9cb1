/// How a program and the script for it differ.
public struct AlertScriptError: Error {
  /// A difference.
  public enum Problem: Hashable, Sendable {
    /// The program asked what the script does not expect.
    case unexpectedAlert(AskedAlert)
    /// The alert can't be answered so, or is not the one that was meant.
    case badReply(AlertReply, AskedAlert, reason: String)
    /// The script says that nobody answers, but the program waits for an answer, or ends without
    /// taking the alert away.
    case leftOpen(AskedAlert)
    /// The program ended before it asked all that the script answers.
    case unusedReplies([AlertReply])
  }

  /// All differences, in the order in which they came.
  public let problems: [Problem]
  /// What the program itself threw; nil if it threw nothing.
  public let underlyingError: (any Error)?
}

extension AlertScriptError: CustomStringConvertible {
  /// What is wrong, a line for each problem, in English.
  public var description: String {
    let lines = problems.map(\.description)
    let thrown = underlyingError.map { ["The program threw: \($0)"] } ?? []
    return (lines + thrown).joined(separator: "\n")
  }
}

extension AlertScriptError.Problem: CustomStringConvertible {
  /// What is wrong, in English.
  public var description: String {
    switch self {
    case .unexpectedAlert(let alert):
      "An alert was asked that the script does not expect: \(alert)."
    case .badReply(let reply, let alert, let reason):
      "\(alert) can’t be answered with \(reply): \(reason)"
    case .leftOpen(let alert):
      "\(alert) was never taken away, and the script says that nobody answers it."
    case .unusedReplies(let replies):
      "The program did not ask for \(replies.map(\.description).joined(separator: ", "))."
    }
  }
}
