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
    if !isForSource, message.isFuzzy || !message.isTranslated { return }
    let message = isForSource ? message.source : message
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

  /// The texts of a program are the `msgid`s, which may stand in no file of their own to compare
  /// with.
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
    notePluralRule()
    for form in 0..<plurals.formCount where message.forms[form]?.isEmpty ?? true {
      let details = [
        "key": message.key, "selector": "msgstr[\(form)]",
        "language": catalog.language.identifier,
      ]
      let position = lines.position(of: message.translationStart ?? start)
      catalog.warn(.missingCategory, details, at: position)
    }
  }

  private mutating func noteUnflagged(_ message: POMessage, at start: Int) {
    guard let unflagged = message.unflaggedPlaceholder else { return }
    let details = [
      "key": message.key, "placeholder": unflagged.placeholder, "mend": "#, \(unflagged.flag)",
    ]
    let position = lines.position(of: message.translationStart ?? start)
    catalog.warn(.placeholderAsText, details, at: position)
  }
}
