import AlertMessageTesting
import AlertTerminal
import AlertTypesetting
import Testing

@testable import AlertMessage

/// A center for each test alone, which `use` then changes: tests that run beside each other would
/// take each other's turn.
struct OwnCenter: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing body: @Sendable () async throws -> Void
  ) async throws {
    try await AlertCenter.$scoped.withValue(await AlertCenter()) { try await body() }
  }
}

extension Trait where Self == OwnCenter {
  /// A center for each test alone.
  static var ownCenter: OwnCenter { OwnCenter() }
}

/// Makes the center show its alerts on a fake terminal, in a language.
@MainActor func use(_ terminal: FakeTerminal, _ environment: [String: String] = [:]) {
  AlertCenter.shared.signalPolicy = .report
  AlertCenter.shared.host = AlertHost(
    environment: Environment(
      ["TERM": "xterm", "LANG": "es_ES.UTF-8"].merging(environment) { $1 }
    )
  ) { _ in terminal }
}

extension Localizer {
  /// Texts in a language, whatever the environment says.
  static func inLanguage(_ tag: String) -> Localizer {
    Localizer(LanguagePreferences(explicit: tag) { _ in nil })
  }
}

extension TerminalEvent {
  static func press(_ code: KeyEvent.Code, _ modifiers: KeyEvent.Modifiers = []) -> TerminalEvent {
    .key(KeyEvent(code, modifiers))
  }

  static func type(_ scalar: Unicode.Scalar) -> TerminalEvent { .press(.character(scalar)) }
}

/// A line that a person types: a key for each character, and Return.
func line(_ text: String) -> [TerminalEvent] {
  text.unicodeScalars.map { .type($0) } + [.press(.return)]
}

extension AlertMessage {
  /// The frame of this alert as a person sees it.
  func screen(
    _ columns: Int,
    _ rows: Int = 24,
    ascii: Bool = false,
    _ keys: KeyEvent.Code...
  ) -> String {
    let content = resolvedContent()
    var options = AlertLayout.Options()
    options.ascii = ascii
    var layout = AlertLayout(content, options: options)
    var state = AlertState(content)
    state.geometry = layout.layout(state, columns: columns, rows: rows).geometry
    for key in keys {
      _ = state.handle(KeyEvent(key), content)
      state.geometry = layout.layout(state, columns: columns, rows: rows).geometry
    }
    return layout.layout(state, columns: columns, rows: rows).frame.text
  }
}

/// Compares the result of a mutating call, which `#expect` does not take.
func expectSame<Value: Equatable>(
  _ value: Value,
  _ expected: Value,
  _ location: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, sourceLocation: location)
}
