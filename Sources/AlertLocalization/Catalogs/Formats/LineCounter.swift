/// Finds the line and column of a place in a text.
///
/// It remembers where it was, so that asking for one place after another reads the text once.
package struct LineCounter {
  private let bytes: [UInt8]
  private let path: String
  private var offset = 0
  private var line = 1
  private var column = 1

  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - path: the file that it is from, for diagnostics; empty by default.
  package init(_ bytes: [UInt8], path: String = "") {
    self.bytes = bytes
    self.path = path
  }

  /// The place of a byte.
  package mutating func position(of target: Int) -> SourcePosition {
    let target = min(target, bytes.count)
    if target < offset { (offset, line, column) = (0, 1, 1) }
    if target > offset {
      let ends = Self.lineEnds(in: bytes, offset..<target)
      // A file may be a single line of megabytes: the columns of a line are counted once.
      var start = offset
      if ends > 0 {
        line += ends
        column = 1
        start = startOfLine(target)
      }
      // Bytes 10xxxxxx continue a scalar.
      for byte in bytes[start..<target] where byte & 0xC0 != 0x80 { column += 1 }
      offset = target
    }
    return SourcePosition(line: line, column: column)
  }

  /// How many lines end in a part of the text.
  ///
  /// This goes over every byte of a file, so it takes eight at a time.
  private static func lineEnds(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    var lineFeeds = 0
    var returns = 0
    bytes.withUnsafeBytes { buffer in
      var index = range.lowerBound
      while index + 8 <= range.upperBound {
        let word = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        lineFeeds += count(of: UInt8(ascii: "\n"), in: word)
        returns += count(of: UInt8(ascii: "\r"), in: word)
        index += 8
      }
      for byte in buffer[index..<range.upperBound] {
        if byte == UInt8(ascii: "\n") { lineFeeds += 1 }
        if byte == UInt8(ascii: "\r") { returns += 1 }
      }
    }
    if returns == 0 { return lineFeeds }
    let lone = range.count { bytes[$0] == UInt8(ascii: "\r") && !isFollowedByLineFeed(bytes, $0) }
    return lineFeeds + lone
  }

  /// How many of a word's eight bytes are of a value.
  private static func count(of byte: UInt8, in word: UInt64) -> Int {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    // The top bit of each byte that is not zero; the sum can't carry into the next byte.
    let nonzero = ((difference & low) &+ low) | difference | low
    return (~nonzero).nonzeroBitCount
  }

  /// CR LF ends one line, at the LF.
  private static func isFollowedByLineFeed(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
  }

  private func startOfLine(_ target: Int) -> Int {
    var start = target
    while start > 0 {
      let byte = bytes[start - 1]
      if byte == UInt8(ascii: "\n") { break }
      if byte == UInt8(ascii: "\r") && !Self.isFollowedByLineFeed(bytes, start - 1) { break }
      start -= 1
    }
    return start
  }

  /// A fault at the place of a byte.
  mutating func diagnostic(_ fault: FormatFault, at offset: Int) -> Diagnostic {
    fault.diagnostic(path: path, at: position(of: offset))
  }
}
