import AlertTerminal

/// What was typed at a fake terminal and not yet read, handed over as a terminal does it in its mode.
struct Keyboard {
  enum Item: Hashable {
    case event(TerminalEvent)
    /// What it comes to depends on the mode: a key, a signal, or part of a line.
    case key(KeyEvent)
    case paste(String)
    /// Time passes, and nothing happens.
    case pause
  }

  var mode = TerminalMode.keys
  /// Whether Ctrl-C, Ctrl-\ and Ctrl-Z arrive as keys.
  var passesSignalKeys = false
  /// The terminal's own time, which passes at once.
  private(set) var now = ContinuousClock.now
  /// The time before each key and event that no other was given for.
  private let pace: Duration
  private var items: [(item: Item, delay: Duration)] = []
  private var taken = 0
  /// The line that is being typed, where lines are read.
  private var line = String.UnicodeScalarView()

  init(pace: Duration) { self.pace = pace }

  /// How much was typed and not read.
  var unreadCount: Int { items.count - taken }

  mutating func add(_ item: Item, after delay: Duration? = nil) {
    items.append((item, delay ?? pace))
  }

  /// Lets the program go on after it was stopped: at once, unless it is said when.
  mutating func resume(_ size: TerminalSize) {
    if taken < items.count, case .event(.resumed) = items[taken].item { return }
    items.insert((.event(.resumed(size)), .zero), at: taken)
  }

  /// Lets time pass until a deadline, where nothing else happens before.
  mutating func pass(until deadline: ContinuousClock.Instant) { now = max(now, deadline) }

  /// The keys that type a text; a newline is Return.
  static func keys(typing text: String) -> [KeyEvent] {
    text.unicodeScalars.map { KeyEvent($0 == "\n" || $0 == "\r" ? .return : .character($0)) }
  }

  /// What comes next, or the deadline if that is earlier; nil if nothing is there.
  mutating func next(
    until deadline: ContinuousClock.Instant?,
    echoingTo screen: inout ScreenRecord
  ) -> TerminalEvent? {
    while taken < items.count {
      let (item, delay) = items[taken]
      if let deadline, deadline < now + delay {
        // Part of the time before it has passed.
        items[taken].delay -= max(.zero, now.duration(to: deadline))
        pass(until: deadline)
        return .deadline
      }
      taken += 1
      now += delay
      switch item {
      case .event(let event): return event
      case .key(let key):
        if let event = event(for: key, &screen) { return event }
      case .paste(let text):
        if mode == .keys { return .paste(text) }
        items.insert(contentsOf: Self.keys(typing: text).map { (.key($0), .zero) }, at: taken)
      case .pause: break
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
