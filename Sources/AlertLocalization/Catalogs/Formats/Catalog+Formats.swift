extension Catalog {
  /// Adds a message that a closure converts to a pattern.
  ///
  /// What can't be converted is left out and noted as an error.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - comment: what the author tells translators; nil if nothing.
  ///   - position: where the key stands.
  ///   - detailed: whether the placeholders are kept.
  ///   - convert: gives the pattern.
  mutating func add(
    key: String,
    comment: String?,
    position: SourcePosition,
    detailed: Bool,
    convert: () throws(PrintfFault) -> PatternConverter.Result
  ) {
    let message: PatternConverter.Result
    do throws(PrintfFault) {
      message = try convert()
      if message.pattern.utf8.count > MessagePattern.longest { throw .patternTooLong }
    } catch {
      leaveOut(key, .invalidFormat(key: key, error), at: position)
      return
    }
    if message.pattern.isEmpty { return leaveOutEmpty(key, at: position) }
    add(
      Entry(
        key: key,
        pattern: message.pattern,
        comment: comment,
        placeholders: detailed ? message.arguments.map(Placeholder.init) : [],
        position: position
      )
    )
  }

  /// Leaves a text out that has no character: it waits for its translator, as an empty `msgstr`
  /// does.
  mutating func leaveOutEmpty(_ key: String, at position: SourcePosition) {
    leaveOut(key)
    // Xcode keeps an empty key for the empty literals of a program.
    if !key.isEmpty { warn(.emptyText, ["key": key], at: position) }
  }

  /// Notes something that may not be as it was meant.
  mutating func warn(
    _ code: Diagnostic.Code,
    _ arguments: [String: String],
    at position: SourcePosition?
  ) {
    diagnostics.append(
      Diagnostic(
        code,
        severity: .warning,
        arguments: arguments.mapValues { .text($0) },
        path: path.isEmpty ? nil : path,
        position: position
      )
    )
  }

  /// Leaves a message out, and notes what is wrong with it.
  mutating func leaveOut(_ key: String, _ fault: FormatFault, at position: SourcePosition) {
    leaveOut(key)
    diagnostics.append(fault.diagnostic(path: path, at: position))
  }
}

extension Catalog.Placeholder {
  /// The placeholder of an argument that a format asks for.
  fileprivate init(_ argument: PatternArgument) {
    let kind: MessageArgument.Kind? =
      switch argument.kind {
      // Braces without a style take any value.
      case .text: argument.type == nil ? nil : .text
      case .integer: .integer
      case .number: .number
      }
    self.init(name: argument.name, kind: kind, type: argument.type)
  }
}
