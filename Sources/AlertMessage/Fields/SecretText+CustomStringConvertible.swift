extension SecretText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `(secret)`, whatever the text is.
  public var description: String { "(secret)" }
  /// `(secret)`, whatever the text is.
  public var debugDescription: String { "(secret)" }
  /// Nothing that `dump` could show.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
