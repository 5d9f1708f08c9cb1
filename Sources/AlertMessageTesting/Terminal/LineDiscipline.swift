import AlertTerminal

/// What a terminal makes of keys: signals, and lines where lines are read (POSIX, 11.1.6 and 11.1.9).
struct LineDiscipline {
  var mode = TerminalMode.keys
  /// Whether Ctrl-C, Ctrl-\ and Ctrl-Z arrive as keys.
  var passesSignalKeys = false
  /// The line that is being typed.
  private var line = String.UnicodeScalarView()

  /// What a program is told of a key; nil while a line is not complete.
  mutating func event(
    for key: KeyEvent,
    echoingTo screen: inout ScreenRecord
  ) -> TerminalEvent? {
    if key.modifiers == .control, !passesSignalKeys, case .character(let character) = key.code {
      switch character {
      case "c": return .signal(Self.interrupt)
      case "\\": return .signal(Self.quit)
      case "z": return .suspendRequested
      default: break
      }
    }
    return mode.hasKeys ? .key(key) : edit(key, &screen)
  }

  /// The keys that type a text; a newline is Return.
  static func keys(typing text: String) -> [KeyEvent] {
    text.unicodeScalars.map { KeyEvent($0 == "\n" || $0 == "\r" ? .return : .character($0)) }
  }

  private mutating func edit(
    _ key: KeyEvent,
    _ screen: inout ScreenRecord
  ) -> TerminalEvent? {
    switch key.code {
    case .character("d") where key.modifiers == .control: return line.isEmpty ? .endOfInput : nil
    case .character("u") where key.modifiers == .control:
      screen.eraseTyped(String(line))
      line = String.UnicodeScalarView()
    case .character(let character) where key.modifiers.isDisjoint(with: [.control, .alt]):
      line.append(character)
      screen.add(Array(String(character).utf8))
    case .backspace:
      if let last = line.popLast() { screen.eraseTyped(String(last)) }
    case .return:
      defer { line = String.UnicodeScalarView() }
      screen.add(Array("\r\n".utf8))
      return .line(String(line))
    default: break
    }
    return nil
  }

  /// SIGINT and SIGQUIT, which POSIX fixes at 2 and 3.
  private static let interrupt: Int32 = 2
  private static let quit: Int32 = 3
}
