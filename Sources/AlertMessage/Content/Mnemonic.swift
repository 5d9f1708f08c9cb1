import AlertLocalization

/// The letter that moves the focus to a button.
package struct Mnemonic: Hashable, Sendable {
  /// The letter, folded: what `matches` compares with.
  let letter: Unicode.Scalar
  /// Where the letter stands in the shown title, in grapheme clusters; it is underlined there.
  package let position: Int
  /// What is put behind the title to show a letter that the title does not hold, as ` (Y)`.
  let suffix: String

  /// Whether a typed character is this letter, in either case.
  package func matches(_ typed: Unicode.Scalar) -> Bool { typed.caseFolded == letter }

  /// Gives each button a letter of its title that no other button of the alert has; nil where there
  /// is none that a keyboard types directly.
  ///
  /// *Yes* and *No* take the letters of the language. A letter that means the opposite in English
  /// is not offered (`n` for yes in Swahili, `y` for no in Azerbaijani): a person may have either
  /// in mind, and no letter is better than the wrong one.
  ///
  /// - Parameter taken: Letters that mean something else in the alert.
  static func assign(
    ids: [String],
    titles: [String],
    texts: AlertTexts,
    taken: Set<Unicode.Scalar> = []
  ) -> [Mnemonic?] {
    var result = [Mnemonic?](repeating: nil, count: ids.count)
    var taken = taken
    var reserved: Set<Int> = []
    for (id, key, opposite) in [("yes", TextKey.yesLetter, "n"), ("no", .noLetter, "y")]
      as [(String, TextKey, Unicode.Scalar)]
    {
      guard let index = ids.firstIndex(of: id) else { continue }
      reserved.insert(index)
      guard let letter = texts(key).unicodeScalars.first?.caseFolded, letter != opposite else {
        continue
      }
      result[index] = Mnemonic(letter, in: titles[index])
      taken.insert(letter)
    }
    if !reserved.isEmpty { taken.formUnion(["y", "n"]) }
    for index in titles.indices where !reserved.contains(index) {
      guard let found = firstFree(in: titles[index], taken: taken) else { continue }
      result[index] = found
      taken.insert(found.letter)
    }
    return result
  }

  private init(letter: Unicode.Scalar, position: Int, suffix: String = "") {
    self.letter = letter
    self.position = position
    self.suffix = suffix
  }

  /// The letter where the title holds it, else in parentheses behind the title.
  private init(_ letter: Unicode.Scalar, in title: String) {
    var count = 0
    for cluster in title {
      if let scalar = Self.only(cluster), scalar.caseFolded == letter {
        self.init(letter: letter, position: count)
        return
      }
      count += 1
    }
    self.init(
      letter: letter,
      position: count + 1,
      suffix: "(\(letter.properties.uppercaseMapping))"
    )
  }

  private static func firstFree(in title: String, taken: Set<Unicode.Scalar>) -> Mnemonic? {
    for (position, cluster) in title.enumerated() {
      guard let scalar = only(cluster), isTyped(scalar) else { continue }
      let letter = scalar.caseFolded
      if !taken.contains(letter) { return Mnemonic(letter: letter, position: position) }
    }
    return nil
  }

  private static func only(_ cluster: Character) -> Unicode.Scalar? {
    let scalars = cluster.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }

  /// Letters that a key of some keyboard types by itself: not kana, Han or Hangul, which an input
  /// method composes.
  private static func isTyped(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80 else {
      return (0x41...0x5A).contains(scalar.value & ~0x20)
    }
    return scalar.properties.isAlphabetic
      && !(0x1100...0x11FF).contains(scalar.value) && scalar.value < 0x2E80
  }
}
