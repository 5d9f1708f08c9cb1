extension POMessage {
  /// An argument that the translation takes as a text and the `msgid` as a number, or the other way.
  struct Mismatch: Equatable {
    var name: String
    /// Whether the translation takes it as a text.
    var isText: Bool
  }

  /// Each argument that the translation takes for something else than the text that it translates.
  ///
  /// C would read the wrong kind of value there; a `msgid` that is a mere name has no arguments.
  var mismatches: [Mismatch] {
    // In braces any value is shown, with or without a style.
    if dialect == .pythonBrace { return [] }
    var source: [String: Bool] = [:]
    for id in [id, idPlural] {
      for argument in arguments(of: id ?? []) { source[argument.name] = argument.isText }
    }
    if source.isEmpty { return [] }
    var found: [Mismatch] = []
    for text in [text] + forms.sorted(by: { $0.key < $1.key }).map(\.value) {
      for argument in arguments(of: text) where !found.contains(argument) {
        if let isText = source[argument.name], isText != argument.isText { found.append(argument) }
      }
    }
    return found
  }

  /// A placeholder of the translation that is shown as it stands, since neither a flag nor the `msgid`
  /// says that the message has any; nil where there is none.
  var unflaggedPlaceholder: (placeholder: String, flag: String)? {
    if dialect != .none || isFlagged { return nil }
    for text in [text] + forms.sorted(by: { $0.key < $1.key }).map(\.value) {
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

  private func arguments(of text: ArraySlice<UInt8>) -> [Mismatch] {
    guard !PrintfFormat.isPlain(text), let format = try? PrintfFormat(text, dialect: dialect)
    else { return [] }
    var next = 1
    return format.directives.map { directive in
      let position = directive.position ?? next
      if directive.isUnnumbered { next += 1 }
      return Mismatch(name: directive.name ?? String(position - 1), isText: directive.kind == .text)
    }
  }
}
