/// Reads a format of `printf` or `NSString` byte by byte.
struct PrintfParser {
  let bytes: ArraySlice<UInt8>
  let dialect: PrintfFormat.Dialect
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
    if flags.hasSpace {
      if let name = directive.name { throw .incompletePlaceholder("%(\(name))") }
      return false
    }
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
    guard let conversion = conversion(at: &cursor) else {
      if let name = directive.name { throw .incompletePlaceholder("%(\(name))") }
      return false
    }
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

  var isApple: Bool { dialect == .apple || dialect == .stringCatalog }

  func byte(at index: Int) -> UInt8? { index < bytes.endIndex ? bytes[index] : nil }
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
