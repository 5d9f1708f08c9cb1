import AlertLocalization
import AlertTypesetting

/// Puts the parts of an alert into the rows of a frame, mirrored for right-to-left.
struct FrameBuilder: Sendable {
  let content: AlertContent
  let typesetter: Typesetter
  let borders: Borders
  let plan: LayoutPlan
  /// Whether the alert has right-to-left letters.
  let reorders: Bool
  /// The time that is left; nil where none is shown.
  var countdown: CountdownText?
  /// The columns that are kept free for it.
  var countdownColumns = 0

  private static let titleStyle = Style(.bold)
  static let faint = Style(.dim)

  /// The frame, what keys need to know of it, and the rows that it was made of.
  func build(
    _ state: AlertState
  ) -> (frame: Frame, geometry: AlertState.Geometry, rows: RowList) {
    var state = state
    var geometry = AlertState.Geometry()
    geometry.isStacked = plan.body.isStacked
    geometry.lastScroll = plan.lastScroll
    geometry.pageLines = plan.visibleLines
    state.geometry = geometry

    let hint =
      plan.density.hint
      ? HintLine.text(
        content,
        state,
        columns: (plan.fields.isEmpty ? plan.columns : plan.body.width)
          - (countdown == nil ? 0 : countdownColumns + separatorColumns),
        typesetter: typesetter,
        borders: borders
      ) : ""
    let hintColumns = typesetter.width(of: hint)
    let footerColumns =
      hintColumns + countdownColumns
      + (hint.isEmpty || countdown == nil ? 0 : separatorColumns)
    let width = min(plan.columns, max(plan.body.width, footerColumns, widestMark))
    var rows = RowList(
      width: width,
      textColumn: plan.density.leftColumns(reorders: reorders),
      borders: plan.density.borders ? borders : nil,
      direction: content.direction
    )

    rows.addEdge(borders.topLeft, borders.topRight)
    if !plan.titleScrolls {
      for line in plan.body.title { rows.add(line, titleText(line, plan.body.title)) }
    }
    if plan.density.padding, !plan.titleScrolls, !plan.body.title.isEmpty, plan.textRows > 0 {
      rows.addBlank()
    }
    addText(state, to: &rows)
    if plan.density.padding, rows.hasText { rows.addBlank() }
    let fieldCursor = addFields(state, to: &rows)
    if plan.density.padding, !plan.fields.isEmpty { rows.addBlank() }
    let buttonCursor =
      plan.body.isStacked
      ? addStack(state, to: &rows) : addRow(state, to: &rows)
    let cursor = fieldCursor ?? buttonCursor
    rows.addEdge(borders.bottomLeft, borders.bottomRight)
    addFooter(hint, columns: hintColumns, to: &rows)
    return (Frame(rows: rows.rows, cursor: cursor), geometry, rows)
  }

  private var separatorColumns: Int { typesetter.width(of: borders.separator) }

  /// The hints and the time that is left, in a part of its own at the end: what changes is short.
  private func addFooter(_ hint: String, columns: Int, to rows: inout RowList) {
    var parts: [(column: Int, width: Int, text: StyledText, isMark: Bool)] = []
    if !hint.isEmpty { parts.append((0, columns, StyledText(hint, Self.faint), false)) }
    if let countdown {
      var column = columns
      if !hint.isEmpty {
        let mark = StyledText(borders.separator, Self.faint)
        parts.append((column, separatorColumns, mark, true))
        column += separatorColumns
      }
      parts.append((column, countdown.width, StyledText(countdown.text), false))
    }
    if !parts.isEmpty { rows.addOutside(parts) }
  }

  /// A line of the title, its severity mark in colour.
  private func titleText(_ line: AlertBody.Line, _ lines: [AlertBody.Line]) -> StyledText {
    guard let severity = content.severity, line == lines.first else {
      return StyledText(line.text, Self.titleStyle)
    }
    let mark = SeverityMark.text(severity)
    guard line.text.hasPrefix(mark) else { return StyledText(line.text, Self.titleStyle) }
    return StyledText([
      StyledText.Run(mark, SeverityMark.style(severity)),
      StyledText.Run(String(line.text.dropFirst(mark.count)), Self.titleStyle),
    ])
  }

  /// The part of the text that is scrolled to, and the mark that says how much more there is.
  private func addText(_ state: AlertState, to rows: inout RowList) {
    let title = plan.titleScrolls ? plan.body.title : []
    let first = min(state.scroll, plan.lastScroll)
    for index in first..<(first + plan.visibleLines) {
      if index < title.count {
        rows.add(title[index], titleText(title[index], title))
      } else {
        let line = plan.body.message[index - title.count]
        rows.add(line, StyledText(line.text))
      }
    }
    guard plan.lines > plan.textRows, plan.textRows > 0 else { return }
    let mark = moreMark(
      above: first,
      below: plan.lines - first - plan.visibleLines,
      columns: rows.width
    )
    rows.add(mark, width: typesetter.width(of: mark), Self.faint)
  }

  /// Buttons side by side at the trailing edge. Returns the focused one's cell.
  private func addRow(_ state: AlertState, to rows: inout RowList) -> Frame.Position? {
    let order = content.rowOrder
    let widths = order.map { plan.body.buttons[$0][0].width + AlertBody.buttonSideColumns }
    let total = widths.reduce(0, +) + AlertBody.buttonGap * (order.count - 1)
    var column = rows.width - total
    var spans: [Frame.Span] = []
    var cursor: Frame.Position?
    for (index, width) in zip(order, widths) {
      let button = buttonSpans(index, line: 0, at: column, in: rows, state)
      spans += button
      if index == state.focus {
        cursor = Frame.Position(row: rows.rows.count, column: rows.cursorColumn(of: button))
      }
      column += width + AlertBody.buttonGap
    }
    rows.add(spans)
    return cursor
  }

  /// Buttons one below another, default first; a window around the focus where not all fit.
  private func addStack(_ state: AlertState, to rows: inout RowList) -> Frame.Position? {
    let lines = content.stackOrder.flatMap { index in
      plan.body.buttons[index].indices.map { (index: index, line: $0) }
    }
    let hidesSome = lines.count > plan.buttonRows
    // The mark takes a row of its own only where a button stays beside it.
    let visible = hidesSome && plan.buttonRows > 1 ? plan.buttonRows - 1 : plan.buttonRows
    let focused = lines.firstIndex { $0.index == state.focus } ?? 0
    let first = min(max(0, focused - visible / 2), lines.count - visible)
    var cursor: Frame.Position?
    for (index, line) in lines[first..<(first + visible)] {
      let spans = buttonSpans(index, line: line, at: 0, in: rows, state)
      if index == state.focus, cursor == nil {
        cursor = Frame.Position(row: rows.rows.count, column: rows.cursorColumn(of: spans))
      }
      rows.add(spans)
    }
    if hidesSome, plan.buttonRows > 1 {
      let mark = moreMark(
        above: first,
        below: lines.count - first - visible,
        columns: rows.width
      )
      rows.add(mark, width: typesetter.width(of: mark), Self.faint)
    }
    return cursor
  }

  /// One line of a button: `[ Title ]`, focused `[>Title<]`, disabled `( Title )`.
  private func buttonSpans(
    _ index: Int,
    line: Int,
    at column: Int,
    in rows: RowList,
    _ state: AlertState
  ) -> [Frame.Span] {
    let lines = plan.body.buttons[index]
    let button = content.buttons[index]
    let width = lines.reduce(0) { max($0, $1.width) }
    let isFocused = state.focus == index
    let isDisabled = state.disabled.contains(index)
    let style =
      isFocused
      ? Style(.reverse)
      : isDisabled
        ? Self.faint
        // While a field has the focus, Return goes to this button in the end.
        : Style(
          state.focusedField != nil && index == content.defaultButton ? .bold : [],
          color: button.role == .destructive ? .red : nil
        )
    let opening = isFocused ? "[>" : isDisabled ? "( " : "[ "
    let closing = isFocused ? "<]" : isDisabled ? " )" : " ]"
    // Its letter would move the focus to where it is.
    let title = Self.marked(
      lines[line].text,
      isFocused ? nil : button.mnemonic,
      clustersBefore: lines[..<line].reduce(0) { $0 + $1.text.count },
      style
    )
    let left = StyledText(line == 0 ? opening : "  ", style)
    let right = StyledText(line == lines.count - 1 ? closing : "  ", style)
    let (leading, trailing) = content.direction == .rightToLeft ? (right, left) : (left, right)
    return rows.spans([
      (column, 2, leading, true),
      (column + 2, lines[line].width, title, false),
      (column + 2 + width, 2, trailing, true),
    ])
  }

  /// The title with its letter underlined.
  private static func marked(
    _ text: String,
    _ mnemonic: Mnemonic?,
    clustersBefore: Int,
    _ style: Style
  ) -> StyledText {
    guard let position = mnemonic?.position, position >= clustersBefore,
      position - clustersBefore < text.count
    else { return StyledText(text, style) }
    let start = text.index(text.startIndex, offsetBy: position - clustersBefore)
    let end = text.index(after: start)
    let underlined = Style(style.attributes.union(.underline), color: style.color)
    return StyledText(
      [
        StyledText.Run(String(text[..<start]), style),
        StyledText.Run(String(text[start..<end]), underlined),
        StyledText.Run(String(text[end...]), style),
      ].filter { !$0.text.isEmpty }
    )
  }
}
