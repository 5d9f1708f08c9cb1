/// A control sequence of ECMA-48 (5.4): `ESC [`, parameters, a final byte.
struct ControlSequence: Sendable {
  enum Result {
    case incomplete
    /// No sequence after that many bytes; they are dropped.
    case broken(length: Int)
    /// The length in bytes, `ESC [` included.
    case complete(ControlSequence, length: Int)
  }

  /// What a sequence is for: everything but the digits of its parameters.
  enum Kind: Hashable {
    case control
    case singleShift
    /// `ESC [ [` and a letter: F1 to F5 of the Linux console.
    case console
    /// With a private marker or intermediate bytes: reports and answers, never keys.
    case other
  }

  let kind: Kind
  let final: UInt8
  /// The parameters' parts: kitty separates these by colons. An empty one is 0.
  let parameters: [[Int]]

  init(kind: Kind, final: UInt8, parameters: [[Int]] = []) {
    self.kind = kind
    self.final = final
    self.parameters = parameters
  }

  /// `ESC O`, digits, a letter. Some terminals put the modifiers first, some second.
  init(singleShift digits: ArraySlice<UInt8>, final: UInt8) {
    let numbers = Self.parameters(digits)
    self.init(
      kind: .singleShift,
      final: final,
      parameters: numbers.count == 1 ? [[1]] + numbers : numbers
    )
  }

  /// Reads a sequence from bytes that begin with `ESC [` and have at least one more.
  static func parse(_ bytes: ArraySlice<UInt8>) -> Result {
    let body = bytes.dropFirst(2)
    if body.first == UInt8(ascii: "[") {
      guard let letter = body.dropFirst().first else { return .incomplete }
      guard (0x20...0x7E).contains(letter) else { return .broken(length: 3) }
      return .complete(ControlSequence(kind: .console, final: letter), length: 4)
    }
    let end = body.firstIndex { !(0x30...0x3F).contains($0) } ?? body.endIndex
    let digits = body[..<end]
    let isPrivate = digits.contains { (0x3C...0x3F).contains($0) }
    let parameters = isPrivate ? [] : parameters(digits)
    func complete(_ kind: Kind, _ last: Int) -> Result {
      .complete(
        ControlSequence(kind: kind, final: bytes[last], parameters: parameters),
        length: last + 1 - bytes.startIndex
      )
    }
    // rxvt ends keys with Shift with `$`, which ECMA-48 takes for an intermediate byte. No terminal
    // answers with one such number and `$`.
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: "$"), parameters.count == 1,
      parameters[0].count == 1, (1...34).contains(parameters[0][0])
    {
      return complete(.control, end)
    }
    guard let last = bytes[end...].firstIndex(where: { !(0x20...0x2F).contains($0) }) else {
      return .incomplete
    }
    guard (0x40...0x7E).contains(bytes[last]) else {
      return .broken(length: last - bytes.startIndex)
    }
    // A mouse report of the oldest kind: three bytes after the final byte.
    if bytes[last] == UInt8(ascii: "M"), last == body.startIndex {
      return bytes.endIndex - last > 3 ? .broken(length: 6) : .incomplete
    }
    return complete(isPrivate || last > end ? .other : .control, last)
  }

  private static func parameters(_ digits: ArraySlice<UInt8>) -> [[Int]] {
    guard !digits.isEmpty else { return [] }
    return digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
        digits.reduce(0) { min($0 * 10 + Int($1) - 0x30, 0x11_0000) }
      }
    }
  }

  /// Whether a bracketed paste begins.
  var beginsPaste: Bool { kind == .control && final == UInt8(ascii: "~") && part(0, 0) == 200 }

  /// A part of a parameter; nil where there is none.
  func part(_ parameter: Int, _ part: Int) -> Int? {
    guard parameter < parameters.count, part < parameters[parameter].count else { return nil }
    return parameters[parameter][part]
  }
}
