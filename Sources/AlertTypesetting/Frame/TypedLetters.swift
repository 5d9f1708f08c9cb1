/// What typing changes in a row: letters of one piece of text that are plain.
///
/// Most keys change nothing else, and to find that out takes a tenth of the time that it takes to
/// take both rows apart.
struct TypedLetters {
  /// The cell of the first letter that is another one.
  let column: Int
  /// The letters from there to the last one that is another.
  let text: String
  /// Columns of these.
  let width: Int
  /// Whether all terminals agree on that.
  let isFirm: Bool
  let style: Style
  /// Cells behind the letters that are blank now.
  let blankColumns: Int

  /// Nil where the rows differ in anything else.
  ///
  /// - Parameter columns: Columns of the screen. The last one is left to others: terminals differ
  ///   there.
  init?(
    from old: Frame.Row,
    to new: Frame.Row,
    _ options: FrameWriter.Options,
    columns: Int
  ) {
    guard old.spans.count == new.spans.count,
      let index = new.spans.indices.first(where: { old.spans[$0] != new.spans[$0] })
    else { return nil }
    let (before, after) = (old.spans[index], new.spans[index])
    guard before.column == after.column, after.text.runs.count == 1,
      before.text.runs.first?.style == after.text.runs[0].style, after.direction == .leftToRight,
      old.spans[(index + 1)...] == new.spans[(index + 1)...]
    else { return nil }
    let text = after.text.runs[0].text
    self.init(from: before, to: text, width: after.width, options, columns: columns)
  }

  /// Nil where a span does not show plain letters in one style, before or with another text in the
  /// same place.
  ///
  /// - Parameters:
  ///   - width: Columns of the text.
  ///   - columns: Columns of the screen. The last one is left to others: terminals differ there.
  init?(
    from span: Frame.Span,
    to text: String,
    width: Int,
    _ options: FrameWriter.Options,
    columns: Int
  ) {
    guard span.direction == .leftToRight, span.text.runs.count == 1,
      span.column >= 0, span.column + max(span.width, width) < columns,
      let change = Self.change(span.text.runs[0].text, span.width, to: text, width)
    else { return nil }
    isFirm = change.text.utf8.count == change.width || CellWidth.certainty(of: change.text) == .firm
    guard isFirm || options.ambiguousWidth == 1 else { return nil }
    column = span.column + change.first
    self.text = change.text
    self.width = change.width
    style = span.text.runs[0].style
    blankColumns = max(0, span.width - width)
  }

  /// The column of the first letter that is another, and the letters from there on.
  private static func change(
    _ oldText: String,
    _ oldWidth: Int,
    to newText: String,
    _ newWidth: Int
  ) -> (first: Int, text: String, width: Int)? {
    var (oldText, newText) = (oldText, newText)
    return oldText.withUTF8 { old in
      newText.withUTF8 { new in
        guard PlainLetters.width(of: old) == oldWidth, PlainLetters.width(of: new) == newWidth
        else { return nil }
        let shared = min(old.count, new.count)
        var first = 0
        while first < shared, old[first] == new[first] { first += 1 }
        // Two letters may begin with the same bytes.
        while first < shared, new[first] & 0xC0 == 0x80 { first -= 1 }
        var end = new.count
        if old.count == new.count, old.count == oldWidth, new.count == newWidth {
          while end > first, old[end - 1] == new[end - 1] { end -= 1 }
        }
        let letters = UnsafeBufferPointer(rebasing: new[first..<end])
        guard let column = PlainLetters.width(of: UnsafeBufferPointer(rebasing: new[..<first])),
          let width = PlainLetters.width(of: letters)
        else { return nil }
        return (column, String(decoding: letters, as: UTF8.self), width)
      }
    }
  }
}
