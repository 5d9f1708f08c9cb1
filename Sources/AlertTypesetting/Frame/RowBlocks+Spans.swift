import AlertICU

extension RowBlocks {
  /// Adds what is written for a span.
  mutating func add(_ span: Frame.Span, _ options: FrameWriter.Options, _ columns: Int) {
    if span.direction == .leftToRight && Self.isASCII(span.text) {
      return addASCII(span, columns)
    }
    let text = span.text.string
    if let safe = Self.withoutControls(span.text, text) {
      var span = span
      span.text = safe
      return add(span, options, columns)
    }
    let reorders = VisualOrder.needsReordering(text)
    if reorders, span.column >= 0, span.column + span.width <= columns,
      VisualOrder.holdsRightToLeft(text)
    {
      addWhole(span, options)
    } else if !reorders, span.direction == .leftToRight, span.text.runs.count == 1 {
      addClusters(of: span, options, columns)
    } else {
      addReordered(span, options, columns)
    }
  }

  private static func isASCII(_ text: StyledText) -> Bool {
    text.runs.allSatisfy { $0.text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
  }

  private mutating func addASCII(_ span: Frame.Span, _ columns: Int) {
    var column = span.column
    for run in span.text.runs {
      for byte in run.text.utf8 where column < columns {
        let letter = String(Unicode.Scalar(byte))
        if column >= 0 {
          blocks.append(Block(column: column, width: 1, text: letter, style: run.style))
        }
        column += 1
      }
    }
  }

  /// Text in one style, which stands as it is stored.
  private mutating func addClusters(
    of span: Frame.Span,
    _ options: FrameWriter.Options,
    _ columns: Int
  ) {
    var column = span.column
    for cluster in GraphemeClusters(span.text.runs[0].text) {
      let width = CellWidth.of(cluster, ambiguous: options.ambiguousWidth)
      let shown = VisualOrder.shown(cluster, width: width, mirrored: false)
      add(shown, span.text.runs[0].style, from: column, width: width, in: span, columns)
      column += width
    }
  }

  /// Text without right-to-left letters, which no terminal reorders: it is written as it is seen.
  private mutating func addReordered(
    _ span: Frame.Span,
    _ options: FrameWriter.Options,
    _ columns: Int
  ) {
    let direction = options.bidi == .logical ? .leftToRight : span.direction
    let placed = StyledClusters(span.text)
      .inVisualOrder(direction, ambiguousWidth: options.ambiguousWidth)
    for (cluster, style) in placed {
      let column = span.column + cluster.column
      add(cluster.text, style, from: column, width: cluster.width, in: span, columns)
    }
  }

  private mutating func add(
    _ text: String,
    _ style: Style,
    from column: Int,
    width: Int,
    in span: Frame.Span,
    _ columns: Int
  ) {
    // On a screen of a few columns text may begin left of it, in a right-to-left alert.
    guard !text.isEmpty, column >= 0, column + width <= columns else { return }
    if width > 0 {
      blocks.append(
        Block(
          column: column,
          width: width,
          text: text,
          style: style,
          certainty: CellWidth.certainty(of: text)
        )
      )
    } else if let last = blocks.last, last.column >= span.column {
      // What takes no cell is drawn into the one before.
      blocks[blocks.count - 1].text += text
    }
  }

  /// A span with right-to-left letters: terminals reorder it as a whole.
  private mutating func addWhole(_ span: Frame.Span, _ options: FrameWriter.Options) {
    let runs = options.bidi.written(
      span.text,
      direction: span.direction,
      beginsRow: span.column == 0
    )
    guard let first = runs.first else { return }
    // Terminals keep what has no width, as the override, with the cell before, and VTE and tmux
    // drop it where nothing was written there.
    let leadingBlank = options.bidi == .visual && span.column > end ? " " : ""
    // Some terminals take cells for an isolate (mlterm), some none for some letters.
    let isSettled =
      (options.bidi == .visual || options.bidi == .words)
      && CellWidth.certainty(of: span.text.string) <= .ambiguous
    blocks.append(
      Block(
        column: span.column - leadingBlank.count,
        width: span.width + leadingBlank.count,
        text: leadingBlank + first.text,
        style: first.style,
        rest: Array(runs.dropFirst()),
        certainty: isSettled ? .ambiguous : .loose
      )
    )
  }

  /// The text with its controls made visible; nil if it has none.
  ///
  /// Layouts show `DisplayText`, so this is the last line of defence: no control ever reaches the
  /// terminal.
  private static func withoutControls(_ text: StyledText, _ string: String) -> StyledText? {
    var previous: UInt8 = 0
    let hasControls = string.utf8.contains { byte in
      defer { previous = byte }
      return byte < 0x20 || byte == 0x7F || previous == 0xC2 && byte < 0xA0
    }
    guard hasControls else { return nil }
    return StyledText(
      text.runs.map { run in
        let visible = DisplayText.visible(run.text).split(separator: "\n").joined(separator: "␊")
        return StyledText.Run(visible, run.style)
      }
    )
  }
}
