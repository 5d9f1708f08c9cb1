extension JSONScanner.Failure {
  /// What a person is told about it.
  ///
  /// - Parameters:
  ///   - bytes: The text that was read.
  ///   - path: Its file.
  func diagnostic(in bytes: [UInt8], path: String) -> Diagnostic {
    var code: Diagnostic.Code
    var offset = offset
    var arguments: [String: MessageArgument] = [:]
    let rest = bytes[min(offset, bytes.count)...]
    switch problem {
    case .unexpectedEnd:
      let isEmpty = bytes.allSatisfy { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
      code = isEmpty ? .emptyFile : .unexpectedEnd
    case .unexpectedCharacter:
      let found = JSONMistake.find(in: bytes, at: offset)
      let isText = Self.isText(rest.first, Self.firstCharacter(of: rest))
      code = found?.mistake.code ?? (isText ? .unexpectedCharacter : .invalidEncoding)
      offset = found?.offset ?? offset
      let word = Self.firstWord(of: bytes[min(offset, bytes.count)...])
      arguments["character"] = .text(word)
      arguments["mend"] = Punctuation.mend(for: word).map { .text($0) }
    case .badEscape:
      code = .invalidEscape
      let escape = String(decoding: rest.prefix(2), as: UTF8.self)
      arguments = ["escape": .text(escape), "mend": .text("\\" + escape)]
    case .badNumber: code = .invalidNumber
    case .controlCharacter:
      if let mark = Self.unpairedQuote(in: bytes, before: offset) {
        code = .unterminatedString
        offset = mark
        arguments["character"] = .text("\"")
      } else {
        code = .controlCharacter
        arguments["escape"] = .text(Self.escape(for: rest.first ?? 0))
      }
    case .invalidUTF8: code = .invalidEncoding
    case .tooDeep:
      code = .tooDeep
      arguments["limit"] = .integer(Int64(JSONScanner.deepest))
    case .trailingCharacters: code = .trailingText
    }
    var lines = LineCounter(bytes)
    return Diagnostic(
      code,
      arguments: arguments,
      path: path.isEmpty ? nil : path,
      position: lines.position(of: offset)
    )
  }

  /// Whether a character is one of UTF-8: UTF-16 has zeros and bytes that are none.
  private static func isText(_ byte: UInt8?, _ character: String) -> Bool {
    byte != 0 && (character != "\u{FFFD}" || byte == 0xEF)
  }

  /// A word of ASCII letters, or else one character.
  private static func firstWord(of rest: ArraySlice<UInt8>) -> String {
    let word = rest.prefix(64).prefix { JSONMistake.isLetter($0) }
    return word.isEmpty ? rest.firstShown : String(decoding: word, as: UTF8.self)
  }

  /// The mark that opens a text which a line's end stands in, where the next line shows that the
  /// text should have ended before: it begins with a key, or closes an object.
  private static func unpairedQuote(in bytes: [UInt8], before end: Int) -> Int? {
    let isLineEnd = bytes[end] == 0x0A || bytes[end] == 0x0D
    let next = bytes[end...].first { $0 > 0x20 } ?? UInt8(ascii: "}")
    guard isLineEnd, "\"}]".utf8.contains(next) else { return nil }
    var mark = bytes[..<end].lastIndex(of: UInt8(ascii: "\""))
    while let found = mark, found > 0, bytes[found - 1] == UInt8(ascii: "\\") {
      mark = bytes[..<found].lastIndex(of: UInt8(ascii: "\""))
    }
    return mark
  }

  private static func firstCharacter(of rest: ArraySlice<UInt8>) -> String {
    String(String(decoding: rest.prefix(64), as: UTF8.self).prefix(1))
  }

  private static func escape(for byte: UInt8) -> String {
    switch byte {
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    default:
      let digits = String(byte, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
