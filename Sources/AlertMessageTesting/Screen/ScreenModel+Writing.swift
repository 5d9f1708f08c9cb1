import AlertTypesetting

extension ScreenModel {
  /// Shows a code point at the cursor.
  mutating func write(_ scalar: Unicode.Scalar) {
    guard !Self.isDirectional(scalar) else { return }
    if joinsCellBefore(scalar) { return }
    // A terminal measures code points one by one: after a letter no mark is without one.
    let width = CellWidth.of("x\(scalar)", ambiguous: 1) - 1
    guard width > 0 else { return }
    wrapIfNeeded(width)
    let row = cursor.row
    for column in cursor.column..<min(cursor.column + width, columns) { erase(row, column) }
    lines[row].cells[cursor.column] = Cell(text: String(scalar), width: width, style: style)
    if width == 2, cursor.column + 1 < columns { continueWide(row, cursor.column) }
    advance(width)
  }

  /// Marks of direction, embeddings, overrides and isolates take no cell.
  private static func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private mutating func wrapIfNeeded(_ width: Int) {
    guard waitsToWrap || cursor.column + width > columns else { return }
    guard modes.contains(7) else {
      cursor.column = max(0, columns - width)
      waitsToWrap = false
      return
    }
    lines[cursor.row].isContinued = true
    cursor.column = 0
    waitsToWrap = false
    lineFeed()
  }

  private mutating func advance(_ width: Int) {
    cursor.column += width
    if cursor.column >= columns {
      cursor.column = columns - 1
      waitsToWrap = true
    }
  }

  /// Adds what belongs to the letter before to its cell.
  private mutating func joinsCellBefore(_ scalar: Unicode.Scalar) -> Bool {
    guard let column = columnBefore, var cell = lines[cursor.row].cells[column] else {
      return false
    }
    let joined = cell.text + String(scalar)
    let isOne = GraphemeClusters(joined).dropFirst().first { _ in true } == nil
    let width = CellWidth.of("x\(scalar)", ambiguous: 1) - 1
    switch widths {
    case .clusters: guard isOne else { return false }
    case .codePoints: guard width == 0 else { return false }
    }
    let oldWidth = cell.width
    cell.text = joined
    if widths == .clusters { cell.width = min(2, max(1, CellWidth.of(joined, ambiguous: 1))) }
    lines[cursor.row].cells[column] = cell
    if cell.width > oldWidth, column + 1 < columns {
      erase(cursor.row, column + 1)
      continueWide(cursor.row, column)
      advance(1)
    } else if cell.width < oldWidth {
      lines[cursor.row].cells[column + 1] = nil
      cursor.column = column + 1
      waitsToWrap = false
    }
    return true
  }

  /// The cell that was written last, if the cursor still stands behind it.
  private var columnBefore: Int? {
    var column = waitsToWrap ? cursor.column : cursor.column - 1
    guard column >= 0 else { return nil }
    if lines[cursor.row].cells[column]?.width == 0 { column -= 1 }
    return column
  }

  private mutating func continueWide(_ row: Int, _ column: Int) {
    lines[row].cells[column + 1] = Cell(text: "", width: 0, style: style)
  }

  /// Empties a cell, and the other half of a wide letter.
  mutating func erase(_ row: Int, _ column: Int) {
    let cell = lines[row].cells[column]
    lines[row].cells[column] = nil
    if cell?.width == 2, column + 1 < columns { lines[row].cells[column + 1] = nil }
    if cell?.width == 0, column > 0 { lines[row].cells[column - 1] = nil }
  }

  /// Moves down, and scrolls in the last row.
  mutating func lineFeed() {
    waitsToWrap = false
    guard cursor.row == rows - 1 else {
      cursor.row += 1
      return
    }
    history.append(lines.removeFirst())
    lines.append(Line(columns: columns))
  }
}
