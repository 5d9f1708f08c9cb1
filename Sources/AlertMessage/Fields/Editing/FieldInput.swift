import AlertTerminal

/// What a field takes of the characters that come to it.
///
/// A line break or a tab is a space, CR LF one; a line break at the end, which a copied line has,
/// is nothing; other control characters are dropped.
enum FieldInput {
  private enum Kind {
    case text, tab, lineBreak, control
  }

  /// A secret, or what may be one, as a field takes it; nil where there is no memory for it.
  static func cleaned(_ text: SecretBytes) -> SecretBytes? {
    text.withUnsafeBytes { bytes in
      if isClean(bytes) { return text }
      return SecretBytes(capacity: bytes.count) { clean(bytes, into: $0) }
    }
  }

  /// A text as a field takes it.
  static func cleaned(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      if isClean(bytes) { return String(decoding: bytes, as: UTF8.self) }
      return String(unsafeUninitializedCapacity: bytes.count) { clean(bytes, into: $0) }
    }
  }

  private static func isClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.indices.allSatisfy { kind(at: $0, in: bytes).kind == .text }
  }

  /// Writes what a field takes of UTF-8, which is no longer, and says how many bytes that are.
  private static func clean(
    _ bytes: UnsafeBufferPointer<UInt8>,
    into target: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    /// Behind the last byte that is no line break.
    var end = 0
    var index = 0
    while index < bytes.count {
      let (kind, length) = Self.kind(at: index, in: bytes)
      let isSecondHalf = bytes[index] == 0x0A && index > 0 && bytes[index - 1] == 0x0D
      switch kind {
      case .text: target[count] = bytes[index]
      case .tab: target[count] = 0x20
      case .lineBreak where !isSecondHalf: target[count] = 0x20
      case .lineBreak, .control: count -= 1
      }
      count += 1
      index += length
      if kind == .text || kind == .tab { end = count }
    }
    return end
  }

  /// What stands there in UTF-8, and how many bytes of it: of text one, which may be a part.
  ///
  /// Line breaks are those of UAX #14: LF, VT, FF, CR, NEL (U+0085) and Unicode's separators
  /// (U+2028, U+2029); controls are C0, DEL and C1.
  private static func kind(
    at index: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (kind: Kind, length: Int) {
    let rest = bytes[index...]
    switch bytes[index] {
    case 0x0A...0x0D: return (.lineBreak, 1)
    case 0x09: return (.tab, 1)
    case ..<0x20, 0x7F: return (.control, 1)
    case 0xC2 where rest.count > 1 && (0x80...0x9F).contains(bytes[index + 1]):
      return (bytes[index + 1] == 0x85 ? .lineBreak : .control, 2)
    case 0xE2
    where rest.count > 2 && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8:
      return (.lineBreak, 3)
    default: return (.text, 1)
    }
  }
}
