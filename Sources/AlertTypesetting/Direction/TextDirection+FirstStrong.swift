import AlertICU

extension TextDirection {
  /// The direction of the first strong character (UAX #9, P2); nil where there is none.
  ///
  /// The text holds no isolates, whose insides would not count.
  package static func first(in text: String) -> TextDirection? {
    text.withContiguousUTF8 { first(in: $0) }
  }

  /// The same of UTF-8, which is valid.
  ///
  /// - Parameter limit: The bytes that are looked at; all of them by default.
  package static func first(
    in bytes: UnsafeBufferPointer<UInt8>,
    limit: Int = .max
  ) -> TextDirection? {
    var index = 0
    while index < min(bytes.count, limit) {
      if let direction = strong(UTF8Scalars.next(in: bytes, at: &index)) { return direction }
    }
    return nil
  }

  private static func strong(_ scalar: Unicode.Scalar) -> TextDirection? {
    // For Latin letters nobody has to be asked.
    if scalar.value < 0x80 {
      return (0x41...0x5A).contains(scalar.value & ~0x20) ? .leftToRight : nil
    }
    switch CharacterProperties.direction(of: scalar) {
    case .leftToRight: return .leftToRight
    case .rightToLeft, .arabicLetter: return .rightToLeft
    default: return nil
    }
  }
}
