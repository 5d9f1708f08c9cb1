import AlertLocalization
package import AlertTerminal
import AlertTypesetting

extension LineEditor {
  /// What came of an insertion.
  package enum Insertion: Hashable, Sendable {
    case done
    /// Nothing of it was for a field.
    case nothing
    /// Nothing of it was taken.
    case refused(Refusal)
  }

  /// Why nothing of an insertion was taken.
  package enum Refusal: Hashable, Sendable {
    /// It would exceed the limit.
    case limit
    /// It is no text, or there is no memory for it.
    case unreadable
  }

  /// Inserts what was typed.
  ///
  /// A mark joins the letter before it. If that letter was refused, so is the mark.
  package mutating func insert(_ scalar: Unicode.Scalar) -> Insertion {
    guard !FieldText.isControl(scalar), let bytes = UTF8.encode(scalar) else { return .nothing }
    if refused?.takes(scalar) == true { return .refused(.limit) }
    refused = nil
    let beginsWord = lastTyped.map { Self.isSpace($0) && !Self.isSpace(scalar) } ?? true
    let result = insert(bytes, isTyping: true, continuesWord: !beginsWord)
    if result == .refused(.limit) { refused = RefusedCluster(scalar) }
    lastTyped = result == .done ? scalar : nil
    return result
  }

  /// Inserts what was pasted, all of it or nothing.
  package mutating func insert(paste text: PastedText) -> Insertion {
    endTyping()
    guard !text.isUnreadable, let cleaned = FieldInput.cleaned(text.bytes) else {
      return .refused(.unreadable)
    }
    if cleaned.isEmpty { return .nothing }
    return cleaned.withUnsafeBytes { insert($0, isTyping: false, continuesWord: false) }
  }

  /// Puts another text in the place of all of it; the cursor stands behind it.
  package mutating func setText(_ text: String) -> Insertion {
    endTyping()
    let cleaned = FieldInput.cleaned(text)
    return change(0..<bytes.count, to: cleaned.utf8, isTyping: false, continuesWord: false)
  }

  /// Takes back the last edit; for typing, the last word.
  ///
  /// - Returns: Whether there was one.
  package mutating func undo() -> Bool {
    endTyping()
    guard let edit = history.takeLast() else { return false }
    _ = replace(edit.offset..<(edit.offset + edit.insertedCount), with: edit.removed)
    moveCursor(toByte: edit.cursor, near: place)
    return true
  }

  /// What comes next is another edit than what was typed before.
  mutating func endTyping() {
    lastTyped = nil
    refused = nil
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    // The table of properties is far away in memory.
    PlainLetters.width(of: scalar) != nil ? scalar == " " : scalar.properties.isWhitespace
  }

  private mutating func insert(
    _ text: some Collection<UInt8>,
    isTyping: Bool,
    continuesWord: Bool
  ) -> Insertion {
    change(cursor..<cursor, to: text, isTyping: isTyping, continuesWord: continuesWord)
  }

  private mutating func change(
    _ range: Range<Int>,
    to text: some Collection<UInt8>,
    isTyping: Bool,
    continuesWord: Bool
  ) -> Insertion {
    let before = count
    let cursorBefore = cursor
    let removed = isSecret ? [] : bytes.withUnsafeBytes { Array($0[range]) }
    guard replace(range, with: text) else { return .refused(.unreadable) }
    if let limit, count > limit, count > before {
      // A secret is only ever inserted, so there is nothing to put back.
      _ = replace(range.lowerBound..<(range.lowerBound + text.count), with: removed)
      moveCursor(toByte: cursorBefore, near: place)
      return .refused(.limit)
    }
    if !isSecret {
      let edit = UndoHistory.Edit(
        offset: range.lowerBound,
        removed: removed,
        insertedCount: text.count,
        cursor: cursorBefore,
        isTyping: isTyping
      )
      history.add(edit, continuesWord: continuesWord)
    }
    return .done
  }
}
