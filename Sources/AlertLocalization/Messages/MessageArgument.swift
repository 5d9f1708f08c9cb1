/// A value for an argument of a message pattern.
public enum MessageArgument: Hashable, Sendable {
  /// Text, inserted as it is; isolated where its direction could differ (UAX #9, FSI … PDI).
  case text(String)
  /// A whole number, shown in the locale's digits.
  case integer(Int64)
  /// A number, shown in the locale's form.
  case number(Double)
}

extension MessageArgument {
  /// What kind of value an argument of a pattern takes.
  public enum Kind: String, Hashable, Sendable {
    /// Text.
    case text
    /// A whole number.
    case integer
    /// Any number.
    case number
  }
}
