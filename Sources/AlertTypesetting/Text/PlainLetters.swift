/// Letters that stand side by side as they are: whatever others of them stand beside one, it is a
/// grapheme cluster (UAX #29), is shown as it is, runs from left to right (UAX #9) and takes its
/// columns (UAX #11).
///
/// Most of what is typed is such, and no table has to be asked for it: tables lie far away in
/// memory, which a person feels at each key. Those left out are laid out as all text is.
package enum PlainLetters {
  /// Columns of a letter, or of any printable character of ASCII; nil for everything else.
  ///
  /// Where ambiguous characters (UAX #11) take two columns it holds for ASCII only.
  package static func width(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E: 1
    // Latin, without the signs for times and divided by.
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: 1
    // Greek, Cyrillic, Georgian.
    case 0x391...0x3A1, 0x3A3...0x3E1, 0x400...0x481, 0x48A...0x52F, 0x10D0...0x10FA: 1
    // Kana, Han, Hangul.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
  }

  /// Columns of UTF-8; nil where it is not all plain.
  static func width(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var columns = 0
    var index = 0
    while index < bytes.count {
      guard let width = width(of: UTF8Scalars.next(in: bytes, at: &index)) else { return nil }
      columns += width
    }
    return columns
  }

  /// Whether some bytes are one letter, with nothing but such beside it.
  ///
  /// - Parameters:
  ///   - range: Whole code points.
  ///   - bytes: Valid UTF-8.
  package static func isOne(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = range.lowerBound
    if start > 0 { start -= 1 }
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var index = start
    var isOne = true
    while isOne, index < bytes.count, index <= range.upperBound {
      let isNew = index == range.lowerBound
      isOne = width(of: UTF8Scalars.next(in: bytes, at: &index)) != nil
      if isNew, index != range.upperBound { return false }
    }
    return isOne
  }
}
