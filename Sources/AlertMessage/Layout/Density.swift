import AlertTypesetting

/// How much room an alert gives to what is not text. What goes first when space is short comes first.
struct Density: Sendable {
  /// Blank lines between the parts.
  var padding: Bool
  /// The box itself.
  var borders: Bool
  /// The line that tells the keys.
  var hint: Bool

  /// From the roomiest to the barest.
  static let all = [
    Density(padding: true, borders: true, hint: true),
    Density(padding: false, borders: true, hint: true),
    Density(padding: false, borders: false, hint: true),
    barest,
  ]

  /// Text and buttons alone.
  static let barest = Density(padding: false, borders: false, hint: false)

  /// Columns left of the text: a border and a space.
  ///
  /// Right-to-left text never begins in a row's first cell: it is written inside an override, which
  /// tmux keeps with the cell before.
  func leftColumns(_ direction: TextDirection) -> Int {
    borders ? 2 : direction == .rightToLeft ? 1 : 0
  }

  /// Columns at both sides that text can't use.
  func sideColumns(_ direction: TextDirection) -> Int { leftColumns(direction) + (borders ? 2 : 0) }
}
