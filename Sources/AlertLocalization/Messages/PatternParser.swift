/// Takes ICU MessageFormat 1 patterns apart.
///
/// The grammar is that of ICU's `MessagePattern` in its usual apostrophe mode: an apostrophe begins
/// a quotation only in front of what would else be syntax, and two of them are one.
struct PatternParser {
  private(set) var arguments: [MessagePattern.Argument] = []
  private(set) var doubtfulQuotes: [Int] = []
  let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func parse() throws(MessageError) {
    if bytes.count > MessagePattern.longest {
      throw MessageError(.patternTooLong, at: 0, ["limit": .integer(Int64(MessagePattern.longest))])
    }
    try message(in: nil, depth: 0)
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

// MARK: - Text

extension PatternParser {
  /// Reads text up to the end of the pattern, or of the form that it is.
  private mutating func message(
    in parent: MessagePattern.ArgumentType?,
    depth: Int
  ) throws(MessageError) {
    if depth > MessagePattern.deepest {
      throw MessageError(
        .tooDeep, at: offset, ["limit": .integer(Int64(MessagePattern.deepest))])
    }
    let start = offset
    while let byte {
      switch byte {
      case UInt8(ascii: "'"): try apostrophe(in: parent)
      case UInt8(ascii: "{"): try argument(depth: depth)
      case UInt8(ascii: "}") where parent != nil: return
      case UInt8(ascii: "|") where parent == .choice: return
      default: offset += 1
      }
    }
    if parent != nil {
      // A form begins behind its brace, a choice's behind its sign.
      throw MessageError(.unclosedBrace, at: max(start - 1, 0), ["mend": "}"])
    }
  }

  private mutating func apostrophe(in parent: MessagePattern.ArgumentType?) throws(MessageError) {
    let start = offset
    offset += 1
    switch byte {
    case UInt8(ascii: "'"):
      offset += 1
      return
    case UInt8(ascii: "{"), UInt8(ascii: "}"): break
    case UInt8(ascii: "#") where parent == .plural || parent == .selectOrdinal: break
    case UInt8(ascii: "|") where parent == .choice: break
    default: return
    }
    if start > 0, isLetter(before: start) { doubtfulQuotes.append(start) }
    while let byte {
      offset += 1
      guard byte == UInt8(ascii: "'") else { continue }
      if self.byte != UInt8(ascii: "'") { return }
      offset += 1
    }
    throw MessageError(.swallowedBrace, at: start, ["mend": .text(doubledApostrophe(at: start))])
  }

  /// Letters of any script count, punctuation beyond ASCII does no harm.
  private func isLetter(before offset: Int) -> Bool {
    let byte = bytes[offset - 1]
    return byte >= 0x80 || (0x41...0x5A).contains(byte & ~0x20)
  }

  /// The word with the apostrophe and what is in the brace, with the apostrophe doubled.
  func doubledApostrophe(at start: Int) -> String {
    let word = bytes[..<start].lastIndex { $0 <= 0x20 || $0 == UInt8(ascii: "}") }.map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "}") }.map { $0 + 1 } ?? bytes.count
    return text(word..<start) + "''" + text((start + 1)..<end)
  }
}

// MARK: - Arguments

extension PatternParser {
  private mutating func argument(depth: Int) throws(MessageError) {
    let brace = offset
    offset += 1
    skipSpace()
    let start = offset
    skipIdentifier()
    let name = text(start..<offset)
    skipSpace()
    guard let next = byte else {
      throw MessageError(.unclosedBrace, at: brace, ["mend": "}"])
    }
    guard Self.isName(name) else { throw badName(from: brace) }
    var argument = MessagePattern.Argument(
      name: name, type: .plain, style: nil, forms: [], offset: start)
    switch next {
    case UInt8(ascii: "}"):
      offset += 1
      arguments.append(argument)
    case UInt8(ascii: ","):
      offset += 1
      argument.type = try type(of: name, brace: brace)
      // Arguments inside of the forms come behind this one.
      let index = arguments.count
      arguments.append(argument)
      try style(of: index, brace: brace, depth: depth)
    default:
      throw bytes[start...].contains(UInt8(ascii: "}"))
        ? MessageError(.badArgumentSyntax, at: offset, ["name": .text(name)]) : badName(from: brace)
    }
  }

  private func badName(from brace: Int) -> MessageError {
    let end = bytes[brace...].firstIndex { $0 == UInt8(ascii: "}") } ?? bytes.count
    let inside = text((brace + 1)..<end)
    return MessageError(
      .badArgumentName, at: brace, ["name": .text(inside), "mend": .text("'{'\(inside)'}'")])
  }

  /// A number without leading zeros, or a name that does not begin like one.
  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    guard (0x30...0x39).contains(first) else { return true }
    if first == 0x30 { return name.utf8.count == 1 }
    return name.utf8.allSatisfy { (0x30...0x39).contains($0) } && Int32(name) != nil
  }

  private mutating func type(
    of name: String,
    brace: Int
  ) throws(MessageError) -> MessagePattern.ArgumentType {
    skipSpace()
    let start = offset
    while let byte, (0x41...0x5A).contains(byte & ~0x20) { offset += 1 }
    let word = text(start..<offset)
    skipSpace()
    guard let next = byte else { throw MessageError(.unclosedBrace, at: brace, ["mend": "}"]) }
    let known = MessagePattern.ArgumentType(rawValue: word.lowercased())
    guard let type = known, type != .plain else {
      let choices = MessagePattern.ArgumentType.allCases.dropFirst().map(\.rawValue)
      throw MessageError(
        .unknownArgumentType, at: start,
        [
          "type": .text(word.isEmpty ? text(start..<min(start + 1, bytes.count)) : word),
          "choices": .text(choices.joined(separator: ", ")),
        ])
    }
    guard next == UInt8(ascii: ",") || next == UInt8(ascii: "}") else {
      throw MessageError(.badArgumentSyntax, at: offset, ["name": .text(name)])
    }
    return type
  }

  private mutating func style(of index: Int, brace: Int, depth: Int) throws(MessageError) {
    let argument = arguments[index]
    let hasForms = argument.type == .select || argument.type == .choice || argument.type.isPlural
    if byte == UInt8(ascii: "}") {
      if hasForms {
        let example = argument.type == .choice ? "0#… |1#…" : "other {…}"
        throw MessageError(
          .missingStyle, at: brace,
          [
            "name": .text(argument.name),
            "mend": .text("{\(argument.name), \(argument.type.rawValue), \(example)}"),
          ])
      }
      offset += 1
      return
    }
    offset += 1
    switch argument.type {
    case .plural, .selectOrdinal, .select: try forms(of: index, brace: brace, depth: depth)
    case .choice: try choices(of: index, brace: brace, depth: depth)
    default: try simpleStyle(of: index, brace: brace)
    }
    offset += 1
  }

  /// A style that ICU takes as it is: up to the brace that closes the argument.
  private mutating func simpleStyle(of index: Int, brace: Int) throws(MessageError) {
    let start = offset
    var open = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "'"):
        let rest = bytes[(offset + 1)...]
        guard let end = rest.firstIndex(of: UInt8(ascii: "'")) else {
          throw MessageError(
            .swallowedBrace, at: offset, ["mend": .text(doubledApostrophe(at: offset))])
        }
        offset = end
      case UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "}"):
        if open == 0 {
          arguments[index].style = text(start..<offset)
          return
        }
        open -= 1
      default: break
      }
      offset += 1
    }
    throw MessageError(.unclosedBrace, at: brace, ["mend": "}"])
  }
}

// MARK: - Forms

extension PatternParser {
  private mutating func forms(of index: Int, brace: Int, depth: Int) throws(MessageError) {
    let argument = arguments[index]
    let example = "other {…}"
    var last = example
    var hasOffset = false
    while true {
      skipSpace()
      guard let next = byte else { throw MessageError(.unclosedBrace, at: brace, ["mend": "}"]) }
      if next == UInt8(ascii: "}") { break }
      let start = offset
      let isExact = argument.type.isPlural && next == UInt8(ascii: "=")
      if isExact {
        offset += 1
        try number(orThrow: MessageError(.badSelector, at: start, ["mend": "=0 {…}"]))
      } else {
        skipIdentifier()
      }
      let selector = text(start..<offset)
      if selector.isEmpty {
        throw MessageError(.badSelector, at: start, ["mend": .text(example)])
      }
      if argument.type.isPlural, selector == "offset", byte == UInt8(ascii: ":") {
        let misplaced = MessageError(.badOffset, at: start)
        if hasOffset || !arguments[index].forms.isEmpty { throw misplaced }
        hasOffset = true
        offset += 1
        skipSpace()
        try number(orThrow: misplaced)
        continue
      }
      arguments[index].forms.append(MessagePattern.Form(selector: selector, offset: start))
      skipSpace()
      guard byte == UInt8(ascii: "{") else {
        throw MessageError(
          .missingForm, at: offset,
          ["selector": .text(selector), "mend": .text("\(selector) {…}")])
      }
      offset += 1
      let formStart = offset
      try message(in: argument.type, depth: depth + 1)
      last = offset - formStart <= 40 ? "other {\(text(formStart..<offset))}" : example
      offset += 1
    }
    if !arguments[index].forms.contains(where: { $0.selector == "other" }) {
      throw MessageError(
        .missingOther, at: argument.offset,
        ["name": .text(argument.name), "mend": .text(last)])
    }
  }

  private mutating func choices(of index: Int, brace: Int, depth: Int) throws(MessageError) {
    while true {
      skipSpace()
      let start = offset
      try number(
        orThrow: MessageError(.badSelector, at: start, ["mend": "0#…"]), infinityAllowed: true)
      let selector = text(start..<offset)
      skipSpace()
      guard let sign = byte else { throw MessageError(.unclosedBrace, at: brace, ["mend": "}"]) }
      if sign == UInt8(ascii: "#") || sign == UInt8(ascii: "<") {
        offset += 1
      } else if bytes[offset...].starts(with: "≤".utf8) {
        offset += 3
      } else {
        throw MessageError(
          .missingForm, at: offset,
          ["selector": .text(selector), "mend": .text("\(selector)#…")])
      }
      arguments[index].forms.append(MessagePattern.Form(selector: selector, offset: start))
      try message(in: .choice, depth: depth + 1)
      if byte == UInt8(ascii: "}") { return }
      offset += 1
    }
  }

  /// Passes over a number as a plural's exact form and offset take it.
  private mutating func number(
    orThrow error: MessageError,
    infinityAllowed: Bool = false
  ) throws(MessageError) {
    let start = offset
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { offset += 1 }
    if infinityAllowed, bytes[offset...].starts(with: "∞".utf8) {
      offset += 3
      return
    }
    while let byte, (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) { offset += 1 }
    // Only digits and signs are left, so nothing like `nan` or `0x1` gets through.
    if offset - start > 128 || Double(text(start..<offset)) == nil { throw error }
  }
}

// MARK: - Characters

extension PatternParser {
  private mutating func skipSpace() {
    while let byte {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        offset += 1
      } else if byte >= 0x80, let scalar = scalar(), scalar.properties.isPatternWhitespace {
        offset += UTF8.width(scalar)
      } else {
        return
      }
    }
  }

  /// Passes over a name: everything but white space and syntax (UAX #31).
  private mutating func skipIdentifier() {
    while let byte {
      if byte < 0x80 {
        guard Self.isASCIIWord(byte) else { return }
        offset += 1
      } else {
        guard let scalar = scalar(), !scalar.properties.isPatternWhitespace,
          !scalar.isPatternSyntax
        else { return }
        offset += UTF8.width(scalar)
      }
    }
  }

  /// Controls, letters, digits and `_`.
  private static func isASCIIWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x00...0x08, 0x0E...0x1F, 0x7F: true
    default: false
    }
  }

  private func scalar() -> Unicode.Scalar? {
    let rest = bytes[offset..<min(offset + 4, bytes.count)]
    var iterator = rest.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }
}

extension MessagePattern.ArgumentType {
  /// Whether `#` stands for the number inside of its forms.
  var isPlural: Bool { self == .plural || self == .selectOrdinal }
}
