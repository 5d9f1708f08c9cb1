/// A control sequence of ECMA-48 (5.4): `ESC [`, parameters, a final byte.
struct ControlSequence {
  enum Result {
    case incomplete
    /// No sequence after that many bytes; they are dropped.
    case broken(length: Int)
    case complete(ControlSequence)
  }

  /// Bytes, `ESC [` included.
  let length: Int
  /// Of each parameter its first two parts (kitty separates parts by colons).
  private let parameters: [(Int, Int?)]
  private let isPrivate: Bool
  private let final: UInt8

  static func parse(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> Result {
    let start = bytes.startIndex
    var index = start + 2
    var parameters: [(Int, Int?)] = []
    var parts: [Int] = [0]
    var hasDigits = false
    var isPrivate = false
    // The Linux console's F1 to F5: a second bracket and a letter.
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "[") {
      guard index + 1 < bytes.endIndex else { return .incomplete }
      let number = Int(bytes[index + 1]) - 0x41 + 11
      return .complete(
        ControlSequence(length: 4, parameters: [(number, nil)], isPrivate: false, final: 0x7E))
    }
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case 0x30...0x39:
        parts[parts.count - 1] = min(parts[parts.count - 1] * 10 + Int(byte) - 0x30, 0x10FFFF)
        hasDigits = true
      case 0x3A: parts.append(0)
      case 0x3B:
        parameters.append((parts[0], parts.count > 1 ? parts[1] : nil))
        parts = [0]
        hasDigits = true
      case 0x3C...0x3F: isPrivate = true
      case 0x20...0x2F:
        // rxvt ends shifted keys with `$`, which ECMA-48 takes for an intermediate byte.
        let isLast = index + 1 == bytes.endIndex
        if byte == UInt8(ascii: "$"), !isPrivate, isLast ? isFinal : bytes[index + 1] == 0x1B {
          parameters.append((parts[0], nil))
          return .complete(
            ControlSequence(
              length: index + 1 - start, parameters: parameters, isPrivate: isPrivate, final: byte))
        }
      case 0x40...0x7E:
        if hasDigits { parameters.append((parts[0], parts.count > 1 ? parts[1] : nil)) }
        // An X10 mouse report has three bytes after its final byte.
        if byte == UInt8(ascii: "M"), parameters.isEmpty, !isPrivate {
          return bytes.endIndex - index > 3 ? .broken(length: index + 4 - start) : .incomplete
        }
        return .complete(
          ControlSequence(
            length: index + 1 - start, parameters: parameters, isPrivate: isPrivate, final: byte))
      default: return .broken(length: index - start)
      }
      index += 1
    }
    return .incomplete
  }

  var beginsPaste: Bool { final == 0x7E && parameters.first?.0 == 200 }

  /// The key, nil for a sequence that is none.
  var key: KeyEvent? {
    guard !isPrivate else { return nil }
    switch final {
    case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "@"):
      let number = parameters.first?.0 ?? 0
      if number == 27, parameters.count > 2 { return Self.unicodeKey(parameters[2].0, modifiers(1)) }
      return Self.key(forNumber: number).map { KeyEvent($0, numberedModifiers) }
    case UInt8(ascii: "u"):
      // kitty reports releases as event type 3.
      if parameters.count > 1, parameters[1].1 == 3 { return nil }
      return parameters.first.flatMap { Self.unicodeKey($0.0, modifiers(1)) }
    case UInt8(ascii: "Z"): return KeyEvent(.tab, .shift)
    // `CSI row;column R` is also the answer to a position query, so F3 with modifiers is let go.
    case UInt8(ascii: "R"): return nil
    default:
      if parameters.count > 1, parameters[1].1 == 3 { return nil }
      return Self.key(forFinal: final).map { KeyEvent($0, modifiers(1)) }
    }
  }

  private var numberedModifiers: KeyEvent.Modifiers {
    switch final {
    case UInt8(ascii: "^"): .control
    case UInt8(ascii: "$"): .shift
    case UInt8(ascii: "@"): [.control, .shift]
    default: modifiers(1)
    }
  }

  /// xterm's modifiers: one more than the sum of shift 1, alt 2, control 4.
  private func modifiers(_ index: Int) -> KeyEvent.Modifiers {
    guard index < parameters.count, parameters[index].0 > 0 else { return [] }
    return KeyEvent.Modifiers(rawValue: UInt8((parameters[index].0 - 1) & 7))
  }

  static func key(forFinal final: UInt8) -> KeyEvent.Code? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 0x4F)
    default: nil
    }
  }

  /// The keys that xterm, the Linux console and rxvt number.
  private static func key(forNumber number: Int) -> KeyEvent.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }

  private static func unicodeKey(_ value: Int, _ modifiers: KeyEvent.Modifiers) -> KeyEvent? {
    switch value {
    case 13, 57414: return KeyEvent(.return, modifiers)
    case 9: return KeyEvent(.tab, modifiers)
    case 27: return KeyEvent(.escape, modifiers)
    case 8, 127: return KeyEvent(.backspace, modifiers)
    // kitty's private numbers for keys without a character.
    case 0xE000...0xF8FF, ..<32: return nil
    default:
      return Unicode.Scalar(UInt32(value)).map { KeyEvent(.character($0), modifiers) }
    }
  }
}
