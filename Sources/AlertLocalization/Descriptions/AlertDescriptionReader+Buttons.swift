extension AlertDescriptionReader {
  /// Reads what `default` says: the id of a button, or `null` for none.
  mutating func readDefault(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    if try scanner.kind() == .null {
      _ = try scanner.word()
      alert.defaultButton = .none
    } else if let id = try text(&scanner, "default") {
      alert.defaultButton = .id(id)
    }
  }

  /// Makes sure that the default button is there.
  mutating func checkDefault(at offset: Int) {
    guard case .id(let id) = alert.defaultButton else { return }
    var ids: [String] = []
    for button in alert.buttons where !button.id.isEmpty && !ids.contains(button.id) {
      ids.append(button.id)
    }
    // What an alert without buttons, or without one to cancel, gets by itself.
    if alert.buttons.isEmpty { ids = ["ok"] }
    let roles = alert.buttons.map(\.role)
    if roles.contains(.destructive), !roles.contains(.cancel) { ids.append("cancel") }
    if ids.contains(id) { return }
    note(.unknownDefault, at: offset, meant: id, among: ids, ["value": id])
  }

  /// Reads the list of buttons.
  mutating func readButtons(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    guard try expect(.array, &scanner, "buttons", "array") else { return }
    try scanner.array { (scanner) throws(JSONScanner.Failure) in try readButton(&scanner) }
  }

  private mutating func readButton(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) {
    guard try expectElement(&scanner, of: "buttons", like: #"{"id": "ok"}"#) else { return }
    let start = scanner.offset
    var button = AlertDescription.Button(id: "", position: lines.position(of: start))
    var hasID = false
    var rolePlace = start
    try members(&scanner, ["id", "role"], texts: Self.buttonTexts) {
      (reader, scanner, member, offset) throws(JSONScanner.Failure) in
      if member == "id" {
        hasID = true
        button.id = try reader.id(&scanner, known: reader.alert.buttons) ?? ""
      } else {
        rolePlace = offset
        button.role = try reader.choice(&scanner, member)
      }
    }
    if !hasID { note(.missingID, at: start, ["part": "button"]) }
    if let role = button.role, role != .destructive,
      let first = alert.buttons.first(where: { $0.role == role })
    {
      let other = place(first.position)
      note(.duplicateRole, at: rolePlace, ["role": role.rawValue, "other": other])
    }
    alert.buttons.append(button)
  }

  /// Reads an id, which must be one line of visible characters and differ from those that are
  /// known.
  mutating func id(
    _ scanner: inout JSONScanner,
    known: [some DescribedPart]
  ) throws(JSONScanner.Failure) -> String? {
    guard try expect(.string, &scanner, "id", "text") else { return nil }
    let offset = scanner.offset
    let id = try scanner.string()
    if let first = known.first(where: { $0.id == id && !id.isEmpty }) {
      note(.duplicateID, at: offset, ["name": id, "other": place(first.position)])
    } else if id.isEmpty || !id.unicodeScalars.allSatisfy(Self.isVisible) {
      note(.invalidID, at: offset, ["value": id])
    }
    return id
  }

  /// An id is printed for scripts to read, and typed by people.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }
}

/// A part of an alert that has an id.
protocol DescribedPart {
  var id: String { get }
  var position: SourcePosition? { get }
}

extension AlertDescription.Button: DescribedPart {}
extension AlertDescription.Field: DescribedPart {}
