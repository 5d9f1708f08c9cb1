package import AlertTerminal

/// A key of a `FakeTerminal`'s keyboard: `.return`, `.control("c")`, `"y"`.
public struct TerminalKey: Hashable, Sendable {
  package let event: KeyEvent

  package init(_ event: KeyEvent) { self.event = event }

  private init(_ code: KeyEvent.Code) { event = KeyEvent(code) }

  /// A key that types a character.
  public static func character(_ scalar: Unicode.Scalar) -> TerminalKey {
    TerminalKey(.character(scalar))
  }

  /// Return, or Enter.
  public static let `return` = TerminalKey(.return)
  /// Tab.
  public static let tab = TerminalKey(.tab)
  /// Esc.
  public static let escape = TerminalKey(.escape)
  /// Backspace, which deletes before the cursor.
  public static let backspace = TerminalKey(.backspace)
  /// Delete, which deletes after the cursor.
  public static let delete = TerminalKey(.delete)
  /// The arrow up.
  public static let up = TerminalKey(.up)
  /// The arrow down.
  public static let down = TerminalKey(.down)
  /// The arrow left.
  public static let left = TerminalKey(.left)
  /// The arrow right.
  public static let right = TerminalKey(.right)
  /// Home.
  public static let home = TerminalKey(.home)
  /// End.
  public static let end = TerminalKey(.end)
  /// Page Up.
  public static let pageUp = TerminalKey(.pageUp)
  /// Page Down.
  public static let pageDown = TerminalKey(.pageDown)

  /// The key with Shift held: `.shift(.tab)`.
  public static func shift(_ key: TerminalKey) -> TerminalKey { key.adding(.shift) }

  /// The key with Ctrl held: `.control("c")`.
  public static func control(_ key: TerminalKey) -> TerminalKey { key.adding(.control) }

  /// The key with Alt held: `.alt("s")`.
  public static func alt(_ key: TerminalKey) -> TerminalKey { key.adding(.alt) }

  private func adding(_ modifier: KeyEvent.Modifiers) -> TerminalKey {
    TerminalKey(KeyEvent(event.code, event.modifiers.union(modifier)))
  }
}

extension TerminalKey: ExpressibleByUnicodeScalarLiteral {
  /// A key that types a character.
  public init(unicodeScalarLiteral scalar: Unicode.Scalar) { self = .character(scalar) }
}
