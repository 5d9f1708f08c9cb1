extension AlertDescription {
  /// The key of the title.
  public var titleKey: String { "\(name).title" }
  /// The key of the message.
  public var messageKey: String { "\(name).message" }

  /// The keys of a button's title, the first that a language has counts: its own text, then the
  /// built-in title of its id.
  public func titleKeys(of button: Button) -> [String] {
    ["\(name).button.\(button.id)", button.id]
  }

  /// The keys of a field's label, the first that a language has counts: its own text, then the
  /// built-in title of its id.
  public func labelKeys(of field: Field) -> [String] {
    ["\(name).field.\(field.id).label", field.id]
  }

  /// The key of what an empty field shows.
  public func placeholderKey(of field: Field) -> String { "\(name).field.\(field.id).placeholder" }

  /// All texts that the alert may show; of each the keys, of which the first that a language has
  /// counts.
  public var textKeys: [[String]] {
    [[titleKey], [messageKey]] + buttons.map(titleKeys)
      + fields.flatMap { [labelKeys(of: $0), [placeholderKey(of: $0)]] }
  }

  /// What is said of an alert that has no text in any language.
  public var withoutText: Diagnostic {
    Diagnostic(
      .alertWithoutText,
      arguments: ["name": .text(name), "keys": .list([titleKey, messageKey])],
      path: path.isEmpty ? nil : path,
      position: position
    )
  }

  /// What is said of a button that has no title in any language.
  public func withoutTitle(_ button: Button) -> Diagnostic {
    Diagnostic(
      .buttonWithoutTitle,
      arguments: ["id": .text(button.id), "key": .text("\(name).button.\(button.id)")],
      path: path.isEmpty ? nil : path,
      position: button.position
    )
  }

  /// What is said of a field whose pattern is no regular expression.
  package func withBadPattern(_ field: Field) -> Diagnostic {
    Diagnostic(
      .invalidExpression,
      arguments: ["value": .text(field.pattern ?? "")],
      path: path.isEmpty ? nil : path,
      position: field.position
    )
  }

  /// The first error in the description; nil where the alert can be shown.
  public var error: Diagnostic? { diagnostics.first { $0.severity == .error } }
}
