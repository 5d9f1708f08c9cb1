import AlertTerminal
import Testing

@testable import AlertMessage

/// What keys do while a field has the focus.
@MainActor @Suite("Keys in fields") struct FieldKeyTests {
  private struct Trial {
    let content: AlertContent
    var state: AlertState
    var effect = AlertState.Effect.none

    @MainActor init(_ alert: AlertMessage) {
      alert.localizer = .inLanguage("en")
      content = alert.resolvedContent()
      state = AlertState(content)
      content.form?.update(&state, content)
    }

    @MainActor mutating func press(_ code: KeyEvent.Code, _ modifiers: KeyEvent.Modifiers = []) {
      effect = state.handle(KeyEvent(code, modifiers), content)
      if effect == .edited { content.form?.update(&state, content) }
    }

    @MainActor mutating func type(_ text: String) {
      for scalar in text.unicodeScalars { press(.character(scalar)) }
    }

    func text(_ index: Int) -> String { state.fields[index].editor.text }
  }

  @Test("F8: Return in the user field goes to the password, there it presses the default")
  func login() {
    var trial = Trial(.loginAndPassword(title: "x"))
    trial.type("ana")
    trial.press(.return)
    #expect(trial.effect == .changed)
    #expect(trial.state.focusedField == 1)
    trial.type("geheim")
    trial.press(.return)
    #expect(trial.effect == .press(0))
  }

  @Test("A default that is disabled is not pressed; the fields say why")
  func disabledDefault() {
    let alert = AlertMessage.loginAndPassword(title: "x")
    alert.shouldEnableFirstOtherButton = { fields in fields.allSatisfy { !$0.isEmpty } }
    var trial = Trial(alert)
    #expect(trial.state.disabled == [0])
    trial.type("ana")
    trial.press(.return)
    trial.press(.return)
    #expect(trial.effect == .explain)
    trial.type("x")
    #expect(trial.state.disabled.isEmpty)
    trial.press(.return)
    #expect(trial.effect == .press(0))
    trial.press(.backspace)
    #expect(trial.state.disabled == [0])
    trial.press(.tab)
    #expect(trial.state.focus == 1, "a disabled button takes no focus")
  }

  @Test("Tab and the arrows go through fields and buttons, and round")
  func focus() {
    var trial = Trial(.loginAndPassword(title: "x"))
    var places: [Int?] = []
    for _ in 0..<5 {
      places.append(trial.state.focusedField ?? trial.state.focus.map { $0 + 10 })
      trial.press(.tab)
    }
    #expect(places == [0, 1, 10, 11, 0])
    trial = Trial(.loginAndPassword(title: "x"))
    trial.press(.tab, .shift)
    #expect(trial.state.focusedField == nil)
    trial.press(.up)
    #expect(trial.state.focusedField == 1)
    trial.press(.up)
    #expect(trial.state.focusedField == 0)
    trial.press(.down)
    trial.press(.down)
    #expect(trial.state.focus == 0)
  }

  @Test("Letters are typed; with Alt they move the focus to a button")
  func letters() {
    var trial = Trial(.loginAndPassword(title: "x"))
    trial.type("cl12")
    #expect(trial.text(0) == "cl12")
    trial.press(.character("c"), .alt)
    #expect(trial.state.focus == 1)
    #expect(trial.state.focusedField == nil)
  }

  @Test("No button is called by a letter that is a command with Alt")
  func commandLetters() {
    let alert = AlertMessage()
    alert.addField(AlertField(id: "x"))
    alert.addButton("Delete", id: "a")
    alert.addButton("Back", id: "b")
    alert.localizer = .inLanguage("en")
    let letters = alert.resolvedContent().buttons.map { $0.mnemonic?.letter }
    #expect(letters == ["e", "a"])
  }

  @Test("Ctrl-D deletes, and cancels only where all fields are empty")
  func controlD() {
    var trial = Trial(.plainTextInput(title: "x"))
    trial.type("ab")
    trial.press(.home)
    trial.press(.character("d"), .control)
    #expect(trial.text(0) == "b")
    trial.press(.end)
    trial.press(.character("d"), .control)
    #expect(trial.effect == .none)
    trial.press(.backspace)
    trial.press(.character("d"), .control)
    #expect(trial.effect == .cancel)
  }

  @Test("Esc cancels, Ctrl-C interrupts, Ctrl-L paints anew")
  func general() {
    var trial = Trial(.plainTextInput(title: "x"))
    trial.press(.escape)
    #expect(trial.effect == .cancel)
    trial.press(.character("c"), .control)
    #expect(trial.effect == .interrupt)
    trial.press(.character("l"), .control)
    #expect(trial.effect == .repaint)
  }

  @Test("What is killed piece by piece is yanked whole, in another field too")
  func killAndYank() {
    var trial = Trial(.loginAndPassword(title: "x"))
    trial.type("one two three")
    trial.press(.character("w"), .control)
    trial.press(.backspace, .alt)
    #expect(trial.text(0) == "one ")
    trial.press(.character("y"), .control)
    #expect(trial.text(0) == "one two three")
    trial.press(.home)
    trial.press(.character("f"), .alt)
    trial.press(.character("k"), .control)
    trial.press(.character("a"), .control)
    trial.press(.character("y"), .control)
    #expect(trial.text(0) == " two threeone")
    trial.press(.character("_"), .control)
    #expect(trial.text(0) == "one")
  }

  @Test("A secret can't be carried elsewhere, nor undone")
  func secret() {
    var trial = Trial(.loginAndPassword(title: "x"))
    trial.press(.tab)
    trial.type("geheim wort")
    trial.press(.character("w"), .control)
    #expect(trial.state.fields[1].editor.isEmpty, "a secret has no words")
    trial.press(.character("_"), .control)
    trial.press(.character("y"), .control)
    #expect(trial.state.fields[1].editor.isEmpty)
    trial.press(.tab, .shift)
    trial.press(.character("y"), .control)
    #expect(trial.text(0).isEmpty)
  }

  @Test("F6: Ctrl-R shows a secret until Return, Ctrl-R, or another focus")
  func reveal() {
    var trial = Trial(.loginAndPassword(title: "x"))
    trial.press(.tab)
    trial.type("geheim")
    for end in [KeyEvent(.return), KeyEvent(.character("r"), .control), KeyEvent(.up)] {
      trial.state.focus(onField: 1)
      trial.press(.character("r"), .control)
      #expect(trial.state.fields[1].isRevealed)
      trial.press(end.code, end.modifiers)
      #expect(!trial.state.fields[1].isRevealed)
    }
    let alert = AlertMessage.secureTextInput(title: "x")
    alert.textField(at: 0)?.reveal = .never
    trial = Trial(alert)
    trial.type("x")
    trial.press(.character("r"), .control)
    #expect(!trial.state.fields[0].isRevealed)
  }

  @Test("Left and Right move as the text runs")
  func directions() {
    var trial = Trial(.plainTextInput(title: "x"))
    trial.type("אב")
    trial.press(.left)
    #expect(trial.effect == .none, "behind the last letter, which stands at the left")
    trial.press(.right)
    trial.type("x")
    #expect(trial.text(0) == "אxב")
  }

  @Test("What exceeds the limit is refused, and the field says so until the next key")
  func limit() {
    let alert = AlertMessage.plainTextInput(title: "x")
    alert.textField(at: 0)?.limit = 2
    var trial = Trial(alert)
    trial.type("abc")
    #expect(trial.text(0) == "ab")
    #expect(trial.state.fields[0].note == "At most 2 characters.")
    trial.press(.left)
    #expect(trial.state.fields[0].note == nil)
    trial.effect = trial.state.paste("long", trial.content)
    #expect(trial.text(0) == "ab")
    #expect(trial.state.fields[0].note != nil)
  }

  @Test("Tab completes as far as all candidates agree, then goes on")
  func completion() {
    let alert = AlertMessage.plainTextInput(title: "x")
    alert.textField(at: 0)?.complete(from: ["España", "Estonia", "Ecuador"])
    var trial = Trial(alert)
    trial.type("es")
    trial.press(.tab)
    #expect(trial.text(0) == "Es")
    #expect(trial.state.fields[0].note == "España, Estonia")
    trial.type("p")
    trial.press(.tab)
    #expect(trial.text(0) == "España")
    trial.press(.tab)
    #expect(trial.state.focus == 0)
  }

  @Test("Keys that mean nothing type nothing")
  func otherKeys() {
    var trial = Trial(.plainTextInput(title: "x"))
    for code in [KeyEvent.Code.insert, .function(5), .pageUp, .pageDown] {
      trial.press(code)
      #expect(trial.effect == .none)
    }
    for letter in ["x", "q", "]"] as [Unicode.Scalar] {
      trial.press(.character(letter), .control)
      trial.press(.character(letter), [.control, .alt])
    }
    #expect(trial.text(0).isEmpty)
  }
}
