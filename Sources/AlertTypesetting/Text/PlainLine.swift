/// A line of nothing but plain letters, measured.
package struct PlainLine {
  /// The column of the cursor.
  package private(set) var cursorColumn = 0
  /// Columns of the letter that the cursor covers; 1 behind the last.
  package private(set) var cursorWidth = 1
  /// Whether a letter says that the line runs from left to right (UAX #9, P2).
  package private(set) var holdsLetter = false

  private let bytes: UnsafeBufferPointer<UInt8>

  /// Nil where something else stands in it.
  ///
  /// - Parameters:
  ///   - bytes: Valid UTF-8.
  ///   - cursor: Bytes before the cursor.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>, cursor: Int) {
    self.bytes = bytes
    var column = 0
    var index = 0
    while index < bytes.count {
      let isCursor = index == cursor
      let scalar = UTF8Scalars.next(in: bytes, at: &index)
      guard let width = PlainLetters.width(of: scalar) else { return nil }
      if isCursor { (cursorColumn, cursorWidth) = (column, width) }
      let isLetter = scalar.value >= 0x80 || (0x41...0x5A).contains(scalar.value & ~0x20)
      holdsLetter = holdsLetter || isLetter
      column += width
    }
    if cursor >= bytes.count { cursorColumn = column }
  }

  /// The letters that are seen in a window over the line.
  ///
  /// Nil where none is, or where the window's edge cuts the first one.
  package func part(from first: Int, columns: Int) -> (bytes: Range<Int>, width: Int)? {
    var column = 0
    var index = 0
    var start: Int?
    var end = 0
    var width = 0
    while index < bytes.count {
      if column == first { start = index }
      guard let letter = PlainLetters.width(of: UTF8Scalars.next(in: bytes, at: &index)),
        column + letter <= first + columns
      else { break }
      if column >= first { width += letter }
      column += letter
      end = index
    }
    guard let start, start < end else { return nil }
    return (start..<end, width)
  }
}
