// Files of answers given up front.
extension Diagnostic.Code {
  /// `name` is no member of what stands here; `choices` are those there are.
  public static let unknownMember = Self(
    "unknownMember",
    "“{name}” means nothing here. Possible: {choices}."
  )
  /// The member `name` is of another type than `type`: text, number, boolean, object or array.
  public static let wrongMemberType = Self(
    "wrongMemberType",
    """
    “{name}” must be {type, select, text {a text in quotation marks} number {a whole number from 1 \
    on} boolean {true or false} array {a list in brackets} other {an object in braces}}.
    """
  )
  /// The object of `key` lacks the member `name`.
  public static let missingMember = Self("missingMember", "“{key}” has no “{name}”. Add it.")
}
