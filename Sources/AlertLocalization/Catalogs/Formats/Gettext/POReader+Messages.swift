extension POReader {
  mutating func endMessage() throws(LocatedFault) {
    defer { message = POMessage() }
    guard let start = message.start else { return }
    // A message can only be cut short by the end of the file or a `domain`.
    if message.id == nil || !message.hasTranslation {
      throw LocatedFault(.unexpectedEnd, offset: lexer.tokenStart)
    }
    if message.isHeader {
      try readHeader(at: start)
      return
    }
    hasMessages = true
    if message.isFuzzy || !message.isTranslated { return }
    let message = message
    let selectors = message.idPlural == nil ? [] : self.selectors
    catalog.add(
      key: message.key,
      comment: detailed ? message.comment : nil,
      position: lines.position(of: start),
      detailed: detailed
    ) { () throws(PrintfFault) in
      try message.converted(selectors)
    }
    if detailed {
      noteMismatches(of: message, at: start)
      noteUnflagged(message, at: start)
      noteMissingForms(of: message, at: start)
    }
  }

  /// The texts of a program are the `msgid`s, which may stand in no file of their own to compare with.
  private mutating func noteMismatches(of message: POMessage, at start: Int) {
    for mismatch in message.mismatches {
      let other = Diagnostic(
        .argumentKindDiffers,
        path: catalog.path.isEmpty ? nil : catalog.path,
        position: lines.position(of: start)
      )
      catalog.diagnostics.append(
        Diagnostic(
          .argumentKindDiffers,
          arguments: [
            "key": .text(message.key), "name": .text(mismatch.name), "other": .text(other.place),
            "kind": .text(mismatch.isText ? "text" : "number"),
            "otherKind": .text(mismatch.isText ? "number" : "text"),
          ],
          path: other.path,
          position: lines.position(of: message.translationStart ?? start)
        )
      )
    }
  }

  /// A plural form without a text is shown as another one.
  private mutating func noteMissingForms(of message: POMessage, at start: Int) {
    if message.idPlural == nil { return }
    for form in 0..<plurals.formCount where message.forms[form]?.isEmpty ?? true {
      catalog.diagnostics.append(
        Diagnostic(
          .missingCategory,
          severity: .warning,
          arguments: [
            "key": .text(message.key), "selector": .text("msgstr[\(form)]"),
            "language": .text(catalog.language.identifier),
          ],
          path: catalog.path.isEmpty ? nil : catalog.path,
          position: lines.position(of: message.translationStart ?? start)
        )
      )
    }
  }

  private mutating func noteUnflagged(_ message: POMessage, at start: Int) {
    guard let unflagged = message.unflaggedPlaceholder else { return }
    catalog.diagnostics.append(
      Diagnostic(
        .placeholderAsText,
        severity: .warning,
        arguments: [
          "key": .text(message.key), "placeholder": .text(unflagged.placeholder),
          "mend": .text("#, \(unflagged.flag)"),
        ],
        path: catalog.path.isEmpty ? nil : catalog.path,
        position: lines.position(of: message.translationStart ?? start)
      )
    )
  }

  /// Where a field of the header is, which begins at an offset; that one where it can't be found.
  private func place(ofField name: String, in start: Int) -> Int {
    var header = lexer.bytes[start..<max(start, lexer.tokenStart)]
    while let end = header.endOfFirst("\(name):") {
      let place = end - name.utf8.count - 1
      // A field begins with its string, or behind the `\n` of the one before.
      if [UInt8(ascii: "\""), UInt8(ascii: "n")].contains(lexer.bytes[place - 1]) { return place }
      header = header[end...]
    }
    return start
  }

  private mutating func readHeader(at start: Int) throws(LocatedFault) {
    // Behind other messages it would change what their forms mean.
    if hasMessages { throw LocatedFault(.misplacedKeyword("msgid \"\""), offset: start) }
    let rulePlace = place(ofField: "plural-forms", in: start)
    let header = try POHeader(String(decoding: message.text, as: UTF8.self), offset: rulePlace)
    if let name = header.language, let language = LanguageTag(localeName: name),
      language.languageCode != catalog.language.languageCode
    {
      catalog.diagnostics.append(
        Diagnostic(
          .otherLanguage,
          severity: .warning,
          arguments: ["language": .text(name), "name": .text(catalog.language.identifier)],
          path: catalog.path.isEmpty ? nil : catalog.path,
          position: lines.position(of: place(ofField: "language", in: start))
        )
      )
    }
    guard let forms = header.pluralForms else { return }
    guard let plurals = GettextPlurals(rule: forms.rule, formCount: forms.count) else {
      throw LocatedFault(.invalidPluralRule(forms.text), offset: rulePlace)
    }
    self.plurals = plurals
  }
}
