extension Diagnostic {
  /// What is wrong. The words in backquotes are the names of the arguments.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// A name that stays the same between versions.
    public let rawValue: String

    /// Takes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

// MARK: - Files and folders

extension Diagnostic.Code {
  /// There is no such file.
  public static let fileNotFound = Self(rawValue: "fileNotFound")
  /// There is no such folder of localization files.
  public static let folderNotFound = Self(rawValue: "folderNotFound")
  /// A file stands where a folder of localization files is meant.
  public static let notAFolder = Self(rawValue: "notAFolder")
  /// The file may not be read.
  public static let notPermitted = Self(rawValue: "notPermitted")
  /// Reading fails; `number` is the system's error (POSIX errno).
  public static let unreadable = Self(rawValue: "unreadable")
  /// The file is larger than `limit` bytes.
  public static let fileTooLarge = Self(rawValue: "fileTooLarge")
  /// The ending of the name is none that is known.
  public static let unknownFormat = Self(rawValue: "unknownFormat")
  /// The name of the file or folder, `name`, names no language.
  public static let badLanguage = Self(rawValue: "badLanguage")
  /// Neither the file nor its name says its language.
  public static let noLanguage = Self(rawValue: "noLanguage")
  /// The file says it is in `language`, its name says `name`.
  public static let otherLanguage = Self(rawValue: "otherLanguage")
  /// Two files hold the same language and table; `other` is the path of the second.
  public static let twoFormats = Self(rawValue: "twoFormats")
}

// MARK: - The text of a file

extension Diagnostic.Code {
  /// Bytes that are no UTF-8, or half a character of UTF-16.
  public static let invalidEncoding = Self(rawValue: "invalidEncoding")
  /// Bytes that mean nothing in `encoding`, which the file names.
  public static let invalidBytes = Self(rawValue: "invalidBytes")
  /// The file names an `encoding` that is not known.
  public static let unknownEncoding = Self(rawValue: "unknownEncoding")
  /// The file ends in the middle of something.
  public static let unexpectedEnd = Self(rawValue: "unexpectedEnd")
  /// A `character` that can't stand here.
  public static let unexpectedCharacter = Self(rawValue: "unexpectedCharacter")
  /// Something else, `character`, must stand here.
  public static let expected = Self(rawValue: "expected")
  /// A comment without its end; at its beginning.
  public static let unterminatedComment = Self(rawValue: "unterminatedComment")
  /// A quotation mark without its partner; at the opening one.
  public static let unterminatedString = Self(rawValue: "unterminatedString")
  /// No semicolon behind an entry; behind its last character.
  public static let missingSemicolon = Self(rawValue: "missingSemicolon")
  /// Neither an equals sign nor a semicolon behind a key.
  public static let missingEqualsSign = Self(rawValue: "missingEqualsSign")
  /// `escape`, a backslash with something behind it that is no escape.
  public static let invalidEscape = Self(rawValue: "invalidEscape")
  /// A control character inside a JSON string; `escape` stands for it.
  public static let controlCharacter = Self(rawValue: "controlCharacter")
  /// A number that JSON does not have.
  public static let invalidNumber = Self(rawValue: "invalidNumber")
  /// Something behind the end of the JSON value.
  public static let trailingText = Self(rawValue: "trailingText")
  /// Something nests deeper than `limit`.
  public static let tooDeep = Self(rawValue: "tooDeep")
  /// A value of another type than the format has here; `key` is its key.
  public static let wrongType = Self(rawValue: "wrongType")
  /// `name` is not closed by its own kind.
  public static let mismatchedTag = Self(rawValue: "mismatchedTag")
  /// `name`, an element that property lists don't have.
  public static let unknownElement = Self(rawValue: "unknownElement")
  /// `name`, an entity that XML does not know by itself.
  public static let unknownEntity = Self(rawValue: "unknownEntity")
  /// `key` has no value.
  public static let keyWithoutValue = Self(rawValue: "keyWithoutValue")
  /// Neither an XML nor a binary property list.
  public static let notAPropertyList = Self(rawValue: "notAPropertyList")
  /// A binary property list whose tables don't fit its content.
  public static let damagedPropertyList = Self(rawValue: "damagedPropertyList")
  /// `keyword` stands where it can't.
  public static let misplacedKeyword = Self(rawValue: "misplacedKeyword")
  /// `keyword` is no word of the format.
  public static let unknownKeyword = Self(rawValue: "unknownKeyword")
  /// `rule`, the header's plural rule, can't be read.
  public static let invalidPluralRule = Self(rawValue: "invalidPluralRule")
  /// `msgstr` with an `index` that the header's count does not have.
  public static let pluralFormOutOfRange = Self(rawValue: "pluralFormOutOfRange")
}

// MARK: - Entries

extension Diagnostic.Code {
  /// `key` stands in the file twice; at the second one; `other` is the place of the first.
  public static let duplicateKey = Self(rawValue: "duplicateKey")
  /// `key` has no text.
  public static let noText = Self(rawValue: "noText")
  /// The text of `key` has a `placeholder` that can't be shown.
  public static let unsupportedPlaceholder = Self(rawValue: "unsupportedPlaceholder")
  /// The text of `key` has numbered placeholders beside others.
  public static let mixedNumbering = Self(rawValue: "mixedNumbering")
  /// The text of `key` has a placeholder with a position that is none.
  public static let positionOutOfRange = Self(rawValue: "positionOutOfRange")
  /// The text of `key` has a variable without its end.
  public static let unterminatedVariable = Self(rawValue: "unterminatedVariable")
  /// The text of `key` names a variable, `name`, that is not there.
  public static let unknownVariable = Self(rawValue: "unknownVariable")
  /// The variable `name` of `key` leads back to itself.
  public static let recursiveVariable = Self(rawValue: "recursiveVariable")
  /// The variable `name` of `key` has no form.
  public static let pluralWithoutForms = Self(rawValue: "pluralWithoutForms")
}

// MARK: - Message patterns

extension Diagnostic.Code {
  /// The pattern of `key` is longer than `limit` bytes.
  public static let patternTooLong = Self(rawValue: "patternTooLong")
  /// A brace that is never closed; at the brace.
  public static let unclosedBrace = Self(rawValue: "unclosedBrace")
  /// What stands in a brace is no argument; `name` is what stands there.
  public static let badArgumentName = Self(rawValue: "badArgumentName")
  /// An argument goes on wrongly behind its name.
  public static let badArgumentSyntax = Self(rawValue: "badArgumentSyntax")
  /// `type` is no kind of argument; `choices` are those there are.
  public static let unknownArgumentType = Self(rawValue: "unknownArgumentType")
  /// A plural or select argument has no forms.
  public static let missingStyle = Self(rawValue: "missingStyle")
  /// A plural or select has no form `other`; at the argument.
  public static let missingOther = Self(rawValue: "missingOther")
  /// What stands where the name of a form must be is none.
  public static let badSelector = Self(rawValue: "badSelector")
  /// The offset of a plural is misplaced, or no number.
  public static let badOffset = Self(rawValue: "badOffset")
  /// The name of a form, `selector`, is not followed by a text in braces.
  public static let missingForm = Self(rawValue: "missingForm")
  /// An apostrophe makes a brace into text, and that is not closed; `mend` is what to write.
  public static let swallowedBrace = Self(rawValue: "swallowedBrace")
  /// A plural has a form, `selector`, that is none in the language; a warning.
  public static let unknownSelector = Self(rawValue: "unknownSelector")
  /// A form, `selector`, stands there twice.
  public static let duplicateSelector = Self(rawValue: "duplicateSelector")
  /// A plural lacks a form, `selector`, of its language.
  public static let missingCategory = Self(rawValue: "missingCategory")
  /// ICU has no such style; `style` is what stands there.
  public static let unsupportedStyle = Self(rawValue: "unsupportedStyle")
}

// MARK: - Arguments

extension Diagnostic.Code {
  /// The pattern of `key` needs an argument, `name`, that was not given.
  public static let missingArgument = Self(rawValue: "missingArgument")
  /// The pattern of `key` needs a number for `name`; `value` was given.
  public static let notANumber = Self(rawValue: "notANumber")
  /// The pattern of `key` needs a text for `name`, and a number was given.
  public static let notAText = Self(rawValue: "notAText")
  /// ICU could not format the pattern of `key`.
  public static let formattingFailed = Self(rawValue: "formattingFailed")
  /// No catalog of `language` has `key`.
  public static let unknownKey = Self(rawValue: "unknownKey")
}

// MARK: - Languages beside each other

extension Diagnostic.Code {
  /// `key` is in `language`, and not in this file; `other` is its place there.
  public static let keyMissing = Self(rawValue: "keyMissing")
  /// `key` is in this file, and not in the source language's.
  public static let keyUnknown = Self(rawValue: "keyUnknown")
  /// The text of `key` does not use the argument `name`, which the one at `other` does.
  public static let argumentMissing = Self(rawValue: "argumentMissing")
  /// The text of `key` uses an argument, `name`, which the one at `other` does not.
  public static let argumentUnknown = Self(rawValue: "argumentUnknown")
  /// The argument `name` of `key` is of another kind than at `other`.
  public static let argumentKindDiffers = Self(rawValue: "argumentKindDiffers")
}
