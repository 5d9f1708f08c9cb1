/// The keys that sequences stand for: xterm's and the VT220's (`ctlseqs`), the Linux console's
/// (`console_codes`), rxvt's (`rxvtRef`) and kitty's (its keyboard protocol).
extension ControlSequence {
  /// What was typed: a key, seldom several, none for an answer, a report or a released key.
  var keys: [KeyEvent] {
    if kind == .other || isRelease { return [] }
    // A held key may move and type, but it does not answer again and again.
    if isRepeat { return unrepeatedKeys.filter { $0.code != .return } }
    return unrepeatedKeys
  }

  private var unrepeatedKeys: [KeyEvent] {
    if kind == .console {
      guard (0x41...0x45).contains(final) else { return [] }
      return [KeyEvent(.function(Int(final) - 0x40))]
    }
    switch final {
    case UInt8(ascii: "~"):
      // xterm's modifyOtherKeys.
      if part(0, 0) == 27, let code = part(2, 0) { return unicodeKeys(code) }
      return numberedKey(modifiers)
    case UInt8(ascii: "^"): return numberedKey(.control)
    case UInt8(ascii: "$"): return numberedKey(.shift)
    case UInt8(ascii: "@"): return numberedKey([.control, .shift])
    case UInt8(ascii: "u") where kind == .control: return unicodeKeys
    // With parameters it is the answer to a question for the cursor's position.
    case UInt8(ascii: "R") where kind == .control && !parameters.isEmpty: return []
    case UInt8(ascii: "Z") where kind == .control: return [KeyEvent(.tab, .shift)]
    default: return letteredKey
    }
  }

  /// kitty's event type 3.
  private var isRelease: Bool { part(1, 1) == 3 }

  /// kitty's event type 2.
  private var isRepeat: Bool { part(1, 1) == 2 }

  /// One more than the sum of shift 1, alt 2, control 4, meta 8 (kitty: super), hyper 16, meta 32.
  private var modifierBits: Int { max(0, (part(1, 0) ?? 0) - 1) }

  private var modifiers: KeyEvent.Modifiers {
    var modifiers = KeyEvent.Modifiers(rawValue: UInt8(modifierBits & 7))
    if modifierBits & 0b101000 != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  private var letteredKey: [KeyEvent] {
    switch final {
    case UInt8(ascii: "A"): [KeyEvent(.up, modifiers)]
    case UInt8(ascii: "B"): [KeyEvent(.down, modifiers)]
    case UInt8(ascii: "C"): [KeyEvent(.right, modifiers)]
    case UInt8(ascii: "D"): [KeyEvent(.left, modifiers)]
    case UInt8(ascii: "H"): [KeyEvent(.home, modifiers)]
    case UInt8(ascii: "F"): [KeyEvent(.end, modifiers)]
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      [KeyEvent(.function(Int(final) - 0x4F), modifiers)]
    // rxvt: Shift with `ESC [`, Control with `ESC O`.
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      [
        KeyEvent(
          [.up, .down, .right, .left][Int(final) - 0x61],
          kind == .singleShift ? .control : .shift
        )
      ]
    default: kind == .singleShift ? keypadKey : []
    }
  }

  /// The numeric keypad in application mode, which the program before may have left on.
  private var keypadKey: [KeyEvent] {
    switch final {
    case UInt8(ascii: "M"): [KeyEvent(.return, modifiers)]
    case UInt8(ascii: "I"): [KeyEvent(.tab, modifiers)]
    case UInt8(ascii: " "): [KeyEvent(.character(" "), modifiers)]
    case UInt8(ascii: "X"): [KeyEvent(.character("="), modifiers)]
    // `j` to `o` are * + , - . / and `p` to `y` the digits, as in ASCII.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      [KeyEvent(.character(Unicode.Scalar(final - 0x40)), modifiers)]
    default: []
    }
  }

  private func numberedKey(_ modifiers: KeyEvent.Modifiers) -> [KeyEvent] {
    let code: KeyEvent.Code? =
      switch part(0, 0) {
      case 1, 7: .home
      case 2: .insert
      case 3: .delete
      case 4, 8: .end
      case 5: .pageUp
      case 6: .pageDown
      // F1 to F20; the numbers between are other keys of the VT220.
      case .some(let number) where (11...15).contains(number): .function(number - 10)
      case .some(let number) where (17...21).contains(number): .function(number - 11)
      case .some(let number) where (23...26).contains(number): .function(number - 12)
      case .some(let number) where (28...29).contains(number): .function(number - 13)
      case .some(let number) where (31...34).contains(number): .function(number - 14)
      default: nil
      }
    return code.map { [KeyEvent($0, modifiers)] } ?? []
  }

  /// kitty: `CSI code:shifted:base ; modifiers:event ; text u`.
  private var unicodeKeys: [KeyEvent] {
    let text = parameters.count > 2 ? parameters[2].filter { $0 != 0 } : []
    if !text.isEmpty, modifiers.isDisjoint(with: [.control, .alt]) {
      return text.compactMap(Self.character).map { KeyEvent(.character($0)) }
    }
    let shifted = modifiers.contains(.shift) ? part(0, 1) ?? 0 : 0
    return unicodeKeys(shifted > 0 ? shifted : part(0, 0) ?? 0)
  }

  private func unicodeKeys(_ value: Int) -> [KeyEvent] {
    if let code = Self.functionKey(value) { return [KeyEvent(code, modifiers)] }
    // With Super or Hyper it is a command to the desktop that came through, not typing.
    guard modifierBits & 0b11000 == 0, let character = Self.character(value) else { return [] }
    guard modifiers == .shift else { return [KeyEvent(.character(character), modifiers)] }
    // As terminals without such protocols send it: the shifted character alone.
    let capital =
      character.isASCII ? character.properties.uppercaseMapping.unicodeScalars.first : nil
    return [KeyEvent(.character(capital ?? character))]
  }

  private static func character(_ value: Int) -> Unicode.Scalar? {
    switch value {
    // Control characters, and kitty's private numbers for keys without a character.
    case ..<0x20, 0x7F...0x9F, 0xE000...0xF8FF: nil
    default: UInt32(exactly: value).flatMap(Unicode.Scalar.init)
    }
  }

  private static func functionKey(_ value: Int) -> KeyEvent.Code? {
    switch value {
    case 13, 10, 57414: .return
    case 9: .tab
    case 27: .escape
    case 8, 127: .backspace
    case 57376...57398: .function(value - 57363)
    case 57399...57408: .character(Unicode.Scalar(UInt8(value - 57399 + 0x30)))
    case 57409...57413: .character([".", "/", "*", "-", "+"][value - 57409])
    case 57415: .character("=")
    case 57416: .character(",")
    case 57417...57426:
      [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete][value - 57417]
    default: nil
    }
  }
}
