/// Turns frames into bytes: only what changed, one write a frame, with relative cursor moves.
///
/// The frame is drawn inline, from the row of the cursor on; rows that it needs below are made with
/// newlines, so that the screen scrolls where it must. Sequences are those of ECMA-48, and
/// synchronized update (`CSI ? 2026`) around frames of some size.
package struct FrameWriter: Sendable {
  package struct Options: Hashable, Sendable {
    package var bidi: BidiPolicy
    /// Whether colours may be used.
    package var color: Bool
    /// Whether bold, dim, underline and reverse may be used.
    package var attributes: Bool
    /// Columns of a character whose width is ambiguous.
    package var ambiguousWidth: Int
    /// Whether the terminal wraps long rows anew when its width changes.
    package var reflows: Bool

    package init(
      bidi: BidiPolicy = .visual, color: Bool = true, attributes: Bool = true,
      ambiguousWidth: Int = 1, reflows: Bool = true
    ) {
      self.bidi = bidi
      self.color = color
      self.attributes = attributes
      self.ambiguousWidth = ambiguousWidth
      self.reflows = reflows
    }
  }

  private let options: Options
  private var columns: Int
  /// What the screen shows; nil before the first frame.
  private var shown: [FrameCells]?
  /// Rows of the screen that the frame has reached so far.
  private var rowsMade = 1
  private var output = TerminalOutput()
  /// Bytes to begin the next frame with.
  private var prologue = ""

  /// From this many bytes on a frame is wrapped in a synchronized update: below it a terminal shows
  /// it at once anyway.
  private static let synchronizedSize = 128

  package init(options: Options, columns: Int) {
    self.options = options
    self.columns = columns
  }

  /// The bytes that make the screen show this frame instead of the last one.
  package mutating func paint(_ frame: Frame) -> [UInt8] {
    beginBytes()
    let rows = frame.rows.map { FrameCells($0, ambiguousWidth: options.ambiguousWidth) }
    show(rows)
    if let cursor = frame.cursor {
      move(toRow: cursor.row, column: cursor.column)
      output.showCursor(true)
    } else {
      output.showCursor(false)
    }
    return takeBytes()
  }

  /// The screen has another width now: the next `paint` paints all of it again, after erasing the
  /// rows that the terminal made of the last frame.
  package mutating func resize(columns newColumns: Int) {
    defer { columns = newColumns }
    guard let shown else { return }
    var above = output.row
    if options.reflows, newColumns < columns, newColumns > 0 {
      above = output.column / newColumns
      for row in shown.prefix(output.row) {
        above += max(1, (row.cells.count + newColumns - 1) / newColumns)
      }
    }
    prologue = (above > 0 ? "\u{1B}[\(above)A" : "") + "\r\u{1B}[J"
    restart()
  }

  /// The screen was someone else's for a while: the next `paint` starts at the cursor's row.
  package mutating func forget() {
    prologue = "\r\n"
    restart()
  }

  /// The screen is as it was, but may show something else than it should: all is painted anew.
  package mutating func invalidate() {
    guard shown != nil else { return }
    prologue = (output.row > 0 ? "\u{1B}[\(output.row)A" : "") + "\r\u{1B}[J"
    restart()
  }

  /// Replaces the frame by these rows, which stay, and leaves the cursor on the row below them.
  package mutating func finish(leaving rows: [Frame.Row]) -> [UInt8] {
    beginBytes()
    move(toRow: 0, column: 0)
    output.style(.plain, options)
    output.put("\u{1B}[J")
    shown = []
    show(rows.map { FrameCells($0, ambiguousWidth: options.ambiguousWidth) })
    if !rows.isEmpty {
      move(toRow: rows.count - 1, column: nil)
      output.put("\r\n")
    }
    output.showCursor(true)
    return takeBytes()
  }

  private mutating func restart() {
    shown = []
    rowsMade = 1
    output.forgetPlace()
  }

  private mutating func beginBytes() {
    if shown == nil {
      // A line that is not finished stays: spaces up to the last column wrap if the cursor is not in
      // the first, and then the frame begins below. No query has to be answered for it.
      prologue = String(repeating: " ", count: max(0, columns - 1)) + "\r\u{1B}[K"
      shown = []
    }
    output.put(prologue)
    prologue = ""
  }

  private mutating func takeBytes() -> [UInt8] {
    output.style(.plain, options)
    return output.take(synchronizedFrom: Self.synchronizedSize)
  }

  private mutating func show(_ rows: [FrameCells]) {
    let old = shown ?? []
    for index in rows.indices {
      let before = index < old.count ? old[index].cells : []
      show(rows[index].cells, insteadOf: before, row: index)
    }
    if old.count > rows.count {
      if rows.isEmpty {
        move(toRow: 0, column: 0)
      } else {
        move(toRow: rows.count, column: 0)
      }
      output.style(.plain, options)
      output.put("\u{1B}[J")
    }
    shown = rows
  }

  private mutating func show(
    _ cells: [FrameCells.Cell], insteadOf old: [FrameCells.Cell], row: Int
  ) {
    if row >= rowsMade { move(toRow: row, column: 0) }
    var column = 0
    while column < cells.count {
      if column < old.count, old[column] == cells[column], wholeCellMatches(cells, old, column) {
        column += 1
        continue
      }
      let cell = cells[column]
      let width = Self.width(of: cells, at: column)
      if cell != .continuation { write(cell, row: row, column: column, width: width) }
      column += width
    }
    if old.count > cells.count {
      move(toRow: row, column: cells.count)
      output.style(.plain, options)
      output.put("\u{1B}[K")
    }
  }

  /// Whether what begins there is the same to its last column: a wide letter may have given way to a
  /// narrow one and something else.
  private func wholeCellMatches(
    _ cells: [FrameCells.Cell], _ old: [FrameCells.Cell], _ column: Int
  ) -> Bool {
    let width = Self.width(of: cells, at: column)
    return Self.width(of: old, at: column) == width
  }

  private static func width(of cells: [FrameCells.Cell], at column: Int) -> Int {
    var end = column + 1
    while end < cells.count, cells[end] == .continuation { end += 1 }
    return end - column
  }

  private mutating func write(_ cell: FrameCells.Cell, row: Int, column: Int, width: Int) {
    move(toRow: row, column: column)
    switch cell {
    case .blank:
      output.style(.plain, options)
      output.put(" ", columns: 1)
    case .cluster(let text, let style, let isUncertain):
      output.style(style, options)
      output.put(text, columns: width)
      if isUncertain { output.forgetColumn() }
    case .piece(let span):
      write(span, row: row, width: width)
    case .continuation: break
    }
    // At the last column terminals wait with wrapping; the place is settled by the next move.
    if output.column >= columns { output.forgetColumn() }
  }

  /// Right-to-left text in one piece. Shaping may leave it narrower than its cells: the rest is
  /// spaces, on the side where its reader ends.
  private mutating func write(_ span: Frame.Span, row: Int, width: Int) {
    let (prefix, runs, suffix) = options.bidi.written(span.text, direction: span.direction)
    let typesetter = Typesetter(language: "", ambiguousWidth: options.ambiguousWidth)
    let used = runs.reduce(0) { $0 + typesetter.width(of: $1.text) }
    let padding = String(repeating: " ", count: max(0, width - used))
    if span.direction == .rightToLeft { writePadding(padding) }
    output.put(prefix)
    for run in runs {
      output.style(run.style, options)
      output.put(run.text)
    }
    output.put(suffix)
    if span.direction == .leftToRight { writePadding(padding) }
    output.forgetColumn()
  }

  private mutating func writePadding(_ padding: String) {
    guard !padding.isEmpty else { return }
    output.style(.plain, options)
    output.put(padding)
  }

  /// Moves to a cell; to any column of the row if none is given.
  private mutating func move(toRow row: Int, column: Int?) {
    if row >= rowsMade {
      output.moveVertically(to: rowsMade - 1)
      output.newLines(row - rowsMade + 1, options)
      rowsMade = row + 1
    } else {
      output.moveVertically(to: row)
    }
    if let column { output.moveHorizontally(to: column) }
  }
}
