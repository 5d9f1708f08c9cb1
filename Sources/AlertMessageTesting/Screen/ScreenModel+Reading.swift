import AlertTypesetting

extension ScreenModel {
  /// Takes what a program writes to the terminal.
  ///
  /// A character or sequence may be split between calls.
  package mutating func feed(_ bytes: [UInt8]) {
    var input = (pending + bytes)[...]
    pending = []
    while let first = input.first {
      let length = Self.lengthOfItem(in: input)
      guard length > 0, length <= input.count else {
        pending = Array(input)
        return
      }
      let item = input.prefix(length)
      input = input.dropFirst(length)
      switch first {
      case 0x1B: obey(item)
      case 0x00..<0x20, 0x7F: obey(control: first)
      default:
        for scalar in String(decoding: item, as: UTF8.self).unicodeScalars { write(scalar) }
      }
    }
  }

  /// Takes what a program writes, as text.
  package mutating func feed(_ text: String) { feed(Array(text.utf8)) }

  /// Bytes of the character or escape sequence that the input begins with; 0 if its end is missing.
  private static func lengthOfItem(in input: ArraySlice<UInt8>) -> Int {
    let first = input[input.startIndex]
    switch first {
    case 0x1B: return lengthOfSequence(in: input)
    case 0xC0...0xDF: return 2
    case 0xE0...0xEF: return 3
    case 0xF0...0xFF: return 4
    default: return 1
    }
  }

  private static func lengthOfSequence(in input: ArraySlice<UInt8>) -> Int {
    guard let second = input.dropFirst().first else { return 0 }
    guard second == UInt8(ascii: "[") else { return 2 }
    guard let final = input.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return 0
    }
    return final - input.startIndex + 1
  }

  private mutating func obey(control: UInt8) {
    switch control {
    case 0x08:
      cursor.column = max(0, cursor.column - 1)
      waitsToWrap = false
    case 0x0A: lineFeed()
    case 0x0D:
      cursor.column = 0
      waitsToWrap = false
    default: unknown.append("\\\(control)")
    }
  }

  private mutating func obey(_ sequence: ArraySlice<UInt8>) {
    let text = String(decoding: sequence.dropFirst(), as: UTF8.self)
    guard text.first == "[", let final = text.last else { return unknown.append(text) }
    let body = text.dropFirst().dropLast()
    if body.first == "?" { return setModes(body.dropFirst(), final) }
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let count = max(1, numbers.first.flatMap { $0 } ?? 1)
    switch final {
    case "A": move(row: cursor.row - count, column: cursor.column)
    case "B": move(row: cursor.row + count, column: cursor.column)
    case "C": move(row: cursor.row, column: cursor.column + count)
    case "D": move(row: cursor.row, column: cursor.column - count)
    case "G": move(row: cursor.row, column: count - 1)
    case "J" where body.isEmpty: eraseBelow()
    case "K" where body.isEmpty: eraseRow(cursor.row, from: cursor.column)
    case "m": setStyle(numbers.map { $0 ?? 0 })
    case "h" where body == "8": isBidiImplicit = true
    case "l" where body == "8": isBidiImplicit = false
    default: unknown.append(text)
    }
  }

  private mutating func move(row: Int, column: Int) {
    cursor.row = min(max(0, row), rows - 1)
    cursor.column = min(max(0, column), columns - 1)
    waitsToWrap = false
  }

  /// Erasing does not know of a wrap that is due: it takes the last column with it.
  private mutating func eraseRow(_ row: Int, from column: Int) {
    for column in column..<columns { erase(row, column) }
    lines[row].isContinued = false
    waitsToWrap = false
  }

  /// Whoever erases the whole screen clears it: tmux keeps what was on it (`scroll-on-clear`).
  private mutating func eraseBelow() {
    if cursor == Frame.Position(row: 0, column: 0) {
      history += lines[...(lines.lastIndex { !$0.used.isEmpty } ?? -1)]
    }
    eraseRow(cursor.row, from: cursor.column)
    for row in (cursor.row + 1)..<max(rows, cursor.row + 1) { lines[row] = Line(columns: columns) }
  }

  private mutating func setModes(_ modes: Substring, _ final: Character) {
    guard let mode = Int(modes), final == "h" || final == "l" else {
      return unknown.append("[?\(modes)\(final)")
    }
    if final == "h" { self.modes.insert(mode) } else { self.modes.remove(mode) }
  }

  private mutating func setStyle(_ codes: [Int]) {
    for code in codes {
      switch code {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 24: style.attributes.remove(.underline)
      case 30...37: style.color = Style.Color(rawValue: UInt8(code - 30))
      default: unknown.append("[\(code)m")
      }
    }
  }
}
