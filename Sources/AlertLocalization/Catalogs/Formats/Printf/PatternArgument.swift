/// An argument that a converted pattern asks for.
package struct PatternArgument: Equatable, Sendable {
  /// The name in the pattern: a variable's own, or the position counted from 0.
  package var name: String
  /// The position in the format that it comes from, counted from 1; nil if it has only a name.
  package var position: Int?
  /// What kind of value it takes.
  package var kind: PrintfDirective.Kind
  /// The type as the format writes it: `%lld`; nil where it doesn't.
  package var type: String?

  package init(
    name: String,
    position: Int?,
    kind: PrintfDirective.Kind,
    type: String? = nil
  ) {
    self.name = name
    self.position = position
    self.kind = kind
    self.type = type
  }

  /// A name as ICU can read it: letters, digits and `_`, not beginning with a digit.
  ///
  /// ICU refuses signs in a name (`total.strings`), and takes a leading digit for a position.
  package static func identifier(for name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isWord =
        scalar.isASCII
        ? scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        : scalar.properties.isIDContinue
      result.append(isWord ? scalar : "_")
    }
    if let first = result.first, ("0"..."9").contains(first) {
      result.insert("_", at: result.startIndex)
    }
    return result.isEmpty ? "_" : String(result)
  }
}
