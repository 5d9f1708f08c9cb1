extension String {
  /// The parts of `NAME=VALUE`, cut at the first equals sign; the whole where there is none.
  ///
  /// A mark that begins the value, as a vowel sign on its own, belongs to the value: looked at
  /// letter by letter it would join the sign, and there would be nothing to cut at.
  var assignment: [String] {
    guard let sign = unicodeScalars.firstIndex(of: "=") else { return [self] }
    return [String(self[..<sign]), String(unicodeScalars[sign...].dropFirst())]
  }
}
