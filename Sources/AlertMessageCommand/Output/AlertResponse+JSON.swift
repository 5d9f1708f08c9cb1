import AlertMessage

extension AlertResponse {
  /// The one object that `--json` prints. Its members are always there.
  var json: JSONText {
    var index = JSONText.null
    var role = JSONText.null
    if case .button(_, let pressed, let pressedRole) = outcome {
      index = .number(pressed)
      role = .string(pressedRole?.rawValue)
    }
    var members: [(key: String, value: JSONText)] = [
      ("outcome", .string(outcome.name)), ("button", .string(buttonID)), ("index", index),
      ("role", role), ("fields", fields.json), ("locale", .string(language.identifier)),
    ]
    if case .terminated(let signal) = outcome { members.append(("signal", .number(Int(signal)))) }
    return .object(members)
  }
}

extension AlertFields {
  /// The values by their ids, secrets included: whoever asks for them gets them.
  fileprivate var json: JSONText {
    .object(zip(ids, self).map { (key: $0, value: .string($1.reveal())) })
  }
}

extension AlertOutcome {
  /// The name of the case.
  fileprivate var name: String {
    switch self {
    case .button: "button"
    case .cancelled: "cancelled"
    case .interrupted: "interrupted"
    case .timedOut: "timedOut"
    case .endOfInput: "endOfInput"
    case .terminated: "terminated"
    case .notInteractive: "notInteractive"
    case .dismissed: "dismissed"
    }
  }
}
