/// Finds the line and column of a place in a text.
///
/// It remembers where it was, so that asking for one place after another reads the text once.
package struct LineCounter {
  private let bytes: [UInt8]
  private let path: String
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - path: the file that it is from, for diagnostics; empty by default.
  package init(_ bytes: [UInt8], path: String = "") {
    self.bytes = bytes
    self.path = path
  }

  /// The place of a byte.
  package mutating func position(of target: Int) -> SourcePosition {
    if target < lineStart { (offset, line, lineStart) = (0, 1, 0) }
    let target = min(target, bytes.count)
    if target > offset {
      let ends = Self.lineEnds(in: bytes, offset..<target)
      if ends > 0 {
        line += ends
        lineStart = startOfLine(target)
      }
      offset = target
    }
    // Bytes 10xxxxxx continue a scalar.
    let column = bytes[lineStart..<max(target, lineStart)].reduce(1) {
      $1 & 0xC0 == 0x80 ? $0 : $0 + 1
    }
    return SourcePosition(line: line, column: column)
  }

  /// How many lines end in a part of the text.
  ///
  /// This loop goes over every byte of a file, and without a branch in it the processor takes many
  /// bytes at a time.
  private static func lineEnds(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    var lineFeeds = 0
    var returns = 0
    bytes.withUnsafeBufferPointer { buffer in
      for byte in UnsafeBufferPointer(rebasing: buffer[range]) {
        lineFeeds &+= byte == UInt8(ascii: "\n") ? 1 : 0
        returns &+= byte == UInt8(ascii: "\r") ? 1 : 0
      }
    }
    if returns == 0 { return lineFeeds }
    let lone = range.count { bytes[$0] == UInt8(ascii: "\r") && !isFollowedByLineFeed(bytes, $0) }
    return lineFeeds + lone
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
