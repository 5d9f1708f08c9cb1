import AlertICU

extension Typesetter {
  /// Breaks the text into lines of at most that many columns (UAX #14); a newline always breaks, and
  /// spaces at a break vanish. A word longer than a line breaks between grapheme clusters.
  ///
  /// - Parameter columns: At least 1. A cluster wider than that stands on a line of its own.
  package func wrap(_ text: String, columns: Int) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapParagraph($0, columns: max(1, columns)) }
  }

  private func wrapParagraph(_ text: Substring, columns: Int) -> [Line] {
    let width = width(of: text)
    if width <= columns { return [Line(text: String(text), width: width)] }
    var filler = LineFiller(typesetter: self, columns: columns)
    var start = text.startIndex
    for end in breaks(in: text) {
      filler.add(text[start..<end])
      start = end
    }
    return filler.finished()
  }

  /// Where the lines of a paragraph may break, its end included.
  private func breaks(in text: Substring) -> [Substring.Index] {
    simpleBreaks(in: text) ?? breaksByICU(in: text)
  }

  /// Where ICU breaks; Japanese between phrases, unless a line is too short for one.
  func breaksByICU(in text: Substring, betweenPhrases: Bool = true) -> [Substring.Index] {
    let units = Array(text.utf16)
    let locale = isJapanese && betweenPhrases ? "ja@lw=phrase" : language
    let offsets = LineBreaks.offsets(in: units, locale: locale)
    let indices = Self.indices(of: offsets, in: text)
    guard language.hasPrefix("ko") else { return indices }
    // Korean breaks at spaces; ICU would break between any two syllables.
    return indices.filter { index in
      guard index < text.endIndex, index > text.startIndex else { return true }
      return !(Self.isHangul(text[text.index(before: index)]) && Self.isHangul(text[index]))
    }
  }

  fileprivate var isJapanese: Bool { language == "ja" || language.hasPrefix("ja-") }

  private static func isHangul(_ cluster: Character) -> Bool {
    switch cluster.unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  private static func indices(of offsets: [Int32], in text: Substring) -> [Substring.Index] {
    var result: [Substring.Index] = []
    result.reserveCapacity(offsets.count)
    var index = text.startIndex
    var position: Int32 = 0
    for offset in offsets {
      index = text.utf16.index(index, offsetBy: Int(offset - position))
      position = offset
      result.append(index)
    }
    return result
  }

  /// The breaks of text that is made of words, spaces, and marks at the end of words: there UAX #14
  /// breaks after spaces and nowhere else. Nil for other text.
  func simpleBreaks(in text: Substring) -> [Substring.Index]? {
    var breaks: [Substring.Index] = []
    var previous = Kind.space
    for index in text.utf8.indices {
      guard let kind = Kind(text.utf8[index]) else { return nil }
      switch (previous, kind) {
      case (.mark, .letter), (.space, .mark): return nil
      case (.space, .letter) where index > text.startIndex: breaks.append(index)
      default: break
      }
      previous = kind
    }
    breaks.append(text.endIndex)
    return breaks
  }

  /// Bytes whose line-breaking class is plain: letters (AL), spaces (SP), marks that end words (IS, EX).
  private enum Kind {
    case letter, space, mark

    init?(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        self = .letter
      // U+00C0 to U+00FF but × and ÷ are letters; C3 is their only lead byte.
      case 0xC3: self = .letter
      case 0x80...0xBF where byte != 0x97 && byte != 0xB7: self = .letter
      case 0x20: self = .space
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
        UInt8(ascii: "!"), UInt8(ascii: "?"):
        self = .mark
      default: return nil
      }
    }
  }
}

/// Fills lines with pieces that must not be broken inside, as long as they fit.
private struct LineFiller {
  let typesetter: Typesetter
  let columns: Int
  private var lines: [Typesetter.Line] = []
  private var line = ""
  private var width = 0
  private var isSplittingPhrase = false

  init(typesetter: Typesetter, columns: Int) {
    self.typesetter = typesetter
    self.columns = columns
  }

  mutating func add(_ piece: Substring) {
    let solid = Self.withoutTrailingSpaces(piece)
    let solidWidth = typesetter.width(of: solid)
    if width + solidWidth > columns, !line.isEmpty { finishLine() }
    if solidWidth > columns, typesetter.isJapanese, !isSplittingPhrase {
      // A phrase that no line holds breaks by the rules for single letters.
      isSplittingPhrase = true
      var start = solid.startIndex
      for end in typesetter.breaksByICU(in: solid, betweenPhrases: false) {
        add(solid[start..<end])
        start = end
      }
      isSplittingPhrase = false
    } else if solidWidth > columns {
      addLong(solid)
    } else {
      line += solid
      width += solidWidth
    }
    let spaces = piece[solid.endIndex...]
    line += spaces
    width += typesetter.width(of: spaces)
  }

  /// A piece longer than a line breaks between grapheme clusters.
  private mutating func addLong(_ piece: Substring) {
    for cluster in piece {
      let clusterWidth = typesetter.width(of: cluster)
      if width + clusterWidth > columns, !line.isEmpty { finishLine() }
      line.append(cluster)
      width += clusterWidth
    }
  }

  private mutating func finishLine() {
    let text = String(Self.withoutTrailingSpaces(line[...]))
    lines.append(Typesetter.Line(text: text, width: typesetter.width(of: text)))
    line = ""
    width = 0
  }

  consuming func finished() -> [Typesetter.Line] {
    if !line.isEmpty || lines.isEmpty { finishLine() }
    return lines
  }

  /// Ordinary and ideographic spaces, as UAX #14 lets them hang over the end of a line.
  private static func withoutTrailingSpaces(_ text: Substring) -> Substring {
    var end = text.endIndex
    while end > text.startIndex {
      let before = text.index(before: end)
      guard text[before] == " " || text[before] == "\u{3000}" else { break }
      end = before
    }
    return text[..<end]
  }
}
