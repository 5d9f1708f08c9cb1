/// Reads files of answers given up front, by the names of alerts.
///
/// ```json
/// { "delete-files": { "button": "delete" },
///   "rename": { "button": "ok", "fields": { "name": "report.txt" } } }
/// ```
///
/// Whatever else stands there is an error: a slip must not turn into silence, or into an answer.
package struct AnswersFile: Sendable {
  /// The answer to one alert.
  package struct Entry: Sendable {
    /// The alert.
    package var name: String
    /// Where its name stands.
    package var position: SourcePosition
    /// The id of the button, and where it stands.
    package var button: String
    package var buttonPosition: SourcePosition
    /// What is typed into fields, by their ids, in the order of the file.
    package var fields: [Field] = []
  }

  /// What is typed into one field.
  package struct Field: Sendable {
    package var id: String
    package var value: String
    /// Where the value stands.
    package var position: SourcePosition
  }

  /// The answers, in the order of the file.
  package private(set) var entries: [Entry] = []
  /// The file.
  package let path: String

  /// Reads a file.
  ///
  /// - Throws: `Diagnostic` where it is not there, or not what it must be, at the place.
  package init(path: String) throws(Diagnostic) {
    try self.init(FileBytes.contents(of: path), path: path)
  }

  /// Reads the bytes of a file.
  package init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
    self.path = path
    entries = try AnswersReader.read(bytes, path: path)
  }
}
