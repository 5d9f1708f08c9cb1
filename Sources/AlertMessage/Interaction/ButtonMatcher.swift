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

  /// Who gives the answer.
  enum Source: Hashable {
    /// A person, who sees numbers and titles and means by a word what stands there.
    case person
    /// A script, which names ids: those are the same in every language.
    case script
  }

  let content: AlertContent
  let source: Source

  /// Makes one.
  ///
  /// - Parameter source: Who gives the answer; a person by default.
  init(_ content: AlertContent, from source: Source = .person) {
    self.content = content
    self.source = source
  }

  /// A number in any digits, an id, a title or its unique beginning, or the language's letter for
  /// yes or no; in any case. Nothing at all is the default button.
  ///
  /// A script's id comes before all else, and for a person the number or title shown before an id.
  /// What can be read as two buttons otherwise is ambiguous.
  func match(_ answer: String) -> Match {
    let words = Self.trimmed(answer)
    if words.isEmpty { return content.defaultButton.map { .button($0) } ?? .nothing }
    let byID = only { content.buttons[$0].id == words }
    if source == .script, let byID { return byID }
    if let number = Self.number(words[...]) { return button(number) ?? byID ?? .unknown }
    let folded = words.caseFolded
    let byTitle = only(preferring: words) { content.buttons[$0].plainTitle.caseFolded == folded }
    if source == .person, let match = byTitle ?? byID { return match }
    let byWhole = only(preferring: words) {
      content.buttons[$0].plainTitle.caseFolded == folded
        || content.buttons[$0].id.caseFolded == folded
    }
    return byWhole ?? numberAsShown(words) ?? beginning(folded) ?? .unknown
  }

  /// The only button that fits; ambiguous where several do, nil where none does.
  ///
  /// - Parameter title: Of several, the one with exactly this title is meant; nil, the default, for
  ///   none.
  private func only(preferring title: String? = nil, _ fits: (Int) -> Bool) -> Match? {
    let matches = content.buttons.indices.filter(fits)
    if matches.count <= 1 { return matches.first.map { .button($0) } }
    let exact = title.map { title in matches.filter { content.buttons[$0].plainTitle == title } }
    if let exact, exact.count == 1 { return .button(exact[0]) }
    return .ambiguous(matches)
  }

  /// The button with this number, or one whose title begins with it (*2 days*), which may be meant
  /// as well.
  private func button(_ number: Int) -> Match? {
    only { $0 + 1 == number || leadingNumber(of: content.buttons[$0].plainTitle) == number }
  }

  private func leadingNumber(of title: String) -> Int? {
    let digits = title.unicodeScalars.prefix { $0.properties.numericType == .decimal }
    return digits.isEmpty ? nil : Self.number(Substring(digits))
  }

  /// The number with the full stop that stands behind it in the list, which no title has.
  private func numberAsShown(_ words: String) -> Match? {
    guard words.last == ".", let number = Self.number(words.dropLast()) else { return nil }
    return content.buttons.indices.contains(number - 1) ? .button(number - 1) : nil
  }

  /// A beginning of a title, or the language's letter for yes or no; not a letter that means the
  /// opposite in English, which `Mnemonic` does not offer either.
  ///
  /// Letters that the box underlines elsewhere are none: nobody is told them here.
  private func beginning(_ folded: String) -> Match? {
    let letter = folded.unicodeScalars.count == 1 ? folded.unicodeScalars.first : nil
    let match = only { index in
      let button = content.buttons[index]
      let isLetter = letter.map { button.mnemonic?.matches($0) ?? false } ?? false
      return button.plainTitle.caseFolded.hasPrefix(folded)
        || isLetter && (button.id == "yes" || button.id == "no")
    }
    guard case .button(let index) = match else { return match }
    let opposite = ["yes": "n", "no": "y"][content.buttons[index].id]
    return opposite == folded ? nil : match
  }

  static func trimmed(_ text: String) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    let start = text.firstIndex { !isSpace($0) } ?? text.endIndex
    let end = text.lastIndex { !isSpace($0) }.map { text.index(after: $0) } ?? start
    return String(text[start..<end])
  }

  /// Digits of any script.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty else { return nil }
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
