import AlertTypesetting

/// How much room an alert gives to what is not text. What goes first when space is short comes
/// first.
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
  /// Right-to-left letters never stand in a row's first cell: they are written inside an override,
  /// which tmux keeps with the cell before.
  ///
  /// - Parameter reorders: Whether the alert has such letters.
  func leftColumns(reorders: Bool) -> Int { borders ? 2 : reorders ? 1 : 0 }

  /// Columns at both sides that text can't use.
  func sideColumns(reorders: Bool) -> Int { leftColumns(reorders: reorders) + (borders ? 2 : 0) }
}
