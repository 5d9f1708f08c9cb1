// Single entries of a file.
extension Diagnostic.Code {
  /// `key` stands in the file twice; at the second one; `other` is the place of the first.
  public static let duplicateKey = Self(
    "duplicateKey",
    "“{key}” stands here a second time; the first is at {other}. Remove one of them."
  )
  /// `key` has no text.
  public static let noText = Self("noText", "“{key}” has no text.")
  /// The text of `key` has no character, and counts as missing; a warning.
  public static let emptyText = Self(
    "emptyText",
    "The text of “{key}” is empty, so it counts as missing. Write one."
  )
  /// A `placeholder` with a name in the text of `key` lacks the letter of its type; `mend` is what
  /// to write.
  public static let incompletePlaceholder = Self(
    "incompletePlaceholder",
    "“{placeholder}” in the text of “{key}” lacks the letter of its type. Write “{mend}”."
  )
  /// The text of `key` has a `placeholder` that can't be shown.
  public static let unsupportedPlaceholder = Self(
    "unsupportedPlaceholder",
    "“{placeholder}” in the text of “{key}” can’t be used. Possible: %@, %d, %lld, %u, %f."
  )
  /// A `placeholder` in the text of `key` that is shown as it stands, as the message has no flag;
  /// `mend` is the flag; a warning.
  public static let placeholderAsText = Self(
    "placeholderAsText",
    """
    “{placeholder}” in the text of “{key}” is shown as it stands. If it is a placeholder, write \
    “{mend}” above the message.
    """
  )
  /// The text of `key` has numbered placeholders beside others.
  public static let mixedNumbering = Self(
    "mixedNumbering",
    """
    The text of “{key}” mixes numbered placeholders with others. Number all of them: %1$@, \
    %2$@.
    """
  )
  /// The text of `key` has a placeholder with a position that is none.
  public static let positionOutOfRange = Self(
    "positionOutOfRange",
    "The text of “{key}” has a placeholder with an impossible position."
  )
  /// The text of `key` has a variable without its end.
  public static let unterminatedVariable = Self(
    "unterminatedVariable",
    "A variable in the text of “{key}” has no end. Close it with “@”."
  )
  /// The text of `key` names a variable, `name`, that is not there.
  public static let unknownVariable = Self(
    "unknownVariable",
    "The text of “{key}” uses the variable “{name}”, which is not there."
  )
  /// The variable `name` of `key` leads back to itself.
  public static let recursiveVariable = Self(
    "recursiveVariable",
    "The variable “{name}” of “{key}” leads back to itself."
  )
  /// The variable `name` of `key` has no form.
  public static let pluralWithoutForms = Self(
    "pluralWithoutForms",
    "The variable “{name}” of “{key}” has no form. Give it at least “other”."
  )
  /// `key` begins with `@`, and ICU messages in JSON have no place for such a key.
  public static let keyWithoutPlace = Self(
    "keyWithoutPlace",
    "“{key}” begins with “@”, which JSON takes for a note about another key. Rename it."
  )
}
