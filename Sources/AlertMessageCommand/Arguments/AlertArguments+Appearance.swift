import AlertMessage

extension AlertArguments {
  /// How the arguments want the alert drawn.
  func appearance() throws(UsageError) -> AlertAppearance {
    var appearance = AlertAppearance()
    if let value = invocation[.presentation].flatMap(AlertAppearance.Presentation.init(rawValue:)) {
      appearance.presentation = value
    }
    if let value = invocation[.color].flatMap(AlertAppearance.ColorChoice.init(rawValue:)) {
      appearance.color = value
    }
    if let value = invocation[.bidi].flatMap(AlertAppearance.BidiChoice.init(rawValue:)) {
      appearance.bidi = value
    }
    if let value = invocation[.buttonOrder].flatMap(ButtonOrder.init(rawValue:)) {
      appearance.buttonOrder = value
    }
    if let value = invocation[.ambiguousWidth]
      .flatMap(AlertAppearance.AmbiguousWidth.init(rawValue:))
    {
      appearance.ambiguousWidth = value
    }
    appearance.width = try invocation.count(.width)
    appearance.ascii = invocation.has(.ascii)
    appearance.keepsTypeAhead = invocation.has(.keepTypeAhead)
    return appearance
  }
}
