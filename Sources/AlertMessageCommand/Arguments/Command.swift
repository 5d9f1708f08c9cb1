import AlertMessage

/// What the program can be told to do.
enum Command: String, CaseIterable {
  case message, confirm, ask, input, secure, login, titles, locale

  /// Whether it shows an alert.
  var asks: Bool { self == .message || self == .confirm || self == .ask || style != nil }

  /// The fields of its alert; nil for a command without any.
  var style: AlertStyle? {
    switch self {
    case .input: .plainText
    case .secure: .secureText
    case .login: .loginAndPassword
    default: nil
    }
  }

  /// What is written behind the command.
  var operand: String? { asks ? "TEXT" : nil }

  /// The options it takes, in the order of the help.
  var options: [Option] {
    let appearance: [Option] = [
      .severity, .timeout, .timeoutButton, .locale, .answer, .answers, .stdin, .name, .json,
      .presentation, .color, .bidi, .buttonOrder, .ascii, .width, .keepTypeAhead,
    ]
    return switch self {
    case .message: [.title, .ok] + appearance
    case .confirm: [.title, .ok, .cancel, .default] + appearance
    case .ask: [.title, .button, .default] + appearance
    case .input:
      [
        .title, .label, .placeholder, .value, .limit, .pattern, .required, .confirm, .ok, .cancel,
        .field,
      ] + appearance
    case .secure:
      [
        .title, .label, .placeholder, .limit, .pattern, .required, .confirm, .mask, .reveal, .ok,
        .cancel, .field,
      ] + appearance
    case .login: [.title, .value, .required, .mask, .reveal, .ok, .cancel, .field] + appearance
    case .titles: [.locale, .json]
    case .locale: [.locale, .available, .json]
    }
  }
}
