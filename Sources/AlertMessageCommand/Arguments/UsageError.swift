/// A mistake of the person who called the command: what is wrong, and what to write instead.
struct UsageError: Error {
  /// The key of the text, without `error.`.
  let key: String
  let arguments: [String: String]
  /// What was probably meant.
  let suggestion: String?
  /// The file, line and column where the mistake is; nil for one in the arguments.
  var place: String?

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
}
