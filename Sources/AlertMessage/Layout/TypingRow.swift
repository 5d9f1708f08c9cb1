import AlertTypesetting

/// The row in which a person types, for the next letter.
///
/// A key that only changes the text of a field changes one row; everything else would be laid out
/// as it was, and a person feels a key that takes long. A class, because it is looked at for each
/// key and changes seldom.
final class TypingRow: Sendable {
  /// Where the text of the field stands in the row, while it is one piece.
  struct TextPlace: Sendable {
    /// The index of its span.
    let span: Int
    let isCutLeft: Bool
    let isCutRight: Bool
  }

  private let field: Int
  /// The row of the frame.
  private let index: Int
  private let builder: FrameBuilder
  private let rows: RowList
  private let box: FrameBuilder.InputBox
  private let state: AlertState
  private let columns: Int
  private let height: Int

  /// Nil where no field has the focus in the frame.
  init?(_ result: AlertLayout.Result, _ state: AlertState, columns: Int, height: Int) {
    guard let field = state.focusedField, let index = result.frame.cursor?.row else { return nil }
    self.field = field
    self.index = index
    builder = result.builder
    rows = result.rows
    box = builder.inputBox(in: rows)
    self.state = state
    self.columns = columns
    self.height = height
  }

  /// Whether a state differs from the frame's in nothing but the text of the field.
  func differsInText(_ state: AlertState, columns: Int, height: Int) -> Bool {
    columns == self.columns && height == self.height
      && state.looksTheSame(as: self.state, butForField: field)
  }

  /// The text, if nothing else has changed in the row; nil where that can't be seen at a glance.
  func text(_ state: AlertState, at place: TextPlace) -> FrameWriter.TypedText? {
    guard !state.isHidden(field),
      let window = state.fields[field].editor.plainWindow(
        columns: box.textColumns,
        direction: builder.content.direction,
        ambiguousWidth: builder.typesetter.ambiguousWidth
      ),
      window.isCutLeft == place.isCutLeft, window.isCutRight == place.isCutRight
    else { return nil }
    return FrameWriter.TypedText(
      row: index,
      span: place.span,
      text: window.text,
      width: window.width,
      cursor: box.textColumn + window.cursor
    )
  }

  /// The row, and where the text stands in it; nil where it is more than one piece.
  func row(_ state: AlertState) -> (row: FrameWriter.TypedRow, place: TextPlace?) {
    let window = builder.window(ofField: field, state, in: box)
    let row = rows.row(builder.spans(ofField: field, state, window, in: box, of: rows))
    let typed = FrameWriter.TypedRow(row, at: index, cursor: box.textColumn + window.cursor)
    guard window.isOnePiece, !state.fields[field].editor.isEmpty,
      let span = row.spans.firstIndex(where: { $0.column == box.textColumn })
    else { return (typed, nil) }
    let place = TextPlace(
      span: span,
      isCutLeft: window.isCutLeft,
      isCutRight: window.isCutRight
    )
    return (typed, place)
  }
}
