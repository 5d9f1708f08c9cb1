import AlertICU

/// Checks the pattern of one entry.
struct PatternLinter {
  let entry: Catalog.Entry
  let catalog: Catalog

  /// What is wrong with it, in the order of the pattern.
  var findings: [Diagnostic] {
    if MessagePattern.isPlainText(entry.pattern) { return [] }
    let pattern: MessagePattern
    do throws(MessageError) {
      pattern = try MessagePattern(entry.pattern)
    } catch {
      return [finding(error)]
    }
    var findings = pattern.doubtfulQuotes.map { offset in
      finding(
        MessageError(
          .swallowedBrace,
          at: offset,
          ["mend": .text(pattern.doubledQuote(at: offset))]
        ),
        severity: .warning
      )
    }
    if let error = pattern.styleError { findings.append(finding(error)) }
    for argument in pattern.arguments {
      findings += duplicates(argument)
      if argument.type.isPlural { findings += plural(argument) }
    }
    return findings
  }

  private func finding(
    _ error: MessageError,
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      error.code,
      severity: severity,
      arguments: error.arguments.merging(["key": .text(entry.key)]) { _, key in key },
      path: catalog.path,
      position: catalog.position(in: entry, at: error.offset),
      language: catalog.toldLanguage
    )
  }

  /// ICU takes the first of two forms with the same name and says nothing.
  private func duplicates(_ argument: MessagePattern.Argument) -> [Diagnostic] {
    // A choice's forms are numbers and limits.
    if argument.type == .choice { return [] }
    var seen: Set<String> = []
    return argument.forms.filter { !seen.insert($0.selector).inserted }.map { form in
      finding(MessageError(.duplicateSelector, at: form.offset, ["selector": .text(form.selector)]))
    }
  }

  /// ICU never chooses a form that the language does not have, and says nothing.
  private func plural(_ argument: MessagePattern.Argument) -> [Diagnostic] {
    let rules = PluralRules(
      language: catalog.language.identifier,
      isOrdinal: argument.type == .selectOrdinal
    )
    let known = PluralRules.names.filter { rules.hasCategory($0) }
    let language = MessageArgument.text(catalog.language.identifier)
    var findings: [Diagnostic] = []
    for form in argument.forms where !form.selector.hasPrefix("=") && !known.contains(form.selector)
    {
      findings.append(
        finding(
          MessageError(
            .unknownSelector,
            at: form.offset,
            [
              "selector": .text(form.selector), "language": language,
              "choices": .text(known.joined(separator: ", ")),
            ]
          ),
          // Another language's form does no harm, a word that is none was meant to be something.
          severity: PluralRules.names.contains(form.selector) ? .warning : .error
        )
      )
    }
    for category in missing(argument, rules) {
      findings.append(
        finding(
          MessageError(
            .missingCategory,
            at: argument.offset,
            ["selector": .text(category), "language": language]
          ),
          severity: .warning
        )
      )
    }
    return findings
  }

  /// The categories of everyday numbers that have no form. Those of millions (`many` in French) are
  /// left to `other`, as translators do.
  private func missing(_ argument: MessagePattern.Argument, _ rules: PluralRules) -> [String] {
    let selectors = Set(argument.forms.map(\.selector))
    let numbers = (Int32(0)..<1000).filter { !selectors.contains("=\($0)") }
    let shift = Int32(exactly: argument.pluralOffset) ?? 0
    let needed = Set(rules.categories(of: numbers.map { $0 &- shift }))
    return PluralRules.names.indices.filter { needed.contains($0) }.map { PluralRules.names[$0] }
      .filter { !selectors.contains($0) }
  }
}
