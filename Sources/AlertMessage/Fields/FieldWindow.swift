import AlertTypesetting

/// The part of a field's line that is on the screen, in the order in which it is seen.
///
/// The line is laid out as a whole (UAX #9), and the window moves over it by half its width, so
/// that most keys change one cell. A cluster that does not fit at an edge is left out, as is
/// everything beyond: `isCutLeft` and `isCutRight` say so.
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
  /// Whether it is one piece that begins at the left edge and runs from left to right.
  var isOnePiece: Bool {
    pieces.count == 1 && pieces[0].column == 0 && pieces[0].direction == .leftToRight
  }

  private let columns: Int

  init(_ line: FieldLine, columns: Int, ambiguousWidth: Int) {
    self.columns = columns
    let isRightToLeft = line.direction == .rightToLeft
    let ascii = isRightToLeft ? nil : line.ascii
    let order = ascii == nil ? Self.order(of: line, ambiguousWidth: ambiguousWidth) : nil
    let width = order?.width ?? line.ascii?.utf8.count ?? 0
    let seat = order?.column(ofCursorBefore: line.cursor) ?? line.cursor
    let seatWidth = order?.cluster(at: line.cursor).map { max(1, $0.width) } ?? 1
    // Columns that a reader has read before the cursor.
    let read = isRightToLeft ? width - seat - seatWidth : seat
    let offset = Self.offset(columnsRead: read, seatWidth: seatWidth, columns: columns)
    let shift = isRightToLeft ? columns - width + offset : -offset
    cursor = min(max(0, seat + shift), columns - 1)
    if let order { add(order, line, shift) } else { add(ascii: ascii ?? "", from: offset) }
    if isRightToLeft ? line.isCutAfter : line.isCutBefore { isCutLeft = true }
    if isRightToLeft ? line.isCutBefore : line.isCutAfter { isCutRight = true }
  }

  /// Columns of the line that lie before the window.
  ///
  /// - Parameters:
  ///   - read: Columns that a reader has read before the cursor.
  ///   - seatWidth: Columns of what the cursor covers.
  ///   - columns: Columns of the window.
  static func offset(columnsRead read: Int, seatWidth: Int, columns: Int) -> Int {
    let excess = read + seatWidth - columns
    let step = max(1, columns / 2)
    return excess > 0 ? min(read, (excess + step - 1) / step * step) : 0
  }

  private static func order(of line: FieldLine, ambiguousWidth: Int) -> VisualOrder {
    VisualOrder(
      units: line.ascii?.map { String($0) } ?? line.units,
      direction: line.direction,
      ambiguousWidth: ambiguousWidth
    )
  }

  /// Text that needs no look at any character.
  private mutating func add(ascii text: String, from offset: Int) {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: offset)
    let end = bytes.index(start, offsetBy: columns, limitedBy: bytes.endIndex) ?? bytes.endIndex
    isCutLeft = offset > 0
    isCutRight = end < bytes.endIndex
    guard start < end else { return }
    let seen = String(text[start..<end])
    pieces = [Piece(column: 0, width: seen.utf8.count, text: seen, direction: .leftToRight)]
  }

  private mutating func add(_ order: VisualOrder, _ line: FieldLine, _ shift: Int) {
    let ascii = line.ascii.map { Array($0) }
    var run: [VisualOrder.Cluster] = []
    var isUnsettled = false
    for var cluster in order.clusters {
      cluster.column += shift
      cluster.text = ascii.map { String($0[cluster.logical]) } ?? line.units[cluster.logical]
      if cluster.column < 0 {
        isCutLeft = isCutLeft || cluster.width > 0
      } else if cluster.column + cluster.width > columns {
        isCutRight = isCutRight || cluster.width > 0
      } else {
        // What stands between two words is blank anyway. A key then writes one word anew, not all;
        // and each word stands in its column whatever a terminal thinks of the one before.
        let isGap = cluster.text == " " && (cluster.isRightToLeft || isUnsettled)
        if let last = run.last, isGap || !Self.goOn(last, cluster) {
          add(run, line)
          run = []
          isUnsettled = false
        }
        if !isGap {
          run.append(cluster)
          isUnsettled = isUnsettled || Self.isUnsettled(cluster.text)
        }
      }
    }
    add(run, line)
  }

  /// Whether terminals disagree on the cells of a cluster, as for the vowel signs of India.
  private static func isUnsettled(_ cluster: String) -> Bool {
    // Nothing below U+0800 is such: no table has to be asked for most letters.
    guard let lead = cluster.utf8.first, lead >= 0xE0 else { return false }
    return CellWidth.certainty(of: cluster) == .unsettled
  }

  /// Whether two clusters that stand side by side are text that runs one way.
  private static func goOn(_ left: VisualOrder.Cluster, _ right: VisualOrder.Cluster) -> Bool {
    left.isRightToLeft == right.isRightToLeft
      && right.logical - left.logical == (right.isRightToLeft ? -1 : 1)
      // What stands for one letter is never torn apart, nor turned round.
      && left.text.count == 1 && right.text.count == 1
  }

  private mutating func add(_ run: [VisualOrder.Cluster], _ line: FieldLine) {
    guard let first = run.first else { return }
    let isRightToLeft = first.isRightToLeft && first.text.count == 1
    let clusters = isRightToLeft ? run.reversed() : run
    let text = Self.joined(clusters.map(\.text).joined(), from: clusters, line)
    // A bracket between Arabic numbers whose partner is cut off would turn round.
    if run.count > 1, !isRightToLeft, VisualOrder.needsReordering(text),
      VisualOrder(text, direction: .leftToRight).clusters.contains(where: \.isRightToLeft)
    {
      for cluster in run { add([cluster], line) }
      return
    }
    pieces.append(
      Piece(
        column: first.column,
        width: run.reduce(0) { $0 + $1.width },
        text: text,
        direction: isRightToLeft ? .rightToLeft : .leftToRight
      )
    )
  }

  /// A letter at an edge keeps the form that joins it to what is not seen.
  private static func joined(
    _ text: String,
    from clusters: [VisualOrder.Cluster],
    _ line: FieldLine
  ) -> String {
    guard let first = clusters.first, let last = clusters.last, first.isRightToLeft,
      line.units.indices.contains(last.logical)
    else { return text }
    let before = first.logical > 0 ? line.units[first.logical - 1] : ""
    let after = last.logical + 1 < line.units.count ? line.units[last.logical + 1] : ""
    return (LetterJoining.joins(before, first.text) ? LetterJoining.joiner : "") + text
      + (LetterJoining.joins(last.text, after) ? LetterJoining.joiner : "")
  }
}
