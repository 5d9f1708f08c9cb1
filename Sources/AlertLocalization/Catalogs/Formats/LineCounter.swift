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
    while offset < target {
      let byte = bytes[offset]
      offset += 1
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && !(offset < bytes.count && bytes[offset] == UInt8(ascii: "\n"))
      if endsLine {
        line += 1
        lineStart = offset
      }
    }
    // Bytes 10xxxxxx continue a scalar.
    let column = bytes[lineStart..<max(target, lineStart)].reduce(1) {
      $1 & 0xC0 == 0x80 ? $0 : $0 + 1
    }
    return SourcePosition(line: line, column: column)
  }

  /// A fault at the place of a byte.
  mutating func diagnostic(_ fault: FormatFault, at offset: Int) -> Diagnostic {
    fault.diagnostic(path: path, at: position(of: offset))
  }
}
