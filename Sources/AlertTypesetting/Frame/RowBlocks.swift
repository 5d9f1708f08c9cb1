/// A row of a frame as the blocks that are written and compared one by one.
struct RowBlocks: Sendable {
  /// In ascending columns.
  var blocks: [Block] = []

  /// The first column behind the row's text.
  var end: Int { blocks.last?.end ?? 0 }

  /// A cell behind the first block in which nothing stands; nil if there is none.
  var blankColumn: Int? {
    guard blocks.count > 1, blocks[1].column > blocks[0].end, blocks[0].certainty < .loose else {
      return nil
    }
    return blocks[0].end
  }

  /// An empty row.
  init() {}

  /// - Parameter columns: Columns of the screen; what would not fit is left out.
  init(_ row: Frame.Row, options: FrameWriter.Options, columns: Int) {
    var reserved = 0
    for span in row.spans { reserved += span.width }
    blocks.reserveCapacity(min(reserved, columns))
    for span in row.spans {
      let first = blocks.count
      add(span, options, columns)
      guard first < blocks.count else { continue }
      if blocks[first...].contains(where: { $0.certainty == .unsettled }) { join(from: first) }
      blocks[first].beginsSpan = true
    }
  }

  /// Makes one block of a span whose letters terminals may put into other cells.
  private mutating func join(from first: Int) {
    var whole = blocks[first]
    for block in blocks[(first + 1)...] {
      let gap = String(repeating: " ", count: block.column - whole.end)
      whole.append(gap + block.text, block.style)
      whole.width = block.end - whole.column
    }
    whole.certainty = .loose
    blocks.replaceSubrange(first..., with: [whole])
  }

  /// Where the row's cells are after a terminal wrapped it anew: a wide letter that would be cut
  /// moves to the next row.
  ///
  /// - Parameter column: Count up to there.
  /// - Returns: Cells before that column, and the rows that all of them take.
  func reflowed(columns: Int, upTo column: Int = .max) -> (cells: Int, rows: Int) {
    var cells = 0
    var place = 0
    for block in blocks where block.column < column {
      cells += block.column - place
      if block.width == 2 && columns > 1 && cells % columns == columns - 1 { cells += 1 }
      place = min(block.end, column)
      cells += place - block.column
    }
    if column != .max { cells += column - place }
    return (cells, max(1, (cells + columns - 1) / columns))
  }
}
