extension PatternParser {
  mutating func forms(of index: Int, brace: Int, depth: Int) throws(MessageError) {
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
        _ = try number(orThrow: MessageError(.badSelector, at: start, ["mend": "=0 {…}"]))
      } else {
        skipIdentifier()
      }
      let selector = text(start..<offset)
      if let error = textOutsideForms(argument.type, start, arguments[index].forms) { throw error }
      if selector.isEmpty {
        throw MessageError(.badSelector, at: start, ["mend": .text(example)])
      }
      if argument.type.isPlural, selector == "offset", byte == UInt8(ascii: ":") {
        let misplaced = MessageError(.badOffset, at: start)
        if hasOffset || !arguments[index].forms.isEmpty { throw misplaced }
        hasOffset = true
        offset += 1
        skipSpace()
        arguments[index].pluralOffset = try number(orThrow: misplaced)
        continue
      }
      arguments[index].forms.append(MessagePattern.Form(selector: selector, offset: start))
      skipSpace()
      guard byte == UInt8(ascii: "{") else {
        throw MessageError(
          .missingForm,
          at: offset,
          ["selector": .text(selector), "mend": .text("\(selector) {…}")]
        )
      }
      offset += 1
      let formStart = offset
      try message(in: argument.type, depth: depth + 1)
      last = offset - formStart <= 40 ? "other {\(text(formStart..<offset))}" : example
      offset += 1
    }
    if !arguments[index].forms.contains(where: { $0.selector == "other" }) {
      if let form = arguments[index].forms.first(where: { $0.blank != nil }) {
        throw MessageError(
          .unexpectedCharacter,
          at: form.offset,
          ["character": .text(form.blank ?? "")]
        )
      }
      throw MessageError(
        .missingOther,
        at: argument.offset,
        ["name": .text(argument.name), "mend": .text(last)]
      )
    }
  }

  /// The mistake of a text behind the forms of a plural, as in `{n, plural, other {# files} left}`:
  /// what begins at an offset is no word of a plural; nil where it may be one.
  private func textOutsideForms(
    _ type: MessagePattern.ArgumentType,
    _ start: Int,
    _ forms: [MessagePattern.Form]
  ) -> MessageError? {
    guard type.isPlural, !forms.isEmpty, byte != UInt8(ascii: "{"), byte != UInt8(ascii: ":") else {
      return nil
    }
    let word = text(start..<offset)
    let rest = bytes[offset...]
    let next = rest.first { $0 > 0x20 }
    let isForm = next == UInt8(ascii: "{") && !word.isEmpty
    if isForm || word.hasPrefix("=") || PluralCategory(rawValue: word) != nil { return nil }
    let limit = rest.firstIndex { "{}".utf8.contains($0) } ?? bytes.count
    let end = bytes[start..<limit].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
    if end == start { return nil }
    return MessageError(.textOutsideForms, at: start, ["text": .text(text(start..<end))])
  }

  mutating func choices(of index: Int, brace: Int, depth: Int) throws(MessageError) {
    while true {
      skipSpace()
      let start = offset
      _ = try number(
        orThrow: MessageError(.badSelector, at: start, ["mend": "0#…"]),
        infinityAllowed: true
      )
      let selector = text(start..<offset)
      skipSpace()
      guard let sign = byte else { throw MessageError(.unclosedBrace, at: brace, ["mend": "}"]) }
      if sign == UInt8(ascii: "#") || sign == UInt8(ascii: "<") {
        offset += 1
      } else if bytes[offset...].starts(with: "≤".utf8) {
        offset += 3
      } else {
        throw MessageError(
          .missingForm,
          at: offset,
          ["selector": .text(selector), "mend": .text("\(selector)#…")]
        )
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
  ) throws(MessageError) -> Double {
    let start = offset
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { offset += 1 }
    if infinityAllowed, bytes[offset...].starts(with: "∞".utf8) {
      offset += 3
      return .infinity
    }
    while let byte, (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) { offset += 1 }
    // Only digits and signs are left, so nothing like `nan` or `0x1` gets through.
    guard offset - start <= 128, let value = Double(text(start..<offset)) else { throw error }
    return value
  }
}
