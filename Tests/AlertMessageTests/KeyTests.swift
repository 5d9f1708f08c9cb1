import AlertTerminal
import Testing

@testable import AlertMessage

/// What keys do. A stray key must never answer.
@MainActor @Suite("Keys") struct KeyTests {
  private func effect(
    _ alert: AlertMessage,
    language: String = "en",
    columns: Int = 80,
    _ keys: [KeyEvent]
  ) -> (effect: AlertState.Effect, focus: Int?) {
    alert.localizer = .inLanguage(language)
    let content = alert.resolvedContent()
    var layout = AlertLayout(content)
    var state = AlertState(content)
    var effect = AlertState.Effect.none
    for key in keys {
      state.geometry = layout.layout(state, columns: columns, rows: 24).geometry
      effect = state.handle(key, content)
    }
    return (effect, state.focus)
  }

  @Test("Return presses the default, Esc cancels")
  func basics() {
    #expect(effect(.okCancel(title: "x"), [KeyEvent(.return)]).effect == .press(0))
    #expect(effect(.okCancel(title: "x"), [KeyEvent(.escape)]).effect == .cancel)
    #expect(effect(.yesNo(title: "x"), [KeyEvent(.escape)]).effect == .none)
    #expect(
      effect(.yesNo(title: "x"), [KeyEvent(.character("d"), .control)]).effect == .none
    )
    #expect(
      effect(.okCancel(title: "x"), [KeyEvent(.character("d"), .control)]).effect == .cancel
    )
  }

  @Test("Without a default Return does nothing until a button has the focus")
  func noDefault() {
    #expect(effect(.deleteCancel(title: "x"), [KeyEvent(.return)]).effect == .none)
    let focused = effect(.deleteCancel(title: "x"), [KeyEvent(.tab), KeyEvent(.return)])
    #expect(focused.effect == .press(1))
  }

  @Test("Left and Right move as seen, mirrored in a right-to-left alert")
  func sideways() {
    #expect(effect(.okCancel(title: "x"), [KeyEvent(.left)]).focus == 1)
    #expect(effect(.okCancel(title: "x"), [KeyEvent(.right)]).focus == 0)
    #expect(effect(.okCancel(title: "x"), language: "he", [KeyEvent(.right)]).focus == 1)
    #expect(effect(.okCancel(title: "x"), language: "he", [KeyEvent(.left)]).focus == 0)
  }

  @Test("Tab goes round, Shift-Tab the other way")
  func tab() {
    let alert = AlertMessage.saveDiscardCancel(title: "x")
    #expect(effect(alert, [KeyEvent(.tab)]).focus == 2)
    #expect(effect(alert, [KeyEvent(.tab, .shift)]).focus == 1)
  }

  @Test("Digits of any script and letters move the focus and never press")
  func digitsAndLetters() {
    let alert = AlertMessage.saveDiscardCancel(title: "x")
    for digit in ["1", "١", "१"] as [Unicode.Scalar] {
      let result = effect(alert, [KeyEvent(.character(digit))])
      #expect(result.effect == .changed)
      #expect(result.focus == 2)
    }
    #expect(effect(alert, [KeyEvent(.character("c"))]).focus == 2)
    #expect(effect(alert, [KeyEvent(.character("C"))]).focus == 2)
    #expect(effect(alert, [KeyEvent(.character("9"))]).effect == .none)
  }

  @Test(
    "A letter of a yes/no alert is the language's own",
    arguments: [
      ("de", "j", 0), ("de", "J", 0), ("de", "n", 1), ("es", "s", 0), ("fr", "o", 0),
      ("pt-BR", "s", 0), ("ru", "д", 0), ("tr", "h", 1), ("ja", "y", 0), ("zh-Hans", "n", 1),
    ] as [(String, Unicode.Scalar, Int)]
  )
  func yesNoLetters(language: String, letter: Unicode.Scalar, index: Int) {
    let alert = AlertMessage.yesNo(title: "x")
    alert.defaultButton = .none
    let result = effect(alert, language: language, [KeyEvent(.character(letter))])
    #expect(result.effect == .changed)
    #expect(result.focus == index)
  }

  /// y is no in Azerbaijani (yox) and Uzbek (yoʻq), n is yes in Swahili (ndiyo), and a Greek ν
  /// looks like v: whoever types what English has must not say the opposite.
  @Test(
    "S12: a letter that means the opposite in English does nothing",
    arguments: [
      ("az", "y"), ("az", "n"), ("uz", "y"), ("uz", "n"), ("sw", "n"), ("sw", "y"), ("yo", "n"),
      ("yo", "y"), ("el", "v"), ("el", "y"), ("el", "n"),
    ] as [(String, Unicode.Scalar)]
  )
  func oppositeLetters(language: String, letter: Unicode.Scalar) {
    let opposite = letter == "n" ? 0 : 1
    let alert = AlertMessage.yesNo(title: "x")
    alert.defaultButton = .none
    #expect(effect(alert, language: language, [KeyEvent(.character(letter))]).focus != opposite)
    alert.localizer = .inLanguage(language)
    #expect(ButtonMatcher(alert.resolvedContent()).match(String(letter)) != .button(opposite))
  }

  @Test("A letter that is not in the title is shown behind it")
  func shownLetter() {
    let alert = AlertMessage.yesNo(title: "x")
    alert.localizer = .inLanguage("ja")
    #expect(alert.resolvedContent().buttons.map(\.title) == ["はい(Y)", "いいえ(N)"])
  }

  @Test("Letters are unique within an alert")
  func uniqueLetters() {
    let alert = AlertMessage()
    for id in ["a", "b", "c", "d"] { alert.addButton("Same", id: id) }
    let letters = alert.resolvedContent().buttons.compactMap { $0.mnemonic?.letter }
    #expect(letters == ["s", "a", "m", "e"])
  }

  @Test("Keys do nothing to a disabled button")
  func disabled() {
    let alert = AlertMessage.okCancel(title: "x")
    let content = alert.resolvedContent()
    var state = AlertState(content)
    state.disabled = [0]
    #expect(state.handle(KeyEvent(.return), content) == .none)
    #expect(state.handle(KeyEvent(.right), content) == .changed)
    #expect(state.focus == 1)
  }
}
