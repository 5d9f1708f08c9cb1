/// The header of a `.po` file: the text of the entry whose `msgid` is empty.
struct POHeader {
  /// `Language:`; nil if it isn't there or empty.
  var language: String?
  /// `Plural-Forms:`; nil if it isn't there.
  var pluralForms: PluralForms?

  /// The count of forms and the rule that chooses one.
  struct PluralForms {
    var count: Int
    var rule: PluralExpression
    /// Both as the header has them.
    var text: String
  }

  /// Reads a header.
  ///
  /// - Parameters:
  ///   - text: the text of the entry.
  ///   - offset: where the entry begins, in bytes.
  /// - Throws: ``LocatedFault`` for a plural rule that can't be read.
  init(_ text: String, offset: Int) throws(LocatedFault) {
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      switch line[..<colon].lowercased() {
      case "language": language = value.isEmpty ? nil : String(value)
      case "plural-forms": pluralForms = try Self.pluralForms(String(value), offset)
      default: break
      }
    }
  }

  /// Reads `nplurals=2; plural=(n != 1);`.
  private static func pluralForms(
    _ value: String,
    _ offset: Int
  ) throws(LocatedFault) -> PluralForms? {
    var count: Int?
    var expression: Substring?
    for part in value.split(separator: ";") {
      guard let sign = part.firstIndex(of: "=") else { continue }
      let content = part[part.index(after: sign)...]
      switch part[..<sign].filter({ $0 != " " }) {
      case "nplurals": count = Int(content.filter { $0 != " " })
      case "plural": expression = content
      default: break
      }
    }
    // What a template has in place of a rule: gettext takes it for none.
    if expression == "EXPRESSION" { return nil }
    guard let count, (1...GettextPlurals.formLimit).contains(count), let expression,
      let rule = try? PluralExpression(String(expression))
    else { throw LocatedFault(.invalidPluralRule(value), offset: offset) }
    return PluralForms(count: count, rule: rule, text: value)
  }

  /// The character set that a file names in its header, in lower case, and the offset of the line;
  /// nil for Unicode, ASCII or none.
  ///
  /// It is looked for in the bytes, since it says how to read them: every set that gettext allows
  /// has ASCII's letters in ASCII's places.
  static func charset(in file: [UInt8]) -> (name: String, offset: Int)? {
    let unicode = ["utf-8", "utf8", "us-ascii", "ascii", "charset", ""]
    var start = 0
    var messages = 0
    while start < file.count {
      let end = file[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.count
      let line = file[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
      if line.starts(with: "msgid".utf8) { messages += 1 }
      // The header is the first message.
      if messages > 1 { return nil }
      if line.first != UInt8(ascii: "#"), let charset = charset(inLine: line) {
        return unicode.contains(charset) ? nil : (charset, line.startIndex)
      }
      start = end + 1
    }
    return nil
  }

  /// The character set in a line, in lower case; nil if the line names none.
  private static func charset(inLine line: ArraySlice<UInt8>) -> String? {
    guard let field = line.endOfFirst("content-type:"),
      let name = line[field...].endOfFirst("charset=")
    else { return nil }
    let ends = Array("\\\"; ".utf8)
    return String(decoding: line[name...].prefix { !ends.contains($0) }, as: UTF8.self).lowercased()
  }
}
