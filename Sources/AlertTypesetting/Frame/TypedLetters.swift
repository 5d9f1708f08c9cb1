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
    guard before.column == after.column, after.text.runs.count == 1,
      before.text.runs.first?.style == after.text.runs[0].style,
      after.direction == .leftToRight, after.text.runs[0].text.utf8.count == after.width,
      old.spans[(index + 1)...] == new.spans[(index + 1)...]
    else { return nil }
    self.init(from: before, to: after.text.runs[0].text, columns)
  }

  /// Nil where a span does not show ASCII in one style, before or with another text in the same place.
  ///
  /// - Parameter columns: Columns of the screen. The last one is left to others: terminals differ there.
  init?(from span: Frame.Span, to text: String, _ columns: Int) {
    guard span.direction == .leftToRight, span.text.runs.count == 1,
      span.column + max(span.width, text.utf8.count) < columns,
      let change = Self.change(span.text.runs[0].text, width: span.width, to: text)
    else { return nil }
    column = span.column + change.first
    self.text = change.text
    style = span.text.runs[0].style
    blankColumns = change.blanks
  }

  private static func change(
    _ oldText: String,
    width: Int,
    to newText: String
  ) -> (first: Int, text: String, blanks: Int)? {
    var (oldText, newText) = (oldText, newText)
    return oldText.withUTF8 { old in
      newText.withUTF8 { new in
        guard old.count == width, old.allSatisfy(isLetter), new.allSatisfy(isLetter) else {
          return nil
        }
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
