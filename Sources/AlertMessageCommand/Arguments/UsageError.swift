/// A mistake of the person who called the command: what is wrong, and what to write instead.
struct UsageError: Error {
  /// The key of the text, without `error.`.
  let key: String
  let arguments: [String: String]
  /// What was probably meant.
  let suggestion: String?

  init(_ key: String, _ arguments: [String: String] = [:], suggestion: String? = nil) {
    self.key = key
    self.arguments = arguments
    self.suggestion = suggestion
  }
}
