extension AlertDescriptionReader {
  /// The fields as they are listed, before it is known what style the alert has.
  struct FieldList {
    var fields: [(field: AlertDescription.Field, start: Int, secure: (value: Bool, offset: Int)?)] =
      []
  }

  /// Reads the list of fields; nil where it is no list.
  mutating func readFields(
    _ scanner: inout JSONScanner
  ) throws(JSONScanner.Failure) -> FieldList? {
    guard try expect(.array, &scanner, "fields", "array") else { return nil }
    var list = FieldList()
    try scanner.array { (scanner) throws(JSONScanner.Failure) in try readField(&scanner, &list) }
    return list
  }

  private mutating func readField(
    _ scanner: inout JSONScanner,
    _ list: inout FieldList
  ) throws(JSONScanner.Failure) {
    guard try expectElement(&scanner, of: "fields", like: #"{"id": "name"}"#) else { return }
    let start = scanner.offset
    var field = AlertDescription.Field(id: "")
    field.position = lines.position(of: start)
    var hasID = false
    var secure: (value: Bool, offset: Int)?
    let known = list.fields.map(\.field)
    let words = ["id", "secure", "limit", "required", "pattern"]
    try members(&scanner, words, texts: Self.fieldTexts) {
      (reader, scanner, member, offset) throws(JSONScanner.Failure) in
      switch member {
      case "id":
        hasID = true
        field.id = try reader.id(&scanner, known: known) ?? ""
      case "secure":
        secure = try reader.truth(&scanner, member).map { ($0, offset) }
      case "limit":
        field.limit = try reader.count(&scanner, member)
      case "required":
        field.isRequired = try reader.truth(&scanner, member) ?? false
      default:
        field.pattern = try reader.expression(&scanner, member)
      }
    }
    if !hasID { note(.missingID, at: start, ["part": "field"]) }
    list.fields.append((field, start, secure))
  }

  /// Gives the alert its fields: those of its style, changed by those that are listed.
  mutating func take(_ list: FieldList?) {
    let usual = alert.style.usualFields
    guard let list else {
      alert.fields = usual
      return
    }
    for (index, item) in list.fields.enumerated() {
      var field = item.field
      field.isSecure = item.secure?.value ?? false
      if alert.style != .default {
        let style = MessageArgument.text(alert.style.rawValue)
        guard index < usual.count else {
          note(
            .tooManyFields,
            at: item.start,
            ["style": style, "limit": .integer(Int64(usual.count))]
          )
          continue
        }
        if let secure = item.secure, secure.value != usual[index].isSecure {
          note(.secureAgainstStyle, at: secure.offset, ["style": style])
        }
        field.isSecure = usual[index].isSecure
      }
      alert.fields.append(field)
    }
    // A login of which only the name is listed has its password all the same.
    alert.fields += usual.dropFirst(alert.fields.count)
  }

  private mutating func truth(
    _ scanner: inout JSONScanner,
    _ name: String
  ) throws(JSONScanner.Failure) -> Bool? {
    try expect(.bool, &scanner, name, "boolean") ? try scanner.word() : nil
  }

  private mutating func count(
    _ scanner: inout JSONScanner,
    _ name: String
  ) throws(JSONScanner.Failure) -> Int? {
    guard try expect(.number, &scanner, name, "number") else { return nil }
    let start = scanner.offset
    try scanner.skip()
    let digits = String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
    if let count = Int(digits), count > 0 { return count }
    note(.wrongMemberType, at: start, ["name": name, "type": "number"])
    return nil
  }

  private mutating func expression(
    _ scanner: inout JSONScanner,
    _ name: String
  ) throws(JSONScanner.Failure) -> String? {
    guard try expect(.string, &scanner, name, "text") else { return nil }
    let offset = scanner.offset
    let pattern = try scanner.string()
    if (try? FieldPattern(pattern)) != nil { return pattern }
    note(.invalidExpression, at: offset, ["value": pattern])
    return nil
  }
}
