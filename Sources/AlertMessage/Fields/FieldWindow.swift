import AlertTypesetting

/// The part of a field's line that is on the screen, in the order in which it is seen.
///
/// The line is laid out as a whole (UAX #9), and the window moves over it by half its width, so that
/// most keys change one cell. A cluster that does not fit at an edge is left out, as is everything
/// beyond: `isCutLeft` and `isCutRight` say so.
struct FieldWindow {
  /// Text that runs one way, at its place in the window.
  struct Piece {
    /// Counted from the window's left edge.
    var column: Int
    var width: Int
    var text: String
    var direction: TextDirection
  }

  private(set) var pieces: [Piece] = []
  /// The cell of the cursor, counted from the window's left edge.
  let cursor: Int
  private(set) var isCutLeft = false
  private(set) var isCutRight = false

  private let columns: Int

  init(_ line: FieldLine, columns: Int, ambiguousWidth: Int) {
    self.columns = columns
    let order = VisualOrder(
      units: line.units,
      direction: line.direction,
      ambiguousWidth: ambiguousWidth
    )
    let isRightToLeft = line.direction == .rightToLeft
    let seat = order.column(ofCursorBefore: line.cursor)
    let seatWidth = order.cluster(at: line.cursor).map { max(1, $0.width) } ?? 1
    // Columns that a reader has read before the cursor.
    let read = isRightToLeft ? order.width - seat - seatWidth : seat
    let excess = read + seatWidth - columns
    let step = max(1, columns / 2)
    let offset = excess > 0 ? min(read, (excess + step - 1) / step * step) : 0
    let shift = isRightToLeft ? columns - order.width + offset : -offset
    cursor = min(max(0, seat + shift), columns - 1)
    add(order, line.units, shift)
    if isRightToLeft ? line.isCutAfter : line.isCutBefore { isCutLeft = true }
    if isRightToLeft ? line.isCutBefore : line.isCutAfter { isCutRight = true }
  }

  private mutating func add(_ order: VisualOrder, _ units: [String], _ shift: Int) {
    var last: VisualOrder.Cluster?
    for cluster in order.clusters {
      let column = cluster.column + shift
      if column < 0 {
        isCutLeft = isCutLeft || cluster.width > 0
      } else if column + cluster.width > columns {
        isCutRight = isCutRight || cluster.width > 0
      } else {
        add(units[cluster.logical], cluster, at: column, behind: last)
        last = cluster
      }
    }
  }

  /// Adds a cluster to the piece before it where it goes on in the same direction.
  private mutating func add(
    _ text: String,
    _ cluster: VisualOrder.Cluster,
    at column: Int,
    behind last: VisualOrder.Cluster?
  ) {
    let isRightToLeft = cluster.isRightToLeft
    let continues =
      last.map {
        $0.isRightToLeft == isRightToLeft
          && cluster.logical - $0.logical == (isRightToLeft ? -1 : 1)
      } ?? false
    // What stands for one letter is never torn apart, nor turned round.
    let isWhole = text.count > 1
    guard continues, !isWhole, !lastIsWhole else {
      lastIsWhole = isWhole
      pieces.append(
        Piece(
          column: column,
          width: cluster.width,
          text: text,
          direction: isRightToLeft && !isWhole ? .rightToLeft : .leftToRight
        )
      )
      return
    }
    let index = pieces.count - 1
    pieces[index].width += cluster.width
    pieces[index].text = isRightToLeft ? text + pieces[index].text : pieces[index].text + text
  }

  private var lastIsWhole = false
}
