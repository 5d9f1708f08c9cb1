/// What is wrong with a file of translations.
package enum FormatFault: Equatable, Sendable {
  // The bytes.
  /// The file is larger than 64 MiB.
  case fileTooLarge
  /// Bytes that are no UTF-8, or half a character of UTF-16.
  case invalidEncoding
  /// Bytes that mean nothing in the encoding that the file names.
  case invalidBytes(encoding: String)
  /// The file names an encoding that ICU doesn't have.
  case unknownEncoding(String)

  // The syntax.
  /// The file ends in the middle of an entry.
  case unexpectedEnd
  /// A character that can't stand here.
  case unexpectedCharacter(String)
  /// `/*` without `*/`, or `<!--` without `-->`; at its beginning.
  case unterminatedComment(end: String)
  /// A quotation mark without its partner; at the opening one.
  case unterminatedString(mark: String)
  /// No `;` behind an entry; right behind its last character.
  case missingSemicolon
  /// Neither `=` nor `;` behind a key.
  case missingEqualsSign
  /// A backslash with something behind it that is no escape.
  case invalidEscape(String)
  /// A value of another type than the format has here.
  case wrongType(key: String)
  /// A tag of XML that isn't closed by its own kind.
  case mismatchedTag(String)
  /// An element that property lists don't have.
  case unknownElement(String)
  /// An entity that XML doesn't know by itself.
  case unknownEntity(String)
  /// A key of a dictionary without a value.
  case missingValue(key: String)
  /// A `.stringsdict` that is neither XML nor a binary property list.
  case notAPropertyList
  /// A binary property list whose tables don't fit its content.
  case damagedPropertyList
  /// Something nests deeper than 100.
  case tooDeep
  /// `msgstr` without `msgid`, a second one, or another part of an entry in the wrong place.
  case misplacedKeyword(String)
  /// A word that isn't one of the format's, which are the choices.
  case unknownKeyword(String, choices: [String])
  /// A quotation mark inside of a text without a backslash, at which the text ends.
  case unescapedQuote
  /// A text without quotation marks; its first character.
  case unquotedText(String)
  /// A comment as another format has them; the sign that it begins with, and how it is written
  /// here.
  case wrongComment(sign: String, mend: String)
  /// The plural rule in the header gives a form beyond the header's count.
  case pluralRuleBeyondCount(Int)
  /// A plural rule in the header that can't be read, or gives a form that doesn't exist.
  case invalidPluralRule(String)
  /// `msgstr[n]` with an index beyond the header's count.
  case pluralFormOutOfRange(Int)

  // The entries.
  /// The text of this key can't become a message pattern.
  case invalidFormat(key: String, PrintfFault)
  /// An entry without any text.
  case noText(key: String)
}

/// A fault whose line is not counted yet.
struct LocatedFault: Error, Equatable {
  var fault: FormatFault
  /// Where it is, in bytes from the start of the text.
  var offset: Int

  init(_ fault: FormatFault, offset: Int) {
    self.fault = fault
    self.offset = offset
  }
}
