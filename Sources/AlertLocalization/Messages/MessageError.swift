import AlertICU

/// Why a message pattern could not be formatted.
public struct MessageError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Code: Hashable, Sendable {
    /// The pattern is not ICU MessageFormat.
    case brokenPattern
    /// An argument that the pattern names was not given.
    case missingArgument
    /// A number is needed, as in a plural, and a text was given.
    case notANumber
    /// A text is needed, as in a select, and a number was given.
    case notAText
    /// ICU failed.
    case failed
  }

  /// What is wrong.
  public let code: Code
  /// The pattern.
  public let pattern: String
  /// Where in the pattern, in UTF-16 units from 0.
  public let offset: Int

  init(_ failure: MessageFormat.Failure, pattern: String) {
    self.pattern = pattern
    switch failure {
    case .brokenPattern(let offset): (code, self.offset) = (.brokenPattern, offset)
    case .missingArgument(let offset): (code, self.offset) = (.missingArgument, offset)
    case .notANumber(let offset): (code, self.offset) = (.notANumber, offset)
    case .notAText(let offset): (code, self.offset) = (.notAText, offset)
    case .failed: (code, offset) = (.failed, 0)
    }
  }
}
