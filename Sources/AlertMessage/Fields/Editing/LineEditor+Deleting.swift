extension LineEditor {
  /// Deletes from the cursor to where a motion leads.
  ///
  /// - Returns: What was deleted; nil for nothing, empty for a secret.
  package mutating func delete(_ motion: Motion) -> String? {
    endTyping()
    let target = target(of: motion)
    let range = min(cursor, target)..<max(cursor, target)
    guard !range.isEmpty else { return nil }
    let removed = isSecret ? "" : bytes.string(range)
    let cursorBefore = cursor
    _ = replace(range, with: [])
    if !isSecret {
      let edit = UndoHistory.Edit(
        offset: range.lowerBound,
        removed: Array(removed.utf8),
        insertedCount: 0,
        cursor: cursorBefore,
        isTyping: false
      )
      history.add(edit, continuesWord: false)
    }
    return removed
  }
}
