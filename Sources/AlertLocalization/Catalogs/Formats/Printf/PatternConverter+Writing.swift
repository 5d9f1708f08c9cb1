extension PatternConverter {
  /// Writes a format.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - start: the position of its first placeholder without one; nil for the counted value.
  ///   - counted: the argument that the plural around it counts; nil outside of one.
  mutating func write(
    _ format: PrintfFormat,
    start: Int?,
    counted: Counted?
  ) throws(PrintfFault) {
    var next = start
    for piece in format.pieces {
      if builder.isTooLong { throw .patternTooLong }
      switch piece {
      case .text(let range):
        builder.appendText(format.source[range], inPlural: counted != nil)
      case .ownValue:
        if counted == nil {
          builder.appendText(ArraySlice("%arg".utf8))
        } else {
          builder.appendSyntax("#")
        }
      case .value(let directive):
        try write(directive, position: directive.position ?? next, counted: counted)
        if directive.isUnnumbered { next = (next ?? counted?.position ?? 0) + 1 }
      case .variable(let name, let position):
        try writeVariable(name)
        if position == nil { next = next.map { $0 + 1 } }
      }
    }
  }

  /// Writes the forms of a plural.
  ///
  /// - Parameters:
  ///   - forms: the forms.
  ///   - counted: the argument that is counted.
  ///   - start: the position of the first placeholder in each form without one.
  mutating func writePlural(
    _ forms: [ParsedForm],
    counted: Counted,
    start: Int?
  ) throws(PrintfFault) {
    try note(counted.directive, name: counted.name, position: counted.position)
    builder.appendSyntax("{")
    builder.appendSyntax(counted.name)
    builder.appendSyntax(", plural,")
    for form in forms {
      builder.appendSyntax(" ")
      builder.appendSyntax(form.selector)
      builder.appendSyntax(" {")
      try write(form.format, start: start, counted: counted)
      builder.appendSyntax("}")
    }
    builder.appendSyntax("}")
  }

  private mutating func writeVariable(_ name: String) throws(PrintfFault) {
    guard let use = uses[name] else { throw .unknownVariable(name) }
    if path.contains(name) { throw .recursiveVariable(name) }
    path.append(name)
    try writePlural(use.forms, counted: use.counted, start: use.counted.position)
    path.removeLast()
  }

  private mutating func write(
    _ directive: PrintfDirective,
    position: Int?,
    counted: Counted?
  ) throws(PrintfFault) {
    if let counted, isCounted(directive, position: position, counted) {
      // The sign shows the number in the locale's usual form.
      if directive.isUsualForm && (directive.kind == .integer || directive.kind == .text) {
        builder.appendSyntax("#")
      } else {
        writeArgument(counted.name, directive)
      }
      return
    }
    let name = argumentName(directive, position: position ?? 1)
    try note(directive, name: name, position: directive.name == nil ? position ?? 1 : nil)
    writeArgument(name, directive)
  }

  private mutating func writeArgument(_ name: String, _ directive: PrintfDirective) {
    builder.appendSyntax("{")
    builder.appendSyntax(name)
    builder.appendSyntax(directive.style)
    builder.appendSyntax("}")
  }

  /// Whether a placeholder in a plural shows the number that the plural counts.
  private func isCounted(
    _ directive: PrintfDirective,
    position: Int?,
    _ counted: Counted
  ) -> Bool {
    if let name = directive.name { return PatternArgument.identifier(for: name) == counted.name }
    return position == nil || position == counted.position
  }

  private mutating func note(
    _ directive: PrintfDirective,
    name: String,
    position: Int?
  ) throws(PrintfFault) {
    if arguments.contains(where: { $0.name == name }) { return }
    if arguments.count == PrintfFormat.highestPosition { throw .positionOutOfRange }
    arguments.append(
      PatternArgument(
        name: name,
        position: position,
        kind: directive.kind,
        type: directive.type
      )
    )
  }
}
