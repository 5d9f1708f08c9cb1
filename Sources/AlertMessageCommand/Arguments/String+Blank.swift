extension String {
  /// Whether there is nothing in it that a person sees.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
