extension POMessage {
  /// A placeholder of the translation that is shown as it stands, since no flag says that the
  /// message has such ones, nor the `msgid`; nil where there is none.
  var unflaggedPlaceholder: (placeholder: String, flag: String)? {
    let texts = [text] + forms.sorted(by: { $0.key < $1.key }).map(\.value)
    if dialect != .python, !isFlaggedAsText {
      for text in texts {
        if let placeholder = Self.named(text) { return (placeholder, "python-format") }
      }
    }
    if dialect != .none || isFlagged { return nil }
    for text in texts {
      if let format = try? PrintfFormat(text, dialect: .c),
        let type = format.directives.first?.type
      {
        return (type, "c-format")
      }
      if let format = try? PrintfFormat(text, dialect: .pythonBrace),
        let directive = format.directives.first
      {
        let name = directive.name ?? directive.position.map { String($0 - 1) } ?? ""
        // A text in braces is seldom one word.
        if PatternArgument.identifier(for: "a\(name)") == "a\(name)" {
          return ("{\(name)}", "python-brace-format")
        }
      }
    }
    return nil
  }

  /// The first placeholder with a name in parentheses, which only Python has.
  private static func named(_ text: ArraySlice<UInt8>) -> String? {
    guard let format = try? PrintfFormat(text, dialect: .python) else { return nil }
    for directive in format.directives {
      if let name = directive.name { return "%(\(name))" + (directive.type?.dropFirst() ?? "") }
    }
    return nil
  }
}
