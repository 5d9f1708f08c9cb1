import JourneySupport
import Testing

@testable import AlertTerminal

/// What the environment tells of a terminal.
@Suite("Traits of terminals") struct TerminalTraitsTests {
  @Test(
    "Colour, as NO_COLOR, CLICOLOR and TERM say",
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
      (["TERM": "xterm", "CLICOLOR": "0"], false),
      (["TERM": "vt100"], false), (["TERM": "vt100", "CLICOLOR_FORCE": "1"], true),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], false), ([:], false),
      (["TERM": "xterm", "NO_COLOR": ""], true),
    ]
  )
  func color(variables: [String: String], isColored: Bool) {
    #expect(TerminalTraits(Environment(variables)).color == isColored)
  }

  @Test(
    "The character set",
    arguments: [
      (["LANG": "es_ES.UTF-8"], true), (["LANG": "es_ES"], true), (["LANG": "C"], false),
      ([:], false),
      (["LANG": "es_ES.UTF-8", "LC_ALL": "C"], false), (["LC_CTYPE": "C.UTF-8"], true),
      (["LANG": "ru_RU.KOI8-R"], false), (["LANG": "ca_ES.utf8@valencia"], true),
    ]
  )
  func charset(variables: [String: String], isUTF8: Bool) {
    #expect(TerminalTraits(Environment(variables)).isUTF8 == isUTF8)
  }
}
