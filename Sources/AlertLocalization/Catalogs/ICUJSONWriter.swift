/// Writes a catalog as ICU messages in JSON, which Flutter's tools read as `.arb`.
///
/// ```json
/// {
///   "@@locale": "es",
///   "delete.title": "¿Eliminar {count, plural, one {# archivo} other {# archivos}}?",
///   "@delete.title": {
///     "description": "Asked before files are removed.",
///     "placeholders": {
///       "count": { "type": "int" }
///     }
///   }
/// }
/// ```
///
/// Keys stand in the order of the catalog, each with what is known about it behind it, so that two
/// versions of a file can be compared.
public struct ICUJSONWriter {
  private var text: [UInt8] = []

  /// The catalog as the text of a file, ending in a newline.
  ///
  /// Keys for which JSON has no place, ``keysWithoutPlace(in:)``, are left out.
  public static func text(of catalog: Catalog) -> String {
    var writer = ICUJSONWriter()
    writer.write(catalog)
    return String(decoding: writer.text, as: UTF8.self)
  }

  /// The keys that begin with `@`: in this format such a key says something about another one.
  public static func keysWithoutPlace(in catalog: Catalog) -> [String] {
    catalog.entries.map(\.key).filter(isNote)
  }

  private static func isNote(_ key: String) -> Bool { key.utf8.first == UInt8(ascii: "@") }

  private mutating func write(_ catalog: Catalog) {
    append("{\n  ")
    appendMember("@@locale", catalog.language.identifier)
    for entry in catalog.entries where !Self.isNote(entry.key) {
      append(",\n  ")
      appendMember(entry.key, entry.pattern)
      appendNote(of: entry)
    }
    append("\n}\n")
  }

  private mutating func appendNote(of entry: Catalog.Entry) {
    if entry.comment == nil && entry.placeholders.isEmpty { return }
    append(",\n  ")
    appendString("@" + entry.key)
    append(": {")
    if let comment = entry.comment {
      append("\n    ")
      appendMember("description", comment)
    }
    if !entry.placeholders.isEmpty {
      append(entry.comment == nil ? "\n    " : ",\n    ")
      append("\"placeholders\": {")
      for (index, placeholder) in entry.placeholders.enumerated() {
        append(index == 0 ? "\n      " : ",\n      ")
        append(placeholder)
      }
      append("\n    }")
    }
    append("\n  }")
  }

  private mutating func append(_ placeholder: Catalog.Placeholder) {
    appendString(placeholder.name)
    append(": {")
    let members = [
      ("type", Self.type(of: placeholder)), ("example", placeholder.example),
      ("description", placeholder.comment),
    ]
    var separator = " "
    for case (let name, let value?) in members {
      append(separator)
      appendMember(name, value)
      separator = ", "
    }
    append(separator == " " ? "}" : " }")
  }

  /// The type in the words of Flutter's tools; what another notation calls it means nothing there.
  private static func type(of placeholder: Catalog.Placeholder) -> String? {
    if let type = placeholder.type, !type.hasPrefix("%") { return type }
    return switch placeholder.kind {
    case .text: "String"
    case .integer: "int"
    case .number: "num"
    case .date: "DateTime"
    case nil: nil
    }
  }
}

// MARK: - JSON

extension ICUJSONWriter {
  private mutating func append(_ syntax: String) { text.append(contentsOf: syntax.utf8) }

  private mutating func appendMember(_ key: String, _ value: String) {
    appendString(key)
    append(": ")
    appendString(value)
  }

  /// A string of JSON (RFC 8259, 7); what needs no escape stands there as it is.
  private mutating func appendString(_ string: String) {
    append("\"")
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0C: append("\\f")
      case 0x0D: append("\\r")
      case 0x00..<0x20:
        let digits = String(byte, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: text.append(byte)
      }
    }
    append("\"")
  }
}
