import AlertMessageTesting
import AlertTerminal
import Testing

@testable import AlertMessage

/// A terminal that fails because the program is being ended. Without these a program that only
/// wants to be told of a signal is told of the end of the input, or ended.
@MainActor @Suite("Terminals that fail at a signal", .ownCenter) struct FailingTerminalTests {
  /// Takes no bytes once its size has changed, since a signal has come.
  private final class FailingTerminal: TerminalDevice {
    let size = TerminalSize(columns: 40, rows: 20)
    private let screen = FakeTerminal([.resized(TerminalSize(columns: 30, rows: 20))])
    private let signal: Int32?

    init(signal: Int32?) { self.signal = signal }

    func enter(_ mode: TerminalMode, keepingTypeAhead: Bool) throws(TerminalError) {
      try screen.enter(mode, keepingTypeAhead: keepingTypeAhead)
    }
    func discardInput() {}
    func leave() { screen.leave() }
    func suspend() {}
    func write(_ bytes: [UInt8]) throws(TerminalError) {
      if screen.unreadCount == 0 { throw TerminalError(.system, errno: 125) }
      try screen.write(bytes)
    }
    func nextEvent(until deadline: MonotonicInstant?) -> TerminalEvent {
      screen.nextEvent(until: deadline)
    }
    func wake() { screen.wake() }
    func takeEndingSignal() -> Int32? { signal }
  }

  @Test(
    "A frame that a signal cut short comes to the signal, one that nothing explains to the end",
    arguments: [
      (15, .terminated(signal: 15)), (2, .interrupted), (nil, .endOfInput),
    ] as [(Int32?, AlertOutcome)]
  )
  func outcome(signal: Int32?, expected: AlertOutcome) {
    let terminal = FailingTerminal(signal: signal)
    AlertCenter.shared.signalPolicy = .report
    AlertCenter.shared.host = AlertHost(environment: Environment(["TERM": "xterm"])) { _ in terminal
    }
    #expect(AlertMessage.okCancel(title: "x").runModal().outcome == expected)
  }
}
