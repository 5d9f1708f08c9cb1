/// What the keys of an alert go to.
enum AlertFocus: Hashable {
  /// The field with this index.
  case field(Int)
  /// The button with this index.
  case button(Int)

  /// The index of the field; nil for a button.
  var field: Int? {
    if case .field(let index) = self { index } else { nil }
  }
}
