import AlertTypesetting

extension FrameBuilder {
  /// What stands at both sides of a field: `[ ` and ` ]`.
  fileprivate static let sideColumns = 2

  /// The fields, or those around the focused one. Returns the insertion cell.
  func addFields(_ state: AlertState, to rows: inout RowList) -> Frame.Position? {
    guard plan.fieldRows > 0 else { return nil }
    let hidesSome = !plan.showsAllFields
    // The mark takes a row of its own only where a field with its label stays beside it.
    let hasMark = hidesSome && plan.fieldRows > 2
    let window = plan.fields.window(
      hasMark ? plan.fieldRows - 1 : plan.fieldRows,
      focusedField: state.focusedField
    )
    var cursor: Frame.Position?
    for row in plan.fields.rows[window] {
      switch row {
      case .label(let index, let line):
        let style = Style(index == state.focusedField ? .bold : [])
        rows.add(rows.spans([(0, line.width, StyledText(line.text, style), false)]))
      case .note(let index, let line): addNote(line, of: state.fields[index], to: &rows)
      case .input(let index):
        let column = addInput(index, state, to: &rows)
        if index == state.focusedField {
          cursor = Frame.Position(row: rows.rows.count - 1, column: column)
        }
      }
    }
    if hasMark {
      let below = plan.fields.rows.count - window.upperBound
      let mark = moreMark(above: window.lowerBound, below: below, columns: rows.width)
      rows.add(mark, width: typesetter.width(of: mark), Self.faint)
    }
    return cursor
  }

  private func addNote(_ line: Typesetter.Line, of field: FieldState, to rows: inout RowList) {
    let text = StyledText(line.text, field.isNoteHelp ? Self.faint : Style(color: .red))
    rows.add(rows.spans([(plan.fields.labelColumns, line.width, text, false)]))
  }

  /// Puts the input of a field into a row that is ready for it. Returns the column of the cursor.
  private func addInput(_ index: Int, _ state: AlertState, to rows: inout RowList) -> Int {
    let box = inputBox(in: rows)
    let window = window(ofField: index, state, in: box)
    rows.add(spans(ofField: index, state, window, in: box, of: rows))
    return box.textColumn + window.cursor
  }

  /// Where the input of a field stands in its row.
  struct InputBox: Sendable {
    /// The column of its left side.
    let column: Int
    /// Columns of all of it.
    let width: Int

    /// The first column of what is typed.
    var textColumn: Int { column + FrameBuilder.sideColumns }

    /// Columns of what is typed.
    var textColumns: Int { width - 2 * FrameBuilder.sideColumns }
  }

  /// Where the inputs of the fields stand in their rows.
  func inputBox(in rows: RowList) -> InputBox {
    let width = max(2 * Self.sideColumns + 1, rows.width - plan.fields.labelColumns)
    return InputBox(
      column: rows.screenColumn(plan.fields.labelColumns, width: width),
      width: width
    )
  }

  /// What is seen of a field.
  func window(ofField index: Int, _ state: AlertState, in box: InputBox) -> FieldWindow {
    FieldWindow(
      content.line(
        ofField: index,
        state,
        isFocused: index == state.focusedField,
        ascii: borders.isASCII
      ),
      columns: box.textColumns,
      ambiguousWidth: typesetter.ambiguousWidth
    )
  }

  /// A field: `[ text ]`, focused `[>text<]`, `‹` and `›` where the text goes on.
  func spans(
    ofField index: Int,
    _ state: AlertState,
    _ window: FieldWindow,
    in box: InputBox,
    of rows: RowList
  ) -> [Frame.Span] {
    let isFocused = index == state.focusedField
    let isPlaceholder = state.fields[index].editor.isEmpty
    func side(_ column: Int, _ text: String) -> Frame.Span {
      let text = StyledText(text)
      return Frame.Span(column: column, width: 2, text: text, direction: .leftToRight)
    }
    var spans: [Frame.Span] = []
    // Both sides and the label: a key is felt, and growing takes long.
    spans.reserveCapacity(window.pieces.count + 3)
    let opening = "[" + (window.isCutLeft ? borders.cutLeft : isFocused ? ">" : " ")
    spans.append(side(box.column, opening))
    for piece in window.pieces where piece.width > 0 {
      spans.append(
        Frame.Span(
          column: box.textColumn + piece.column,
          width: piece.width,
          text: StyledText(piece.text, isPlaceholder ? Self.faint : .plain),
          direction: piece.direction
        )
      )
    }
    let closing = (window.isCutRight ? borders.cutRight : isFocused ? "<" : " ") + "]"
    spans.append(side(box.column + box.width - Self.sideColumns, closing))
    if index < plan.fields.labels.count {
      let label = plan.fields.labels[index]
      let text = StyledText(label.text, Style(isFocused ? .bold : []))
      spans += rows.spans(label.width == 0 ? [] : [(0, label.width, text, false)])
    }
    return spans
  }
}
