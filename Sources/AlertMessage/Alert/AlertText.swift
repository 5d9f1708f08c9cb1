public import AlertLocalization

/// A text of an alert: a catalog key, or words to show as they stand.
///
/// A literal is a key, a `String` value is verbatim, as in SwiftUI:
///
/// ```swift
/// alert.title = "delete-files.title"      // looked up; shown as it stands if no catalog has it
/// alert.title = AlertText(fileName)       // shown as it stands, whatever it says
/// ```
///
/// An interpolated literal is a key with numbered arguments: `"Delete \(count) files?"` looks up
/// `Delete {0} files?` and formats it with `count`.
public struct AlertText: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case key(String, arguments: [String: MessageArgument])
    case verbatim(String)
  }

  let source: Source

  /// A text that is shown as it stands.
  ///
  /// - Parameter verbatim: The words. Control characters in them become visible marks.
  public init(_ verbatim: String) { source = .verbatim(verbatim) }

  /// A text that is looked up in the catalogs, then in the built-in table.
  ///
  /// - Parameters:
  ///   - key: The key. It is shown as it stands, with its arguments, where no catalog has it.
  ///   - arguments: Values for the arguments of the message pattern, by name; none by default.
  public init(key: String, arguments: [String: MessageArgument] = [:]) {
    source = .key(key, arguments: arguments)
  }
}

extension AlertText: ExpressibleByStringInterpolation {
  /// A literal: a catalog key.
  public init(stringLiteral value: String) { self.init(key: value) }

  /// A literal with values in it: a key with the arguments `{0}`, `{1}` ….
  public init(stringInterpolation: Interpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }

  /// Collects the key and the arguments of an interpolated literal.
  public struct Interpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [String: MessageArgument] = [:]

    /// Begins with an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 3 * interpolationCount)
    }

    /// Adds words of the key.
    public mutating func appendLiteral(_ literal: String) { key += literal }

    /// Adds an argument with a text.
    public mutating func appendInterpolation(_ value: some StringProtocol) {
      append(.text(String(value)))
    }

    /// Adds an argument with a whole number, shown in the locale's digits.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      append(.integer(Int64(clamping: value)))
    }

    /// Adds an argument with a number, shown in the locale's form.
    public mutating func appendInterpolation(_ value: Double) { append(.number(value)) }

    private mutating func append(_ argument: MessageArgument) {
      let name = String(arguments.count)
      key += "{\(name)}"
      arguments[name] = argument
    }
  }
}
