extension String {
  /// The text inside FSI … PDI (UAX #9, 2.4.1) where its direction may differ from that of a language
  /// that it is inserted in.
  ///
  /// So it keeps its own order and does not disturb what stands around it.
  func isolated(in language: LanguageTag) -> String {
    let differs =
      language.isRightToLeft
      ? !unicodeScalars.allSatisfy { Self.isHarmlessInRightToLeft($0) }
        && !utf8.allSatisfy { (0x30...0x39).contains($0) }
      : utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains { Self.isRightToLeft($0) }
    return differs ? "\u{2068}\(self)\u{2069}" : self
  }

  /// Letters of the same direction and blanks between them; digits take an order of their own.
  private static func isHarmlessInRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || isRightToLeft(scalar) && scalar.properties.numericType == nil
  }

  /// The blocks that Unicode keeps for right-to-left scripts (DerivedBidiClass.txt, defaults R and
  /// AL), and the marks that set or override a direction.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
      0x200F, 0x202A...0x202E, 0x2066...0x2069:
      true
    default: false
    }
  }
}
