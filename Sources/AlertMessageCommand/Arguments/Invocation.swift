import AlertMessage

/// A call of the program, taken apart.
struct Invocation {
  /// Nil where only help or the version is asked for.
  var command: Command?
  var text: String?
  private var values: [Option: [String]] = [:]

  /// The value of an option; nil if it was not given.
  subscript(_ option: Option) -> String? { values[option]?.last }

  /// All values of an option that can be given several times.
  func all(_ option: Option) -> [String] { values[option] ?? [] }

  func has(_ option: Option) -> Bool { values[option] != nil }

  /// Takes the arguments apart.
  ///
  /// Options may stand before and behind the text; `--name value` and `--name=value` are the same;
  /// behind `--` everything is text.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var onlyText = false
    while let argument = rest.popFirst() {
      if !onlyText, argument == "--" {
        onlyText = true
      } else if !onlyText, argument.hasPrefix("-"), argument != "-" {
        try take(option: argument, &rest)
      } else if command == nil {
        guard let named = Command(rawValue: argument) else {
          throw UsageError(
            "unknownCommand",
            ["name": argument],
            suggestion: Spelling.nearest(to: argument, among: Command.allCases.map(\.rawValue))
          )
        }
        command = named
      } else if text == nil, command?.operand != nil {
        text = argument
      } else {
        throw UsageError("extraArgument", ["value": argument])
      }
    }
    // Which options may be repeated depends on the command, which may stand behind them.
    for option in Option.allCases where all(option).count > 1 {
      guard command?.repeats(option) ?? false else {
        throw UsageError("repeatedOption", ["name": option.name])
      }
    }
    if has(.help) || has(.version) { return }
    guard let command else { throw UsageError("noCommand") }
    guard let operand = command.operand, (text ?? "").isEmpty else { return }
    if command.hasUsualOperand, text == nil { return }
    if command.options.contains(.title) {
      if (self[.title] ?? "").isEmpty { throw UsageError("missingText") }
    } else {
      throw UsageError("missingOperand", ["name": command.rawValue, "value": operand])
    }
  }

  private mutating func take(
    option argument: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.assignment
    let name = parts[0]
    let allowed = (command?.options ?? Option.allCases) + [.help, .version]
    let option = allowed.first {
      $0.name == name || $0.shortName.map { "-\($0)" == name } ?? false
    }
    guard let option else {
      throw UsageError(
        "unknownOption",
        ["name": name, "command": command?.rawValue ?? "alertmessage"],
        suggestion: Spelling.nearest(to: name, among: allowed.map(\.name))
      )
    }
    guard let valueName = option.valueName else {
      if parts.count > 1 {
        throw UsageError("unexpectedValue", ["name": option.name, "value": parts[1]])
      }
      values[option, default: []].append("")
      return
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      throw UsageError("missingValue", ["name": option.name, "value": valueName])
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw UsageError(
        "badValue",
        [
          "name": option.name, "value": value, "choices": option.choices.joined(separator: ", "),
        ],
        suggestion: Spelling.nearest(to: value, among: option.choices)
      )
    }
    values[option, default: []].append(value)
  }
}
