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
    Density(padding: false, borders: false, hint: false),
  ]

  /// Columns at both sides that text can't use: a border and a space each.
  var sideColumns: Int { borders ? 4 : 0 }
}
