import AlertTypesetting

extension ScreenModel {
  /// Gives the screen another size, as a person does who pulls at the window's edge.
  package mutating func resize(columns newColumns: Int, rows newRows: Int) {
    if newColumns != columns { setColumns(newColumns) }
    setRows(newRows)
    waitsToWrap = false
  }

  private mutating func setColumns(_ newColumns: Int) {
    if reflows {
      reflow(newColumns)
    } else {
      for row in lines.indices {
        var line = Line(columns: newColumns)
        line.cells = (0..<newColumns).map { $0 < columns ? lines[row].cells[$0] : nil }
        lines[row] = line
      }
      cursor.column = min(cursor.column, newColumns - 1)
    }
    columns = newColumns
  }

  private mutating func setRows(_ newRows: Int) {
    // Empty rows below the cursor go first; then the top leaves the screen.
    while lines.count > newRows, lines.count - 1 > cursor.row, lines[lines.count - 1].used.isEmpty {
      lines.removeLast()
    }
    while lines.count > newRows {
      history.append(lines.removeFirst())
      cursor.row = max(0, cursor.row - 1)
    }
    while lines.count < newRows { lines.append(Line(columns: columns)) }
    rows = newRows
  }

  /// Lines that the terminal broke are joined and broken anew; the cursor stays with its cell.
  private mutating func reflow(_ newColumns: Int) {
    let all = history + lines
    let last = max(
      history.count + cursor.row,
      all.lastIndex { !$0.used.isEmpty } ?? 0
    )
    var result: [Line] = []
    var newCursor = Frame.Position(row: 0, column: 0)
    var index = 0
    while index <= last {
      var cells: [Cell] = []
      var cursorCell: Int?
      var isContinued = true
      while isContinued, index <= last {
        if index == history.count + cursor.row { cursorCell = cells.count + cursor.column }
        let blank = Cell(text: " ", width: 1, style: .plain)
        cells += all[index].used.map { $0 ?? blank }
        isContinued = all[index].isContinued
        index += 1
      }
      let (broken, place) = Self.broken(cells, cursorCell, newColumns)
      if let place {
        newCursor = Frame.Position(row: result.count + place.row, column: place.column)
      }
      result += broken
    }
    let first = max(0, result.count - rows)
    history = Array(result[..<first])
    lines = Array(result[first...])
    while lines.count < rows { lines.append(Line(columns: newColumns)) }
    cursor = Frame.Position(row: max(0, newCursor.row - first), column: newCursor.column)
  }

  /// Cells as rows of so many columns, and where a cell of theirs stands then.
  private static func broken(
    _ cells: [Cell],
    _ cursorCell: Int?,
    _ columns: Int
  ) -> ([Line], Frame.Position?) {
    var rows = [Line(columns: columns)]
    var column = 0
    var place: Frame.Position?
    for (index, cell) in cells.enumerated() {
      if cell.width > 0, column + cell.width > columns {
        rows[rows.count - 1].isContinued = true
        rows.append(Line(columns: columns))
        column = 0
      }
      if index == cursorCell { place = Frame.Position(row: rows.count - 1, column: column) }
      if column < columns { rows[rows.count - 1].cells[column] = cell }
      column += 1
    }
    if let cursorCell, place == nil {
      // Behind the last cell the cursor keeps its distance.
      let target = column + cursorCell - cells.count
      for _ in 0..<(target / columns) { rows.append(Line(columns: columns)) }
      place = Frame.Position(row: rows.count - 1, column: target % columns)
    }
    return (rows, place)
  }
}
