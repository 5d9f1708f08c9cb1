import AlertMessage

extension AskCommand {
  /// The variable that names a file of answers.
  private static let answersVariable = "ALERTMESSAGE_ANSWERS"

  /// Takes the answer that was given up front, if one was.
  ///
  /// - Returns: False where it is to come from standard input, and that has ended.
  /// - Throws: `UsageError` for an answer that can't be taken, or that could never be used.
  func answerUpFront(_ alert: AlertMessage) throws(UsageError) -> Bool {
    let sources = [Option.answer, .answers, .stdin].filter { invocation.has($0) }
    if sources.count > 1 {
      throw UsageError("twoAnswers", ["name": sources[0].name, "other": sources[1].name])
    }
    let fields = try givenFields()
    if let id = invocation[.answer] {
      do throws(AlertAnswerError) {
        try alert.answer(with: AlertAnswer(button: id, fields: fields))
      } catch {
        throw UsageError(error)
      }
    } else if invocation.has(.stdin) {
      return try readAnswer(alert)
    } else {
      try readAnswers(alert)
    }
    return true
  }

  /// What `--field` says, by the ids of fields.
  func givenFields() throws(UsageError) -> [String: String] {
    var fields: [String: String] = [:]
    for argument in invocation.all(.field) {
      let field = try FieldArgument(argument)
      if fields.updateValue(field.value, forKey: field.id) != nil {
        throw UsageError("repeatedField", ["name": field.id])
      }
    }
    guard fields.isEmpty || invocation.has(.answer) else { throw UsageError("fieldWithoutAnswer") }
    return fields
  }

  /// Lines of standard input: one for each field, and one for the button. Where there are fields
  /// and a default button, that one is meant, and needs no line. What stands behind is for the next
  /// alert.
  private func readAnswer(_ alert: AlertMessage) throws(UsageError) -> Bool {
    var fields: [String: String] = [:]
    for (index, field) in alert.fields.enumerated() {
      guard let line = try InputLine.read() else { return false }
      // As compilers write a line of a file.
      fields[field.id] = try GivenValue.text(line, of: "\(Option.stdin.name):\(index + 1)")
    }
    var words = fields.isEmpty ? nil : alert.resolvedDefaultButton?.id
    if words == nil { words = try InputLine.read().map { String(decoding: $0, as: UTF8.self) } }
    guard let words else { return false }
    do throws(AlertAnswerError) {
      try alert.answer(withWords: words, fields: fields)
    } catch {
      throw UsageError(error)
    }
    return true
  }

  private func readAnswers(_ alert: AlertMessage) throws(UsageError) {
    guard let path = invocation[.answers] ?? OutsideValue.variable(Self.answersVariable) else {
      return
    }
    let isExplicit = invocation.has(.answers)
    guard let name = alert.name else {
      // The variable holds for all alerts of a script, those without a name too.
      guard isExplicit else { return }
      throw UsageError("needsOption", ["name": Option.answers.name, "other": Option.name.name])
    }
    let answers = try UsageError.reporting { () throws(Diagnostic) in
      try AlertAnswers(contentsOf: path)
    }
    if isExplicit, answers[name] == nil {
      throw UsageError(
        "noAnswer",
        ["name": name, "choices": answers.names.joined(separator: ", ")],
        suggestion: Spelling.nearest(to: name, among: answers.names),
        place: path
      )
    }
    AlertCenter.shared.answers = answers
  }

  /// Says why nobody was asked.
  func report(_ obstacle: AlertObstacle, _ alert: AlertMessage) throws(UsageError) {
    switch obstacle {
    case .noTerminal: Printer.printError(texts.message("error.notInteractive"))
    case .background: Printer.printError(texts.message("error.background"))
    case .terminal(let number):
      Printer.printError(texts.message("error.terminal", ["number": String(number)]))
    case .answer(let error):
      let place = alert.name.flatMap { AlertCenter.shared.answers.place(of: $0) }
      throw UsageError(error, at: place)
    }
  }
}

extension UsageError {
  /// - Parameter place: The file, line and column; nil, the default, for an answer of the
  ///   arguments.
  fileprivate init(_ error: AlertAnswerError, at place: String? = nil) {
    switch error {
    case .unknownButton(let id, let known): self = .unknownButton(id, known)
    case .disabledButton(let id): self.init("disabledButton", ["name": id])
    case .unknownWords(let words, let known):
      self.init(
        "unknownWords",
        ["value": words, "choices": known.joined(separator: ", ")],
        suggestion: Spelling.nearest(to: words, among: known)
      )
    case .ambiguousWords(let words, let matching):
      self.init("ambiguousWords", ["value": words, "choices": matching.joined(separator: ", ")])
    case .unknownField(let id, let known):
      self.init(
        "unknownField",
        ["name": id, "choices": known.joined(separator: ", ")],
        suggestion: Spelling.nearest(to: id, among: known)
      )
    case .refusedValue(let field, let reason):
      self.init("refusedValue", ["name": field, "reason": reason])
    case .unfitValue(let field, let offset):
      self.init("unfitValue", ["name": field, "offset": String(offset + 1)])
    }
    self.place = place
  }
}
