/// What the program can be told to do.
enum Command: String, CaseIterable {
  case message, confirm, ask, preview, titles, locale

  /// Whether it shows an alert.
  var asks: Bool { self == .message || self == .confirm || self == .ask }

  /// What is written behind the command.
  var operand: String? { asks || self == .preview ? "TEXT" : nil }

  /// Whether the command takes an option more than once.
  func repeats(_ option: Option) -> Bool {
    option == .button || option == .locale && self == .preview
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
    case .preview:
      [
        .title, .button, .default, .severity, .format, .locale, .allLocales, .json, .width, .height,
        .presentation, .color, .bidi, .buttonOrder, .ascii, .ambiguousWidth,
      ]
    case .titles: [.locale, .json]
    case .locale: [.locale, .available, .json]
    }
  }
}
