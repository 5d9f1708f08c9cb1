import AlertTerminal

/// What happens at a fake terminal and was not yet told of, each some time after the one before.
struct Keyboard {
  enum Item: Hashable {
    case event(TerminalEvent)
    /// What it comes to depends on the mode: a key, a signal, or part of a line.
    case key(KeyEvent)
    case paste(String)
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
  private(set) var now = MonotonicInstant.now
  private var items: [(item: Item, delay: Duration)] = []
  private var taken = 0
  private let pace: Duration
  /// When the last item came.
  private var last: MonotonicInstant

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

  /// Whether everything was told.
  var isEmpty: Bool { taken == items.count }

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
  mutating func next(until deadline: MonotonicInstant?) -> Item? {
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

  private mutating func pass(_ deadline: MonotonicInstant) -> Item {
    now = max(now, deadline)
    return .event(.deadline)
  }
}
