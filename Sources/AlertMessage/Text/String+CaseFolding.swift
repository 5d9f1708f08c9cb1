extension String {
  /// One form for upper and lower case: what a person types with Caps Lock on is the same word.
  ///
  /// Letter by letter (Unicode's simple case folding), so that a word's beginning stays one. The
  /// Turkish İ and ı come to i, and the Greek ς of a word's end to σ.
  var caseFolded: String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      // The dot of an İ that is written as two.
      if scalar == "\u{307}", result.last == "i" { continue }
      result.append(scalar.caseFolded)
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// One form for upper and lower case; see `String.caseFolded`.
  var caseFolded: Unicode.Scalar {
    if value < 0x80 {
      return (0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value) | 0x20) : self
    }
    return switch self {
    case "ı": "i"
    case "ς": "σ"
    default: properties.lowercaseMapping.unicodeScalars.first ?? self
    }
  }
}
