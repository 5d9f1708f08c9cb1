public import AlertLocalization

/// Answers given up front for the alerts of a program, by their names, for scripts and CI.
///
/// ```json
/// { "delete-files": { "button": "delete" },
///   "rename": { "button": "ok", "fields": { "text": "report.txt" } } }
/// ```
///
/// ```swift
/// AlertCenter.shared.answers = try AlertAnswers(contentsOf: "answers.json")
/// ```
///
/// An alert whose `name` is there is answered without being shown. One whose answer can't be taken
/// (no button or field has the id, the button is disabled, or a field refuses its value) is not
/// shown either: its outcome is `notInteractive`, and `AlertResponse.obstacle` says what is wrong.
/// Ids are the same in every language.
public struct AlertAnswers: Sendable {
  private struct Entry: Sendable {
    var answer: AlertAnswer
    var place: String
    var isUsed = false
  }

  private var entries: [String: Entry] = [:]
  /// The names, in the order in which they were given.
  public private(set) var names: [String] = []

  /// No answers.
  public init() {}

  /// Reads a file.
  ///
  /// - Parameter path: A file in JSON, at most 64 MiB.
  /// - Throws: `Diagnostic` with the line and column where it is not what it must be: an object by
  ///   the names of alerts, each with the id of a button, and each name once.
  public init(contentsOf path: String) throws(Diagnostic) {
    self.init(try AnswersFile(path: path))
  }

  /// Reads JSON.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - path: What errors call it; `answers` by default.
  /// - Throws: `Diagnostic` as for a file.
  public init(json: String, path: String = "answers") throws(Diagnostic) {
    self.init(try AnswersFile(Array(json.utf8), path: path))
  }

  private init(_ file: AnswersFile) {
    for entry in file.entries {
      var fields: [String: String] = [:]
      for field in entry.fields { fields[field.id] = field.value }
      self[entry.name] = AlertAnswer(button: entry.button, fields: fields)
      entries[entry.name]?.place = "\(file.path):\(entry.buttonPosition)"
    }
  }

  /// The answer for an alert; nil where there is none.
  public subscript(name: String) -> AlertAnswer? {
    get { entries[name]?.answer }
    set {
      if entries[name] == nil, newValue != nil { names.append(name) }
      if newValue == nil { names.removeAll { $0 == name } }
      entries[name] = newValue.map { Entry(answer: $0, place: "") }
    }
  }

  /// The file, line and column of an answer's button, as compilers write them; nil for an answer
  /// that was not read from JSON.
  public func place(of name: String) -> String? {
    entries[name].flatMap { $0.place.isEmpty ? nil : $0.place }
  }

  /// The names of answers that no alert has asked for yet: at the end of a program, probably
  /// misspelt ones.
  public var unusedNames: [String] { names.filter { entries[$0]?.isUsed == false } }

  /// The answer for an alert, which counts as used from then on.
  mutating func use(_ name: String) -> AlertAnswer? {
    entries[name]?.isUsed = true
    return entries[name]?.answer
  }
}
