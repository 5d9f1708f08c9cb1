public import AlertMessage

/// What the person of a script does when an alert is asked.
///
/// ```swift
/// AlertScript(.press("delete"), .cancel, .press("save").when(asked: "unsaved changes"))
/// ```
public struct AlertReply: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case answer(AlertAnswer)
    case cancel
    case outcome(AlertOutcome)
    case wait
  }

  let action: Action
  /// Words that the alert must hold.
  var askedText: String?

  private init(_ action: Action) { self.action = action }

  /// Fills in fields, and presses a button.
  ///
  /// - Parameters:
  ///   - id: The button's id, the implied *OK* (`ok`) and *Cancel* (`cancel`) included. The script
  ///     fails where the alert has no such button, or it can't be pressed.
  ///   - fields: What to type, by the ids of fields; nothing by default. The script fails where a
  ///     field does not take it.
  public static func press(_ id: String, fields: [String: String] = [:]) -> AlertReply {
    answer(AlertAnswer(button: id, fields: fields))
  }

  /// Answers as `AlertMessage.answer(with:)` does. The script fails where the alert refuses it.
  public static func answer(_ answer: AlertAnswer) -> AlertReply { AlertReply(.answer(answer)) }

  /// Presses Esc. The script fails where the alert has no cancel button, for Esc does nothing
  /// there.
  public static let cancel = AlertReply(.cancel)

  /// Presses Ctrl-C.
  public static let interrupt = AlertReply(.outcome(.interrupted))

  /// Does nothing until the time is over.
  public static let timeOut = AlertReply(.outcome(.timedOut))

  /// Closes the terminal's window.
  public static let endInput = AlertReply(.outcome(.endOfInput))

  /// Ends the program by a signal, `SIGTERM` for example. No signal is raised.
  public static func terminate(signal: Int32) -> AlertReply {
    AlertReply(.outcome(.terminated(signal: signal)))
  }

  /// Is not there: the program runs without a terminal.
  public static let nobody = AlertReply(.outcome(.notInteractive))

  /// Does nothing: the program takes the alert away with `dismiss()`, or by cancelling the task of
  /// `present()`. The script fails where the program waits for an answer instead.
  public static let wait = AlertReply(.wait)

  /// The same, but the script fails where neither the title nor the message of the alert holds
  /// these words.
  public func when(asked words: String) -> AlertReply {
    var reply = self
    reply.askedText = words
    return reply
  }
}
