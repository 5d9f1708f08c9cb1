extension PrintfParser {
  /// The flags of a conversion (POSIX, `fprintf`).
  struct Flags {
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
  struct Conversion {
    var kind: PrintfDirective.Kind?
  }

  /// A number; stops at a size that no position and no width has, so it can't overflow.
  func number(at cursor: inout Int) -> Int? {
    var value: Int?
    while let digit = byte(at: cursor), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      value = min((value ?? 0) * 10 + Int(digit - UInt8(ascii: "0")), 1_000_000)
      cursor += 1
    }
    return value
  }

  func widthOrStar(at cursor: inout Int, isStarred: inout Bool) -> Int? {
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
  func conversion(at cursor: inout Int) -> Conversion? {
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
