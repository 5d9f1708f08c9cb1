/// Finds the line and column of places in a text, asked for one behind the other.
struct SourceText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private var offset: Int
  private var line = 1
  private var column = 1

  /// Begins at the beginning of a text in UTF-8; a byte-order mark is no column.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = start
  }

  /// The place of a byte; one before the last one that was asked for costs a new start.
  mutating func position(of target: Int) -> SourcePosition {
    let target = max(min(target, bytes.count), start)
    if target < offset { (offset, line, column) = (start, 1, 1) }
    var lineStart = offset
    for index in offset..<target where endsLine(index) {
      line += 1
      column = 1
      lineStart = index + 1
    }
    for byte in bytes[lineStart..<target] where beginsScalar(byte) { column += 1 }
    offset = target
    return SourcePosition(line: line, column: column)
  }

  /// The byte at a place; the end of its line, or of the text, where it is not there.
  mutating func offset(of position: SourcePosition) -> Int {
    (offset, line, column) = (start, 1, 1)
    var target = start
    while target < bytes.count, line < position.line {
      if endsLine(target) { line += 1 }
      target += 1
    }
    while target < bytes.count, column < position.column, !endsLine(target) {
      target += 1
      if target == bytes.count || beginsScalar(bytes[target]) { column += 1 }
    }
    offset = target
    return target
  }

  /// Bytes 10xxxxxx continue a scalar.
  private func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  private func endsLine(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
