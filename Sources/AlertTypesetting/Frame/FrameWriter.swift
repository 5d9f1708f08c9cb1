/// Turns frames into bytes: only what changed, one write a frame, with relative cursor moves.
///
/// The frame is drawn inline, from the row of the cursor on; rows that it needs below are made with
/// newlines, so that the screen scrolls where it must. Between frames the style is plain and the
/// cursor at a known cell. Sequences are those of ECMA-48, and synchronized update (`CSI ? 2026`)
/// around frames of some size.
package struct FrameWriter: Sendable {
  /// What the screen shows.
  private struct Shown {
    var rows: [Frame.Row] = []
    /// Of each row; nil until they are asked for.
    private var blocks: [RowBlocks?] = []
    /// Rows of the screen that the frame has reached so far.
    var rowsMade = 1
    let columns: Int

    init(columns: Int) { self.columns = columns }

    func blocks(ofRow row: Int, _ options: Options) -> RowBlocks {
      blocks[row] ?? RowBlocks(rows[row], options: options, columns: columns)
    }

    mutating func setBlocks(_ new: RowBlocks?, ofRow row: Int) {
      if row < blocks.count { blocks[row] = new } else { blocks.append(new) }
    }

    /// Puts another text into a span, and says what of it is new; nil, and nothing is done, where
    /// that can't be seen at a glance.
    mutating func replace(_ typed: TypedText, _ options: Options) -> TypedLetters? {
      guard rows.indices.contains(typed.row), rows[typed.row].spans.indices.contains(typed.span),
        let letters = TypedLetters(
          from: rows[typed.row].spans[typed.span],
          to: typed.text,
          width: typed.width,
          options,
          columns: columns
        )
      else { return nil }
      rows[typed.row].spans[typed.span].width = typed.width
      rows[typed.row].spans[typed.span].text.runs[0].text = typed.text
      blocks[typed.row] = nil
      return letters
    }

    mutating func setRow(_ row: Frame.Row, at index: Int) { rows[index] = row }

    mutating func setRows(_ new: [Frame.Row]) {
      rows = new
      blocks.removeLast(max(0, blocks.count - new.count))
    }
  }

  private let options: Options
  private var columns: Int
  /// Nil before the first frame, and after the screen was someone else's.
  private var shown: Shown?
  /// Whether the next frame begins with erasing the last.
  private var needsRepaint = false
  private var output = TerminalOutput()

  /// From this many bytes on a frame is wrapped in a synchronized update, which takes 16 itself.
  ///
  /// Less than that reaches a terminal in one read, and it draws no frame in between.
  private static let synchronizedSize = 128

  package init(options: Options, columns: Int) {
    self.options = options
    self.columns = max(1, columns)
  }

  /// The bytes that make the screen show this frame instead of the last one.
  ///
  /// Empty if nothing changed.
  package mutating func paint(_ frame: Frame) -> [UInt8] {
    begin()
    show(frame.rows)
    if let cursor = frame.cursor {
      output.moveVertically(to: min(max(0, cursor.row), max(0, frame.rows.count - 1)))
      output.moveHorizontally(to: min(max(0, cursor.column), columns - 1))
      output.showCursor(true)
    } else {
      // Where it is hidden it still has to be at a place that a resize can be reckoned from.
      if !output.isCertain { output.moveHorizontally(to: 0) }
      output.showCursor(false)
    }
    return output.take(synchronizedFrom: Self.synchronizedSize)
  }

  /// The bytes that make the screen show another row.
  ///
  /// Nil where the screen does not show the frame that the row belongs to.
  package mutating func paint(_ typed: TypedRow) -> [UInt8]? {
    guard !needsRepaint, var screen = shown, screen.rows.indices.contains(typed.index) else {
      return nil
    }
    // Or the first change would copy what both hold.
    shown = nil
    show(typed.row, at: typed.index, on: &screen)
    screen.setRow(typed.row, at: typed.index)
    shown = screen
    return take(withCursorIn: typed.index, column: typed.cursor)
  }

  /// The bytes that make the screen show another text in a row.
  ///
  /// Nil where the row must be looked at as a whole.
  package mutating func paint(_ typed: TypedText) -> [UInt8]? {
    guard !needsRepaint, let letters = shown?.replace(typed, options) else { return nil }
    output.moveVertically(to: typed.row)
    write(letters)
    return take(withCursorIn: typed.row, column: typed.cursor)
  }

  private mutating func take(withCursorIn row: Int, column: Int) -> [UInt8] {
    output.setStyle(.plain, options)
    output.moveVertically(to: row)
    output.moveHorizontally(to: min(max(0, column), columns - 1))
    output.showCursor(true)
    return output.take(synchronizedFrom: Self.synchronizedSize)
  }

  /// The screen has another width now: the next `paint` paints all of it again, after erasing the
  /// rows that the terminal made of the last frame.
  package mutating func resize(columns: Int) {
    self.columns = max(1, columns)
    needsRepaint = shown != nil
  }

  /// The screen was someone else's for a while: the next `paint` starts at the cursor's row, or
  /// below it where a line is begun.
  package mutating func forget() {
    shown = nil
    needsRepaint = false
    output.forgetState()
  }

  /// The screen may show something else than it should: the next `paint` paints all of it anew, in
  /// the same place.
  package mutating func invalidate() { needsRepaint = shown != nil }

  /// Replaces the frame by these rows, which stay, and leaves the cursor on the row below them.
  package mutating func finish(leaving rows: [Frame.Row]) -> [UInt8] {
    begin()
    show(rows)
    if rows.isEmpty {
      output.moveVertically(to: 0)
      output.moveHorizontally(to: 0)
    } else {
      output.moveVertically(to: rows.count - 1)
      output.newLines(1)
    }
    output.showCursor(true)
    defer { forget() }
    return output.take(synchronizedFrom: Self.synchronizedSize)
  }

  /// Makes the screen ready for a frame.
  private mutating func begin() {
    if let old = shown {
      guard needsRepaint else { return }
      output.move(up: rowsAboveCursor(old))
    } else {
      // A line that someone has begun stays: a row of spaces ends exactly at the last column if the
      // cursor was in the first, and in the next row otherwise. No query has to be answered for it.
      output.put(String(repeating: " ", count: columns))
    }
    output.put("\r")
    output.eraseBelow()
    output.resetPlace()
    shown = Shown(columns: columns)
    needsRepaint = false
  }

  /// Rows between the frame's first and the cursor, as the terminal shows the frame now.
  private func rowsAboveCursor(_ old: Shown) -> Int {
    guard options.reflows else { return output.row }
    var rows = 0
    for row in 0..<output.row {
      rows +=
        row < old.rows.count ? old.blocks(ofRow: row, options).reflowed(columns: columns).rows : 1
    }
    guard output.row < old.rows.count else { return rows }
    let blocks = old.blocks(ofRow: output.row, options)
    let cell = blocks.reflowed(columns: columns, upTo: output.column ?? 0).cells
    return rows + cell / columns
  }

  private mutating func show(_ rows: [Frame.Row]) {
    guard var screen = shown else { return }
    // Or the first change would copy what both hold.
    shown = nil
    for index in rows.indices {
      if index < screen.rows.count && screen.rows[index] == rows[index] { continue }
      show(rows[index], at: index, on: &screen)
    }
    output.setStyle(.plain, options)
    if screen.rows.count > rows.count {
      move(toRow: rows.count, on: &screen)
      output.moveHorizontally(to: 0)
      output.eraseBelow()
    }
    screen.setRows(rows)
    shown = screen
  }

  private mutating func show(_ row: Frame.Row, at index: Int, on screen: inout Shown) {
    move(toRow: index, on: &screen)
    let old = index < screen.rows.count ? screen.rows[index] : Frame.Row()
    if let letters = TypedLetters(from: old, to: row, options, columns: columns) {
      write(letters)
      screen.setBlocks(nil, ofRow: index)
      return
    }
    let new = RowBlocks(row, options: options, columns: columns)
    show(
      new,
      insteadOf: index < screen.rows.count
        ? screen.blocks(ofRow: index, options) : RowBlocks()
    )
    screen.setBlocks(new, ofRow: index)
  }

  private mutating func move(toRow row: Int, on screen: inout Shown) {
    guard row >= screen.rowsMade else { return output.moveVertically(to: row) }
    output.setStyle(.plain, options)
    output.moveVertically(to: screen.rowsMade - 1)
    output.newLines(row - screen.rowsMade + 1)
    screen.rowsMade = row + 1
  }

  /// Writes what is new in the row of the cursor.
  private mutating func show(_ new: RowBlocks, insteadOf old: RowBlocks) {
    var changes = RowChanges(from: old)
    for block in new.blocks {
      let change = changes.next(block)
      if let start = change.erasesFrom {
        output.moveHorizontally(to: start)
        output.setStyle(.plain, options)
        output.eraseRow()
      } else if let gap = change.blank {
        output.moveHorizontally(to: gap.lowerBound)
        output.setStyle(.plain, options)
        output.put(String(repeating: " ", count: gap.count), columns: gap.count)
      }
      if change.writes { write(block, blankFrom: change.blankFrom, in: new) }
    }
    if let end = changes.end {
      output.moveHorizontally(to: end)
      output.setStyle(.plain, options)
      output.eraseRow()
    }
  }

  /// Writes letters in the row of the cursor.
  private mutating func write(_ letters: TypedLetters) {
    output.moveHorizontally(to: letters.column)
    if !letters.text.isEmpty {
      output.setStyle(letters.style, options)
      output.put(letters.text, columns: letters.width)
      if !letters.isFirm { output.doubtColumn() }
    }
    guard letters.blankColumns > 0 else { return }
    output.moveHorizontally(to: letters.column + letters.width)
    output.setStyle(.plain, options)
    output.put(
      String(repeating: " ", count: letters.blankColumns),
      columns: letters.blankColumns
    )
  }

  /// Cells that a few spaces may stand in for a move of the cursor.
  private static let shortGap = 3

  private mutating func write(_ block: RowBlocks.Block, blankFrom: Int?, in row: RowBlocks) {
    if block.beginsSpan || !output.isAt(block.column) {
      let gap = output.column.map { block.column - $0 } ?? 0
      if let blankFrom, let column = output.column, column >= blankFrom, output.isCertain, gap > 0,
        gap <= Self.shortGap, output.hidesSpaces
      {
        output.put(String(repeating: " ", count: gap), columns: gap)
      }
      output.moveHorizontally(to: block.column)
    }
    // A terminal that takes more cells than there are must not go on in the next row.
    let mayWrap = block.certainty == .loose && block.column + block.mostWidth > columns
    if mayWrap { output.wrapLines(false) }
    output.setStyle(block.style, options)
    output.put(block.text, columns: block.width)
    for run in block.rest {
      output.setStyle(run.style, options)
      output.put(run.text)
    }
    if mayWrap { output.wrapLines(true) }
    if block.end >= columns {
      // In the last column some terminals wait with wrapping.
      output.forgetColumn()
    } else if block.certainty == .loose {
      // What a terminal drew beyond the block's cells goes.
      output.forgetColumn()
      if options.isMultiplexed, let blank = row.blankColumn {
        // A multiplexer moves the other terminal's cursor only where it has to. Going back to write
        // something brings the two to one place again.
        output.moveHorizontally(to: blank)
        output.setStyle(.plain, options)
        output.put(" ", columns: 1)
      }
      output.moveHorizontally(to: block.end)
      output.setStyle(.plain, options)
      output.eraseRow()
    } else if block.certainty > .firm {
      output.doubtColumn()
    }
  }
}
