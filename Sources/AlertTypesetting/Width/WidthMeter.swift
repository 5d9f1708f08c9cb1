import AlertICU

/// Adds up the columns of a text from code point to code point, so that the width is known at every
/// place where the text may be cut.
///
/// The sum up to the end of a grapheme cluster is the sum of the widths of the clusters: marks and
/// joiners count nothing, and what turns letters into one picture (UTS #51: a variation selector, a
/// skin tone, a joiner between pictures, the second half of a flag, a keycap) corrects the sum.
struct WidthMeter {
  /// Columns of an ambiguous character (UAX #11).
  private let ambiguousWidth: Int
  /// Columns of a soft hyphen: 1 where a terminal draws it, 0 where it only may become a hyphen.
  private let softHyphenWidth: Int
  /// Columns so far.
  private(set) var columns = 0
  /// Traits that any code point beyond ASCII had.
  private(set) var seen: CharacterTraits = []

  /// The code point before; 0 where nothing is there for a mark to stand on.
  private var previous: UInt32 = 0
  private var picture = Picture.none
  /// Columns of the picture that is being put together.
  private var pictureWidth = 0
  private var takesSkinTone = false

  private enum Picture {
    case none
    /// A pictograph, with or without marks.
    case complete
    /// A pictograph and a joiner.
    case joining
    /// Half of a flag.
    case halfFlag
  }

  private static let zeroWidthJoiner: UInt32 = 0x200D
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3
  private static let softHyphen: UInt32 = 0xAD
  /// Traits of code points that need a closer look.
  private static let special: CharacterTraits = [
    .mark, .control, .pictograph, .emoji, .modifier, .regional,
  ]

  init(ambiguousWidth: Int, softHyphenWidth: Int = 1) {
    self.ambiguousWidth = ambiguousWidth
    self.softHyphenWidth = softHyphenWidth
  }

  /// Measures on.
  ///
  /// - Parameters:
  ///   - bytes: Valid UTF-8.
  ///   - range: What to measure; it begins and ends between code points.
  ///   - limit: Stop somewhere behind the code point that exceeds so many columns.
  /// - Returns: Whether the limit was kept.
  @discardableResult
  mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>,
    upTo limit: Int = .max
  ) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, Self.isPrintableASCII(bytes[index]) { index += 1 }
      if index > start {
        columns += index - start
        previous = UInt32(bytes[index - 1])
        picture = .none
      } else if bytes[index] < 0x80 {
        addASCII(bytes[index])
        index += 1
      } else {
        addBeyondASCII(UTF8Scalars.next(in: bytes, at: &index))
      }
      if columns > limit { return false }
    }
    return true
  }

  /// Begins a text of its own, and goes on counting from there.
  mutating func restart(at columns: Int) {
    self.columns = columns
    previous = 0
    picture = .none
  }

  private static func isPrintableASCII(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

  @inline(__always) private mutating func addASCII(_ byte: UInt8) {
    let isPrintable = Self.isPrintableASCII(byte)
    columns += isPrintable ? 1 : 0
    previous = isPrintable ? UInt32(byte) : 0
    picture = .none
  }

  /// Measures one code point more.
  mutating func add(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      addASCII(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      addBeyondASCII(scalar)
    }
  }

  @inline(__always) private mutating func addBeyondASCII(_ scalar: Unicode.Scalar) {
    let traits = CharacterTraits(of: scalar)
    seen.formUnion(traits)
    if traits.isDisjoint(with: Self.special) && traits.width != 0 {
      columns += width(traits)
      previous = scalar.value
      picture = .none
    } else {
      addSpecial(scalar, traits)
    }
  }

  private func width(_ traits: CharacterTraits) -> Int {
    traits.contains(.ambiguous) ? ambiguousWidth : traits.width
  }

  private mutating func addSpecial(_ scalar: Unicode.Scalar, _ traits: CharacterTraits) {
    let before = previous
    previous = scalar.value
    switch scalar.value {
    case Self.zeroWidthJoiner:
      picture = picture == .complete ? .joining : .none
    case Self.emojiSelector: selectEmoji(before)
    case Self.textSelector: selectText(before)
    case Self.keycap where Self.isKeycapBase(before):
      columns += 1
    case Self.softHyphen:
      columns += softHyphenWidth
      picture = .none
      previous = 0
    case _ where traits.contains(.modifier): addSkinTone()
    case _ where traits.contains(.regional): addHalfFlag()
    case _ where traits.contains(.pictograph): addPictograph(traits)
    case _ where traits.contains(.mark):
      // Without a letter it is drawn on a dotted circle.
      if before == 0 { columns += 1 }
      if picture != .complete { picture = .none }
    default:
      columns += width(traits)
      picture = .none
      if traits.contains(.control) { previous = 0 }
    }
  }

  private mutating func selectEmoji(_ before: UInt32) {
    if picture != .complete { picture = .none }
    guard let base = Unicode.Scalar(before), CharacterTraits(of: base).contains(.emoji) else {
      return
    }
    if before < 0x80 {
      columns += 1
    } else if picture == .complete {
      widenPicture()
    }
  }

  private mutating func selectText(_ before: UInt32) {
    if picture != .complete { picture = .none }
    guard picture == .complete, pictureWidth == 2, let base = Unicode.Scalar(before),
      CharacterTraits(of: base).contains(.emojiPresentation)
    else { return }
    columns -= 1
    pictureWidth = 1
  }

  private mutating func addSkinTone() {
    if picture == .complete && takesSkinTone {
      widenPicture()
      takesSkinTone = false
    } else {
      columns += 2
      if picture != .complete { picture = .none }
    }
  }

  private mutating func addHalfFlag() {
    columns += 1
    picture = picture == .halfFlag ? .none : .halfFlag
  }

  private mutating func addPictograph(_ traits: CharacterTraits) {
    if picture == .joining {
      widenPicture()
    } else {
      pictureWidth = width(traits)
      columns += pictureWidth
    }
    picture = .complete
    takesSkinTone = traits.contains(.modifierBase)
  }

  /// What is one picture takes two columns, whatever it is made of.
  private mutating func widenPicture() {
    columns += max(0, 2 - pictureWidth)
    pictureWidth = max(2, pictureWidth)
  }

  /// Digits, `#` and `*` (UTS #51, emoji keycap sequence).
  private static func isKeycapBase(_ value: UInt32) -> Bool {
    switch value {
    case 0x23, 0x2A, 0x30...0x39: true
    default: false
    }
  }
}
