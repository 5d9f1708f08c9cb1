/// Reads `.strings` files, with the place and the comment of every key.
///
///     /* Asked before files are removed. */
///     "delete.title" = "Delete %lld files?";
///
/// The values are formats of `NSString` and become message patterns. Beside the usual form it takes
/// keys and values without quotation marks, `"key";` for a text that is its own key, comments of
/// both kinds, and bodies that are property lists in XML or Apple's binary form.
package struct StringsReader {
  private let bytes: [UInt8]
  private var index = 0
  private var lines: LineCounter
  private var catalog: Catalog
  private let detailed: Bool
  /// The comment in front of the next key, as bytes of the file.
  private var comment: Range<Int>?

  /// Reads a file into a catalog, whose path it is.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - catalog: where the messages go.
  ///   - detailed: whether comments and placeholders are wanted, which only tools need.
  /// - Throws: ``Diagnostic`` at the line and column where the file stops making sense; the
  ///   catalog is then as it was.
  package static func read(
    _ file: [UInt8],
    into catalog: inout Catalog,
    detailed: Bool = true
  ) throws(Diagnostic) {
    if let list = try PropertyList.read(file, path: catalog.path) {
      catalog = try read(list, catalog, detailed)
    } else {
      var reader = StringsReader(
        try TextDecoder.utf8(file, path: catalog.path),
        catalog,
        detailed
      )
      catalog = try reader.read()
    }
  }

  private init(_ bytes: [UInt8], _ catalog: Catalog, _ detailed: Bool) {
    self.bytes = bytes
    self.catalog = catalog
    self.detailed = detailed
    lines = LineCounter(bytes, path: catalog.path)
    // An entry with its comment takes about a hundred bytes.
    self.catalog.reserveCapacity(catalog.entries.count + bytes.count / 100)
  }

  private static func read(
    _ list: PropertyList,
    _ catalog: Catalog,
    _ detailed: Bool
  ) throws(Diagnostic) -> Catalog {
    var catalog = catalog
    var lines = list.lines
    for member in list.members {
      guard let text = member.value.string else {
        throw lines.diagnostic(.wrongType(key: member.key), at: member.offset)
      }
      let position = lines.position(of: member.offset)
      catalog.add(
        key: member.key,
        comment: nil,
        position: position,
        detailed: detailed
      ) { () throws(PrintfFault) in
        try PatternConverter(dialect: .apple).convert(text)
      }
    }
    return catalog
  }

  private mutating func read() throws(Diagnostic) -> Catalog {
    while true {
      comment = nil
      try skipSpaceAndComments(keepingComment: true)
      guard index < bytes.count else { return catalog }
      try readEntry()
    }
  }

  private mutating func readEntry() throws(Diagnostic) {
    let position = lines.position(of: index)
    let comment = detailed ? comment.map { text(of: $0) } : nil
    let key = try token()
    var value = key
    try skipSpaceAndComments()
    if byte == UInt8(ascii: "=") {
      index += 1
      try skipSpaceAndComments()
      value = try token()
      try skipSpaceAndComments()
    } else if byte != UInt8(ascii: ";") {
      throw unfinished(key, .missingEqualsSign)
    }
    guard byte == UInt8(ascii: ";") else { throw unfinished(value, .missingSemicolon) }
    index += 1
    catalog.add(
      key: String(decoding: key.content, as: UTF8.self),
      comment: comment,
      position: position,
      detailed: detailed
    ) { () throws(PrintfFault) in
      try PatternConverter(dialect: .apple).convert(value.content)
    }
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }
}

// MARK: - Tokens

extension StringsReader {
  private struct Token {
    /// Where it stands in the file, quotation marks included.
    var range: Range<Int>
    /// Its text, escapes replaced.
    var content: ArraySlice<UInt8>
    var isQuoted: Bool
  }

  private mutating func token() throws(Diagnostic) -> Token {
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
  private mutating func unfinished(_ token: Token, _ fault: FormatFault) -> Diagnostic {
    // A text that runs over several lines with a word glued to its end took the opening mark of the
    // next text for its own closing one.
    let isGlued = index == token.range.upperBound && index < bytes.count
    if token.isQuoted && isGlued && bytes[token.range].contains(where: Self.isLineEnd) {
      return unterminated(from: token.range.lowerBound)
    }
    return lines.diagnostic(fault, at: token.range.upperBound)
  }

  /// The fault of a text whose quotation mark at an offset has no partner.
  private mutating func unterminated(from start: Int) -> Diagnostic {
    let mark = String(decoding: bytes[start...start], as: UTF8.self)
    return lines.diagnostic(.unterminatedString(mark: mark), at: start)
  }

  private mutating func unexpectedCharacter() -> Diagnostic {
    let text = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    return lines.diagnostic(
      .unexpectedCharacter(text.unicodeScalars.first.map(String.init) ?? ""),
      at: index
    )
  }

  private func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

// MARK: - Space and comments

extension StringsReader {
  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func skipSpaceAndComments(
    keepingComment: Bool = false
  ) throws(Diagnostic) {
    while let byte {
      switch byte {
      case 0x20, 0x09...0x0D:
        index += 1
      case UInt8(ascii: "/"):
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        guard next == UInt8(ascii: "*") || next == UInt8(ascii: "/") else { return }
        let body = try next == UInt8(ascii: "*") ? blockComment() : lineComment()
        if keepingComment { comment = Self.trimmed(body, in: bytes) }
      case 0xEF where bytes[index...].starts(with: [0xEF, 0xBB, 0xBF] as [UInt8]):
        // A byte-order mark in the middle comes from files put one behind the other.
        index += 3
      default:
        return
      }
    }
  }

  private mutating func lineComment() -> Range<Int> {
    let start = index + 2
    index = bytes[start...].firstIndex(where: Self.isLineEnd) ?? bytes.count
    return start..<index
  }

  private mutating func blockComment() throws(Diagnostic) -> Range<Int> {
    let start = index
    index += 2
    while let star = bytes[index...].firstIndex(of: UInt8(ascii: "*")) {
      index = star + 1
      if byte == UInt8(ascii: "/") {
        index += 1
        return start + 2..<star
      }
    }
    throw lines.diagnostic(.unterminatedComment(end: "*/"), at: start)
  }

  /// A comment without the white space around it; nil if nothing is left.
  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    guard let first = bytes[range].firstIndex(where: { $0 > 0x20 }),
      let last = bytes[range].lastIndex(where: { $0 > 0x20 })
    else { return nil }
    return first..<last + 1
  }
}

// MARK: - Escapes

extension StringsReader {
  /// Reads the escape at a backslash.
  private mutating func escape() throws(Diagnostic) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let byte else { throw lines.diagnostic(.unexpectedEnd, at: index) }
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      return try unicodeEscape(from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return octalEscape()
    case 0x80...:
      // The character itself, all bytes of it.
      let text = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
      let scalar = text.unicodeScalars.first ?? "\u{FFFD}"
      index += UTF8.width(scalar)
      return scalar
    default:
      index += 1
      return Self.controls[byte] ?? Unicode.Scalar(byte)
    }
  }

  private static let controls: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "v"): "\u{B}",
  ]

  /// Up to three octal digits, the number of a character of Latin-1.
  private mutating func octalEscape() -> Unicode.Scalar {
    var value: UInt32 = 0
    for _ in 0..<3 {
      guard let byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) else { break }
      value = value * 8 + UInt32(byte - UInt8(ascii: "0"))
      index += 1
    }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: value))
  }

  /// `\U` or `\u` and up to four digits; a character beyond U+FFFF is written as two of them.
  private mutating func unicodeEscape(from start: Int) throws(Diagnostic) -> Unicode.Scalar {
    index += 1
    guard let first = hexadecimal() else { throw invalidEscape(from: start) }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800...0xDBFF).contains(first), byte == UInt8(ascii: "\\") else {
      throw invalidEscape(from: start)
    }
    index += 1
    guard byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") else {
      throw invalidEscape(from: start)
    }
    index += 1
    guard let second = hexadecimal(), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw invalidEscape(from: start) }
    return scalar
  }

  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32?
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { break }
      value = (value ?? 0) * 16 + UInt32(digit)
      index += 1
    }
    return value
  }

  private mutating func invalidEscape(from start: Int) -> Diagnostic {
    lines.diagnostic(.invalidEscape(text(of: start..<index)), at: start)
  }
}
