package import AlertTerminal
package import AlertTypesetting

/// Draws an alert as a box below the cursor.
@MainActor package final class BoxPresenter: AlertPresenter {
  package let terminal: (any TerminalDevice)?
  private let device: any TerminalDevice
  private let content: AlertContent
  private let keepsTypeAhead: Bool
  private let typesetter: Typesetter
  private let ellipsis: String
  private var layout: AlertLayout
  private var state: AlertState
  private var writer: FrameWriter
  private var size: TerminalSize

  package init(
    _ content: AlertContent,
    on device: any TerminalDevice,
    layout: AlertLayout.Options,
    writing: FrameWriter.Options,
    keepsTypeAhead: Bool
  ) {
    self.content = content
    self.device = device
    self.keepsTypeAhead = keepsTypeAhead
    terminal = device
    self.layout = AlertLayout(content, options: layout)
    typesetter = self.layout.typesetter
    ellipsis = self.layout.borders.ellipsis
    state = AlertState(content)
    size = device.size
    writer = FrameWriter(options: writing, columns: size.columns)
  }

  package func begin() -> AlertOutcome? {
    do {
      try device.enter(.keys, keepingTypeAhead: keepsTypeAhead)
    } catch {
      return .notInteractive
    }
    return paint(isFirst: true)
  }

  package func handle(_ event: TerminalEvent) -> AlertOutcome? {
    switch event {
    case .key(let key):
      switch state.handle(key, content) {
      case .none: return nil
      case .changed: return paint()
      case .repaint:
        writer.invalidate()
        return paint()
      case .press(let index):
        // On a screen that has become too small for the question nobody can answer it; Esc still
        // leaves everything as it is.
        return AlertHost.hasRoomForBox(size) ? content.pressing(index) : nil
      case .cancel: return .cancelled
      case .interrupt: return .interrupted
      }
    case .resized(let newSize):
      size = newSize
      writer.resize(columns: newSize.columns)
      return paint()
    case .suspendRequested:
      // The shell's prompt comes where the box began; going on paints it anew.
      try? device.write(writer.finish(leaving: []))
      device.suspend()
      return nil
    case .resumed(let newSize):
      size = newSize
      writer.forget()
      writer.resize(columns: newSize.columns)
      return paint()
    case .signal(let signal): return .signalled(signal)
    case .endOfInput: return .endOfInput
    // A paste only ever goes into a field.
    case .paste, .line, .deadline, .woken: return nil
    }
  }

  package func end(_ outcome: AlertOutcome) {
    if outcome != .endOfInput, outcome != .notInteractive {
      // Where a box without borders has its text.
      let column = Density.barest.leftColumns(content.direction)
      let text = typesetter.truncate(
        content.summary(of: outcome),
        columns: max(1, size.columns - column),
        mark: ellipsis
      )
      let span = Frame.Span(
        column: column,
        width: typesetter.width(of: text),
        text: StyledText(text),
        direction: content.direction
      )
      // The terminal may be gone; then there is nobody to tell.
      try? device.write(writer.finish(leaving: [Frame.Row([span])]))
    }
    device.leave()
  }

  private func paint(isFirst: Bool = false) -> AlertOutcome? {
    let (frame, geometry) = layout.layout(state, columns: size.columns, rows: size.rows)
    state.geometry = geometry
    let bytes = writer.paint(frame)
    // Only who has seen the question can answer it. Keys that come as soon as it is on the screen are
    // an answer, so this is done right before it is.
    if isFirst, !keepsTypeAhead { device.discardInput() }
    do {
      try device.write(bytes)
      return nil
    } catch {
      return .endOfInput
    }
  }
}

extension AlertOutcome {
  /// What a signal comes to: SIGINT is Ctrl-C, SIGHUP the terminal's end.
  static func signalled(_ signal: Int32) -> AlertOutcome {
    signal == interruptSignal ? .interrupted : .terminated(signal: signal)
  }

  /// SIGINT, which POSIX fixes at 2.
  private static let interruptSignal: Int32 = 2
}
