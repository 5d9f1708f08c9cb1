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
/// `Delete {0} files?`, then `Delete %lld files?` as Xcode writes it into String Catalogs, and
/// formats what it finds with `count`.
public struct AlertText: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// Where no catalog has the key, one of the others is looked for.
    case key(String, others: [String], arguments: [String: MessageArgument])
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
    self.init(key: key, others: [], arguments: arguments)
  }

  /// A text that is looked up under one key after the other.
  ///
  /// - Parameters:
  ///   - key: The key that is looked for first, and shown where no catalog has any.
  ///   - others: The keys that are looked for then.
  ///   - arguments: Values for the arguments of the message pattern, by name.
  init(key: String, others: [String], arguments: [String: MessageArgument]) {
    source = .key(key, others: others, arguments: arguments)
  }

  /// The keys that it is looked up under, in their order; none for words that stand as they are.
  var keys: [String] {
    if case .key(let key, let others, _) = source { [key] + others } else { [] }
  }
}

extension AlertText: ExpressibleByStringInterpolation {
  /// A literal: a catalog key.
  public init(stringLiteral value: String) { self.init(key: value) }

  /// A literal with values in it: a key with the arguments `{0}`, `{1}` ….
  public init(stringInterpolation: Interpolation) {
    let key = stringInterpolation.key
    let format = stringInterpolation.format
    self.init(
      key: key,
      others: format == key ? [] : [format],
      arguments: stringInterpolation.arguments
    )
  }

  /// Collects the key and the arguments of an interpolated literal.
  public struct Interpolation: StringInterpolationProtocol {
    var key = ""
    /// The key as Apple's tools write it, with a placeholder of `printf` for each argument.
    var format = ""
    var arguments: [String: MessageArgument] = [:]

    /// Begins with an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 3 * interpolationCount)
    }

    /// Adds words of the key.
    public mutating func appendLiteral(_ literal: String) {
      key += literal
      // Beside an argument a percent sign is doubled there.
      let isPlain = !literal.utf8.contains(UInt8(ascii: "%"))
      format +=
        isPlain
        ? literal
        : literal.split(separator: "%", omittingEmptySubsequences: false)
          .joined(separator: "%%")
    }

    /// Adds an argument with a text.
    public mutating func appendInterpolation(_ value: some StringProtocol) {
      append(.text(String(value)), "%@")
    }

    /// Adds an argument with a whole number, shown in the locale's digits.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      append(.integer(Int64(clamping: value)), "%lld")
    }

    /// Adds an argument with a number, shown in the locale's form.
    public mutating func appendInterpolation(_ value: Double) {
      append(.number(value), "%lf")
    }

    private mutating func append(_ argument: MessageArgument, _ placeholder: String) {
      let name = String(arguments.count)
      key += "{\(name)}"
      format += placeholder
      arguments[name] = argument
    }
  }
}
