import AlertICU

/// A regular expression that the whole text of a field has to match.
///
/// The syntax is ICU's, which is Perl's in what most people use: `[0-9]{5}`, `\p{L}+`,
/// `(?i)yes|no`.
public struct FieldPattern: Sendable {
  /// The expression as it was written.
  public let source: String
  private let pattern: TextPattern

  /// Compiles an expression.
  ///
  /// - Parameter source: The expression. It is anchored at both ends.
  /// - Throws: `FieldPatternError`, which says where it goes wrong.
  public init(_ source: String) throws(FieldPatternError) {
    self.source = source
    do throws(TextPattern.SyntaxError) {
      pattern = try TextPattern(source)
    } catch {
      throw FieldPatternError(pattern: source, column: error.column.map { max(1, $0) })
    }
  }

  /// Whether all of a text matches. A text for which that takes too long to find out does not.
  public func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { pattern.matches($0) }
  }

  /// Whether all of a text in UTF-8 matches; no copy of it is left in memory.
  package func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { pattern.matches(bytes) }
}

/// Why a text is no regular expression.
public struct FieldPatternError: Error, Hashable, Sendable {
  /// The text.
  public let pattern: String
  /// The last character that was read when it went wrong, counted from 1; nil where that can't be
  /// said.
  public let column: Int?

  /// Says where a text goes wrong.
  public init(pattern: String, column: Int?) {
    self.pattern = pattern
    self.column = column
  }
}

extension FieldPatternError: CustomStringConvertible {
  /// What is wrong and where, in English.
  public var description: String {
    let place = column.map { " at character \($0)" } ?? ""
    return "“\(pattern)” is no regular expression: it goes wrong\(place)."
  }
}
