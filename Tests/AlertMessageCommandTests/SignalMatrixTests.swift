import AlertMessageTesting
import AlertTypesetting
import JourneySupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Each signal that ends programs, in each presentation, for each kind of alert, in the command and
/// in programs that embed the library. Without these somebody types blindly into a terminal that
/// does not echo, or a script takes a killed question for a yes.
@Suite("Signals: every kind of alert, presentation and program") struct SignalMatrixTests {
  static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  struct Presentation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let choice: String
    let environment: [String: String]
  }

  static let presentations = [
    Presentation(
      testDescription: "box",
      choice: "box",
      environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
    ),
    Presentation(
      testDescription: "line",
      choice: "line",
      environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
    ),
    Presentation(
      testDescription: "auto, at a VT100 without UTF-8",
      choice: "auto",
      environment: ["TERM": "vt100", "LC_ALL": "C"]
    ),
  ]

  /// The command's arguments for each kind of alert; the embedding program goes by the kind's name.
  static let kinds: KeyValuePairs<String, [String]> = [
    "message": [],
    "confirm": [],
    "ask": ["--button", "save", "--button", "dontSave:destructive", "--button", "cancel:cancel"],
    "input": [],
    "secure": [],
    "login": [],
  ]

  /// How an embedding program waits, and what it does at signals.
  static let hosts = [
    "modal-raise", "present-raise", "modal-handle", "show-handle", "show-report", "present-host",
    "show-host", "modal-default", "present-default",
  ]

  static let combinations = signals.flatMap { signal in
    presentations.flatMap { presentation in
      kinds.map { (signal: signal, presentation: presentation, kind: $0.key) }
    }
  }

  @Test("The command", arguments: combinations.indices)
  func command(index: Int) throws {
    let (signal, presentation, kind) = Self.combinations[index]
    let more = Self.kinds.first { $0.key == kind }?.value ?? []
    let journey = try Journey(
      Tool.path,
      [kind, "Really?", "--json", "--presentation", presentation.choice] + more,
      environment: presentation.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    )
    try journey.terminal.wait(for: "Really?")
    journey.send(signal)
    #expect(try journey.exitStatus() == 128 + signal)
    #expect(journey.endingSignal == signal)
    #expect(journey.output.contains(#""outcome":"\#(Self.outcome(signal))","button":null"#))
    #expect(journey.errors.isEmpty)
    journey.expectUntouchedTerminal()
  }

  @Test("A program that embeds the library", arguments: combinations.indices, hosts)
  func embedded(index: Int, host: String) throws {
    let (signal, presentation, kind) = Self.combinations[index]
    let journey = try EmbeddingProgram.start(kind, presentation, host)
    try journey.terminal.wait(for: "Really?")
    journey.send(signal)
    let status = try journey.exitStatus()
    journey.expectUntouchedTerminal()
    let number = signal < 10 ? "0\(signal)" : "\(signal)"
    let outcome =
      signal == SIGINT ? "interrupted" : "terminated(signal: \(signal))"
    switch host.split(separator: "-")[1] {
    case "raise", "default":
      #expect(journey.endingSignal == signal)
      #expect(journey.output.isEmpty)
    case "handle":
      // The program's own handler hears of it, once, and the program goes on.
      #expect(status == 42)
      #expect(journey.output == "<\(number)>\(outcome)\n")
    case "report":
      #expect(status == 42)
      #expect(journey.output == "\(outcome)\n")
    default:
      #expect(journey.errors == "")
      #expect(status == 42)
      #expect(journey.output == "<\(number)>dismissed\n")
    }
  }

  private static func outcome(_ signal: Int32) -> String {
    signal == SIGINT ? "interrupted" : "terminated"
  }
}

/// The program that embeds the library, as its person runs it.
enum EmbeddingProgram {
  static func start(
    _ kind: String,
    _ presentation: SignalMatrixTests.Presentation,
    _ host: String,
    _ way: String...
  ) throws -> Journey {
    let folder = Tool.path.split(separator: "/").dropLast().joined(separator: "/")
    return try Journey(
      "/\(folder)/EmbeddingProgram",
      [kind, presentation.choice, host] + way,
      environment: presentation.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    )
  }
}

extension Journey {
  /// Whether the terminal is as it was before the program began: its modes, and what was written to
  /// it turned off again.
  func expectUntouchedTerminal(_ location: SourceLocation = #_sourceLocation) {
    #expect(terminal.modes == modesBefore, sourceLocation: location)
    var screen = ScreenModel(columns: 80, rows: 24)
    screen.feed(terminal.transcript)
    #expect(screen.modes == ScreenModel.initialModes, sourceLocation: location)
    #expect(screen.style == .plain, sourceLocation: location)
    #expect(screen.isBidiImplicit, sourceLocation: location)
  }
}
