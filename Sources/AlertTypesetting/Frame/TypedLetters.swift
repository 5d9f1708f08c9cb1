/// What typing changes in a row: letters of one piece of ASCII text, each of which is one cell.
///
/// Most keys change nothing else, and to find that out takes a tenth of the time that it takes to take
/// both rows apart.
struct TypedLetters {
  /// The cell of the first letter that is another one.
  let column: Int
  /// The letters from there to the last one that is another.
  let text: String
  let style: Style
  /// Cells behind the letters that are blank now.
  let blankColumns: Int

  /// Nil where the rows differ in anything else.
  ///
  /// - Parameter columns: Columns of the screen. The last one is left to others: terminals differ there.
  init?(from old: Frame.Row, to new: Frame.Row, columns: Int) {
    guard old.spans.count == new.spans.count,
      let index = new.spans.indices.first(where: { old.spans[$0] != new.spans[$0] })
    else { return nil }
    let (before, after) = (old.spans[index], new.spans[index])
    guard before.column == after.column, before.text.runs.count == 1, after.text.runs.count == 1,
      before.text.runs[0].style == after.text.runs[0].style,
      max(before.column + before.width, after.column + after.width) < columns,
      old.spans[(index + 1)...] == new.spans[(index + 1)...],
      let change = Self.change(before, after)
    else { return nil }
    column = after.column + change.first
    text = change.text
    style = after.text.runs[0].style
    blankColumns = change.blanks
  }

  private static func change(
    _ before: Frame.Span,
    _ after: Frame.Span
  ) -> (first: Int, text: String, blanks: Int)? {
    guard before.direction == .leftToRight, after.direction == .leftToRight else { return nil }
    var (oldText, newText) = (before.text.runs[0].text, after.text.runs[0].text)
    return oldText.withUTF8 { old in
      newText.withUTF8 { new in
        guard old.count == before.width, new.count == after.width,
          old.allSatisfy(isLetter), new.allSatisfy(isLetter)
        else { return nil }
        let shared = min(old.count, new.count)
        let first = (0..<shared).first { old[$0] != new[$0] } ?? shared
        var end = new.count
        if old.count == new.count {
          while end > first, old[end - 1] == new[end - 1] { end -= 1 }
        }
        let letters = UnsafeBufferPointer(rebasing: new[first..<end])
        return (first, String(decoding: letters, as: UTF8.self), max(0, old.count - new.count))
      }
    }
  }

  /// Whether a byte is a character of ASCII that takes a cell.
  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }
}
