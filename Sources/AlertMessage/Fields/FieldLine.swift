import AlertTypesetting

/// What a field shows, before it is cut to the columns that there are.
struct FieldLine {
  /// What stands for each grapheme cluster of the text, in logical order.
  var units: [String] = []
  /// The same in one piece, where each unit is one character of ASCII; then `units` is empty.
  var ascii: String?
  /// How many units stand before the cursor.
  var cursor: Int
  var direction: TextDirection
  /// Whether it is the placeholder.
  var isPlaceholder = false
  /// Whether text is left out before and behind the units, because there is so much of it.
  var isCutBefore = false
  var isCutAfter = false

  /// The most of a text that is laid out, in clusters: far more than a screen has columns.
  static let mostClusters = 2048
}

extension AlertContent {
  /// What a field shows now.
  ///
  /// - Parameters:
  ///   - isFocused: Whether the cursor has to be seen; else the beginning is.
  ///   - ascii: Whether marks are ASCII.
  func line(
    ofField index: Int,
    _ state: AlertState,
    isFocused: Bool,
    ascii: Bool
  ) -> FieldLine {
    let editor = state.fields[index].editor
    let direction = direction(ofField: index, state)
    guard !editor.isEmpty else {
      let units = GraphemeClusters(fields[index].placeholder).map { String($0) }
      return FieldLine(units: units, cursor: 0, direction: direction, isPlaceholder: true)
    }
    let cursor = isFocused ? editor.cursorCluster : 0
    let part = part(of: editor.count, around: cursor)
    let isHidden = state.isHidden(index)
    if isHidden, fields[index].mask == .none {
      return FieldLine(units: [], cursor: 0, direction: direction)
    }
    if !isHidden, let text = editor.ascii(part) {
      return FieldLine(
        ascii: text,
        cursor: cursor - part.lowerBound,
        direction: direction,
        isCutBefore: part.lowerBound > 0,
        isCutAfter: part.upperBound < editor.count
      )
    }
    let units =
      isHidden
      ? [String](repeating: ascii ? "*" : "•", count: part.count)
      : DisplayText.typed(editor.clusters(part), ascii: ascii)
    return FieldLine(
      units: units,
      cursor: cursor - part.lowerBound,
      direction: direction,
      isCutBefore: part.lowerBound > 0,
      isCutAfter: part.upperBound < editor.count
    )
  }

  /// The clusters that are laid out. They change only now and then while the cursor moves, so that
  /// the line stands still.
  private func part(of count: Int, around cursor: Int) -> Range<Int> {
    guard count > FieldLine.mostClusters else { return 0..<count }
    let half = FieldLine.mostClusters / 2
    let start = max(0, cursor / half - 1) * half
    return start..<min(count, start + FieldLine.mostClusters + half)
  }

  /// The direction of what a field shows: that of its first letter that has one (UAX #9, P2 and
  /// P3), else the alert's.
  func direction(ofField index: Int, _ state: AlertState) -> TextDirection {
    if state.fields[index].editor.isEmpty {
      return TextDirection.first(in: fields[index].placeholder) ?? direction
    }
    if state.isHidden(index) { return direction }
    return state.fields[index].editor.firstDirection ?? direction
  }
}

extension AlertState {
  /// Whether a field holds a secret that is not shown.
  func isHidden(_ index: Int) -> Bool {
    fields[index].editor.isSecret && !fields[index].isRevealed
  }
}
