import AlertTypesetting

/// The last frame, for the next letter.
///
/// A key that only changes the text of a field changes one row; everything else would be laid out as it
/// was, and a person feels a key that takes long.
struct TypingFrame: Sendable {
  /// What the last frame was made of. A class, because it is looked at for each key and changes seldom.
  private final class Source: Sendable {
    let geometry: AlertState.Geometry
    let builder: FrameBuilder
    let rows: RowList
    let state: AlertState
    let columns: Int
    let height: Int

    init(
      _ geometry: AlertState.Geometry,
      _ builder: FrameBuilder,
      _ rows: RowList,
      _ state: AlertState,
      columns: Int,
      height: Int
    ) {
      self.geometry = geometry
      self.builder = builder
      self.rows = rows
      self.state = state
      self.columns = columns
      self.height = height
    }
  }

  private var frame = Frame()
  private var source: Source?

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
    self.frame = frame
    source =
      state.focusedField == nil || frame.cursor == nil
      ? nil : Source(geometry, builder, rows, state, columns: columns, height: height)
  }

  /// The frame for a state that differs from the last one in the text of the focused field; nil where
  /// anything else differs.
  mutating func updated(
    _ state: AlertState,
    columns: Int,
    height: Int
  ) -> (frame: Frame, geometry: AlertState.Geometry)? {
    guard let source, let field = state.focusedField, let row = frame.cursor?.row,
      columns == source.columns, height == source.height,
      state.looksTheSame(as: source.state, butForField: field)
    else { return nil }
    let (spans, column) = source.builder.input(field, state, in: source.rows)
    frame.rows[row] = source.rows.row(spans)
    frame.cursor?.column = column
    return (frame, source.geometry)
  }
}
