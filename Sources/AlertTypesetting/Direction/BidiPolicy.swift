/// How right-to-left text is handed to the terminal.
///
/// Terminals differ: what each does with a Hebrew and an Arabic line was seen on screenshots of
/// Debian 12's.
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

  /// The policy for the terminal that the environment tells of; `ALERTMESSAGE_BIDI` names one
  /// outright.
  ///
  /// - Parameter environment: Looks a variable up.
  package static func chosen(environment: (String) -> String?) -> BidiPolicy {
    if let named = environment("ALERTMESSAGE_BIDI").flatMap(BidiPolicy.init) { return named }
    if environment("KONSOLE_VERSION") != nil { return .isolate }
    if environment("KITTY_WINDOW_ID") != nil || environment("TERM") == "xterm-kitty" {
      return .words
    }
    return .visual
  }

  /// What is written for a span with right-to-left letters, part by part.
  func written(_ text: StyledText, direction: TextDirection) -> [StyledText.Run] {
    switch self {
    case .visual:
      // CSI 8 l and h: BDSM (ECMA-48, 8.3.16 and 7.2.1); U+202D and U+202C: LRO and PDF (UAX #9).
      return Self.enclosed(
        StyledClusters(text).shaped().visualRuns(direction),
        "\u{1B}[8l\u{202D}",
        "\u{202C}\u{1B}[8h"
      )
    case .isolate:
      return Self.enclosed(
        text.runs,
        direction == .rightToLeft ? "\u{2067}" : "\u{2066}",
        "\u{2069}"
      )
    case .words:
      return StyledClusters(text).visualRuns(direction, keepsWords: true)
    case .logical:
      return text.runs
    }
  }

  private static func enclosed(
    _ runs: [StyledText.Run],
    _ beginning: String,
    _ end: String
  ) -> [StyledText.Run] {
    guard !runs.isEmpty else { return [] }
    var runs = runs
    runs[0].text = beginning + runs[0].text
    runs[runs.count - 1].text += end
    return runs
  }
}
