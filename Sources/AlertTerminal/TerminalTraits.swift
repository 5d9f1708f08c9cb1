/// What the terminal can do, as far as the environment tells.
package struct TerminalTraits: Hashable, Sendable {
  /// Whether the cursor can be moved. False for `TERM` unset, `dumb` or `unknown`.
  package var movesCursor: Bool
  /// Whether bold, dim, underline and reverse show.
  package var attributes: Bool
  /// Whether colour is there and wanted: `NO_COLOR` and `CLICOLOR=0` say no, `CLICOLOR_FORCE` yes.
  package var color: Bool
  /// Whether the character set is UTF-8. Without it borders are ASCII.
  package var isUTF8: Bool
  /// Whether the person asked for text that a screen reader can read (`ACCESSIBLE`).
  package var isAccessible: Bool
  /// Whether the terminal wraps long rows anew when its width changes: xterm and the Linux console
  /// cut them instead.
  package var reflows: Bool

  /// Whether another terminal shows what this one draws, as for tmux and GNU Screen. The two may
  /// disagree on the width of a letter.
  package var isMultiplexed: Bool

  /// Asks the environment.
  package init(_ environment: Environment) {
    let term = environment["TERM"] ?? ""
    // Emacs calls its terminals `dumb` and `dumb-emacs-ansi`.
    movesCursor = !["", "unknown"].contains(term) && term.prefix { $0 != "-" } != "dumb"
    attributes = movesCursor
    let monochrome =
      Self.monochromeTerminals.contains(term) || term.hasSuffix("-m") || term.hasSuffix("-mono")
    let forced = environment["CLICOLOR_FORCE"].map { $0 != "0" } ?? false
    color =
      movesCursor && environment["NO_COLOR"] == nil
      && (forced || !monochrome && environment["CLICOLOR"] != "0")
    isUTF8 = Self.isUTF8(environment)
    reflows = environment["XTERM_VERSION"] == nil && term != "linux"
    isMultiplexed =
      environment["TMUX"] != nil || environment["STY"] != nil || term.hasPrefix("tmux")
      || term.hasPrefix("screen")
    isAccessible = environment["ACCESSIBLE"].map { $0 != "0" } ?? false
  }

  /// DEC's terminals before colour; their names are used for serial lines to this day.
  private static let monochromeTerminals = [
    "vt100", "vt102", "vt220", "vt320", "vt420", "vt510", "vt520",
  ]

  /// The character set of `LC_ALL`, `LC_CTYPE` or `LANG`, the first that is set (POSIX, 8.2). A
  /// locale that names none counts as UTF-8, as it is everywhere today, but for C and POSIX.
  private static func isUTF8(_ environment: Environment) -> Bool {
    guard
      let locale = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"],
      locale != "C", locale != "POSIX"
    else { return false }
    guard let dot = locale.firstIndex(of: ".") else { return true }
    let codeset = locale[locale.index(after: dot)...].prefix { $0 != "@" }.lowercased()
    return codeset == "utf-8" || codeset == "utf8"
  }
}
