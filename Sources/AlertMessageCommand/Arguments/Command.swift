import AlertMessage

/// What the program can be told to do.
enum Command: String, CaseIterable {
  case message, confirm, ask, input, secure, login, show, preview, text, titles, locale, lint
  case convert

  /// Whether it shows an alert.
  var asks: Bool { [.message, .confirm, .ask, .show].contains(self) || style != nil }

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
  var operand: String? {
    switch self {
    case .message, .confirm, .ask, .input, .secure, .login, .preview: "TEXT"
    case .show: "NAME"
    case .text: "KEY"
    case .lint: "DIR"
    case .convert: "FILE"
    case .titles, .locale: nil
    }
  }

  /// Whether the operand may be left out: then everything in the localization files is meant.
  var hasUsualOperand: Bool { self == .lint || self == .preview }

  /// Whether the command takes an option more than once.
  func repeats(_ option: Option) -> Bool {
    switch option {
    case .button, .field, .localizations, .arg: true
    case .locale, .name: self == .preview
    default: false
    }
  }

  /// The options it takes, in the order of the help.
  var options: [Option] {
    let appearance: [Option] = [
      .severity, .timeout, .timeoutButton, .locale, .answer, .answers, .stdin, .name, .json,
      .presentation, .color, .bidi, .buttonOrder, .ascii, .ambiguousWidth, .width, .keepTypeAhead,
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
    case .show:
      [.arg, .field, .localizations] + appearance.filter { $0 != .severity && $0 != .name }
    case .preview:
      [
        .title, .button, .default, .severity, .name, .arg, .localizations, .format, .locale,
        .allLocales, .json, .width, .height, .presentation, .color, .bidi, .buttonOrder, .ascii,
        .ambiguousWidth,
      ]
    case .text: [.arg, .localizations, .locale, .json]
    case .titles: [.localizations, .locale, .json]
    case .locale: [.localizations, .locale, .available, .explain, .json]
    case .lint: [.localizations, .source, .locale, .json]
    case .convert: [.locale]
    }
  }
}
