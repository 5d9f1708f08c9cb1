import AlertMessageTesting
import AlertTypesetting
import Foundation
import JourneySupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One random journey, from the program's start to its end.
///
/// It does one thing at a time and waits until the program has dealt with it. What a choice must be
/// is taken from the screen, as a person takes it: the button marked as focused when Return is
/// pressed. Where the focus goes is taken from the places of the buttons on the screen.
struct SoakJourney {
  let plan: SoakPlan
  /// What was done, for the report of a failure.
  var steps: [String] = []
  /// Whether lines have taken the place of a box: then they go on at the field, or take a mere
  /// Return for the button, that had the focus.
  var cameFromBox = false
  var random: SeededGenerator
  private var journey: Journey?
  private var screen: ScreenModel
  private var fed = 0

  /// How the program must end.
  enum End: Equatable {
    case button(Int)
    /// A button, with these texts in the fields.
    case filledIn(Int, [String])
    case cancelled
    case outcome(String, status: Int32)

    static func signal(_ signal: Int32) -> End {
      .outcome(signal == SIGINT ? "interrupted" : "terminated", status: 128 + signal)
    }
    static let endOfInput = End.outcome("endOfInput", status: 3)
  }

  /// What of the command's answer is looked at.
  private struct Answer: Decodable {
    let fields: [String: String]
  }

  init(number: Int, seed: UInt64) {
    random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
    plan = SoakPlan(&random)
    screen = ScreenModel(
      columns: plan.columns,
      rows: plan.rows,
      reflows: plan.environment["XTERM_VERSION"] == nil && plan.environment["TERM"] != "linux"
    )
  }

  /// - Returns: How it ended, in a word, to be counted.
  /// - Throws: Where it did not go as it must.
  mutating func run() throws -> String {
    journey = try Journey(
      Tool.path,
      plan.arguments,
      environment: plan.environment,
      columns: plan.columns,
      rows: plan.rows
    )
    if plan.isTimed { return try waitForTimeOut() }
    try expectGoingOn()
    for _ in 0..<Int.random(in: 1...12, using: &random) { try disturb() }
    let end = try decide()
    try check(end)
    switch end {
    case .button: return "button"
    case .filledIn: return "filled in"
    case .cancelled: return "cancelled"
    case .outcome(let outcome, _): return outcome
    }
  }

  var terminal: PseudoTerminal {
    get throws { try #require(journey).terminal }
  }

  var isBox: Bool { plan.isBox(hasRoom: hasRoom) }

  /// Whether the terminal was asked to bracket pastes.
  var bracketsPastes: Bool { screen.modes.contains(2004) }

  var seen: SeenButtons { SeenButtons(screen, plan) }

  /// Whether the screen is large enough that a box shows its buttons and takes answers.
  var hasRoom: Bool { screen.columns >= 20 && screen.rows >= 5 }

  /// Does something that must not end the program.
  private mutating func disturb() throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: try resize()
    case 1: try signal()
    default: if isBox { try disturbBox() } else { try disturbLines() }
    }
  }

  /// Waits until the program has dealt with the last step, which must not have ended it.
  mutating func expectGoingOn() throws {
    let goesOn = try #require(journey).waitUntilIdle()
    feed()
    if !goesOn { throw JourneyError("ended without a reason") }
  }

  mutating func type(_ text: String, _ name: String? = nil) throws {
    steps.append(name ?? text.debugDescription)
    try terminal.type(text)
  }

  private mutating func feed() {
    guard let transcript = journey?.terminal.transcript else { return }
    screen.feed(Array(transcript[fed...]))
    fed = transcript.count
  }

  mutating func resize(toUsual: Bool = false) throws {
    let columns = Int.random(in: (toUsual ? 20 : 1)...100, using: &random)
    let rows = Int.random(in: (toUsual ? 5 : 1)...40, using: &random)
    steps.append("resize \(columns)×\(rows)")
    let wasBox = isBox
    screen.resize(columns: columns, rows: rows)
    try terminal.resize(columns: columns, rows: rows)
    try expectGoingOn()
    guard isBox != wasBox else { return }
    if wasBox { cameFromBox = true }
    // A Return right behind a change of form counts for nothing, unless another key comes before.
    try type("\u{1B}[15~", "F5")
    try expectGoingOn()
  }

  /// Types at random, none of it an answer, until the time is over.
  private mutating func waitForTimeOut() throws -> String {
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      try type(["\t", "\u{1B}[C", "x", "\u{7F}"].randomElement(using: &random) ?? "x")
    }
    guard let index = plan.timeoutButton else {
      try check(.outcome("timedOut", status: 124))
      return "timed out"
    }
    try check(.button(index))
    return "timed out, button"
  }

  /// Signals that end nothing.
  private mutating func signal() throws {
    let journey = try #require(journey)
    let signal = [SIGWINCH, SIGCONT, SIGTSTP, SIGSTOP].randomElement(using: &random) ?? SIGWINCH
    steps.append("signal \(signal)")
    journey.send(signal)
    if signal == SIGSTOP {
      try journey.waitUntilStopped()
      journey.send(SIGCONT)
    }
    try expectGoingOn()
  }

  /// Ends the program, and says how.
  private mutating func decide() throws -> End {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let signal = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].randomElement(using: &random) ?? SIGTERM
      steps.append("signal \(signal)")
      try #require(journey).send(signal)
      return .signal(signal)
    case 1:
      steps.append("hang up")
      try terminal.hangUp()
      return .signal(SIGHUP)
    case 2:
      try type("\u{3}", "Ctrl-C")
      return .signal(SIGINT)
    case 3:
      try type("\u{1C}", "Ctrl-\\")
      return .signal(SIGQUIT)
    default: return isBox ? try decideBox() : try decideLines()
    }
  }

  private mutating func check(_ end: End) throws {
    let journey = try #require(journey)
    let status = try journey.exitStatus()
    let expected: (status: Int32, json: String)
    switch end {
    case .button(let index), .filledIn(let index, _):
      let button = plan.buttons[index]
      expected = (
        button.role == "cancel" ? 1 : 0, #""outcome":"button","button":"\#(button.id)""#
      )
    case .cancelled: expected = (1, #""outcome":"cancelled","button":null"#)
    case .outcome(let outcome, let status):
      expected = (status, #""outcome":"\#(outcome)","button":null"#)
    }
    guard status == expected.status, journey.output.contains(expected.json) else {
      throw JourneyError("expected \(end), not status \(status): \(journey.output)")
    }
    if case .filledIn(_, let texts) = end {
      let answer = try JSONDecoder().decode(Answer.self, from: Data(journey.output.utf8))
      // Who cancels sends nothing off.
      let sent = status == 1 ? [] : zip(plan.fields, texts).map { ($0, $1) }
      guard answer.fields == Dictionary(uniqueKeysWithValues: sent) else {
        throw JourneyError("typed \(texts), answered \(answer.fields)")
      }
    }
    guard journey.errors.isEmpty else { throw JourneyError("said \(journey.errors)") }
    // A terminal that is gone has no modes.
    guard journey.terminal.master >= 0 else { return }
    guard journey.terminal.modes == journey.modesBefore else { throw JourneyError("modes differ") }
    var screen = ScreenModel(columns: 80, rows: 24)
    screen.feed(journey.terminal.transcript)
    guard screen.modes == ScreenModel.initialModes, screen.style == .plain, screen.isBidiImplicit
    else { throw JourneyError("left the screen with modes \(screen.modes.sorted())") }
  }
}
