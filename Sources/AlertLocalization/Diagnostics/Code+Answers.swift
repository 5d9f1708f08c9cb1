// Files of answers given up front.
extension Diagnostic.Code {
  /// The object of `key` lacks the member `name`.
  public static let missingMember = Self("missingMember", "“{key}” has no “{name}”. Add it.")
  /// The value of the field `key` has a character that no field takes.
  public static let unfitCharacter = Self(
    "unfitCharacter",
    """
    The value of “{key}” has a character that no field takes: a control character, a line break or a \
    byte order mark. Leave it out.
    """
  )
}
