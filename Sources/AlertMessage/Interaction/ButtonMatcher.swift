/// Finds the button that an answer in words or numbers means.
struct ButtonMatcher {
  enum Match: Hashable {
    case button(Int)
    /// Nothing was typed, and there is no default.
    case nothing
    case unknown
    /// It fits these buttons.
    case ambiguous([Int])
  }

  let content: AlertContent

  init(_ content: AlertContent) { self.content = content }

  /// A number in any digits, an id, a title or its unique beginning, or the language's letter for yes
  /// or no; in any case. Nothing at all is the default button.
  func match(_ answer: String) -> Match {
    let words = Self.trimmed(answer)
    if words.isEmpty { return content.defaultButton.map { .button($0) } ?? .nothing }
    if let number = Self.number(words) {
      return content.buttons.indices.contains(number - 1) ? .button(number - 1) : .unknown
    }
    let folded = words.caseFolded
    func only(_ isMatch: (AlertContent.Button) -> Bool) -> Match? {
      let matches = content.buttons.indices.filter { isMatch(content.buttons[$0]) }
      if matches.count == 1 { return .button(matches[0]) }
      return matches.isEmpty ? nil : .ambiguous(matches)
    }
    return only { $0.id == words }
      ?? only { $0.plainTitle.caseFolded == folded }
      ?? only { $0.id.caseFolded == folded }
      ?? only { button in
        let scalars = folded.unicodeScalars
        return scalars.count == 1
          && scalars.first.map { button.mnemonic?.matches($0) ?? false } ?? false
      }
      ?? only { Self.isUnambiguousBeginning(folded, of: $0) }
      ?? .unknown
  }

  /// A beginning of a title; but not a letter that means the opposite in English, which `Mnemonic`
  /// does not offer either.
  private static func isUnambiguousBeginning(_ folded: String, of button: AlertContent.Button)
    -> Bool
  {
    guard button.plainTitle.caseFolded.hasPrefix(folded) else { return false }
    return !(button.id == "yes" && folded == "n") && !(button.id == "no" && folded == "y")
  }

  static func trimmed(_ text: String) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    let start = text.firstIndex { !isSpace($0) } ?? text.endIndex
    let end = text.lastIndex { !isSpace($0) }.map { text.index(after: $0) } ?? start
    return String(text[start..<end])
  }

  /// Digits of any script.
  private static func number(_ text: String) -> Int? {
    var value = 0
    for scalar in text.unicodeScalars {
      guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue,
        value < 100_000
      else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }
}
