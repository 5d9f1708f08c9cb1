import Testing

@testable import AlertTerminal

/// What the environment tells of a terminal. Without these a person gets colours they refused,
/// borders their terminal can't show, or a box that a screen reader can't read.
@Suite("Traits of terminals") struct TerminalTraitsTests {
  @Test(
    "Colour, as NO_COLOR, CLICOLOR, CLICOLOR_FORCE and TERM say",
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
      (["TERM": "xterm", "CLICOLOR": "0"], false), (["TERM": "xterm", "CLICOLOR": "1"], true),
      (["TERM": "xterm", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true),
      (["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
      (["TERM": "vt100"], false), (["TERM": "vt100", "CLICOLOR_FORCE": "1"], true),
      (["TERM": "vt100", "CLICOLOR_FORCE": "0"], false), (["TERM": "vt220"], false),
      (["TERM": "xterm-mono"], false), (["TERM": "linux-m"], false), (["TERM": "linux"], true),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], false), ([:], false),
      (["TERM": "xterm", "NO_COLOR": ""], true),
    ]
  )
  func color(variables: [String: String], isColored: Bool) {
    #expect(TerminalTraits(Environment(variables)).color == isColored)
  }

  @Test(
    "The cursor moves but on terminals without a name, and dumb ones",
    arguments: [
      ("xterm-256color", true), ("linux", true), ("vt100", true), ("screen", true), ("", false),
      ("dumb", false), ("dumb-emacs-ansi", false), ("unknown", false),
    ]
  )
  func cursor(term: String, moves: Bool) {
    let traits = TerminalTraits(Environment(["TERM": term]))
    #expect(traits.movesCursor == moves)
    #expect(traits.attributes == moves)
  }

  /// POSIX, Base Definitions 8.2.
  @Test(
    "The character set",
    arguments: [
      (["LANG": "es_ES.UTF-8"], true), (["LANG": "es_ES"], true), (["LANG": "C"], false),
      (["LANG": "POSIX"], false), ([:], false), (["LANG": "es_ES.UTF-8", "LC_ALL": "C"], false),
      (["LANG": "es_ES.UTF-8", "LC_ALL": ""], true), (["LANG": "C", "LC_CTYPE": "C.UTF-8"], true),
      (["LC_CTYPE": "C.UTF-8"], true), (["LANG": "ru_RU.KOI8-R"], false),
      (["LANG": "de_DE.ISO-8859-15@euro"], false), (["LANG": "ca_ES.utf8@valencia"], true),
    ]
  )
  func charset(variables: [String: String], isUTF8: Bool) {
    #expect(TerminalTraits(Environment(variables)).isUTF8 == isUTF8)
  }

  @Test(
    "Text for a screen reader on request",
    arguments: [("1", true), ("yes", true), ("0", false), ("", false)]
  )
  func accessible(value: String, isAccessible: Bool) {
    #expect(TerminalTraits(Environment(["ACCESSIBLE": value])).isAccessible == isAccessible)
  }

  @Test(
    "A multiplexer says so",
    arguments: [
      (["TMUX": "/tmp/x,1,0"], true), (["STY": "1.pts"], true), (["TERM": "tmux-256color"], true),
      (["TERM": "screen.xterm"], true), (["TERM": "xterm"], false), ([:], false),
    ]
  )
  func multiplexers(variables: [String: String], isMultiplexed: Bool) {
    #expect(TerminalTraits(Environment(variables)).isMultiplexed == isMultiplexed)
  }
}
