package import AlertTerminal

extension FakeTerminal: TerminalDevice {
  package var size: TerminalSize { state.withLock { $0.size } }

  package func enter(_ mode: TerminalMode, keepingTypeAhead: Bool) throws(TerminalError) {
    try checkEntry()
    state.withLock {
      if $0.isEntered { $0.leaveMode() }
      $0.isEntered = true
      $0.modes.append(mode)
      $0.discipline.mode = mode
      if mode != .lines(bracketsPastes: false) { $0.record.add(Self.pasteOn) }
    }
  }

  /// Does nothing: what a test types comes after what is shown.
  package func discardInput() {}

  package func leave() {
    let onlookers = state.withLock { state in
      guard state.isEntered else { return [CheckedContinuation<Void, Never>]() }
      state.leaveCount += 1
      state.isEntered = false
      state.leaveMode()
      return state.takeOnlookers()
    }
    for onlooker in onlookers { onlooker.resume() }
  }

  package func write(_ bytes: [UInt8]) throws(TerminalError) {
    let onlookers = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
      if let rest = state.acceptedWrites {
        guard rest > 0 else { return nil }
        state.acceptedWrites = rest - 1
      }
      state.bytes += bytes
      state.record.addFrame(bytes)
      return state.takeOnlookers()
    }
    guard let onlookers else { throw TerminalError(.system, errno: Self.inputOutputError) }
    for onlooker in onlookers { onlooker.resume() }
  }

  package func nextEvent(until deadline: MonotonicInstant?) -> TerminalEvent {
    state.wait { $0.nextEvent(until: deadline) }
  }

  /// The time, which passes only as far as something happens.
  package var now: MonotonicInstant { state.withLock { $0.keyboard.now } }

  /// Goes on at once, or after the time that passes until the next `.resumed` of the events.
  package func suspend() { state.withLock { $0.keyboard.suspend($0.size) } }

  package func wake() { state.withLock { $0.isWoken = true } }

  /// EIO, which is 5 wherever there is a terminal.
  private static let inputOutputError: Int32 = 5
  /// What a terminal is told when keys are read, and when they no longer are.
  private static let pasteOn = Array("\u{1B}[?2004h".utf8)
  fileprivate static let pasteOff = Array("\u{1B}[?2004l".utf8)
  fileprivate static let keysOff = Array("\u{1B}[0m\u{1B}[?25h\u{1B}[?2004l".utf8)
}

extension FakeTerminal.State {
  fileprivate mutating func nextEvent(until deadline: MonotonicInstant?) -> TerminalEvent? {
    if isWoken, keyboard.isEmpty {
      isWoken = false
      return .woken
    }
    while let item = keyboard.next(until: deadline) {
      if let event = event(for: item) { return event }
    }
    return nil
  }

  private mutating func event(for item: Keyboard.Item) -> TerminalEvent? {
    switch item {
    case .event(let event):
      switch event {
      case .resized(let size), .resumed(let size):
        self.size = size
        record.resize(columns: size.columns, rows: size.rows)
      default: break
      }
      return event
    case .key(let key): return discipline.event(for: key)
    case .paste(let text):
      if discipline.mode != .lines(bracketsPastes: false) { return .paste(PastedText(text)) }
      keyboard.insert(LineDiscipline.keys(pasting: text).map { .key($0) })
      return nil
    case .pause: return nil
    }
  }

  /// Tells the screen that what its mode has turned on is over.
  fileprivate mutating func leaveMode() {
    switch modes.last {
    case .keys: record.add(FakeTerminal.keysOff)
    case .lines(bracketsPastes: true): record.add(FakeTerminal.pasteOff)
    default: break
    }
  }

  mutating func takeOnlookers() -> [CheckedContinuation<Void, Never>] {
    defer { onlookers = [] }
    return onlookers
  }
}
