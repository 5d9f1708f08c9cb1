/// Reads a format of `printf` or `NSString` byte by byte.
struct PrintfParser {
  private let bytes: ArraySlice<UInt8>
  private let dialect: PrintfFormat.Dialect
  private let isForm: Bool
  private var index: Int
  private var pieces: [PrintfFormat.Piece] = []
  /// Where the text in front of the next placeholder begins.
  private var textStart: Int
  private var hasNumbered = false
  private var unnumberedCount = 0

  init(_ bytes: ArraySlice<UInt8>, dialect: PrintfFormat.Dialect, isForm: Bool) {
    self.bytes = bytes
    self.isForm = isForm
    self.dialect = dialect
    index = bytes.startIndex
    textStart = index
  }

  mutating func parse() throws(PrintfFault) -> [PrintfFormat.Piece] {
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), try parsePlaceholder() { continue }
      index += 1
    }
    flushText(upTo: index)
    // Positions of variables don't count here: a variable is found by its name.
    if hasNumbered && unnumberedCount > (isForm ? 1 : 0) { throw .mixedNumbering }
    return pieces
  }

  /// Reads the placeholder at the sign `%`; false if it means nothing and stands for itself.
  private mutating func parsePlaceholder() throws(PrintfFault) -> Bool {
    let start = index
    var cursor = index + 1
    if byte(at: cursor) == UInt8(ascii: "%") {
      // The first of the two signs is the end of the text.
      flushText(upTo: cursor)
      index = cursor + 1
      textStart = index
      return true
    }
    if dialect == .stringCatalog, bytes[cursor...].starts(with: "arg".utf8) {
      append(.ownValue, upTo: cursor + 3)
      return true
    }

    var directive = PrintfDirective(kind: .text)
    if dialect == .python, byte(at: cursor) == UInt8(ascii: "(") {
      guard let end = bytes[cursor...].firstIndex(of: UInt8(ascii: ")")) else { return false }
      directive.name = String(decoding: bytes[cursor + 1..<end], as: UTF8.self)
      cursor = end + 1
    }
    let firstDigit = cursor
    let position = number(at: &cursor)
    if position != nil, byte(at: cursor) == UInt8(ascii: "$") {
      directive.position = position
      cursor += 1
    } else {
      cursor = firstDigit
    }

    var flags = Flags()
    var isStarred = false
    flags.read(bytes, at: &cursor)
    if flags.hasSpace { return false }
    let width = widthOrStar(at: &cursor, isStarred: &isStarred)
    if byte(at: cursor) == UInt8(ascii: ".") {
      cursor += 1
      directive.precision = widthOrStar(at: &cursor, isStarred: &isStarred) ?? 0
    }
    // A width may stand in front of a variable's sign: `%8$3.2#@size@`.
    if byte(at: cursor) == UInt8(ascii: "#") {
      flags.hasNumberSign = true
      cursor += 1
    }
    if flags.hasNumberSign, byte(at: cursor) == UInt8(ascii: "@"), isApple {
      try appendVariable(nameAt: cursor + 1, position: directive.position)
      return true
    }
    let conversionStart = cursor
    guard let conversion = conversion(at: &cursor) else { return false }
    let written = String(decoding: bytes[start..<cursor], as: UTF8.self)
    guard let kind = conversion.kind, !isStarred else { throw .unsupportedPlaceholder(written) }
    directive.kind = kind
    directive.type = "%" + String(decoding: bytes[conversionStart..<cursor], as: UTF8.self)
    if kind == .text {
      directive.precision = nil
    } else {
      directive.alwaysSigned = flags.hasPlus
      directive.minimumDigits = flags.hasZero ? width : nil
    }
    try append(directive, upTo: cursor)
    return true
  }

  private var isApple: Bool { dialect == .apple || dialect == .stringCatalog }

  private func byte(at index: Int) -> UInt8? { index < bytes.endIndex ? bytes[index] : nil }
}

extension PrintfParser {
  private mutating func flushText(upTo end: Int) {
    if textStart < end { pieces.append(.text(textStart..<end)) }
  }

  private mutating func append(_ piece: PrintfFormat.Piece, upTo end: Int) {
    flushText(upTo: index)
    pieces.append(piece)
    index = end
    textStart = end
  }

  private mutating func append(
    _ directive: PrintfDirective,
    upTo end: Int
  ) throws(PrintfFault) {
    if let position = directive.position {
      try check(position)
      hasNumbered = true
    } else if directive.name == nil {
      unnumberedCount += 1
    }
    append(.value(directive), upTo: end)
  }

  private mutating func appendVariable(
    nameAt start: Int,
    position: Int?
  ) throws(PrintfFault) {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")) else {
      throw .unterminatedVariable
    }
    if let position { try check(position) }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    append(.variable(name: name, position: position), upTo: end + 1)
  }

  private func check(_ position: Int) throws(PrintfFault) {
    if position < 1 || position > PrintfFormat.highestPosition { throw .positionOutOfRange }
  }
}

// MARK: - The parts of a placeholder

extension PrintfParser {
  /// The flags of a conversion (POSIX, `fprintf`).
  private struct Flags {
    var hasSpace = false
    var hasPlus = false
    var hasZero = false
    var hasNumberSign = false

    mutating func read(_ bytes: ArraySlice<UInt8>, at cursor: inout Int) {
      while cursor < bytes.endIndex {
        switch bytes[cursor] {
        case UInt8(ascii: " "): hasSpace = true
        case UInt8(ascii: "+"): hasPlus = true
        case UInt8(ascii: "0"): hasZero = true
        case UInt8(ascii: "#"): hasNumberSign = true
        case UInt8(ascii: "-"), UInt8(ascii: "'"): break
        default: return
        }
        cursor += 1
      }
    }
  }

  /// A conversion's kind; nil for one that is known but can't be shown.
  private struct Conversion {
    var kind: PrintfDirective.Kind?
  }

  /// A number; stops at a size that no position and no width has, so it can't overflow.
  private func number(at cursor: inout Int) -> Int? {
    var value: Int?
    while let digit = byte(at: cursor), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      value = min((value ?? 0) * 10 + Int(digit - UInt8(ascii: "0")), 1_000_000)
      cursor += 1
    }
    return value
  }

  private func widthOrStar(at cursor: inout Int, isStarred: inout Bool) -> Int? {
    if byte(at: cursor) == UInt8(ascii: "*") {
      isStarred = true
      cursor += 1
      let afterStar = cursor
      _ = number(at: &cursor)
      if byte(at: cursor) == UInt8(ascii: "$") { cursor += 1 } else { cursor = afterStar }
      return nil
    }
    // No terminal shows more digits than this, and a pattern has a limit.
    return number(at: &cursor).map { min($0, 100) }
  }

  /// The length modifier and the letter; nil if there is no conversion.
  private func conversion(at cursor: inout Int) -> Conversion? {
    var index = cursor
    if dialect == .c, byte(at: index) == UInt8(ascii: "<") { return macro(at: &cursor) }
    while let byte = byte(at: index), "hlqLzjt".utf8.contains(byte) { index += 1 }
    guard let letter = byte(at: index) else { return nil }
    let kind: PrintfDirective.Kind?
    switch letter {
    case UInt8(ascii: "@") where isApple: kind = .text
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"): kind = .integer
    case UInt8(ascii: "D"), UInt8(ascii: "U"): kind = isApple ? .integer : nil
    case UInt8(ascii: "f"), UInt8(ascii: "F"): kind = .number(.fixed)
    case UInt8(ascii: "g"), UInt8(ascii: "G"): kind = .number(.general)
    case UInt8(ascii: "e"), UInt8(ascii: "E"): kind = .number(.scientific)
    case UInt8(ascii: "c"), UInt8(ascii: "C"): kind = .text
    // No locale has its own octal and hexadecimal digits: the caller gives them as text.
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"): kind = .text
    case UInt8(ascii: "s"): kind = isApple ? nil : .text
    case UInt8(ascii: "r") where dialect == .python: kind = .text
    case UInt8(ascii: "S"), UInt8(ascii: "p"), UInt8(ascii: "n"): kind = nil
    case UInt8(ascii: "a"), UInt8(ascii: "A"): kind = nil
    case UInt8(ascii: "m") where dialect == .c: kind = nil
    default: return nil
    }
    cursor = index + 1
    return Conversion(kind: kind)
  }

  /// `<PRId64>` and its like, which gettext keeps in place of what the C macro stands for.
  private func macro(at cursor: inout Int) -> Conversion? {
    guard let end = bytes[cursor...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let name = bytes[cursor + 1..<end]
    guard name.starts(with: "PRI".utf8), name.count > 3 else { return nil }
    let isDecimal = "diu".utf8.contains(name[name.startIndex + 3])
    cursor = end + 1
    return Conversion(kind: isDecimal ? .integer : .text)
  }
}
