/// How right-to-left text is handed to the terminal. Terminals differ: what each does with a Hebrew
/// and an Arabic line was seen on screenshots of Debian 12's.
package enum BidiPolicy: String, Hashable, Sendable, CaseIterable {
  /// In visual order and shaped, inside a left-to-right override and ECMA-48's explicit mode: right
  /// in xterm, Alacritty, VTE, tmux and mlterm.
  case visual
  /// In logical order inside an isolate: right in Konsole.
  case isolate
  /// Words in visual order, the letters of a word in logical order: right in kitty.
  case words
  /// In logical order, as it is stored.
  case logical

  /// What is written for a span of text with right-to-left letters in it: its parts from first to
  /// last byte, and what stands before and behind them.
  func written(
    _ text: StyledText, direction: TextDirection
  ) -> (prefix: String, runs: [StyledText.Run], suffix: String) {
    switch self {
    case .visual:
      let shaped = StyledClusters(text).shaped()
      return ("\u{1B}[8l\u{202D}", shaped.inVisualOrder(direction).runs, "\u{202C}\u{1B}[8h")
    case .isolate:
      return (direction == .rightToLeft ? "\u{2067}" : "\u{2066}", text.runs, "\u{2069}")
    case .words:
      return ("", StyledClusters(text).inVisualOrder(direction, keepsWords: true).runs, "")
    case .logical:
      return ("", text.runs, "")
    }
  }
}
