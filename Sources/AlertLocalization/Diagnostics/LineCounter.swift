/// Finds the line and column of a place in a text.
///
/// It remembers where it was, so that asking for one place after another reads the text once.
package struct LineCounter {
  private let bytes: [UInt8]
  private let path: String
  /// Where the text begins: a byte-order mark is no column.
  private let start: Int
  private var offset: Int
  private var line = 1
  private var column = 1

  /// - Parameters:
  ///   - bytes: the text in UTF-8, with or without a byte-order mark.
  ///   - path: the file that it is from, for diagnostics; empty by default.
  package init(_ bytes: [UInt8], path: String = "") {
    self.bytes = bytes
    self.path = path
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = start
  }

  /// The place of a byte.
  package mutating func position(of target: Int) -> SourcePosition {
    let target = max(min(target, bytes.count), start)
    if target < offset { restart() }
    if target > offset {
      let ends = Self.lineEnds(in: bytes, offset..<target)
      // A file may be a single line of megabytes: the columns of a line are counted once.
      var counted = offset
      if ends > 0 {
        line += ends
        column = 1
        counted = startOfLine(target)
      }
      for byte in bytes[counted..<target] where Self.beginsScalar(byte) { column += 1 }
      offset = target
    }
    return SourcePosition(line: line, column: column)
  }

  /// The byte at a place; the end of its line, or of the text, where it is not there.
  mutating func offset(of position: SourcePosition) -> Int {
    restart()
    while offset < bytes.count, line < position.line {
      if endsLine(offset) { line += 1 }
      offset += 1
    }
    while offset < bytes.count, column < position.column, !endsLine(offset) {
      offset += 1
      if offset == bytes.count || Self.beginsScalar(bytes[offset]) { column += 1 }
    }
    return offset
  }

  private mutating func restart() { (offset, line, column) = (start, 1, 1) }

  /// Bytes 10xxxxxx continue a scalar.
  private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  /// A line ends at LF, and at CR where no LF follows.
  private func endsLine(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "\n")
      || bytes[index] == UInt8(ascii: "\r") && !Self.isFollowedByLineFeed(bytes, index)
  }

  /// How many lines end in a part of the text.
  ///
  /// This goes over every byte of a file, so it takes eight at a time, and counts in the bytes of a
  /// word.
  private static func lineEnds(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    var lineFeeds = 0
    var returns: UInt64 = 0
    bytes.withUnsafeBytes { buffer in
      var index = range.lowerBound
      while index + 8 <= range.upperBound {
        // As many words as a byte can count.
        let end = index + 8 * min(255, (range.upperBound - index) / 8)
        var counts: UInt64 = 0
        while index < end {
          let word = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          counts &+= places(of: UInt8(ascii: "\n"), in: word)
          returns |= places(of: UInt8(ascii: "\r"), in: word)
          index += 8
        }
        lineFeeds += sum(counts)
      }
      for byte in buffer[index..<range.upperBound] {
        if byte == UInt8(ascii: "\n") { lineFeeds += 1 }
        if byte == UInt8(ascii: "\r") { returns |= 1 }
      }
    }
    if returns == 0 { return lineFeeds }
    let lone = range.count { bytes[$0] == UInt8(ascii: "\r") && !isFollowedByLineFeed(bytes, $0) }
    return lineFeeds + lone
  }

  /// A word with a one in each byte that is of a value, and zeros in the others.
  @inline(__always)
  private static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    // The top bit of each byte that is not zero; the sum can't carry into the next byte.
    return ~(((difference & low) &+ low) | difference | low) >> 7
  }

  /// The sum of a word's bytes.
  private static func sum(_ word: UInt64) -> Int {
    let pairs = (word & 0x00FF_00FF_00FF_00FF) &+ ((word >> 8) & 0x00FF_00FF_00FF_00FF)
    return Int((pairs &* 0x0001_0001_0001_0001) >> 48)
  }

  /// CR LF ends one line, at the LF.
  private static func isFollowedByLineFeed(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
  }

  private func startOfLine(_ target: Int) -> Int {
    var first = target
    while first > start, !endsLine(first - 1) { first -= 1 }
    return first
  }

  /// A fault at the place of a byte.
  mutating func diagnostic(_ fault: FormatFault, at offset: Int) -> Diagnostic {
    fault.diagnostic(path: path, at: position(of: offset))
  }
}
