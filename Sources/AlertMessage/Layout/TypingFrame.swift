import AlertTypesetting

/// The last frame, for the next letter.
///
/// A key that only changes the text of a field changes one row; everything else would be laid out as it
/// was, and a person feels a key that takes long.
struct TypingFrame: Sendable {
  private struct Last: Sendable {
    var frame: Frame
    var geometry: AlertState.Geometry
    let builder: FrameBuilder
    /// What the frame was made of.
    let rows: RowList
    let state: AlertState
    let columns: Int
    let height: Int
  }

  private var last: Last?

  /// Keeps a frame, if a field has the focus in it.
  mutating func remember(
    _ frame: Frame,
    _ geometry: AlertState.Geometry,
    _ builder: FrameBuilder,
    _ rows: RowList,
    _ state: AlertState,
    columns: Int,
    height: Int
  ) {
    last = nil
    guard state.focusedField != nil, frame.cursor != nil else { return }
    last = Last(
      frame: frame,
      geometry: geometry,
      builder: builder,
      rows: rows,
      state: state,
      columns: columns,
      height: height
    )
  }

  /// The frame for a state that differs from the last one in the text of the focused field; nil where
  /// anything else differs.
  mutating func updated(
    _ state: AlertState,
    columns: Int,
    height: Int
  ) -> (frame: Frame, geometry: AlertState.Geometry)? {
    guard let field = state.focusedField, let last, let cursor = last.frame.cursor,
      columns == last.columns, height == last.height, differsInText(state, last.state, field)
    else { return nil }
    let (spans, column) = last.builder.input(field, state, in: last.rows)
    var frame = last.frame
    frame.rows[cursor.row] = last.rows.row(spans)
    frame.cursor?.column = column
    self.last?.frame = frame
    return (frame, last.geometry)
  }

  /// Whether states differ in nothing but the text of a field, which is empty in both or in neither.
  private func differsInText(_ state: AlertState, _ last: AlertState, _ field: Int) -> Bool {
    guard field < last.fields.count else { return false }
    let before = last.fields[field].editor
    guard state.fields[field].editor.isEmpty == before.isEmpty else { return false }
    var same = state
    same.fields[field].editor = before
    same.killed = last.killed
    same.geometry = last.geometry
    return same == last
  }
}
