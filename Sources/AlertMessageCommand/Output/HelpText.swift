import AlertMessage

/// The text of `--help`: of the program, or of one command.
struct HelpText {
  let texts: CommandTexts
  let command: Command?
  private let columns: Int

  /// As wide as `COLUMNS` says, 80 columns where it is not set.
  init(texts: CommandTexts, command: Command?) {
    self.texts = texts
    self.command = command
    columns = OutsideValue.variable("COLUMNS").flatMap { Int($0) } ?? 80
  }

  var text: String {
    var parts = [texts("help.summary"), "", texts("help.usage")]
    let commands = command.map { [$0] } ?? Command.allCases
    for command in commands {
      let operand = command.operand.map { command.hasUsualOperand ? " [\($0)]" : " \($0)" } ?? ""
      parts.append("  alertmessage \(command.rawValue)\(operand) \(texts("help.arguments"))")
    }
    if command == nil {
      parts += ["", texts("help.commands")]
      parts += table(Command.allCases.map { ($0.rawValue, texts("command.\($0.rawValue)")) })
    }
    let options = (command?.options ?? Self.allOptions) + [.version, .help]
    parts += ["", texts("help.options")]
    parts += table(options.map { ($0.helpName, texts(textKey(of: $0))) })
    if command?.asks ?? true {
      parts += ["", texts("help.status")]
      parts += table(
        ["0", "1", "2", "3", "124"].map { ($0, texts("status.\($0)")) }
          + [("128+n", texts("status.128"))]
      )
    }
    return parts.joined(separator: "\n")
  }

  /// The language is one for most commands, and any number of them where they are only looked at.
  private func textKey(of option: Option) -> String {
    let isRepeated = option == .locale && command?.repeats(option) ?? false
    return isRepeated ? "option.locales" : "option.\(option.rawValue)"
  }

  private static let allOptions = Option.allCases.filter { $0 != .version && $0 != .help }

  /// Two columns; a name that is too long for the first stands on a line of its own.
  private func table(_ rows: [(name: String, text: String)]) -> [String] {
    let widest = 24
    let terminalText = TerminalText(language: texts.language)
    return rows.flatMap { row -> [String] in
      let room = widest - terminalText.width(of: row.name)
      let lines = terminalText.wrapped(row.text, columns: max(20, columns - widest - 4))
      let indent = String(repeating: " ", count: widest + 4)
      let first =
        room >= 0
        ? ["  " + row.name + String(repeating: " ", count: room + 2) + (lines.first ?? "")]
        : ["  " + row.name, indent + (lines.first ?? "")]
      return first + lines.dropFirst().map { indent + $0 }
    }
  }
}

extension Option {
  /// As the help lists it: `-t, --title TITLE`.
  fileprivate var helpName: String {
    (shortName.map { "-\($0), " } ?? "") + name + (valueName.map { " " + $0 } ?? "")
  }
}
