/// Which directional isolates of a text have no partner (UAX #9, BD9).
///
/// Isolates end with their paragraph.
struct Isolates {
  static let leftToRight: Unicode.Scalar = "\u{2066}"
  static let rightToLeft: Unicode.Scalar = "\u{2067}"
  static let firstStrong: Unicode.Scalar = "\u{2068}"
  static let pop: Unicode.Scalar = "\u{2069}"

  static func isOpener(_ scalar: Unicode.Scalar) -> Bool {
    scalar == leftToRight || scalar == rightToLeft || scalar == firstStrong
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool { isOpener(scalar) || scalar == pop }

  /// Places, in code points, and openers of isolates that are not closed.
  private(set) var open: [(place: Int, opener: Unicode.Scalar)] = []
  /// Places, in code points, of ends of isolates that are not open.
  private(set) var strayEnds: [Int] = []

  /// - Parameter text: One paragraph.
  init(in text: some Sequence<Unicode.Scalar>) {
    for (place, scalar) in text.enumerated() {
      switch scalar {
      case Self.leftToRight, Self.rightToLeft, Self.firstStrong: open.append((place, scalar))
      case Self.pop: if open.popLast() == nil { strayEnds.append(place) }
      default: break
      }
    }
  }

  init(in text: Substring) {
    // All four begin with E2 in UTF-8.
    if text.utf8.contains(0xE2) { self.init(in: text.unicodeScalars) } else { self.init(in: []) }
  }

  /// Whether there are any in the text, which is UTF-8.
  static func occur(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let bytes = text.base
    var index = text.startIndex
    while index + 2 < text.endIndex {
      if bytes[index] == 0xE2 && bytes[index + 1] == 0x81
        && (0xA6...0xA9).contains(bytes[index + 2])
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// What has to follow for every isolate to be closed.
  var missingEnds: String { String(repeating: "\u{2069}", count: open.count) }

  /// What has to stand before for every end to have a beginning, which resolves itself.
  var missingBeginnings: String { String(repeating: "\u{2068}", count: strayEnds.count) }
}
