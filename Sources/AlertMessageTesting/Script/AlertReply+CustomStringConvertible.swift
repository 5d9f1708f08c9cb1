import AlertMessage

extension AlertReply: CustomStringConvertible {
  /// As it is written in a script: `.press("delete").when(asked: "3 files")`. What is typed may be
  /// a secret and is not told: `.press("logIn", fields: [password, userName])`.
  public var description: String {
    let written =
      switch action {
      case .answer(let answer) where answer.fields.isEmpty: ".press(\"\(answer.button)\")"
      case .answer(let answer):
        ".press(\"\(answer.button)\", fields: [\(answer.fields.keys.sorted().joined(separator: ", "))])"
      case .cancel: ".cancel"
      case .wait: ".wait"
      case .outcome(.interrupted): ".interrupt"
      case .outcome(.timedOut): ".timeOut"
      case .outcome(.endOfInput): ".endInput"
      case .outcome(.terminated(signal: let signal)): ".terminate(signal: \(signal))"
      case .outcome: ".nobody"
      }
    return askedText.map { "\(written).when(asked: \"\($0)\")" } ?? written
  }
}
