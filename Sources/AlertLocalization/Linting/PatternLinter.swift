import AlertICU

/// Checks the pattern of one entry.
struct PatternLinter {
  let entry: Catalog.Entry
  let catalog: Catalog

  /// Whether the file has patterns of ICU, and not what was converted to one: there a brace is a
  /// brace, and an apostrophe nothing else.
  private var isWrittenAsPattern: Bool { CatalogFormat(path: catalog.path) ?? .json == .json }

  /// What is wrong with it, in the order of the pattern.
  var findings: [Diagnostic] {
    if MessagePattern.isPlainText(entry.pattern), !entry.pattern.utf8.contains(UInt8(ascii: "}")) {
      return []
    }
    let pattern: MessagePattern
    do throws(MessageError) {
      pattern = try MessagePattern(entry.pattern)
    } catch {
      return [finding(error)]
    }
    var findings = isWrittenAsPattern ? doubtful(pattern) : []
    if let error = pattern.styleError { findings.append(finding(error)) }
    for argument in pattern.arguments {
      findings += duplicates(argument)
      if argument.type.isPlural { findings += plural(argument) }
    }
    return findings
  }

  /// What ICU takes for text, or for a pattern of numbers, and is likely a slip.
  private func doubtful(_ pattern: MessagePattern) -> [Diagnostic] {
    let quotes = pattern.doubtfulQuotes.map { offset in
      MessageError(
        .swallowedBrace,
        at: offset,
        ["mend": .text(pattern.doubledQuote(at: offset))]
      )
    }
    let braces = pattern.strayBraces.map {
      MessageError(.strayBrace, at: $0, ["mend": .text("'}'")])
    }
    return (quotes + braces).map { finding($0, severity: .warning) }
      + pattern.arguments.compactMap { argument in
        argument.doubtfulStyle.map { style in
          var finding = finding(style.error, severity: .warning)
          finding.suggestion = style.meant
          return finding
        }
      }
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
      if let blank = form.blank {
        let details = ["character": MessageArgument.text(blank)]
        findings.append(finding(MessageError(.unexpectedCharacter, at: form.offset, details)))
        continue
      }
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
    // Which form of a `.po` file is missing is told by its number.
    let isGettext = CatalogFormat(path: catalog.path) == .gettext
    for category in isGettext ? [] : missing(argument, rules) {
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
