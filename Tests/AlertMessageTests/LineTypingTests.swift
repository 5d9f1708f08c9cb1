import AlertMessageTesting
import AlertTerminal
import Testing

@testable import AlertMessage

/// What is typed in the line form. Without these a letter is taken back by halves, what stands on
/// the screen is not what is answered, or a paste answers.
@MainActor @Suite("Typing in the line form", .ownCenter) struct LineTypingTests {
  private func ask(
    _ alert: AlertMessage,
    _ events: [TerminalEvent],
    columns: Int = 40,
    _ environment: [String: String] = [:]
  ) -> (response: AlertResponse, terminal: FakeTerminal) {
    let terminal = FakeTerminal(events, columns: columns, rows: 24)
    use(terminal, ["LANG": "en_US.UTF-8"].merging(environment) { $1 })
    alert.appearance.presentation = .line
    return (alert.runModal(), terminal)
  }

  private func input() -> AlertMessage {
    let alert = AlertMessage.plainTextInput(title: "Name")
    alert.textField(at: 0)?.label = AlertText("N")
    return alert
  }

  private func keys(_ text: String) -> [TerminalEvent] {
    text.unicodeScalars.map { .type($0) }
  }

  private let back = TerminalEvent.press(.backspace)

  /// What the person sees behind the last prompt of the field.
  private func shown(_ terminal: FakeTerminal) -> Substring? {
    terminal.screen.split(separator: "\n").last { $0.hasPrefix("N: ") }?.dropFirst(3)
  }

  @Test(
    "One Backspace takes one letter, from the answer and from the screen",
    arguments: [
      ("ab", "a"), ("日本", "日"), ("é", ""), ("e\u{301}", ""), ("xe\u{301}\u{323}", "x"),
      ("سلام", "سلا"), ("بِ", ""), ("한국", "한"), ("ก\u{E49}น\u{E49}", "ก\u{E49}"),
      ("कि", ""), ("a👩‍👩‍👧", "a"), ("a👍🏽", "a"), ("a🇯🇵", "a"), ("1️⃣", ""), ("Ж", ""), ("שלום", "שלו"),
    ]
  )
  func backspace(typed: String, left: String) {
    let (response, terminal) = ask(input(), keys(typed) + [back] + line("z") + line(""))
    #expect(response.fields[0].text == left + "z")
    #expect(shown(terminal).map(String.init) == left + "z")
  }

  @Test("What is invisible is marked while it is typed and pasted, and the marks go with it")
  func invisible() {
    let cases: [([TerminalEvent], shown: String, text: String)] = [
      (keys("a\u{200B}"), "a⟨U+200B⟩", "a\u{200B}"),
      ([.paste("\u{200E}ab")], "⟨U+200E⟩ab", "\u{200E}ab"),
      (keys("a\u{200B}") + [back] + keys("b"), "ab", "ab"),
      (keys("می\u{200C}خ"), "می\u{200C}خ", "می\u{200C}خ"),
      // A letter that needs the mark of direction comes later: the line is written anew.
      (keys("\u{200F}ש"), "ש", "\u{200F}ש"),
    ]
    for (events, expected, text) in cases {
      let (response, terminal) = ask(input(), events + line("") + line(""))
      #expect(response.fields[0].text == text)
      #expect(shown(terminal).map(String.init) == expected, "\(terminal.text.debugDescription)")
    }
  }

  @Test("Ctrl-U takes the line, Ctrl-W and Alt-Backspace a word")
  func words() {
    let cases: [(TerminalEvent, String)] = [
      (.press(.character("u"), .control), ""), (.press(.character("w"), .control), "uno "),
      (.press(.backspace, .alt), "uno "),
    ]
    for (key, left) in cases {
      let (response, terminal) = ask(input(), keys("uno dos") + [key] + line("x") + line(""))
      #expect(response.fields[0].text == left + "x")
      #expect(shown(terminal).map(String.init) == left + "x")
    }
  }

  @Test("Keys that would move the cursor do nothing, and neither do answers of the terminal")
  func noMoves() {
    let moves: [TerminalEvent] = [
      .press(.left), .press(.home), .press(.up), .press(.delete), .press(.tab),
      .press(.function(5)),
      .press(.character("a"), .control), .press(.character("y"), .control), .press(.pageDown),
    ]
    let (response, terminal) = ask(input(), keys("ab") + moves + line("c") + line(""))
    #expect(response.fields[0].text == "abc")
    #expect(!terminal.text.contains("\u{1B}"))
  }

  @Test("Beyond the row's end a letter that no backspace reaches is taken back in a new line")
  func beyondTheRow() {
    let (response, terminal) = ask(
      input(),
      keys("0123456789abcdefgh") + [back, back] + line("z") + line(""),
      columns: 20
    )
    #expect(response.fields[0].text == "0123456789abcdefz")
    #expect(shown(terminal) == "0123456789abcdefz")
  }

  @Test("After the window has changed its size nothing is taken back in the wrong place")
  func resized() {
    let size = TerminalSize(columns: 30, rows: 24)
    let (response, terminal) = ask(
      input(),
      keys("ab") + [.resized(size), back] + line("z") + line("")
    )
    #expect(response.fields[0].text == "az")
    #expect(terminal.text.contains("N: ab\r\nN: az"))
  }

  @Test("A program that was stopped goes on with what was typed")
  func suspended() {
    let (response, terminal) = ask(input(), keys("ab") + [.suspendRequested] + line("c") + line(""))
    #expect(response.fields[0].text == "abc")
    #expect(shown(terminal) == "abc")
  }

  @Test("A secret is neither shown nor told the length of, whatever key comes")
  func secret() {
    let events = keys("geheim") + [back, .press(.character("r"), .control), .suspendRequested]
    let (response, terminal) = ask(
      .secureTextInput(title: "x"),
      events + [.paste("pasted")] + line("") + line("")
    )
    #expect(response.fields[0].reveal() == "geheipasted")
    #expect(
      terminal.text == """
        x\r
        Password (not shown while you type): \r
        Password (not shown while you type): ***\r
        1. OK (default)\r
        2. Cancel\r
        Your choice (Enter: OK): \r
        Chosen: OK\r

        """
    )
  }

  @Test("A line with bytes that nobody can read is no answer: it comes back to be mended")
  func unreadable() {
    let note = "This does not have the expected form.\r\n"
    let typed = keys("caf") + [.press(.unreadable)] + line("s")
    let (field, terminal) = ask(input(), typed + line("!") + line(""))
    #expect(field.fields[0].text == "cafs!")
    #expect(terminal.text.contains("N: cafs\r\n" + note + "N: cafs!"))
    // The good beginning of a word must not be taken for the word.
    let (question, asked) = ask(
      .okCancel(title: "?"),
      keys("o") + [.press(.unreadable)] + line("k")
    )
    #expect(question.outcome == .endOfInput)
    #expect(asked.text.ranges(of: "Your choice").count == 2)
    // What of a secret is missing nobody sees: it is typed again from its beginning.
    let (secret, _) = ask(.secureTextInput(title: "x"), typed + line("new") + line(""))
    #expect(secret.fields[0].reveal() == "new")
  }

  @Test("S13: a paste answers no question, and goes into a field as one line")
  func paste() {
    let (question, terminal) = ask(
      .okCancel(title: "?"),
      [.paste("1\rrm -rf\r"), .paste("2"), .press(.escape)]
    )
    #expect(question.outcome == .cancelled)
    #expect(terminal.text.ranges(of: "Your choice").count == 3)
    let (field, _) = ask(input(), [.paste("one\ntwo\n")] + line("") + line(""))
    #expect(field.fields[0].text == "one two")
  }

  /// Keys that came in one read, as a paste does on a terminal that does not bracket it.
  private func block(_ text: String) -> [(Duration, TerminalEvent)] {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.map { index in
      guard scalars[index] == "\n" else { return (.zero, .type(scalars[index])) }
      var key = KeyEvent(.return)
      key.isBehindText = index > 0
      key.isBeforeText = index + 1 < scalars.count
      return (.zero, .key(key))
    }
  }

  private func outcome(
    _ alert: AlertMessage,
    _ events: [(Duration, TerminalEvent)]
  ) -> AlertResponse {
    let pause: [(Duration, TerminalEvent)] = [(.seconds(2), .press(.tab))]
    use(FakeTerminal(timed: pause + events), ["TERM": "dumb", "LANG": "en_US.UTF-8"])
    return alert.runModal()
  }

  @Test(
    "S13: nor does a block of lines where pastes are not bracketed, however it is cut",
    arguments: [
      ["yes\nrm -rf\n1\n"], ["1\n2\n"], ["\n1\n"], ["1\n", "2\n"], ["1\n", "r", "m\n", "1\n"],
      ["x\n1\n", "1\n"], ["1\n\n"],
    ]
  )
  func unbracketedBlock(pieces: [String]) {
    let events = pieces.flatMap { piece in
      var keys = block(piece)
      keys[0].0 = .milliseconds(100)
      return keys
    }
    let alert = AlertMessage.okCancel(title: "?")
    #expect(outcome(alert, events).outcome == .endOfInput)
    let press: [(Duration, TerminalEvent)] = [(.seconds(3), .press(.return))]
    #expect(outcome(.okCancel(title: "?"), events + press).outcome == .endOfInput)
    let after: [(Duration, TerminalEvent)] = [
      (.seconds(1), .type("2")), (.seconds(1), .press(.return)),
    ]
    #expect(outcome(.okCancel(title: "?"), events + after).buttonID == "cancel")
  }

  @Test("One line that came whole counts when nothing comes behind it, as an editor sends it")
  func wholeLine() {
    #expect(outcome(.okCancel(title: "?"), block("2\n")).buttonID == "cancel")
    let field = outcome(
      input(),
      block("one\ntwo\n") + [(.seconds(1), .press(.return))]
        + [(.seconds(1), .press(.return))]
    )
    #expect(field.fields[0].text == "one two")
  }

  @Test("With type-ahead kept each line counts")
  func typeAhead() {
    let alert = AlertMessage.okCancel(title: "?")
    alert.appearance.keepsTypeAhead = true
    #expect(outcome(alert, block("x\n2\n")).buttonID == "cancel")
  }

  @Test("Esc cancels where there is a cancel button, Ctrl-C interrupts, Ctrl-D ends an empty line")
  func ends() {
    #expect(
      ask(.okCancel(title: "?"), keys("1") + [.press(.escape)]).response.outcome == .cancelled
    )
    #expect(ask(.yesNo(title: "?"), [.press(.escape)]).response.outcome == .endOfInput)
    let interrupt = TerminalEvent.press(.character("c"), .control)
    #expect(ask(input(), keys("a") + [interrupt]).response.outcome == .interrupted)
    let end = TerminalEvent.press(.character("d"), .control)
    #expect(ask(input(), [end] + line("a") + line("")).response.outcome == .endOfInput)
    #expect(ask(input(), keys("a") + [end] + line("") + line("")).response.fields[0].text == "a")
  }

  private let tiny = TerminalSize(columns: 19, rows: 24)
  private let roomy = TerminalSize(columns: 60, rows: 20)

  private func adaptive(_ alert: AlertMessage, _ events: [TerminalEvent]) -> (AlertResponse, String)
  {
    let terminal = FakeTerminal(events)
    use(terminal, ["LANG": "en_US.UTF-8"])
    return (alert.runModal(), terminal.text)
  }

  @Test("A line that was begun is in the field when the box comes back, with the focus there")
  func begunLine() {
    let events = [.resized(tiny)] + line("ana") + keys("gehe") + [.resized(roomy)]
    let (response, _) = adaptive(
      .loginAndPassword(title: "x"),
      events + keys("im") + [.press(.return)]
    )
    #expect(response.buttonID == "logIn")
    #expect(response.fields["userName"]?.text == "ana")
    #expect(response.fields["password"]?.reveal() == "geheim")
  }

  @Test("A secret that was typed in the box is kept in lines, which say so without its length")
  func keptSecret() {
    let typed = keys("ana") + [.press(.tab)] + keys("geheim") + [.press(.tab, .shift)]
    let begun = typed + [.resized(tiny)] + line("")
    let (response, text) = adaptive(
      .loginAndPassword(title: "x"),
      begun + line("") + line("1")
    )
    #expect(response.fields["password"]?.reveal() == "geheim")
    #expect(
      text.replacing("\r\n", with: " ").contains("Password [***] (not shown while you type):")
    )
    let (other, _) = adaptive(.loginAndPassword(title: "x"), begun + line("other") + line("1"))
    #expect(other.fields["password"]?.reveal() == "other")
    let (emptied, _) = adaptive(
      .loginAndPassword(title: "x"),
      begun + [back] + line("") + line("1")
    )
    #expect(emptied.fields["password"]?.reveal() == "")
  }

  @Test(
    "Lines break between words on the screen, by the rules of the language",
    arguments: [20, 24, 30]
  )
  func wrapping(columns: Int) {
    for (language, message) in [
      ("en", "Delete the three selected photographs?"), ("ja", "写真を完全に削除しますか。元に戻せません。"),
      ("th", "คุณต้องการลบรูปภาพทั้งหมดหรือไม่"), ("ar", "هل تريد حذف الصور الثلاث المحددة نهائيًا؟"),
      ("ko", "선택한 사진 세 장을 삭제하시겠습니까"),
    ] {
      let terminal = FakeTerminal([], columns: columns, rows: 24)
      use(terminal)
      let alert = AlertMessage.okCancel(title: AlertText(message))
      alert.localizer = .inLanguage(language)
      alert.appearance.presentation = .line
      alert.runModal()
      let lines = terminal.text.split(separator: "\r\n").map(String.init)
      let typesetter = TerminalText(language: Localizer.inLanguage(language).language)
      for line in lines { #expect(typesetter.width(of: line) <= columns) }
      let whole = typesetter.wrapped(message, columns: columns)
      #expect(Array(lines.prefix(whole.count)) == whole)
    }
  }

  @Test("A screen reader gets whole sentences: there the terminal breaks the lines")
  func screenReader() {
    let message = "Delete the three selected photographs from all devices?"
    let (_, terminal) = ask(
      .okCancel(title: AlertText(message)),
      [],
      columns: 20,
      ["ACCESSIBLE": "1"]
    )
    #expect(terminal.text.hasPrefix(message + "\r\n"))
  }

  @Test("An answer by time-out stands in a line of its own")
  func timeOut() {
    let terminal = FakeTerminal(afterLast: nil)
    use(terminal, ["LANG": "en_US.UTF-8", "TERM": "dumb"])
    let alert = AlertMessage.okCancel(title: "?")
    alert.timeout = .seconds(5)
    alert.timeoutButton = "ok"
    #expect(alert.runModal().buttonID == "ok")
    #expect(terminal.text.hasSuffix("Your choice (Enter: OK): \r\nChosen: OK\r\n"))
  }
}
