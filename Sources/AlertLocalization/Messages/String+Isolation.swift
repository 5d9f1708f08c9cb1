import AlertICU

extension String {
  /// The text inside FSI … PDI (UAX #9, 2.4.1) where its direction may differ from that of a
  /// language that it is inserted in.
  ///
  /// So it keeps its own order and does not disturb what stands around it.
  func isolated(in language: LanguageTag) -> String {
    let differs =
      language.isRightToLeft
      ? !unicodeScalars.allSatisfy { Self.isHarmlessInRightToLeft($0) }
        && !utf8.allSatisfy { (0x30...0x39).contains($0) }
      : utf8.contains { $0 >= CharacterTraits.firstBidiByte }
        && unicodeScalars.contains { CharacterTraits(of: $0).contains(.bidi) }
    return differs ? "\u{2068}\(self)\u{2069}" : self
  }

  /// Letters of the same direction, marks on them and blanks between them; digits take an order of
  /// their own.
  private static func isHarmlessInRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " "
      || !CharacterTraits(of: scalar).isDisjoint(with: [.bidi, .mark])
        && scalar.properties.numericType == nil
  }
}
