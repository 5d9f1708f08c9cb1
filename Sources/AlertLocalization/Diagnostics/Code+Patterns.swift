// Message patterns.
extension Diagnostic.Code {
  /// The pattern of `key` is longer than `limit` bytes.
  public static let patternTooLong = Self(
    "patternTooLong",
    "The text of “{key}” is too long: at most {limit, number, integer} bytes can be read."
  )
  /// A brace that is never closed; at the brace.
  public static let unclosedBrace = Self(
    "unclosedBrace",
    "The brace here is never closed. Add “{mend}”."
  )
  /// What stands in a brace is no argument; `name` is what stands there.
  public static let badArgumentName = Self(
    "badArgumentName",
    """
    “{name}” is no name of an argument. Use letters, digits and “_”; put a brace that is text \
    in apostrophes: “{mend}”.
    """
  )
  /// An argument goes on wrongly behind its name.
  public static let badArgumentSyntax = Self(
    "badArgumentSyntax",
    "The argument “{name}” must be closed or go on with “,” here."
  )
  /// `type` is no kind of argument; `choices` are those there are.
  public static let unknownArgumentType = Self(
    "unknownArgumentType",
    "“{type}” is no kind of argument. Possible: {choices}."
  )
  /// A plural or select argument has no forms.
  public static let missingStyle = Self(
    "missingStyle",
    "The argument “{name}” has no forms. Write it like “{mend}”."
  )
  /// A plural or select has no form `other`; at the argument.
  public static let missingOther = Self(
    "missingOther",
    "The form “other” is missing for “{name}”. Add “{mend}”."
  )
  /// What stands where the name of a form must be is none.
  public static let badSelector = Self(
    "badSelector",
    "A form must begin with its name here, as in “{mend}”."
  )
  /// The offset of a plural is misplaced, or no number.
  public static let badOffset = Self(
    "badOffset",
    "“offset:” needs a number, and stands before the first form."
  )
  /// The name of a form, `selector`, is not followed by a text in braces.
  public static let missingForm = Self(
    "missingForm",
    "The form “{selector}” has no text. Write “{mend}”."
  )
  /// An apostrophe makes a brace into text, and that is not closed; `mend` is what to write.
  public static let swallowedBrace = Self(
    "swallowedBrace",
    "The apostrophe here makes the brace behind it plain text. Write “{mend}”."
  )
  /// A closing brace that nothing opened, which is shown; `mend` is the brace as text; a warning.
  public static let strayBrace = Self(
    "strayBrace",
    "The brace here closes nothing, so it is shown. Remove it, or write “{mend}” if it is text."
  )
  /// `text` stands behind the forms of a plural, and in none of them.
  public static let textOutsideForms = Self(
    "textOutsideForms",
    "“{text}” stands outside of the forms. Write it into each form, or behind the last brace."
  )
  /// A plural has a form, `selector`, that is none in the language; a warning.
  public static let unknownSelector = Self(
    "unknownSelector",
    "“{selector}” is no plural form in “{language}”. Possible: {choices}."
  )
  /// A form, `selector`, stands there twice.
  public static let duplicateSelector = Self(
    "duplicateSelector",
    "The form “{selector}” stands here twice. Remove one."
  )
  /// A plural lacks a form, `selector`, of its language.
  public static let missingCategory = Self(
    "missingCategory",
    "“{key}” has no form “{selector}”, which “{language}” needs."
  )
  /// ICU has no such style; `style` is what stands there.
  public static let unsupportedStyle = Self(
    "unsupportedStyle",
    "“{style}” is no style of “{type}”."
  )
}
