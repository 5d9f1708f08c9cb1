import AlertTerminal

/// What was typed at a fake terminal and not yet read, handed over as a terminal does it in its mode.
struct Keyboard {
  enum Item: Hashable {
    case event(TerminalEvent)
    /// What it comes to depends on the mode: a key, a signal, or part of a line.
    case key(KeyEvent)
    case paste(String)
  }

  var mode = TerminalMode.keys
  /// Whether Ctrl-C, Ctrl-\ and Ctrl-Z arrive as keys.
  var passesSignalKeys = false
  private var items: [Item]
  private var taken = 0
  /// The line that is being typed, where lines are read.
  private var line = String.UnicodeScalarView()

  init(_ events: [TerminalEvent]) { items = events.map { .event($0) } }

  /// How much was typed and not read.
  var unreadCount: Int { items.count - taken }

  mutating func add(_ events: [TerminalEvent]) { items += events.map { .event($0) } }

  mutating func add(_ keys: [KeyEvent]) { items += keys.map { .key($0) } }

  mutating func paste(_ text: String) { items.append(.paste(text)) }

  /// Lets something happen before everything else.
  mutating func insert(_ event: TerminalEvent) { items.insert(.event(event), at: taken) }

  /// The keys that type a text; a newline is Return.
  static func keys(typing text: String) -> [KeyEvent] {
    text.unicodeScalars.map { KeyEvent($0 == "\n" || $0 == "\r" ? .return : .character($0)) }
  }

  /// What comes next; nil if nothing is there.
  mutating func next(echoingTo screen: inout ScreenRecord) -> TerminalEvent? {
    while taken < items.count {
      let item = items[taken]
      taken += 1
      switch item {
      case .event(let event): return event
      case .key(let key):
        if let event = event(for: key, &screen) { return event }
      case .paste(let text):
        if mode == .keys { return .paste(text) }
        items.insert(contentsOf: Self.keys(typing: text).map { .key($0) }, at: taken)
      }
    }
    return nil
  }

  private mutating func event(for key: KeyEvent, _ screen: inout ScreenRecord) -> TerminalEvent? {
    if key.modifiers == .control, !passesSignalKeys, case .character(let character) = key.code {
      switch character {
      case "c": return .signal(Self.interrupt)
      case "\\": return .signal(Self.quit)
      case "z": return .suspendRequested
      default: break
      }
    }
    guard case .lines(let isSecret) = mode else { return .key(key) }
    return lineEvent(for: key, isSecret, &screen)
  }

  /// The terminal's own line editor (POSIX, 11.1.6): it tells of a line once that is complete.
  private mutating func lineEvent(
    for key: KeyEvent,
    _ isSecret: Bool,
    _ screen: inout ScreenRecord
  ) -> TerminalEvent? {
    switch key.code {
    case .character("d") where key.modifiers == .control: return line.isEmpty ? .endOfInput : nil
    case .character("u") where key.modifiers == .control:
      if !isSecret { screen.eraseTyped(String(line)) }
      line = String.UnicodeScalarView()
    case .character(let character) where key.modifiers.isDisjoint(with: [.control, .alt]):
      line.append(character)
      if !isSecret { screen.add(Array(String(character).utf8)) }
    case .backspace:
      if let last = line.popLast(), !isSecret { screen.eraseTyped(String(last)) }
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
