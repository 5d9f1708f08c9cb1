/// A JSON value (RFC 8259), written on one line.
indirect enum JSONText {
  case string(String)
  case number(Int)
  case null
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  static func string(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  var text: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .number(let value): String(value)
    case .null: "null"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
