/// Finds the line and column of a place in a text.
///
/// It remembers where it was, so that asking for one place after another reads the text once.
package struct LineCounter {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  /// - Parameter bytes: the text in UTF-8.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The place of a byte: line and column count from 1, the column in Unicode scalars.
  ///
  /// A line ends with LF, CR or CR LF.
  package mutating func position(of target: Int) -> (line: Int, column: Int) {
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
    return (line, column)
  }

  /// A fault at the place of a byte.
  package mutating func fault(_ kind: FormatFault.Kind, at offset: Int) -> FormatFault {
    let (line, column) = position(of: offset)
    return FormatFault(kind, line: line, column: column)
  }
}
