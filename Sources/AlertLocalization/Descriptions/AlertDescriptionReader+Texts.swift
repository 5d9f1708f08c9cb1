// Texts that stand in a description, where they can't be translated.
extension AlertDescriptionReader {
  /// Members that people write for a text, and the end of its key, in which `ID` is the part's id.
  typealias TextMembers = [(name: String, key: String)]

  static var alertTexts: TextMembers {
    [("title", "title"), ("message", "message"), ("text", "message")]
  }
  static var buttonTexts: TextMembers {
    [("title", "button.ID"), ("label", "button.ID"), ("text", "button.ID")]
  }
  static var fieldTexts: TextMembers {
    [
      ("label", "field.ID.label"), ("title", "field.ID.label"),
      ("placeholder", "field.ID.placeholder"),
    ]
  }

  /// Notes a member that means nothing: a text, which belongs elsewhere, or a word that is none of
  /// those known.
  mutating func noteUnknown(
    _ name: String,
    at offset: Int,
    among known: [String],
    texts: TextMembers
  ) {
    if let text = texts.first(where: { $0.name == name }) {
      note(.textInAlerts, at: offset, ["name": name, "key": "\(alert.name).\(text.key)"])
    } else {
      note(.unknownMember, at: offset, meant: name, among: known, ["name": name])
    }
  }

  /// Whether the next element of a list is an object; if not it is noted and passed over.
  ///
  /// - Parameters:
  ///   - list: The name of the list.
  ///   - example: An element as it must be.
  mutating func expectElement(
    _ scanner: inout JSONScanner,
    of list: String,
    like example: String
  ) throws(JSONScanner.Failure) -> Bool {
    if try scanner.kind() == .object { return true }
    note(.wrongElementType, at: scanner.offset, ["name": list, "mend": example])
    try scanner.skip()
    return false
  }
}
