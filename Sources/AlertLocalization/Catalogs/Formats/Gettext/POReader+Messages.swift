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
  }

  private mutating func readHeader(at start: Int) throws(LocatedFault) {
    // Behind other messages it would change what their forms mean.
    if hasMessages { throw LocatedFault(.misplacedKeyword("msgid \"\""), offset: start) }
    let header = try POHeader(String(decoding: message.text, as: UTF8.self), offset: start)
    if let name = header.language, let language = LanguageTag(localeName: name),
      language.languageCode != catalog.language.languageCode
    {
      catalog.diagnostics.append(
        Diagnostic(
          .otherLanguage,
          severity: .warning,
          arguments: ["language": .text(name), "name": .text(catalog.language.identifier)],
          path: catalog.path.isEmpty ? nil : catalog.path,
          position: lines.position(of: start)
        )
      )
    }
    guard let forms = header.pluralForms else { return }
    guard let plurals = GettextPlurals(rule: forms.rule, formCount: forms.count) else {
      throw LocatedFault(.invalidPluralRule(forms.text), offset: start)
    }
    self.plurals = plurals
  }
}
