import AlertTerminal

/// What a terminal makes of keys: signals (POSIX, 11.1.9), or what was typed.
struct LineDiscipline {
  var mode = TerminalMode.keys
  /// Whether Ctrl-C, Ctrl-\ and Ctrl-Z arrive as keys.
  var passesSignalKeys = false

  /// What a program is told of a key.
  func event(for key: KeyEvent) -> TerminalEvent {
    if key.modifiers == .control, !passesSignalKeys, case .character(let character) = key.code {
      switch character {
      case "c": return .signal(Self.interrupt)
      case "\\": return .signal(Self.quit)
      case "z": return .suspendRequested
      default: break
      }
    }
    return .key(key)
  }

  /// The keys that type a text; a newline is Return.
  static func keys(typing text: String) -> [KeyEvent] {
    text.unicodeScalars.map { KeyEvent($0 == "\n" || $0 == "\r" ? .return : .character($0)) }
  }

  /// The keys that a pasted text comes as where pastes are not bracketed: all in one read.
  static func keys(pasting text: String) -> [KeyEvent] {
    let events = keys(typing: text).map { TerminalEvent.key($0) }
    var textAround = TextAround()
    return events.indices.compactMap { index in
      let next = index + 1 < events.count ? events[index + 1] : nil
      guard case .key(let key) = textAround.mark(events[index], before: next) else { return nil }
      return key
    }
  }

  /// SIGINT and SIGQUIT, which POSIX fixes at 2 and 3.
  private static let interrupt: Int32 = 2
  private static let quit: Int32 = 3
}
