// What the header says of the whole file.
extension POReader {
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

  mutating func readHeader(at start: Int) throws(LocatedFault) {
    // Behind other messages it would change what their forms mean.
    if hasMessages { throw LocatedFault(.misplacedKeyword("msgid \"\""), offset: start) }
    // It says how the translations count, and the program's texts do as in English.
    if isForSource { return }
    let rulePlace = place(ofField: "plural-forms", in: start)
    let header = try POHeader(String(decoding: message.text, as: UTF8.self), offset: rulePlace)
    if let name = header.language, let language = LanguageTag(localeName: name),
      language.languageCode != catalog.language.languageCode
    {
      catalog.warn(
        .otherLanguage,
        ["language": name, "name": catalog.language.identifier],
        at: lines.position(of: place(ofField: "language", in: start))
      )
    }
    guard let forms = header.pluralForms else { return }
    guard let plurals = GettextPlurals(rule: forms.rule, formCount: forms.count) else {
      let isBeyond = forms.rule.form(for: 0) != nil
      throw LocatedFault(
        isBeyond ? .pluralRuleBeyondCount(forms.count) : .invalidPluralRule(forms.text),
        offset: rulePlace
      )
    }
    self.plurals = plurals
    rule = (forms.text, lines.position(of: rulePlace))
  }

  /// Notes a rule that gives fewer forms than the language has, once there is a message that needs
  /// them.
  mutating func notePluralRule() {
    guard let rule = rule.take(),
      let choices = plurals.categoriesMissed(in: catalog.language.identifier)
    else { return }
    let details = [
      "language": catalog.language.identifier, "rule": rule.text,
      "choices": choices.joined(separator: ", "),
    ]
    catalog.warn(.pluralRuleLacksForms, details, at: rule.position)
  }

  /// Notes a file in UTF-8 whose header names another encoding: its bytes mean something there too,
  /// and nearly every letter beyond ASCII is read as two wrong ones.
  mutating func noteCharset(of file: [UInt8]) {
    guard let charset = POHeader.charset(in: file), file.contains(where: { $0 >= 0x80 }),
      (try? TextDecoder.utf8(file, path: "")) != nil
    else { return }
    var lines = LineCounter(file)
    let position = lines.position(of: charset.offset)
    catalog.warn(.wrongCharset, ["encoding": charset.name.uppercased()], at: position)
  }
}
