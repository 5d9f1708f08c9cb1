/// What has to be written for a row to show other blocks than before, block by block.
struct RowChanges {
  /// What one block of the new row takes.
  struct Change {
    /// From that column on the row is erased first.
    var erasesFrom: Int?
    /// Cells before the block that are to become blank.
    var blank: Range<Int>?
    /// Nothing stands on the screen from that column up to the block; nil where something may.
    var blankFrom: Int?
    /// Whether the block is written.
    var writes = true
  }

  private let old: [RowBlocks.Block]
  private var index = 0
  /// The first column behind the blocks so far.
  private var column = 0
  /// Whether nothing stands on the screen from the column on.
  private(set) var isErased: Bool

  init(from old: RowBlocks) {
    self.old = old.blocks
    isErased = old.blocks.isEmpty
  }

  /// The change for the block that comes next.
  mutating func next(_ block: RowBlocks.Block) -> Change {
    defer { column = block.end }
    guard !isErased else { return Change(blankFrom: column) }
    var change = Change()
    var touchesGap = false
    var isLoose = false
    while index < old.count, old[index].column < block.end {
      let before = old[index]
      if before.looks(like: block) {
        change.writes = false
      } else {
        if before.certainty == .loose { isLoose = true }
        if max(before.column, column) < min(before.end, block.column) { touchesGap = true }
      }
      // What reaches beyond the block matters for the next one too.
      if before.end > block.end { break }
      index += 1
    }
    if change.writes && block.certainty == .loose { isLoose = true }
    if isLoose {
      // A terminal may have drawn over the cells behind, or will: nothing there can be relied on.
      change.erasesFrom = touchesGap ? column : block.column
      change.writes = true
      isErased = true
    } else if touchesGap {
      change.blank = column..<block.column
    } else {
      change.blankFrom = column
    }
    return change
  }

  /// The column from which on the row is erased behind the last block; nil if nothing is left
  /// there.
  var end: Int? {
    guard !isErased, let last = old.last, last.end > column else { return nil }
    return column
  }
}
