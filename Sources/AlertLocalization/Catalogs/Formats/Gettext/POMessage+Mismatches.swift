extension POMessage {
  /// An argument that the translation takes as a text and the `msgid` as a number, or the other
  /// way.
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
