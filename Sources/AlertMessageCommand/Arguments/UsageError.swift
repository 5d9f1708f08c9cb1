import AlertMessage

/// A mistake of the person who called the command, or in a file: what is wrong, and what to do.
struct UsageError: Error {
  /// The key of the text, without `error.`.
  let key: String
  let arguments: [String: String]
  /// What was probably meant.
  let suggestion: String?
  /// The file, line and column where the mistake is; nil for one in the arguments.
  var place: String?
  /// What is wrong with a file; nil where it is none.
  var diagnostic: Diagnostic?

  /// Whether the help has more about it: not about what is wrong in a file, or with the alert's own
  /// ids and values.
  var isAboutUsage: Bool { place == nil && diagnostic == nil && !Self.ownWords.contains(key) }

  private static let ownWords: Set<String> = [
    "unknownButton", "disabledButton", "unknownField", "refusedValue", "unfitValue", "valueNotUTF8",
    "unknownWords", "ambiguousWords", "unknownArgument", "noArguments", "noLocalizations",
    "noDescriptions", "manyLanguages", "otherLanguages", "alertsFile",
  ]

  init(
    _ key: String,
    _ arguments: [String: String] = [:],
    suggestion: String? = nil,
    place: String? = nil
  ) {
    self.key = key
    self.arguments = arguments
    self.suggestion = suggestion
    self.place = place
  }

  init(_ diagnostic: Diagnostic) {
    self.init(diagnostic.code.name)
    self.diagnostic = diagnostic
  }

  /// Does something with files; what is wrong with them is told as any other mistake.
  static func reporting<Value>(
    _ body: () throws(Diagnostic) -> Value
  ) throws(UsageError) -> Value {
    do throws(Diagnostic) { return try body() } catch { throw UsageError(error) }
  }
}
