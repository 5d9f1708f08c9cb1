/// A key as the person pressed it.
package struct KeyEvent: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    case character(Unicode.Scalar)
    /// Bytes that are no UTF-8, as a terminal with another character set sends them. Nobody can say
    /// which character was meant.
    case unreadable
    case `return`, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)

    // Asked for each key. Another module reaches those that the protocols give through their
    // tables.
    package func contains(_ other: Modifiers) -> Bool {
      rawValue & other.rawValue == other.rawValue
    }

    package static func == (left: Modifiers, right: Modifiers) -> Bool {
      left.rawValue == right.rawValue
    }
  }

  package var code: Code
  package var modifiers: Modifiers
  /// Whether a Return came in one read with text before it, as a paste does on a terminal without
  /// bracketed paste. A person's keys come one by one.
  package var isBehindText = false
  /// Whether a Return came in one read with text behind it.
  package var isBeforeText = false
  /// Whether a Return came in one read with text.
  package var isAmidText: Bool { isBehindText || isBeforeText }

  /// Whether it is Return with Alt, which most terminals send as they do Esc and Return in quick
  /// succession. Nobody can tell whether the person accepts or cancels: so it does neither.
  package var isAltReturn: Bool { code == .return && modifiers.contains(.alt) }

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}
