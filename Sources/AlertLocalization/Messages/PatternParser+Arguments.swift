extension PatternParser {
  mutating func argument(depth: Int) throws(MessageError) {
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
      name: name,
      type: .plain,
      style: nil,
      forms: [],
      offset: start
    )
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
    let mend = "'{\(inside)}'"
    return MessageError(.badArgumentName, at: brace, ["name": .text(inside), "mend": .text(mend)])
  }

  /// A number without leading zeros, or anything that is not digits alone.
  private static func isName(_ name: String) -> Bool {
    guard name.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return true }
    return name == "0" || !name.isEmpty && name.utf8.first != 0x30 && Int32(name) != nil
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
        .unknownArgumentType,
        at: start,
        [
          "type": .text(word.isEmpty ? Array(bytes[start...].prefix(4))[...].firstShown : word),
          "choices": .text(choices.joined(separator: ", ")),
        ]
      )
    }
    guard next == UInt8(ascii: ",") || next == UInt8(ascii: "}") else {
      throw MessageError(.badArgumentSyntax, at: offset, ["name": .text(name)])
    }
    return type
  }

  mutating func style(of index: Int, brace: Int, depth: Int) throws(MessageError) {
    let argument = arguments[index]
    let hasForms = argument.type == .select || argument.type == .choice || argument.type.isPlural
    if byte == UInt8(ascii: "}") {
      if hasForms {
        let example = argument.type == .choice ? "0#… |1#…" : "other {…}"
        throw MessageError(
          .missingStyle,
          at: brace,
          [
            "name": .text(argument.name),
            "mend": .text("{\(argument.name), \(argument.type.rawValue), \(example)}"),
          ]
        )
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
            .swallowedBrace,
            at: offset,
            ["mend": .text(doubledApostrophe(at: offset))]
          )
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
