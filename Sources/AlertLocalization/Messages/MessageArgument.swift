/// A value for an argument of a message pattern.
public enum MessageArgument: Hashable, Sendable {
  /// Text, inserted as it is; isolated where its direction could differ (UAX #9, FSI … PDI).
  case text(String)
  /// A whole number, shown in the locale's digits.
  case integer(Int64)
  /// A number, shown in the locale's form.
  case number(Double)
  /// A point in time, in seconds since 1970, shown in the locale's form and the local time zone.
  case date(Double)
  /// Texts, joined as the locale joins the members of a list.
  case list([String])
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
    /// A point in time.
    case date
  }
}

extension MessageArgument {
  /// A whole number.
  ///
  /// ```swift
  /// try localizer.text("files.deleted", arguments: ["count": .init(files.count)])
  /// ```
  ///
  /// One beyond 64 bits is shown as the nearest `Double`.
  public init(_ value: some BinaryInteger) {
    self = Int64(exactly: value).map { .integer($0) } ?? .number(Double(value))
  }

  /// A number, shown in the locale's form.
  public init(_ value: some BinaryFloatingPoint) { self = .number(Double(value)) }

  /// A text, inserted as it is.
  public init(_ text: some StringProtocol) { self = .text(String(text)) }

  /// Texts, joined as the locale joins the members of a list.
  public init(_ texts: some Sequence<some StringProtocol>) {
    self = .list(texts.map { String($0) })
  }
}

extension MessageArgument: ExpressibleByStringInterpolation {
  /// A text, as it stands when the interpolations are filled in.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension MessageArgument: ExpressibleByFloatLiteral {
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension MessageArgument: ExpressibleByArrayLiteral {
  /// Texts, joined as the locale joins the members of a list.
  public init(arrayLiteral elements: String...) { self = .list(elements) }
}

extension MessageArgument: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension MessageArgument: CustomStringConvertible {
  /// The value, in no language.
  public var description: String {
    switch self {
    case .text(let text): text
    case .integer(let value): String(value)
    case .number(let value), .date(let value): String(value)
    case .list(let texts): texts.joined(separator: ", ")
    }
  }
}
