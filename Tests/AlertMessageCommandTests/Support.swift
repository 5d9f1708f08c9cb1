import JourneySupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command as a person runs it.
enum Tool {
  /// The built executable: beside the tests unless `ALERTMESSAGE_EXECUTABLE` names another.
  static let path: String = {
    if let named = getenv("ALERTMESSAGE_EXECUTABLE") { return String(cString: named) }
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/\(root)/.build/debug/alertmessage"
  }()

  /// The folder of the three alerts of the README in one format.
  static func examples(_ format: String) -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/\(root)/Examples/Localizations/\(format)"
  }

  /// Variables of the environment, written with blanks between them.
  static func variables(_ words: String) -> [String: String] {
    let pairs = words.split(separator: " ").map { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Starts it at a pseudo-terminal.
  static func start(
    _ arguments: String...,
    language: String = "LANG=es_ES.UTF-8",
    with more: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24,
    input: Journey.Stream = .null,
    output: Journey.Stream = .pipe,
    error: Journey.Stream = .pipe,
    hasTerminal: Bool = true
  ) throws -> Journey {
    try start(
      arguments,
      language: language,
      with: more,
      columns: columns,
      rows: rows,
      input: input,
      output: output,
      error: error,
      hasTerminal: hasTerminal
    )
  }

  /// Starts it at a pseudo-terminal.
  static func start(
    _ arguments: [String],
    language: String = "LANG=es_ES.UTF-8",
    with more: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24,
    input: Journey.Stream = .null,
    output: Journey.Stream = .pipe,
    error: Journey.Stream = .pipe,
    hasTerminal: Bool = true
  ) throws -> Journey {
    // Ctrl-\ is no crash that needs a report.
    let environment = [
      "TERM": "xterm-256color", "LC_CTYPE": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
    ].merging(more) { $1 }.merging(variables(language)) { $1 }
    return try Journey(
      path,
      arguments,
      environment: environment,
      columns: columns,
      rows: rows,
      input: input,
      output: output,
      error: error,
      hasTerminal: hasTerminal
    )
  }

  /// Runs it without a terminal.
  static func run(
    _ arguments: String...,
    language: String = "LANG=en_US.UTF-8"
  ) throws -> (status: Int32, output: String, errors: String) {
    try run(arguments, language: language)
  }

  /// Runs it without a terminal, and gives it standard input.
  ///
  /// - Parameters:
  ///   - language: Variables of the environment, with blanks between them.
  ///   - more: More of them.
  ///   - input: What stands on standard input; nil for nothing.
  static func run(
    _ arguments: [String],
    language: String = "LANG=en_US.UTF-8",
    with more: [String: String] = [:],
    input: String? = nil
  ) throws -> (status: Int32, output: String, errors: String) {
    let journey = try Journey(
      path,
      arguments,
      environment: ["TERM": "xterm", "LC_CTYPE": "C.UTF-8"].merging(variables(language)) { $1 }
        .merging(more) { $1 },
      input: input == nil ? .null : .pipe,
      hasTerminal: false
    )
    if let input { journey.feed(input) }
    let status = try journey.exitStatus()
    return (status, journey.output, journey.errors)
  }
}

extension Journey {
  /// Waits until the alert is drawn: until its last button's words are there and keys are read.
  func waitForAlert(_ words: String...) throws {
    for word in words { try terminal.wait(for: word) }
    try terminal.wait(for: "\u{1B}[?2026l")
  }

  /// Whether the terminal is as it was before the program began.
  func expectRestored(_ location: SourceLocation = #_sourceLocation) {
    #expect(terminal.modes == modesBefore, sourceLocation: location)
    let text = terminal.text
    for (on, off) in [("\u{1B}[?2004h", "\u{1B}[?2004l"), ("\u{1B}[?25l", "\u{1B}[?25h")] {
      let lastOn = text.ranges(of: on).last?.lowerBound
      let lastOff = text.ranges(of: off).last?.lowerBound
      if let lastOn { #expect(lastOff.map { $0 > lastOn } ?? false, sourceLocation: location) }
    }
  }
}
