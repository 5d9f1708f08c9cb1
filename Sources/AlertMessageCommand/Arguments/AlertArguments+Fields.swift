import AlertMessage

extension AlertArguments {
  /// Gives the alert the fields that the options describe.
  func setFields(_ alert: AlertMessage) throws(UsageError) {
    guard let style = command.style else { return }
    alert.style = style
    // The single field, or the user name; and the single field, or the password.
    guard let first = alert.fields.first, let last = alert.fields.last else { return }
    if command != .login {
      first.label = invocation[.label].map { AlertText($0) }
      first.placeholder = invocation[.placeholder].map { AlertText($0) }
      first.limit = try invocation.count(.limit)
      if let pattern = invocation[.pattern] { first.pattern = try Self.pattern(pattern) }
      first.isTypedTwice = invocation.has(.confirm)
    }
    if let value = invocation[.value] {
      first.text = try GivenValue.argument(value, of: Option.value.name)
    }
    for field in alert.fields { field.isRequired = invocation.has(.required) }
    if let mask = invocation[.mask].flatMap(AlertField.Mask.init(rawValue:)) { last.mask = mask }
    if let reveal = invocation[.reveal].flatMap(AlertField.Reveal.init(rawValue:)) {
      last.reveal = reveal
    }
  }

  private static func pattern(_ source: String) throws(UsageError) -> FieldPattern {
    do throws(FieldPatternError) {
      return try FieldPattern(source)
    } catch {
      guard let column = error.column else {
        throw UsageError("badPatternSomewhere", ["value": source])
      }
      throw UsageError("badPattern", ["value": source, "column": String(column)])
    }
  }
}
