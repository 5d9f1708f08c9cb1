package import AlertTerminal
import AlertTypesetting

/// A terminal without a terminal: a test types at it, and looks at its screen.
///
/// ```swift
/// let terminal = FakeTerminal(columns: 40)
/// terminal.press(.tab, .return)
/// let response = terminal.run { AlertMessage.okCancel(title: "Delete 3 files?").runModal() }
/// #expect(response.buttonID == "cancel")
/// #expect(terminal.frames[0].contains("[>OK<]"))
/// ```
///
/// What a test types before an alert comes is read by the alert, not thrown away as type-ahead is.
/// When everything was read the input ends, so no test hangs; a terminal that `waits` goes on
/// instead until something more is typed, which `waitForScreen` is for. May be used from any
/// thread.
///
/// Its time is its own and passes at once: what a test types comes when it is due, or an alert's
/// time is over before.
public final class FakeTerminal: Sendable {
  struct State {
    var size: TerminalSize
    var keyboard: Keyboard
    var discipline = LineDiscipline()
    var record: ScreenRecord
    var bytes: [UInt8] = []
    var modes: [TerminalMode] = []
    var isEntered = false
    var leaveCount = 0
    var isWoken = false
    var acceptedWrites: Int?
    var raisedSignals: [Int32] = []
    /// Who wants to look at the screen once it has changed.
    var onlookers: [CheckedContinuation<Void, Never>] = []
  }

  let state: Monitor<State>
  let environment: Environment
  private let refusal: TerminalError?

  /// Makes a terminal.
  ///
  /// - Parameters:
  ///   - columns: The width; 80 by default.
  ///   - rows: The height; 24 by default.
  ///   - environment: All variables that alerts look at; by default those of an English xterm with
  ///     colours. `LANG` chooses the language of alerts that have no `localizer` of their own.
  ///   - pace: The time before each key, paste and other event; two seconds by default, as of a
  ///     person who thinks.
  ///   - waits: Whether an alert waits for more when everything typed was read; false by default:
  ///     then its time is over, if it has one, or the input ends.
  public init(
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = ["TERM": "xterm-256color", "LANG": "en_US.UTF-8"],
    pace: Duration = .seconds(2),
    waits: Bool = false
  ) {
    self.environment = Environment(environment)
    refusal = nil
    state = Monitor(
      State(
        columns: columns,
        rows: rows,
        keyboard: Keyboard(pace: pace, afterwards: waits ? .more : .event(.endOfInput)),
        reflows: TerminalTraits(self.environment).reflows
      )
    )
  }

  /// Makes a terminal that will behave so.
  ///
  /// - Parameters:
  ///   - events: What happens, in this order.
  ///   - pace: The time before each of them; two seconds by default.
  ///   - columns: The width. An event `.resized` or `.resumed` changes both.
  ///   - rows: The height.
  ///   - afterLast: What happens ever after, later than any deadline; by default the input ends.
  ///     With nil the terminal waits until a deadline, or until it is woken or sent something.
  ///   - refusal: What `enter` throws; by default nothing.
  ///   - acceptedWrites: After so many writes the terminal is gone: further ones fail with EIO. By
  ///     default it never is.
  @_disfavoredOverload
  package init(
    _ events: [TerminalEvent] = [],
    pace: Duration = .seconds(2),
    columns: Int = 80,
    rows: Int = 24,
    afterLast: TerminalEvent? = .endOfInput,
    refusal: TerminalError? = nil,
    acceptedWrites: Int? = nil
  ) {
    environment = Environment(["TERM": "xterm", "LANG": "en_US.UTF-8"])
    self.refusal = refusal
    let afterwards = afterLast.map { Keyboard.Afterwards.event($0) } ?? .silence
    var keyboard = Keyboard(pace: pace, afterwards: afterwards)
    for event in events { keyboard.add(.event(event)) }
    state = Monitor(
      State(columns: columns, rows: rows, keyboard: keyboard, acceptedWrites: acceptedWrites)
    )
  }

  /// Makes a terminal with events that each come some time after the one before.
  package convenience init(
    timed events: [(delay: Duration, event: TerminalEvent)],
    columns: Int = 80,
    rows: Int = 24,
    afterLast: TerminalEvent? = .endOfInput
  ) {
    self.init([], columns: columns, rows: rows, afterLast: afterLast)
    state.withLock { state in
      for (delay, event) in events { state.keyboard.add(.event(event), after: delay) }
    }
  }

  /// The bytes written so far, as text.
  package var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }
  /// Whether a program has the terminal now.
  package var isEntered: Bool { state.withLock { $0.isEntered } }
  /// The modes that were entered, in this order.
  package var modes: [TerminalMode] { state.withLock { $0.modes } }
  /// How often the terminal was given back.
  package var leaveCount: Int { state.withLock { $0.leaveCount } }
  /// The bytes written since the last call, as text.
  package func takeText() -> String {
    state.withLock { state in
      defer { state.bytes = [] }
      return String(decoding: state.bytes, as: UTF8.self)
    }
  }

  /// Lets something more happen, from any thread.
  package func send(_ events: TerminalEvent...) {
    state.withLock { state in
      for event in events { state.keyboard.add(.event(event)) }
    }
  }

  /// What `enter` throws, if anything.
  func checkEntry() throws(TerminalError) { if let refusal { throw refusal } }
}

extension FakeTerminal.State {
  fileprivate init(
    columns: Int,
    rows: Int,
    keyboard: Keyboard,
    reflows: Bool = true,
    acceptedWrites: Int? = nil
  ) {
    size = TerminalSize(columns: columns, rows: rows)
    record = ScreenRecord(ScreenModel(columns: columns, rows: rows, reflows: reflows))
    self.keyboard = keyboard
    self.acceptedWrites = acceptedWrites
  }
}
