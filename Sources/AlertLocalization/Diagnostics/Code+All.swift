extension Diagnostic.Code {
  /// All codes there are, so that each can be given its text in a language.
  package static let all: [Self] =
    files + languages + syntax + slips + entries + patterns + arguments + comparison + alerts

  private static let files: [Self] = [
    .fileNotFound, .folderNotFound, .notAFolder, .notPermitted, .unreadable, .fileTooLarge,
    .unknownFormat, .badLanguage, .noLanguage, .otherLanguage, .twoFormats,
  ]
  private static let languages: [Self] = [
    .unknownLanguage, .nothingCompared, .keyInOtherLanguages, .pluralRuleLacksForms,
  ]
  private static let slips: [Self] = [
    .emptyFile, .unescapedQuote, .wrongPunctuation, .wrongComment, .pluralRuleBeyondCount,
    .wrongCharset,
  ]
  private static let syntax: [Self] = [
    .invalidEncoding, .invalidBytes, .unknownEncoding, .unexpectedEnd, .unexpectedCharacter,
    .missingComma, .missingColon, .trailingComma, .wrongQuotes, .commentInJSON,
    .unterminatedComment, .unterminatedString, .missingSemicolon, .missingEqualsSign,
    .invalidEscape, .controlCharacter, .invalidNumber, .trailingText, .tooDeep, .wrongType,
    .mismatchedTag, .unknownElement, .unknownEntity, .keyWithoutValue, .notAPropertyList,
    .damagedPropertyList, .misplacedKeyword, .unknownKeyword, .invalidPluralRule,
    .pluralFormOutOfRange,
  ]
  private static let entries: [Self] = [
    .duplicateKey, .noText, .emptyText, .incompletePlaceholder, .unsupportedPlaceholder,
    .mixedNumbering, .positionOutOfRange,
    .unterminatedVariable, .unknownVariable, .recursiveVariable, .pluralWithoutForms,
    .keyWithoutPlace, .placeholderAsText,
  ]
  private static let patterns: [Self] = [
    .patternTooLong, .unclosedBrace, .badArgumentName, .badArgumentSyntax, .unknownArgumentType,
    .missingStyle, .missingOther, .badSelector, .badOffset, .missingForm, .swallowedBrace,
    .unknownSelector, .duplicateSelector, .missingCategory, .unsupportedStyle, .strayBrace,
    .textOutsideForms,
  ]
  private static let arguments: [Self] = [
    .missingArgument, .notANumber, .notAText, .formattingFailed, .unknownKey,
  ]
  private static let comparison: [Self] = [
    .keyMissing, .keyUnknown, .argumentMissing, .argumentUnknown, .argumentKindDiffers,
  ]
  private static let alerts: [Self] = [
    .unknownAlert, .noAlerts, .noAlertsFile, .sharedArgument,
    .unknownMember, .unknownChoice, .wrongMemberType, .missingID,
    .invalidID, .duplicateID, .duplicateRole, .unknownDefault, .tooManyFields, .secureAgainstStyle,
    .invalidExpression, .alertWithoutText, .buttonWithoutTitle, .textMissing, .missingMember,
    .unfitCharacter, .wrongElementType, .textInAlerts, .alertKeyUnknown,
  ]
}
