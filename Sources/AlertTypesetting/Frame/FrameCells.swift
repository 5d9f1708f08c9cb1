/// A row of a frame as cells, for comparing two frames.
struct FrameCells {
  /// What begins in a column.
  enum Cell: Hashable {
    case blank
    /// A grapheme cluster, as wide as it is.
    case cluster(String, Style, isUncertain: Bool)
    /// A whole span with right-to-left text, which is written in one piece.
    case piece(Frame.Span)
    /// The rest of what began to the left.
    case continuation
  }

  private(set) var cells: [Cell] = []

  init(_ row: Frame.Row, ambiguousWidth: Int) {
    for span in row.spans {
      let column = max(span.column, cells.count)
      while cells.count < column { cells.append(.blank) }
      if VisualOrder.needsReordering(span.text.string, span.direction) {
        append(.piece(span), width: span.width)
        continue
      }
      for run in span.text.runs {
        for cluster in run.text {
          let cell = Cell.cluster(
            String(cluster), run.style, isUncertain: CellWidth.isUncertain(cluster))
          append(cell, width: CellWidth.of(cluster, ambiguous: ambiguousWidth))
        }
      }
    }
  }

  private mutating func append(_ cell: Cell, width: Int) {
    guard width > 0 else {
      // A mark without a letter of its own joins the cell before it.
      if case .cluster(let text, _, _) = cell, case .cluster(let before, let style, let uncertain)? = cells.last {
        cells[cells.count - 1] = .cluster(before + text, style, isUncertain: uncertain)
      }
      return
    }
    cells.append(cell)
    cells.append(contentsOf: repeatElement(.continuation, count: width - 1))
  }
}
