import AlertTerminal

/// What happens at a fake terminal and was not yet told of, each some time after the one before.
struct Keyboard {
  enum Item: Hashable {
    case event(TerminalEvent)
    /// What it comes to depends on the mode: a key, a signal, or part of a line.
    case key(KeyEvent)
    case paste(String)
<<<<<<< HEAD
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
=======
    /// Nothing but time.
    case pause
  }

  /// What comes when everything was told.
  enum Afterwards: Hashable {
    /// This, later than any deadline.
    case event(TerminalEvent)
    /// Deadlines only.
    case silence
    /// Whatever a test will type, no sooner than the pace lets it.
    case more
  }

  var afterwards: Afterwards
  /// The time, which passes only as far as something happens.
  private(set) var now = ContinuousClock.now
>>>>>>> t
  private var items: [(item: Item, delay: Duration)] = []
  private var taken = 0
  private let pace: Duration
  /// When the last item came.
  private var last: ContinuousClock.Instant

<<<<<<< HEAD
  init(pace: Duration) { self.pace = pace }
=======
  /// Makes a keyboard.
  ///
  /// - Parameters:
  ///   - pace: The time before each item that no other is given for.
  ///   - afterwards: What comes when everything was told.
  init(pace: Duration, afterwards: Afterwards) {
    self.pace = pace
    self.afterwards = afterwards
    last = now
  }
>>>>>>> t

  /// Whether everything was told.
  var isEmpty: Bool { taken == items.count }

<<<<<<< HEAD
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
=======
  /// How much was not yet told.
  var unreadCount: Int { items[taken...].count { $0.item != .pause } }

  mutating func add(_ item: Item, after delay: Duration? = nil) {
    items.append((item, delay ?? pace))
  }

  /// Lets something happen before everything else.
  mutating func insert(_ new: [Item]) {
    items.insert(contentsOf: new.map { ($0, .zero) }, at: taken)
  }

  /// Stops the program until the next `.resumed`, which is now unless one comes next.
  mutating func suspend(_ size: TerminalSize) {
    if taken < items.count, case .event(.resumed) = items[taken].item { return }
    insert([.event(.resumed(size))])
  }

  /// What comes next, or the deadline if that is sooner; nil to wait for more.
  mutating func next(until deadline: ContinuousClock.Instant?) -> Item? {
    while taken < items.count {
      let (item, delay) = items[taken]
      let due = max(now, last + delay)
      // A program that is stopped hears of no deadline.
      let isStopped = if case .event(.resumed) = item { true } else { false }
      if let deadline, deadline < due, !isStopped { return pass(deadline) }
      taken += 1
      now = due
      last = due
      if item != .pause { return item }
>>>>>>> t
    }
    guard let deadline else {
      if case .event(let event) = afterwards { return .event(event) }
      return nil
    }
    // Before that no test will have typed.
    if afterwards == .more, deadline >= last + pace { return nil }
    defer { if afterwards != .more { last = now } }
    return pass(deadline)
  }

  private mutating func pass(_ deadline: ContinuousClock.Instant) -> Item {
    now = max(now, deadline)
    return .event(.deadline)
  }
}
