import Testing

@testable import AlertMessage

/// Literals are keys, values are verbatim: a file named like a key must not turn into its
/// translation.
@MainActor @Suite("Keys and verbatim texts") struct TextRuleTests {
  @Test("Each argument by itself is a key as a literal and verbatim as a value")
  func literalsAndValues() {
    let value = "cancel"
    func texts(_ alert: AlertMessage) -> [String] {
      alert.localizer = .inLanguage("es")
      let content = alert.resolvedContent()
      return [content.title, content.message]
    }
    #expect(texts(AlertMessage(title: "cancel", message: "save")) == ["Cancelar", "Guardar"])
    #expect(texts(AlertMessage(verbatim: value, message: value)) == ["cancel", "cancel"])
    #expect(texts(AlertMessage(title: "cancel", message: value)) == ["Cancelar", "cancel"])
    #expect(texts(AlertMessage(title: value, message: "save")) == ["cancel", "Guardar"])
    #expect(texts(AlertMessage(title: value)) == ["cancel", ""])
    #expect(texts(AlertMessage(title: "cancel")) == ["Cancelar", ""])
  }

  @Test("A button's title follows the same rule")
  func buttons() {
    let value = "save"
    let alert = AlertMessage()
    alert.localizer = .inLanguage("es")
    alert.addButton("save", id: "a")
    alert.addButton(value, id: "b")
    #expect(alert.resolvedContent().buttons.map(\.title) == ["Guardar", "save"])
  }

  @Test("A key that no catalog has is shown as it stands, with its arguments")
  func unknownKeys() {
    let count = 3
    let name = "a{b}'c"
    let alert = AlertMessage(title: "¿Eliminar \(count) de \(name)?")
    alert.localizer = .inLanguage("es")
    #expect(alert.resolvedContent().title == "¿Eliminar 3 de a{b}'c?")
  }

  @Test("Text from outside can't reach the terminal as a command")
  func hostileText() {
    let name = "a\u{1B}[2Kb\u{202E}c\u{7}\u{9B}31m\r\nd"
    let content = AlertMessage(verbatim: name, message: name).resolvedContent()
    for text in [content.title, content.message] {
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F })
      #expect(!text.unicodeScalars.contains { (0x80...0x9F).contains($0.value) })
      #expect(!text.unicodeScalars.contains { $0 == "\u{202E}" })
      #expect(text == "a␛[2Kb⟨U+202E⟩c␇⟨U+009B⟩31m\nd")
    }
  }

  @Test("All text of an alert is in one language, and its hints too")
  func oneLanguage() {
    let alert = AlertMessage.okCancel(title: "x")
    alert.localizer = .inLanguage("pt-PT")
    let content = alert.resolvedContent()
    #expect(content.texts(.keyEscape) == "Esc")
    #expect(content.buttons[1].title == "Cancelar")
  }
}
