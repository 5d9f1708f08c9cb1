import AlertICU

/// How right-to-left text is handed to the terminal.
///
/// Terminals differ: what each does with a Hebrew and an Arabic line was seen on screenshots of
/// Debian 12's.
package enum BidiPolicy: String, Hashable, Sendable, CaseIterable {
  /// In visual order and shaped, inside a left-to-right override, and in ECMA-48's explicit mode
  /// where it begins a row: right in xterm, Alacritty, VTE, tmux and mlterm.
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
  ///
  /// - Parameter beginsRow: Whether it stands in a row's first cell. Terminals keep an override
  ///   with the cell before and drop it there, so it comes behind the first letter, unless that is
  ///   a right-to-left one.
  func written(
    _ text: StyledText,
    direction: TextDirection,
    beginsRow: Bool
  ) -> [StyledText.Run] {
    switch self {
    case .visual:
      let runs = StyledClusters(text).shaped().visualRuns(direction)
      let first = runs.first?.text.unicodeScalars.first
      // U+202D and U+202C: LRO and PDF (UAX #9).
      let overridden = Self.enclosed(
        runs,
        "\u{202D}",
        "\u{202C}",
        afterFirst: beginsRow && first.map { !CharacterProperties.isRightToLeft($0) } ?? false
      )
      // CSI 8 l and h: BDSM (ECMA-48, 8.3.16 and 7.2.1). VTE obeys it where a row begins.
      return beginsRow ? Self.enclosed(overridden, "\u{1B}[8l", "\u{1B}[8h") : overridden
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
    _ end: String,
    afterFirst: Bool = false
  ) -> [StyledText.Run] {
    guard !runs.isEmpty else { return [] }
    var runs = runs
    let first = afterFirst ? runs[0].text.prefix(1) : ""
    runs[0].text = first + beginning + runs[0].text.dropFirst(first.count)
    runs[runs.count - 1].text += end
    return runs
  }
}
