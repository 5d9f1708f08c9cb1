import AlertTerminal
import AlertTypesetting

extension AlertMessage {
  /// What the alert looks like on a screen of that size; nothing is asked.
  ///
  /// `appearance` counts, the terminal at hand does not: `auto` draws a box where there is room for
  /// one, in colour unless `NO_COLOR` is set. What right-to-left text is sent to a terminal as, and
  /// how wide ambiguous characters are, comes from the environment where `appearance` leaves it
  /// open.
  ///
  /// - Parameters:
  ///   - columns: Columns of the screen, at least 1; 80 by default.
  ///   - rows: Rows of the screen, at least 1; 24 by default.
  /// - Returns: The alert as it appears, with the focus on its default button.
  public func preview(columns: Int = 80, rows: Int = 24) -> AlertPreview {
    preview(
      on: TerminalSize(columns: max(1, columns), rows: max(1, rows)),
      of: AlertCenter.shared.host
    )
  }

  /// What the alert looks like where alerts of that host are shown.
  func preview(on size: TerminalSize, of host: AlertHost) -> AlertPreview {
    let content = resolvedContent(in: host.environment)
    let isInLines =
      switch appearance.presentation {
      case .line: true
      case .auto: !AlertHost.hasRoomForBox(size)
      case .box: false
      }
    let writing = host.writing(appearance)
    var preview =
      isInLines
      ? AlertPreview(linesOf: content, size, writing)
      : AlertPreview(boxOf: content, size, host.layout(appearance, isUTF8: true), writing)
    preview.name = name
    return preview
  }
}

extension AlertPreview {
  @MainActor fileprivate init(
    boxOf content: AlertContent,
    _ size: TerminalSize,
    _ options: AlertLayout.Options,
    _ writing: FrameWriter.Options
  ) {
    var layout = AlertLayout(content, options: options)
    let frame = layout.layout(AlertState(content), columns: size.columns, rows: size.rows).frame
    var writer = FrameWriter(options: writing, columns: size.columns)
    self.init(
      content,
      size,
      frame: frame,
      ambiguousWidth: writing.ambiguousWidth,
      bytes: writer.finish(leaving: frame.rows)
    )
  }

  @MainActor fileprivate init(
    linesOf content: AlertContent,
    _ size: TerminalSize,
    _ writing: FrameWriter.Options
  ) {
    let terminal = PreviewTerminal(size: size)
    let options = LinePresenter.Options(ambiguousWidth: writing.ambiguousWidth)
    _ = LinePresenter(content, on: terminal, options).begin()
    let bytes = terminal.bytes
    self.init(
      content,
      size,
      frame: Frame(
        lines: String(decoding: bytes, as: UTF8.self),
        direction: content.direction,
        columns: size.columns,
        ambiguousWidth: writing.ambiguousWidth
      ),
      ambiguousWidth: writing.ambiguousWidth,
      bytes: bytes + Array("\r\n".utf8)
    )
  }

  private init(
    _ content: AlertContent,
    _ size: TerminalSize,
    frame: Frame,
    ambiguousWidth: Int,
    bytes: [UInt8]
  ) {
    language = content.language
    columns = size.columns
    rows = size.rows
    let text = content.title.isEmpty ? content.message : content.title
    question = text.split(separator: "\n").first.map(String.init) ?? ""
    self.frame = frame
    self.ambiguousWidth = ambiguousWidth
    self.bytes = bytes
  }
}

extension Frame {
  /// Lines as a terminal shows them: broken where the row is full, whatever stands there.
  fileprivate init(lines: String, direction: TextDirection, columns: Int, ambiguousWidth: Int) {
    self.init()
    let typesetter = Typesetter(
      language: "",
      direction: direction,
      ambiguousWidth: ambiguousWidth
    )
    for line in lines.split(separator: "\r\n", omittingEmptySubsequences: false) {
      var row = Typesetter.Line(text: "", width: 0)
      for cluster in typesetter.clusters(of: String(line)) {
        if row.width > 0, row.width + cluster.width > columns {
          rows.append(Row(line: row, direction))
          row = Typesetter.Line(text: "", width: 0)
        }
        row.text += cluster.text
        row.width += cluster.width
      }
      rows.append(Row(line: row, direction))
    }
  }
}

extension Frame.Row {
  fileprivate init(line: Typesetter.Line, _ direction: TextDirection) {
    let span = Frame.Span(
      column: 0,
      width: line.width,
      text: StyledText(line.text),
      direction: direction
    )
    self.init(line.text.isEmpty ? [] : [span])
  }
}
