// One language beside another.
extension Diagnostic.Code {
  /// `key` is in `language`, and not in this file; `other` is its place there.
  public static let keyMissing = Self("keyMissing", "“{key}” is missing here; {other} has it.")
  /// `key` is in this file, and not in the source language's.
  public static let keyUnknown = Self(
    "keyUnknown",
    "“{key}” is not in the source language’s file. Remove it, or add it there."
  )
  /// The text of `key` does not use the argument `name`, which the one at `other` does.
  public static let argumentMissing = Self(
    "argumentMissing",
    "“{key}” does not use “{name}”; the text at {other} does."
  )
  /// The text of `key` uses an argument, `name`, which the one at `other` does not.
  public static let argumentUnknown = Self(
    "argumentUnknown",
    "“{key}” uses “{name}”; the text at {other} does not."
  )
  /// The argument `name` of `key` is of another kind than at `other`.
  public static let argumentKindDiffers = Self(
    "argumentKindDiffers",
    """
    “{name}” in “{key}” is {kind, select, text {a text} other {a number}}; at {other} it is \
    {otherKind, select, text {a text} other {a number}}.
    """
  )
}
