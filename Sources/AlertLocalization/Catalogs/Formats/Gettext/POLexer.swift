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
  private(set) var index = 0
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

  /// Appends the text behind a keyword: one or more strings, joined.
  mutating func appendText(to text: inout [UInt8]) throws(LocatedFault) {
    skipSpace()
    guard index < bytes.count else { throw LocatedFault(.unexpectedEnd, offset: index) }
    guard bytes[index] == UInt8(ascii: "\"") else { throw unexpectedCharacter() }
    repeat {
      try appendString(to: &text)
      skipSpace()
    } while index < bytes.count && bytes[index] == UInt8(ascii: "\"")
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) {
      index += 1
    }
  }

  private mutating func comment() -> Token {
    let start = index + 1
    index = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let kind = start < index ? bytes[start] : 0x20
    let isMarked = [".", ":", ",", "|", "~", "=", " "].contains(Character(Unicode.Scalar(kind)))
    return .comment(kind: kind, (isMarked ? min(start + 1, index) : start)..<index)
  }

  private mutating func keyword() throws(LocatedFault) -> Keyword {
    let start = index
    while index < bytes.count, isWord(bytes[index]) { index += 1 }
    let word = bytes[start..<index]
    if word.elementsEqual("msgid".utf8) { return .id }
    if word.elementsEqual("msgid_plural".utf8) { return .idPlural }
    if word.elementsEqual("msgctxt".utf8) { return .context }
    if word.elementsEqual("domain".utf8) { return .domain }
    if word.elementsEqual("msgstr".utf8) {
      skipSpace()
      if index < bytes.count, bytes[index] == UInt8(ascii: "[") { return .plural(try formIndex()) }
      return .text
    }
    index = start
    if word.isEmpty { throw unexpectedCharacter() }
    throw LocatedFault(
      .unknownKeyword(String(decoding: word, as: UTF8.self)),
      offset: start
    )
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
    let text = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    return LocatedFault(
      .unexpectedCharacter(text.unicodeScalars.first.map(String.init) ?? ""),
      offset: index
    )
  }
}

// MARK: - Strings

extension POLexer {
  private mutating func appendString(to text: inout [UInt8]) throws(LocatedFault) {
    let start = index
    index += 1
    var plainStart = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        text.append(contentsOf: bytes[plainStart..<index])
        index += 1
        return
      case UInt8(ascii: "\\"):
        text.append(contentsOf: bytes[plainStart..<index])
        text.append(try escape())
        plainStart = index
      case 0x0A, 0x0D:
        // A string ends in its line; a text of several lines has several strings.
        throw LocatedFault(.unterminatedString(mark: "\""), offset: start)
      default:
        index += 1
      }
    }
    throw LocatedFault(.unterminatedString(mark: "\""), offset: start)
  }

  /// The byte of the escape at a backslash.
  private mutating func escape() throws(LocatedFault) -> UInt8 {
    let start = index
    index += 1
    guard index < bytes.count else { throw LocatedFault(.unexpectedEnd, offset: index) }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): return byte
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      return number(digits: 3, radix: 8)
    case UInt8(ascii: "x"):
      let digits = index
      let value = number(digits: 2, radix: 16)
      if index > digits { return value }
    default:
      break
    }
    throw LocatedFault(
      .invalidEscape(String(decoding: bytes[start..<index], as: UTF8.self)),
      offset: start
    )
  }

  private mutating func number(digits: Int, radix: Int) -> UInt8 {
    var value = 0
    for _ in 0..<digits {
      guard index < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, digit < radix
      else { break }
      value = value * radix + digit
      index += 1
    }
    return UInt8(truncatingIfNeeded: value)
  }
}
