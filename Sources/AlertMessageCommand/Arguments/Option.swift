import AlertMessage

/// The options that the commands take.
enum Option: String, CaseIterable {
  case title, ok, cancel, button, `default`, severity, timeout, locale, available
  case label, placeholder, value, limit, pattern, required, confirm, mask, reveal, field
  case localizations, arg, explain, source
  case answer, answers, stdin, name, json
  case presentation, color, bidi, ascii, width, height, format, version, help
  case timeoutButton = "timeout-button"
  case allLocales = "all-locales"
  case ambiguousWidth = "ambiguous-width"
  case buttonOrder = "button-order"
  case keepTypeAhead = "keep-type-ahead"

  /// As it is written: `--title`.
  var name: String { "--\(rawValue)" }

  /// The usual short form.
  var shortName: Character? {
    switch self {
    case .title: "t"
    case .button: "b"
    case .locale: "l"
    case .arg: "a"
    case .json: "j"
    case .help: "h"
    default: nil
    }
  }

  /// What the value is, as the help shows it; nil for an option without one. The words in capitals
  /// are the same in every language, as in the manuals of other tools.
  var valueName: String? {
    switch self {
    case .title, .ok, .cancel: "TITLE"
    case .button: "ID[:ROLE][=TITLE]"
    case .default: "ID|none"
    case .locale, .source: "TAG"
    case .localizations: "DIR"
    case .arg: "NAME=VALUE"
    case .explain: "NAME"
    case .available: "TAG,TAG…"
    case .answer, .timeoutButton: "ID"
    case .label, .placeholder, .value: "TEXT"
    case .limit: "NUMBER"
    case .pattern: "REGEX"
    case .field: "NAME=VALUE"
    case .answers: "FILE"
    case .name: "NAME"
    case .timeout: "SECONDS"
    case .width: "COLUMNS"
    case .height: "ROWS"
    case .severity, .presentation, .color, .bidi, .buttonOrder, .ambiguousWidth, .format, .mask,
      .reveal:
      choices.joined(separator: "|")
    case .required, .confirm, .stdin, .json, .ascii, .keepTypeAhead, .allLocales, .version, .help:
      nil
    }
  }

  /// The values there are; empty where any will do.
  var choices: [String] {
    switch self {
    case .severity: AlertSeverity.allCases.map(\.rawValue)
    case .presentation: AlertAppearance.Presentation.allCases.map(\.rawValue)
    case .color: AlertAppearance.ColorChoice.allCases.map(\.rawValue)
    case .bidi: AlertAppearance.BidiChoice.allCases.map(\.rawValue)
    case .mask: AlertField.Mask.allCases.map(\.rawValue)
    case .reveal: AlertField.Reveal.allCases.map(\.rawValue)
    case .buttonOrder: ButtonOrder.allCases.map(\.rawValue)
    case .ambiguousWidth: AlertAppearance.AmbiguousWidth.allCases.map(\.rawValue)
    case .format: AlertPreview.Format.allCases.map(\.rawValue)
    default: []
    }
  }
}
