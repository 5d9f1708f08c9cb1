extension PatternParser {
  mutating func skipSpace() {
    while let byte {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        offset += 1
      } else if byte >= 0x80, let scalar = scalar(), scalar.properties.isPatternWhitespace {
        offset += UTF8.width(scalar)
      } else {
        return
      }
    }
  }

  /// Passes over a name: everything but white space and syntax (UAX #31).
  mutating func skipIdentifier() {
    while let byte {
      if byte < 0x80 {
        guard Self.isASCIIWord(byte) else { return }
        offset += 1
      } else {
        guard let scalar = scalar(), !scalar.properties.isPatternWhitespace,
          !scalar.isPatternSyntax
        else { return }
        offset += UTF8.width(scalar)
      }
    }
  }

  /// Controls, letters, digits and `_`.
  private static func isASCIIWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x00...0x08, 0x0E...0x1F, 0x7F: true
    default: false
    }
  }

  private func scalar() -> Unicode.Scalar? {
    let rest = bytes[offset..<min(offset + 4, bytes.count)]
    var iterator = rest.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }
}
