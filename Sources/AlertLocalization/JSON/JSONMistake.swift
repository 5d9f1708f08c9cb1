/// What people write where JSON has something else: habits from JavaScript, Python and other
/// formats.
///
/// It is looked for once a file is known to be wrong, in what stands around the place.
enum JSONMistake {
  case missingComma, missingColon, trailingComma, comment, wrongQuotes, unescapedQuote
  case wrongPunctuation

  /// The mistake that explains an unexpected character, and its place; nil where none does.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - offset: The character that can't stand there; everything before it is sound.
  static func find(in bytes: [UInt8], at offset: Int) -> (mistake: JSONMistake, offset: Int)? {
    guard offset < bytes.count else { return nil }
    let character = bytes[offset]
    let before = bytes[..<offset].lastIndex { $0 > 0x20 }
    if let before, before + 1 == offset, isLetter(bytes[before]) {
      // A word such as `tru` goes wrong in its middle.
      return (.wrongQuotes, (bytes[..<offset].lastIndex { !isLetter($0) } ?? -1) + 1)
    }
    if let before, bytes[before] == UInt8(ascii: "\""), bytes[...].isTextBehindQuote(before) {
      return (.unescapedQuote, before)
    }
    if Punctuation.mend(for: bytes[offset...].firstShown) != nil {
      return (.wrongPunctuation, offset)
    }
    switch character {
    case UInt8(ascii: "/") where offset + 1 < bytes.count && "/*".utf8.contains(bytes[offset + 1]),
      UInt8(ascii: "#"):
      return (.comment, offset)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard let before, bytes[before] == UInt8(ascii: ",") else { return nil }
      return (.trailingComma, before)
    default:
      break
    }
    guard let before, !"{[,:".utf8.contains(bytes[before]) else {
      return isForeignText(bytes, offset) ? (.wrongQuotes, offset) : nil
    }
    guard beginsValue(character) || isForeignText(bytes, offset) else { return nil }
    return (isBehindKey(bytes[..<offset]) ? .missingColon : .missingComma, before + 1)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func beginsValue(_ byte: UInt8) -> Bool {
    "\"{[-".utf8.contains(byte) || (0x30...0x39).contains(byte)
  }

  /// Whether a word without quotation marks stands here, or one in other marks than JSON's.
  private static func isForeignText(_ bytes: [UInt8], _ offset: Int) -> Bool {
    if isLetter(bytes[offset]) || "_'`".utf8.contains(bytes[offset]) { return true }
    let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    return character.map { isForeignQuote(String($0)) } ?? false
  }

  /// Whether a character is a quotation mark of books, which word processors put in place of `"`.
  static func isForeignQuote(_ character: String) -> Bool {
    character.unicodeScalars.count == 1
      && "“”„‟‘’‚‛«»‹›「」『』＂＇".unicodeScalars.contains {
        String($0) == character
      }
  }

  /// Whether the last thing in a sound beginning of a file is the key of an object.
  private static func isBehindKey(_ bytes: ArraySlice<UInt8>) -> Bool {
    // Of each bracket that is open, whether a colon was the last thing between its members.
    var open: [(isObject: Bool, hasColon: Bool)] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append((bytes[index] == UInt8(ascii: "{"), false))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = open.popLast()
      case UInt8(ascii: ":"), UInt8(ascii: ","):
        if !open.isEmpty { open[open.count - 1].hasColon = bytes[index] == UInt8(ascii: ":") }
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      default:
        break
      }
      index += 1
    }
    return open.last.map { $0.isObject && !$0.hasColon } ?? false
  }
}

extension JSONMistake {
  /// What is told about it.
  var code: Diagnostic.Code {
    switch self {
    case .missingComma: .missingComma
    case .missingColon: .missingColon
    case .trailingComma: .trailingComma
    case .comment: .commentInJSON
    case .wrongQuotes: .wrongQuotes
    case .unescapedQuote: .unescapedQuote
    case .wrongPunctuation: .wrongPunctuation
    }
  }
}
