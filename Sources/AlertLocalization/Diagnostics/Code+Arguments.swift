// Messages and their arguments.
extension Diagnostic.Code {
  /// The pattern of `key` needs an argument, `name`, that was not given.
  public static let missingArgument = Self("missingArgument", "“{key}” needs a value for “{name}”.")
  /// The pattern of `key` needs a number for `name`; `value` was given.
  public static let notANumber = Self(
    "notANumber",
    "“{key}” needs a number for “{name}”, and “{value}” is none."
  )
  /// The pattern of `key` needs a text for `name`, and a number was given.
  public static let notAText = Self(
    "notAText",
    "“{key}” needs a text for “{name}”, and {value} is a number."
  )
  /// ICU could not format the pattern of `key`.
  public static let formattingFailed = Self(
    "formattingFailed",
    "The text of “{key}” can’t be formatted."
  )
  /// No catalog of `language` has `key`.
  public static let unknownKey = Self("unknownKey", "No localization file has the key “{key}”.")
}
