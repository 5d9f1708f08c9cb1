extension ArraySlice<UInt8> {
  /// The first character of a text, as a message can show it: one that leaves no ink by its number,
  /// as U+00A0, which else would look like a blank.
  var firstShown: String {
    let text = String(decoding: prefix(4), as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return "" }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format:
      if scalar == " " { return " " }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
    default: return String(scalar)
    }
  }

  /// Whether a text that ends at a quotation mark was meant to go on: the mark is not followed by
  /// what ends a value in any format, and there is another mark in the line.
  ///
  /// - Parameter mark: The index of the mark.
  func isTextBehindQuote(_ mark: Int) -> Bool {
    let quote = self[mark]
    let line = self[(mark + 1)...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard let next = line.first, line.dropFirst().contains(quote), next != quote else {
      return false
    }
    if next >= 0x80 { return Punctuation.mend(for: line.firstShown) == nil }
    return next > 0x20 && !",:;=}]/#".utf8.contains(next)
  }
}
