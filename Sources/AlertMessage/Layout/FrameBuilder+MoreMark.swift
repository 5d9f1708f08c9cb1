import AlertLocalization
import AlertTypesetting

/// The mark that says how much more there is than is on the screen.
extension FrameBuilder {
  /// In words where they fit, else with arrows.
  func moreMark(above: Int, below: Int, columns: Int) -> String {
    let words = moreWords(above: above, below: below)
    if typesetter.width(of: words) <= columns { return words }
    return [(borders.up, above), (borders.down, below)].filter { $0.1 > 0 }
      .map { $0.0 + content.texts.number($0.1) }.joined(separator: " ")
  }

  private func moreWords(above: Int, below: Int) -> String {
    [(TextKey.moreAbove, above), (.moreBelow, below)].filter { $0.1 > 0 }
      .map { content.texts($0.0, ["count": .integer(Int64($0.1))]) }
      .joined(separator: borders.separator)
  }

  /// Columns of the widest mark in words that there is room for, so that the box does not change
  /// its width while it is scrolled; 0 where nothing scrolls.
  var widestMark: Int {
    if plan.fits { return 0 }
    let hidden = max(plan.lines - plan.visibleLines, plan.body.buttonRows - plan.buttonRows)
    return [(hidden, 0), (0, hidden), (hidden, hidden)]
      .map { typesetter.width(of: moreWords(above: $0.0, below: $0.1)) }
      .filter { $0 <= plan.columns }.max() ?? 0
  }
}
