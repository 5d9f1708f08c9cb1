extension AlertMessage {
  /// Adds a field.
  ///
  /// - Returns: The field's index: the order in which it was added, those of the style included.
  /// - Precondition: The alert has no field with this id.
  @discardableResult
  public func addField(_ field: AlertField) -> Int {
    precondition(
      !fields.contains { $0.id == field.id },
      "This alert already has a field with the id “\(field.id)”: give each field its own id."
    )
    fields.append(field)
    return fields.count - 1
  }

  /// Which fields the alert has from the beginning; `default`, which is none, unless it is set.
  ///
  /// Setting it puts the style's fields first, in the place of those of the style before. Fields
  /// that were added stay.
  public var style: AlertStyle {
    get { styleChosen }
    set {
      let added = fields.dropFirst(styleFieldCount)
      let own = newValue.fields.filter { field in !added.contains { $0.id == field.id } }
      styleChosen = newValue
      styleFieldCount = own.count
      fields = own + added
    }
  }

  /// A field by its index, as `UIAlertView` counts: 0 is the single or the login field, 1 the
  /// password.
  ///
  /// - Returns: The field; nil where there is none.
  public func textField(at index: Int) -> AlertField? {
    fields.indices.contains(index) ? fields[index] : nil
  }

  /// A field by its id; nil where there is none.
  public func field(withID id: String) -> AlertField? { fields.first { $0.id == id } }
}
