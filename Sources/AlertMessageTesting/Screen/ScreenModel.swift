package import AlertTypesetting

/// A terminal's screen in memory: what the bytes of a program leave on it.
///
/// It knows the sequences that AlertMessage writes (ECMA-48, and the private modes of xterm); what
/// it does not know is kept in `unknown`, so that a test can demand that there is nothing. Text
/// inside a directional override stands in the order in which it was written.
package struct ScreenModel: Sendable {
  /// What a terminal takes for the width of text that is more than one code point.
  package enum Widths: Sendable, CaseIterable {
    /// Grapheme clusters, as UTS #51 draws them.
    case clusters
    /// The sum over the code points: a family of four takes eight columns, a heart with a selector
    /// for emoji one.
    case codePoints
  }

  /// What stands in a cell.
  ///
  /// A cell nothing was written into since it was erased holds none.
  package struct Cell: Hashable, Sendable {
    package var text: String
    /// Columns; 0 for the second column of a wide letter.
    package var width: Int
    package var style: Style
  }

  /// A row of the screen.
  struct Line: Hashable, Sendable {
    var cells: [Cell?]
    /// Whether the terminal broke the line here, and the next row continues it.
    var isContinued = false

    init(columns: Int) { cells = Array(repeating: nil, count: columns) }

    /// Up to the last cell that was written.
    var used: ArraySlice<Cell?> { cells[...(cells.lastIndex { $0 != nil } ?? -1)] }

    /// Without trailing spaces.
    var text: String {
      var text = ""
      for cell in used { text += cell?.text ?? " " }
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  package internal(set) var columns: Int
  package internal(set) var rows: Int
  /// Whether lines are wrapped anew when the width changes, as in VTE, Konsole and kitty; xterm
  /// cuts them off.
  package let reflows: Bool
  package let widths: Widths

  /// From top to bottom.
  var lines: [Line]
  /// Rows that have left the screen at its top.
  var history: [Line] = []
  /// The cursor's row and column, from 0.
  package internal(set) var cursor: Frame.Position
  /// Whether the last column was filled and the next letter wraps.
  var waitsToWrap = false
  /// The style of the text to come.
  package internal(set) var style = Style.plain
  /// Private modes that are set, among them 7 (lines wrap), 25 (the cursor is visible) and 2004
  /// (bracketed paste); `initialModes` before anything was written.
  package internal(set) var modes = initialModes

  /// The private modes of a terminal that no program has changed.
  package static let initialModes: Set<Int> = [7, 25]
  /// Whether the terminal reorders text (ECMA-48, BDSM).
  package internal(set) var isBidiImplicit = true
  /// Sequences and controls that the model does not know.
  package internal(set) var unknown: [String] = []
  /// Bytes of a character or sequence whose end has not come.
  var pending: [UInt8] = []

  package init(
    columns: Int,
    rows: Int,
    widths: Widths = .clusters,
    reflows: Bool = true
  ) {
    self.columns = columns
    self.rows = rows
    self.widths = widths
    self.reflows = reflows
    lines = Array(repeating: Line(columns: columns), count: rows)
    cursor = Frame.Position(row: 0, column: 0)
  }

  /// The screen as plain text, without trailing spaces and without the empty rows at its end.
  package var text: String {
    var texts = lines.map(\.text)
    while texts.last == "" { texts.removeLast() }
    return texts.joined(separator: "\n")
  }

  /// Rows that have left the screen at its top, oldest first.
  package var scrollback: [String] { history.map(\.text) }

  /// What stands in a cell; nil if nothing was written there.
  package subscript(row: Int, column: Int) -> Cell? { lines[row].cells[column] }

  package var isCursorVisible: Bool { modes.contains(25) }
}
