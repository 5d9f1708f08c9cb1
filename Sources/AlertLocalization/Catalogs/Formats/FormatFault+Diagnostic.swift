extension FormatFault {
  /// The fault with its place, as everyone outside of the readers sees it.
  package func diagnostic(path: String, at position: SourcePosition?) -> Diagnostic {
    let (code, arguments) = message
    return Diagnostic(
      code,
      arguments: arguments,
      path: path.isEmpty ? nil : path,
      position: position,
      suggestion: suggestion
    )
  }

  /// The word that was probably meant by one that is none.
  private var suggestion: String? {
    guard case .unknownKeyword(let word, let choices) = self else { return nil }
    return Spelling.nearest(to: word, among: choices)
  }

  private var message: (Diagnostic.Code, [String: MessageArgument]) {
    switch self {
    case .fileTooLarge: (.fileTooLarge, ["limit": .integer(Int64(FileBytes.limit))])
    case .invalidEncoding: (.invalidEncoding, [:])
    case .invalidBytes(let encoding): (.invalidBytes, ["encoding": .text(encoding)])
    case .unknownEncoding(let encoding): (.unknownEncoding, ["encoding": .text(encoding)])
    case .unexpectedEnd: (.unexpectedEnd, [:])
    case .unexpectedCharacter(let character): Self.unexpected(character)
    case .unquotedText(let character): (.wrongQuotes, ["character": .text(character)])
    case .unescapedQuote: (.unescapedQuote, [:])
    case .wrongComment(let sign, let mend):
      (.wrongComment, ["character": .text(sign), "mend": .text(mend)])
    case .unterminatedComment(let end): (.unterminatedComment, ["character": .text(end)])
    case .unterminatedString(let mark): (.unterminatedString, ["character": .text(mark)])
    case .missingSemicolon: (.missingSemicolon, [:])
    case .missingEqualsSign: (.missingEqualsSign, [:])
    case .invalidEscape(let escape):
      (.invalidEscape, ["escape": .text(escape), "mend": .text("\\\\")])
    case .wrongType(let key): (.wrongType, ["key": .text(key)])
    case .mismatchedTag(let name): (.mismatchedTag, ["name": .text(name)])
    case .unknownElement(let name): (.unknownElement, ["name": .text(name)])
    case .unknownEntity(let name): (.unknownEntity, ["name": .text(name)])
    case .missingValue(let key): (.keyWithoutValue, ["key": .text(key)])
    case .notAPropertyList: (.notAPropertyList, [:])
    case .damagedPropertyList: (.damagedPropertyList, [:])
    case .tooDeep: (.tooDeep, ["limit": .integer(Int64(JSONScanner.deepest))])
    case .misplacedKeyword(let keyword): (.misplacedKeyword, ["keyword": .text(keyword)])
    case .unknownKeyword(let keyword, let choices):
      (
        .unknownKeyword,
        ["keyword": .text(keyword), "choices": .text(choices.joined(separator: ", "))]
      )
    case .invalidPluralRule(let rule): (.invalidPluralRule, ["rule": .text(rule)])
    case .pluralRuleBeyondCount(let count):
      (.pluralRuleBeyondCount, ["count": .text(String(count))])
    case .pluralFormOutOfRange(let index):
      (.pluralFormOutOfRange, ["index": .integer(Int64(index))])
    case .invalidFormat(let key, let fault): Self.message(fault, key)
    case .noText(let key): (.noText, ["key": .text(key)])
    }
  }

  private static func unexpected(
    _ character: String
  ) -> (Diagnostic.Code, [String: MessageArgument]) {
    if let mend = Punctuation.mend(for: character) {
      return (.wrongPunctuation, ["character": .text(character), "mend": .text(mend)])
    }
    let isQuote = JSONMistake.isForeignQuote(character)
    return (isQuote ? .wrongQuotes : .unexpectedCharacter, ["character": .text(character)])
  }

  private static func message(
    _ fault: PrintfFault,
    _ key: String
  ) -> (Diagnostic.Code, [String: MessageArgument]) {
    let key = MessageArgument.text(key)
    return switch fault {
    case .unsupportedPlaceholder(let placeholder):
      (.unsupportedPlaceholder, ["key": key, "placeholder": .text(placeholder)])
    case .incompletePlaceholder(let placeholder):
      (
        .incompletePlaceholder,
        [
          "key": key, "placeholder": .text(placeholder),
          "mend": .text("\(placeholder)s, \(placeholder)d"),
        ]
      )
    case .mixedNumbering: (.mixedNumbering, ["key": key])
    case .positionOutOfRange: (.positionOutOfRange, ["key": key])
    case .unterminatedVariable: (.unterminatedVariable, ["key": key])
    case .unknownVariable(let name): (.unknownVariable, ["key": key, "name": .text(name)])
    case .recursiveVariable(let name): (.recursiveVariable, ["key": key, "name": .text(name)])
    case .pluralWithoutForms(let name): (.pluralWithoutForms, ["key": key, "name": .text(name)])
    case .patternTooLong:
      (.patternTooLong, ["key": key, "limit": .integer(Int64(MessagePattern.longest))])
    }
  }
}
