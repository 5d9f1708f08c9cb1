import AlertTerminal
import AlertTypesetting

extension FakeTerminal {
  /// A cell of the screen, counted from 0.
  public struct Cell: Hashable, Sendable {
    /// Counted from the top.
    public let row: Int
    /// Counted from the left.
    public let column: Int

    /// Makes a cell.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// What stands on the screen now, without trailing spaces and without the empty rows at its end.
  ///
  /// Right-to-left text stands as it is seen: its first letter at the right.
  public var screen: String { state.withLock { $0.record.screen() }.text }

  /// The screen after each time the program wrote to it: the alert as it appeared, after each key
  /// that changed something, and at last what the alert left behind.
  public var frames: [String] { state.withLock { $0.record }.frames() }

  /// Rows that have left the screen at its top, oldest first.
  public var scrollback: [String] { state.withLock { $0.record.screen() }.scrollback }

  /// Where the cursor stands; nil while it is hidden.
  public var cursor: Cell? {
    let screen = state.withLock { $0.record.screen() }
    return screen.isCursorVisible
      ? Cell(row: screen.cursor.row, column: screen.cursor.column) : nil
  }

  /// All that the program wrote, escape sequences included.
  public var transcript: String {
    state.withLock { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Whether the terminal is as it was before the first alert: its modes, its cursor and its style.
  public var isRestored: Bool {
    state.withLock { state in
      let screen = state.record.screen()
      return !state.isEntered && screen.modes == ScreenModel.initialModes
        && screen.style == .plain && screen.isBidiImplicit
    }
  }

  /// The signals that would have been raised again after an alert, which by default ends a program.
  public var raisedSignals: [Int32] { state.withLock { $0.raisedSignals } }
}
