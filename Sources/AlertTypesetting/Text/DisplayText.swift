import AlertICU

/// Text from outside, made safe to show.
package enum DisplayText {
  /// Makes visible what a terminal would obey, and what could hide or reorder text.
  ///
  /// - Controls become control pictures (`␛`), those above U+007F and everything else without a
  ///   picture a code in brackets (`⟨U+202E⟩`): bidi embeddings and overrides, isolates without
  ///   their partner, noncharacters, code points that are not assigned (but for those kept for
  ///   emoji to come), and invisible format controls that no script needs: U+FEFF, the deprecated
  ///   ones, annotations, tags other than those of a flag.
  /// - Joiners, variation selectors, the marks of direction, U+200B and U+2060 stay: words are
  ///   spelled and broken with them. Private use stays, as fonts for terminals have their icons
  ///   there; a font without them draws its own box.
  /// - CR LF, CR, U+0085, U+2028 and U+2029 become newlines; newlines stay. A tab becomes spaces up
  ///   to the next multiple of eight columns.
  /// - Of more than 30 marks on one letter (the limit of UAX #15's stream-safe format), or more
  ///   than 30 joined pictures, the rest is one U+FFFD.
  ///
  /// - Parameter ascii: Whether the marks are ASCII: `^[` for `␛`, `<U+202E>` for `⟨U+202E⟩`.
  package static func visible(_ text: String, ascii: Bool = false) -> String {
    guard needsMarks(text) else { return text }
    var writer = VisibleText(ascii: ascii)
    writer.add(text)
    return writer.result
  }

  /// Whether anything in the text has to be replaced.
  private static func needsMarks(_ text: String) -> Bool {
    text.withContiguousUTF8 { bytes in
      var index = 0
      var marks = 0
      var joins = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
          if byte < 0x20 && byte != 0x0A || byte == 0x7F { return true }
          index += 1
          marks = 0
          continue
        }
        let scalar = UTF8Scalars.next(in: bytes, at: &index)
        // Letters up to U+02FF need no look-up.
        if scalar.value < 0x300 && scalar.value >= 0xA0 {
          marks = 0
          continue
        }
        let traits = CharacterTraits(of: scalar)
        if traits.contains(.hidden) || (0x2066...0x2069).contains(scalar.value) { return true }
        marks = traits.contains(.mark) ? marks + 1 : 0
        joins = VisibleText.joins(after: joins, scalar, traits)
        if marks > VisibleText.mostMarks || joins > VisibleText.mostJoins { return true }
      }
      return false
    }
  }
}
