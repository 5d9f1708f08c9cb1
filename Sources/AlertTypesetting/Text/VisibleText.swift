import AlertICU

/// The writing half of `DisplayText`.
struct VisibleText {
  /// Marks that may stand on one letter: UAX #15, stream-safe text format.
  static let mostMarks = 30
  /// Pictures that may be joined to one; the longest that anybody has defined joins four.
  static let mostJoins = 30
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let tabColumns = 8
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
  private static let cancelTag: UInt32 = 0xE007F

  private let ascii: Bool
  private var scalars = String.UnicodeScalarView()
  /// Measures the line that is being written, for tabs.
  private var meter = WidthMeter(ambiguousWidth: 1)
  private var marks = 0
  /// Joiners since the last letter that is no picture.
  private var joins = 0

  init(ascii: Bool) { self.ascii = ascii }

  var result: String { String(scalars) }

  mutating func add(_ text: String) {
    var source = Array(text.unicodeScalars)[...]
    while !source.isEmpty {
      let end = source.firstIndex(where: Self.isSeparator) ?? source.endIndex
      addParagraph(source[..<end])
      guard end < source.endIndex else { return }
      addNewline()
      let isPair = source[end] == "\r" && end + 1 < source.endIndex && source[end + 1] == "\n"
      source = source[(end + (isPair ? 2 : 1))...]
    }
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private mutating func addNewline() {
    scalars.append("\n")
    meter = WidthMeter(ambiguousWidth: 1)
    marks = 0
    joins = 0
  }

  private mutating func addParagraph(_ paragraph: ArraySlice<Unicode.Scalar>) {
    let isolates = Isolates(in: paragraph)
    // Both lists ascend; what stands first in them is the next without a partner.
    var unmatched = (isolates.open.map(\.place) + isolates.strayEnds).sorted()[...]
    var index = paragraph.startIndex
    while index < paragraph.endIndex {
      let scalar = paragraph[index]
      if unmatched.first == index - paragraph.startIndex {
        unmatched.removeFirst()
        addCode(scalar)
      } else if scalar == Self.blackFlag {
        index += addFlag(paragraph[index...])
        continue
      } else {
        add(scalar)
      }
      index += 1
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09:
      let count = Self.tabColumns - meter.columns % Self.tabColumns
      for _ in 0..<count { append(" ") }
    case 0x00...0x1F, 0x7F: addPicture(scalar)
    case 0x20...0x7E:
      append(scalar)
      joins = 0
    default:
      let traits = CharacterTraits(of: scalar)
      joins = Self.joins(after: joins, scalar, traits)
      if joins > Self.mostJoins {
        if joins == Self.mostJoins + 1, scalar == Self.joiner { append("\u{FFFD}") }
      } else if traits.contains(.hidden) {
        addCode(scalar)
      } else if traits.contains(.mark) {
        addMark(scalar)
      } else {
        append(scalar)
      }
    }
  }

  /// Joiners of the picture that a code point belongs to.
  static func joins(
    after joins: Int,
    _ scalar: Unicode.Scalar,
    _ traits: CharacterTraits
  ) -> Int {
    if scalar == joiner { return joins + 1 }
    return traits.isDisjoint(with: [.pictograph, .modifier, .mark]) ? 0 : joins
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    scalars.append(scalar)
    meter.add(scalar)
    marks = 0
  }

  private mutating func addMark(_ scalar: Unicode.Scalar) {
    let before = marks
    if before < Self.mostMarks {
      append(scalar)
    } else if before == Self.mostMarks {
      append("\u{FFFD}")
    }
    marks = before + 1
  }

  /// C0 and DEL as control pictures (U+2400 …), or as `^[` in ASCII.
  private mutating func addPicture(_ scalar: Unicode.Scalar) {
    if ascii {
      append("^")
      append(Unicode.Scalar(UInt8(scalar.value ^ 0x40)))
    } else {
      append(
        scalar.value == 0x7F ? "\u{2421}" : Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
      )
    }
  }

  private mutating func addCode(_ scalar: Unicode.Scalar) {
    for scalar in Self.code(of: scalar, ascii: ascii).unicodeScalars { append(scalar) }
  }

  /// The code in brackets that stands for a character without a picture.
  static func code(of scalar: Unicode.Scalar, ascii: Bool) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 4 - digits.count))
    return ascii ? "<U+\(padding)\(digits)>" : "⟨U+\(padding)\(digits)⟩"
  }

  /// Adds a black flag, and the tags behind it if they name a region (UTS #51, ED-14a): three to
  /// six letters and digits, and the tag that ends them.
  ///
  /// - Returns: How many code points that took.
  private mutating func addFlag(_ text: ArraySlice<Unicode.Scalar>) -> Int {
    append(Self.blackFlag)
    let region = text.dropFirst().prefix { Self.isRegionTag($0.value) }
    guard (3...6).contains(region.count), region.endIndex < text.endIndex,
      text[region.endIndex].value == Self.cancelTag
    else { return 1 }
    for scalar in text[region.startIndex...region.endIndex] { append(scalar) }
    return region.count + 2
  }

  private static func isRegionTag(_ value: UInt32) -> Bool {
    (0xE0030...0xE0039).contains(value) || (0xE0061...0xE007A).contains(value)
  }
}
