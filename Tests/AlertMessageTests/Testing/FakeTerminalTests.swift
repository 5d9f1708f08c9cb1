import AlertMessageTesting
import AlertTerminal
import Testing

/// The terminal that other tests rely on. If it lies, they prove nothing.
@Suite("The fake terminal") struct FakeTerminalTests {
  private let key = TerminalEvent.key(KeyEvent(.return))

  @Test("Events come in their order, then what comes ever after")
  func order() {
    let size = TerminalSize(columns: 30, rows: 8)
    let terminal = FakeTerminal([key, .resized(size)])
    #expect(terminal.nextEvent(until: nil) == key)
    #expect(terminal.size == TerminalSize(columns: 80, rows: 24))
    #expect(terminal.nextEvent(until: nil) == .resized(size))
    #expect(terminal.size == size)
    #expect(terminal.nextEvent(until: nil) == .endOfInput)
    #expect(terminal.nextEvent(until: nil) == .endOfInput)
  }

  @Test("A terminal that waits is woken once, is sent events, and keeps deadlines")
  func waiting() {
    let terminal = FakeTerminal(afterLast: nil)
    terminal.wake()
    #expect(terminal.nextEvent(until: nil) == .woken)
    let deadline = terminal.now + .seconds(3600)
    #expect(terminal.nextEvent(until: deadline) == .deadline)
    #expect(terminal.now == deadline)
    let reader = EventReader(terminal, until: nil) {}
    terminal.send(key)
    #expect(reader.nextEvent() == key)
    reader.goOn()
    reader.stop()
  }

  @Test("What is due comes before a later deadline, and a deadline before what is due later")
  func time() {
    let size = TerminalSize(columns: 30, rows: 8)
    let terminal = FakeTerminal(timed: [(.milliseconds(30), key), (.seconds(2), .resized(size))])
    let start = terminal.now
    #expect(terminal.nextEvent(until: start + .seconds(1)) == key)
    #expect(terminal.now == start + .milliseconds(30))
    #expect(terminal.nextEvent(until: start + .seconds(1)) == .deadline)
    #expect(terminal.nextEvent(until: start + .milliseconds(500)) == .deadline)
    #expect(terminal.now == start + .seconds(1))
    #expect(terminal.nextEvent(until: nil) == .resized(size))
    #expect(terminal.now == start + .milliseconds(2030))
  }

  @Test("A terminal that waits lets the time pass before which no test can type, and no more")
  func waitingTime() {
    let terminal = FakeTerminal(waits: true)
    let start = terminal.now
    #expect(terminal.nextEvent(until: start + .seconds(1)) == .deadline)
    terminal.pause(.seconds(5))
    terminal.press(.return)
    #expect(terminal.nextEvent(until: start + .seconds(4)) == .deadline)
    #expect(terminal.nextEvent(until: start + .seconds(100)) == key)
    #expect(terminal.now == start + .seconds(7))
  }

  @Test("It can refuse to be entered, and vanish between two writes")
  func failing() throws {
    let background = FakeTerminal(refusal: TerminalError(.background))
    #expect(throws: TerminalError(.background)) {
      try background.enter(.keys, keepingTypeAhead: false)
    }
    #expect(background.modes.isEmpty)
    let vanishing = FakeTerminal(acceptedWrites: 1)
    try vanishing.write(Array("a".utf8))
    #expect(throws: TerminalError.self) { try vanishing.write(Array("b".utf8)) }
    #expect(vanishing.takeText() == "a")
    #expect(vanishing.text.isEmpty)
  }

  @Test("It counts how often it was given back, not how often someone tried")
  func leaving() throws {
    let terminal = FakeTerminal()
    terminal.leave()
    try terminal.enter(.lines(bracketsPastes: true), keepingTypeAhead: false)
    #expect(terminal.isEntered)
    terminal.leave()
    terminal.leave()
    #expect(!terminal.isEntered)
    #expect(terminal.leaveCount == 1)
    #expect(terminal.modes == [.lines(bracketsPastes: true)])
  }
}
