/// What was done to a text, to be undone from the last on.
struct UndoHistory: Equatable, Sendable {
  /// One replacement.
  struct Edit: Equatable, Sendable {
    /// Where it was, in bytes.
    var offset: Int
    /// What was there before.
    var removed: [UInt8]
    /// How many bytes it put there.
    var insertedCount: Int
    /// Where the cursor stood before, in bytes.
    var cursor: Int
    /// Whether it is typing, which is undone word by word.
    var isTyping: Bool
  }

  private var edits: [Edit] = []
  private var size = 0
  /// The most that is kept for undoing, in bytes; but the last edit is kept whatever its size.
  private static let capacity = 1 << 20
  private static let costOfEdit = 64

  /// Remembers an edit.
  ///
  /// - Parameter continuesWord: Whether it is undone together with the typing before it.
  mutating func add(_ edit: Edit, continuesWord: Bool) {
    if edit.isTyping, continuesWord, edit.removed.isEmpty, let last = edits.last, last.isTyping,
      last.offset + last.insertedCount == edit.offset
    {
      edits[edits.count - 1].insertedCount += edit.insertedCount
      return
    }
    edits.append(edit)
    size += Self.cost(edit)
    while size > Self.capacity, edits.count > 1 { size -= Self.cost(edits.removeFirst()) }
  }

  /// The last edit, which is forgotten.
  mutating func takeLast() -> Edit? {
    let edit = edits.popLast()
    if let edit { size -= Self.cost(edit) }
    return edit
  }

  private static func cost(_ edit: Edit) -> Int { edit.removed.count + costOfEdit }
}
