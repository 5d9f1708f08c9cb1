import AlertMessage

extension AlertButton {
  /// Reads `ID[:ROLE][=TITLE]`. Without a title the id must be one of those with a built-in title.
  init(argument: String) throws(UsageError) {
    let parts = argument.assignment
    let names = parts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let id = String(names[0])
    // An id is printed for a script to read: it is one line, and holds no control characters.
    guard !id.isEmpty, !id.contains("\n"), TerminalText.visible(id) == id else {
      throw UsageError("emptyID", ["value": argument])
    }
    var role: ButtonRole?
    if names.count > 1 {
      role = ButtonRole(rawValue: String(names[1]))
      if role == nil {
        let choices = ButtonRole.allCases.map(\.rawValue)
        throw UsageError(
          "badRole",
          ["value": String(names[1]), "choices": choices.joined(separator: ", ")],
          suggestion: Spelling.nearest(to: String(names[1]), among: choices)
        )
      }
    }
    if parts.count > 1, !parts[1].isEmpty {
      let title = parts[1]
      if title.isBlank { throw UsageError("emptyTitle", ["name": id]) }
      self.init(id: id, title: AlertText(title), role: role)
      return
    }
    guard StandardButton(rawValue: id) != nil else {
      throw UsageError(
        "noTitle",
        ["name": id],
        suggestion: Spelling.nearest(to: id, among: StandardButton.allCases.map(\.rawValue))
      )
    }
    self.init(id: id, role: role)
  }
}
