/// Takes a `.po` file apart into keywords, texts and comments.
struct POLexer {
  /// A part of the file.
  enum Token: Equatable {
    /// `msgid`, `msgstr` …; the text follows.
    case keyword(Keyword)
    /// `#` and what follows, without the line's end; `kind` is the byte behind the `#`.
    case comment(kind: UInt8, Range<Int>)
    case end
  }

  enum Keyword: Equatable {
    case context, id, idPlural, text, domain
    /// `msgstr[n]`
    case plural(Int)
  }

  let bytes: [UInt8]
  var index = 0
  /// Where the last token began.
  private(set) var tokenStart = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next keyword or comment.
  mutating func next() throws(LocatedFault) -> Token {
    skipSpace()
    tokenStart = index
    guard index < bytes.count else { return .end }
    if bytes[index] == UInt8(ascii: "#") { return comment() }
    return .keyword(try keyword())
  }

  /// Reads the text behind a keyword: one or more strings, joined.
  mutating func text() throws(LocatedFault) -> ArraySlice<UInt8> {
    skipSpace()
    guard index < bytes.count else { throw LocatedFault(.unexpectedEnd, offset: index) }
    guard bytes[index] == UInt8(ascii: "\"") else {
      throw LocatedFault(.unquotedText(bytes[index...].firstShown), offset: index)
    }
    let first = try string()
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return first }
    // An array grows by leaps; a slice would be copied for each string.
    var text = Array(first)
    repeat {
      text.append(contentsOf: try string())
      skipSpace()
    } while index < bytes.count && bytes[index] == UInt8(ascii: "\"")
    return text[...]
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) {
      index += 1
    }
  }

  private mutating func comment() -> Token {
    let start = index + 1
    index = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    guard start < index else { return .comment(kind: 0x20, start..<index) }
    let kind = bytes[start]
    switch kind {
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "|"),
      UInt8(ascii: "~"), UInt8(ascii: "="), UInt8(ascii: " "):
      return .comment(kind: kind, start + 1..<index)
    default:
      return .comment(kind: 0x20, start..<index)
    }
  }

  /// The words of a message.
  static let words = ["msgid", "msgid_plural", "msgctxt", "msgstr", "domain"]

  private mutating func keyword() throws(LocatedFault) -> Keyword {
    let start = index
    while index < bytes.count, isWord(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "msgid": return .id
    case "msgid_plural": return .idPlural
    case "msgctxt": return .context
    case "domain": return .domain
    case "msgstr":
      skipSpace()
      if index < bytes.count, bytes[index] == UInt8(ascii: "[") { return .plural(try formIndex()) }
      return .text
    default:
      index = start
      if start > 0, bytes[start - 1] == UInt8(ascii: "\""), bytes[...].isTextBehindQuote(start - 1)
      {
        throw LocatedFault(.unescapedQuote, offset: start - 1)
      }
      throw word.isEmpty
        ? unexpectedCharacter()
        : LocatedFault(.unknownKeyword(word, choices: Self.words), offset: start)
    }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"): true
    default: false
    }
  }

  /// The index in `msgstr[2]`.
  private mutating func formIndex() throws(LocatedFault) -> Int {
    index += 1
    skipSpace()
    var value: Int?
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
      value = min((value ?? 0) * 10 + Int(bytes[index] - 0x30), 1_000_000)
      index += 1
    }
    skipSpace()
    guard let value, index < bytes.count, bytes[index] == UInt8(ascii: "]") else {
      throw unexpectedCharacter()
    }
    index += 1
    return value
  }

  private func unexpectedCharacter() -> LocatedFault {
    guard index < bytes.count else { return LocatedFault(.unexpectedEnd, offset: index) }
    return LocatedFault(.unexpectedCharacter(bytes[index...].firstShown), offset: index)
  }
}
