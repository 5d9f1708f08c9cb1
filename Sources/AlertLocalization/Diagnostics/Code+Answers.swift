// Files of answers given up front.
extension Diagnostic.Code {
  /// The object of `key` lacks the member `name`.
  public static let missingMember = Self("missingMember", "“{key}” has no “{name}”. Add it.")
}
