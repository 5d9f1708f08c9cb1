// The text of a file.
extension Diagnostic.Code {
  /// Bytes that are no UTF-8, or half a character of UTF-16.
  public static let invalidEncoding = Self(
    "invalidEncoding",
    "These bytes are no text in Unicode. Save the file as UTF-8."
  )
  /// Bytes that mean nothing in `encoding`, which the file names.
  public static let invalidBytes = Self(
    "invalidBytes",
    """
    These bytes mean nothing in {encoding}, the encoding that the file names. Save it in that \
    encoding, or as UTF-8.
    """
  )
  /// The file names an `encoding` that is not known.
  public static let unknownEncoding = Self(
    "unknownEncoding",
    "The encoding “{encoding}” is not known. Save the file as UTF-8."
  )
  /// The file ends in the middle of something.
  public static let unexpectedEnd = Self(
    "unexpectedEnd",
    "The file ends too early here. Something is not closed."
  )
  /// A `character` that can't stand here.
  public static let unexpectedCharacter = Self(
    "unexpectedCharacter",
    "“{character}” can’t stand here."
  )
  /// No comma between two members of a JSON object or array; behind the first.
  public static let missingComma = Self(
    "missingComma",
    "“,” is missing here, behind the value."
  )
  /// No colon behind a key of JSON; behind its last character.
  public static let missingColon = Self("missingColon", "“:” is missing here, behind the key.")
  /// A comma behind the last member of a JSON object or array; at the comma.
  public static let trailingComma = Self(
    "trailingComma",
    "No comma can stand behind the last member. Remove it."
  )
  /// `character` begins a text of JSON that is in other quotation marks than JSON's, or is a word
  /// without any.
  public static let wrongQuotes = Self(
    "wrongQuotes",
    "“{character}” can’t stand here. Put keys and texts between two “\"”."
  )
  /// A comment in JSON.
  public static let commentInJSON = Self(
    "commentInJSON",
    "JSON has no comments. Remove this one."
  )
  /// A comment without its end; at its beginning.
  public static let unterminatedComment = Self(
    "unterminatedComment",
    "This comment has no end. Close it with “{character}”."
  )
  /// A quotation mark without its partner; at the opening one.
  public static let unterminatedString = Self(
    "unterminatedString",
    "This quotation mark has no partner. Close it with “{character}”."
  )
  /// No semicolon behind an entry; behind its last character.
  public static let missingSemicolon = Self(
    "missingSemicolon",
    "“;” is missing here, at the end of the entry."
  )
  /// Neither an equals sign nor a semicolon behind a key.
  public static let missingEqualsSign = Self(
    "missingEqualsSign",
    "“=” is missing here, behind the key."
  )
  /// `escape`, a backslash with something behind it that is no escape.
  public static let invalidEscape = Self(
    "invalidEscape",
    "“{escape}” is no escape. Write “{mend}” for a backslash."
  )
  /// A control character inside a JSON string; `escape` stands for it.
  public static let controlCharacter = Self(
    "controlCharacter",
    "A control character can’t stand in a string. Write “{escape}” for it."
  )
  /// A number that JSON does not have.
  public static let invalidNumber = Self("invalidNumber", "This is no number as JSON writes them.")
  /// Something behind the end of the JSON value.
  public static let trailingText = Self(
    "trailingText",
    "The file goes on behind its end. Remove what follows."
  )
  /// Something nests deeper than `limit`.
  public static let tooDeep = Self(
    "tooDeep",
    "This is nested too deep: at most {limit, number, integer} levels can be read."
  )
  /// A value of another type than the format has here; `key` is its key.
  public static let wrongType = Self(
    "wrongType",
    "The value of “{key}” is of the wrong type. It must be a text, or an object of texts."
  )
  /// `name` is not closed by its own kind.
  public static let mismatchedTag = Self(
    "mismatchedTag",
    "“{name}” is not closed by its own end tag."
  )
  /// `name`, an element that property lists don't have.
  public static let unknownElement = Self(
    "unknownElement",
    "“{name}” is no element of a property list."
  )
  /// `name`, an entity that XML does not know by itself.
  public static let unknownEntity = Self(
    "unknownEntity",
    "“{name}” is no entity of XML. Write “&amp;” for the sign “&”."
  )
  /// `key` has no value.
  public static let keyWithoutValue = Self("keyWithoutValue", "“{key}” has no value.")
  /// Neither an XML nor a binary property list.
  public static let notAPropertyList = Self("notAPropertyList", "This is no property list.")
  /// A binary property list whose tables don't fit its content.
  public static let damagedPropertyList = Self(
    "damagedPropertyList",
    "This binary property list is damaged. Write it anew."
  )
  /// `keyword` stands where it can't.
  public static let misplacedKeyword = Self("misplacedKeyword", "“{keyword}” can’t stand here.")
  /// `keyword` is no word of the format; `choices` are those that it has.
  public static let unknownKeyword = Self(
    "unknownKeyword",
    "“{keyword}” is no word that can stand here. Possible: {choices}."
  )
  /// `rule`, the header's plural rule, can't be read.
  public static let invalidPluralRule = Self(
    "invalidPluralRule",
    "The plural rule “{rule}” can’t be read."
  )
  /// `msgstr` with an `index` that the header's count does not have.
  public static let pluralFormOutOfRange = Self(
    "pluralFormOutOfRange",
    "The header has no plural form {index, number, integer}."
  )
}
