import AlertTypesetting

/// What `FieldWindow` shows of a line of plain letters that runs from left to right, found at a
/// glance.
struct PlainWindow {
  let text: String
  let width: Int
  /// The cell of the cursor, counted from the window's left edge.
  let cursor: Int
  let isCutLeft: Bool
  let isCutRight: Bool
}

extension LineEditor {
  /// Nil where the whole line has to be laid out.
  ///
  /// - Parameters:
  ///   - columns: Columns of the window.
  ///   - direction: Where no letter says how the line runs.
  func plainWindow(
    columns: Int,
    direction: TextDirection,
    ambiguousWidth: Int
  ) -> PlainWindow? {
    guard !isEmpty, count <= FieldLine.mostClusters, ambiguousWidth == 1 || isASCII else {
      return nil
    }
    return bytes.withUnsafeBytes { bytes in
      guard let line = PlainLine(bytes, cursor: place.byte),
        line.holdsLetter || direction == .leftToRight
      else { return nil }
      let offset = FieldWindow.offset(
        columnsRead: line.cursorColumn,
        seatWidth: line.cursorWidth,
        columns: columns
      )
      guard let part = line.part(from: offset, columns: columns) else { return nil }
      return PlainWindow(
        text: String(decoding: UnsafeBufferPointer(rebasing: bytes[part.bytes]), as: UTF8.self),
        width: part.width,
        cursor: min(line.cursorColumn - offset, columns - 1),
        isCutLeft: offset > 0,
        isCutRight: part.bytes.upperBound < bytes.count
      )
    }
  }
}
