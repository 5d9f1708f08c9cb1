extension StringsReader {
  struct Token {
    /// Where it stands in the file, quotation marks included.
    var range: Range<Int>
    /// Its text, escapes replaced.
    var content: ArraySlice<UInt8>
    var isQuoted: Bool
  }

  mutating func token() throws(Diagnostic) -> Token {
    guard let byte else { throw lines.diagnostic(.unexpectedEnd, at: index) }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    let start = index
    while index < bytes.count, Self.standsUnquoted(bytes[index]) { index += 1 }
    if index == start { throw unexpectedCharacter() }
    return Token(range: start..<index, content: bytes[start..<index], isQuoted: false)
  }

  private mutating func quoted(by mark: UInt8) throws(Diagnostic) -> Token {
    let start = index
    index += 1
    skipPlainText(upTo: mark)
    let plain = bytes[start + 1..<index]
    var escaped: [UInt8]?
    while byte == UInt8(ascii: "\\") {
      var text = escaped.take() ?? Array(plain)
      text.append(contentsOf: String(try escape()).utf8)
      let plainStart = index
      skipPlainText(upTo: mark)
      text.append(contentsOf: bytes[plainStart..<index])
      escaped = text
    }
    if index == bytes.count { throw unterminated(from: start) }
    index += 1
    return Token(range: start..<index, content: escaped?[...] ?? plain, isQuoted: true)
  }

  /// Goes on to the mark that ends a text, to a backslash or to the end of the file.
  private mutating func skipPlainText(upTo mark: UInt8) {
    index =
      bytes[index...].firstIndex { $0 == mark || $0 == UInt8(ascii: "\\") } ?? bytes.count
  }

  /// What may stand in a key or a value without quotation marks.
  private static func standsUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"): true
    case UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// The fault of an entry that doesn't go on as it must behind a token.
  mutating func unfinished(_ token: Token, _ fault: FormatFault) -> Diagnostic {
    // A text that runs over several lines, or over an equals sign, with a word glued to its end
    // took the opening mark of the next text for its own closing one.
    let isGlued = index == token.range.upperBound && index < bytes.count
    let holdsMore = bytes[token.range].contains { Self.isLineEnd($0) || $0 == UInt8(ascii: "=") }
    if token.isQuoted && isGlued && holdsMore {
      return unterminated(from: token.range.lowerBound)
    }
    let restOfLine = bytes[token.range.upperBound...].prefix { !Self.isLineEnd($0) }
    if !token.isQuoted, fault == .missingSemicolon, restOfLine.contains(UInt8(ascii: "\"")) {
      let word = text(of: token.range)
      return lines.diagnostic(.unquotedText(word), at: token.range.lowerBound)
    }
    if token.isQuoted, bytes[...].isTextBehindQuote(token.range.upperBound - 1) {
      return lines.diagnostic(.unescapedQuote, at: token.range.upperBound - 1)
    }
    if index < bytes.count, Punctuation.mend(for: bytes[index...].firstShown) != nil {
      return unexpectedCharacter()
    }
    return lines.diagnostic(fault, at: token.range.upperBound)
  }

  /// The fault of a text whose quotation mark at an offset has no partner.
  mutating func unterminated(from start: Int) -> Diagnostic {
    let mark = String(decoding: bytes[start...start], as: UTF8.self)
    return lines.diagnostic(.unterminatedString(mark: mark), at: start)
  }

  private mutating func unexpectedCharacter() -> Diagnostic {
    let fault: FormatFault =
      byte == UInt8(ascii: "#")
      ? .wrongComment(sign: "#", mend: "/* … */")
      : .unexpectedCharacter(bytes[index...].firstShown)
    return lines.diagnostic(fault, at: index)
  }

  func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
