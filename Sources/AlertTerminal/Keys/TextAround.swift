/// Marks the Returns that come in one read with text, which a paste does on a terminal that knows
/// no bracketed paste, and a person's keys do not.
package struct TextAround {
  /// Whether text has come before in the same read.
  private var isBehindText = false

  package init() {}

  /// A new read begins.
  package mutating func begin() { isBehindText = false }

  /// Marks an event of the read.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - next: The one behind it in the same read; nil for the last.
  package mutating func mark(_ event: TerminalEvent, before next: TerminalEvent?) -> TerminalEvent {
    defer { isBehindText = isBehindText || Self.isText(event) }
    // A paste holds no Return with Alt.
    guard case .key(var key) = event, key.code == .return, Self.isText(event) else { return event }
    key.isBehindText = isBehindText
    key.isBeforeText = next.map(Self.isText) ?? false
    return .key(key)
  }

  /// What a paste can hold: characters, tabs and newlines.
  private static func isText(_ event: TerminalEvent) -> Bool {
    switch event {
    case .paste: return true
    case .key(let key):
      guard key.modifiers.isSubset(of: .shift) else { return false }
      switch key.code {
      case .character, .unreadable, .tab, .return: return true
      default: return false
      }
    default: return false
    }
  }
}
