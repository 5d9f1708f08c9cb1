import AlertTerminal
import AlertTypesetting
import Testing

@testable import AlertMessage

/// Fields as a person sees them, at all sizes.
@MainActor @Suite("Fields on the screen") struct FieldScreenTests {
  private func login(_ language: String) -> AlertMessage {
    let alert = AlertMessage.loginAndPassword(title: "Server", message: "mail.example.org")
    alert.localizer = .inLanguage(language)
    return alert
  }

  @Test("Labels beside the fields where there is room")
  func roomy() {
    #expect(
      login("es").screen(80) == """
        ╭──────────────────────────────────────────────────────────╮
        │ Server                                                   │
        │                                                          │
        │ mail.example.org                                         │
        │                                                          │
        │ Nombre de usuario  [>                                 <] │
        │ Contraseña         [                                   ] │
        │                                                          │
        │                         [ Cancelar ]  [ Iniciar sesión ] │
        ╰──────────────────────────────────────────────────────────╯
          Intro: campo siguiente · Esc: Cancelar
        """
    )
  }

  @Test("Labels above the fields at 40 and 24 columns")
  func narrow() {
    #expect(
      login("en").screen(24, 24) == """
        ╭──────────────────────╮
        │ Server               │
        │                      │
        │ mail.example.org     │
        │                      │
        │ User Name            │
        │ [>                <] │
        │ Password             │
        │ [                  ] │
        │                      │
        │ [ Log In ]           │
        │ [ Cancel ]           │
        ╰──────────────────────╯
          Enter: next field
        """
    )
    #expect(login("en").screen(40, 24).contains("│ [>                                <] │"))
  }

  @Test("A right-to-left alert is mirrored, and each text runs its own way")
  func rightToLeft() {
    let alert = login("he")
    alert.textField(at: 0)?.text = "דוד 12"
    #expect(alert.screen(40).contains("│ [>                          12 דוד<] │"))
    alert.textField(at: 0)?.text = "david"
    #expect(alert.screen(40).contains("│ [>david                           <] │"))
  }

  @Test("Text that goes on beyond the field has a mark where it does")
  func marks() {
    let alert = AlertMessage.plainTextInput(title: "x")
    alert.localizer = .inLanguage("en")
    alert.textField(at: 0)?.text = "abcdefghijklmnopqrstuvwxyz"
    #expect(alert.screen(24).contains("[‹qrstuvwxyz      <]"))
    #expect(alert.screen(24, 24, ascii: true).contains("[<qrstuvwxyz      <]"))
    #expect(alert.screen(24, 24, ascii: false, .home).contains("[>abcdefghijklmnop›]"))
    #expect(alert.screen(24, 24, ascii: true, .home).contains("[>abcdefghijklmnop>]"))
  }

  @Test("A field without the focus shows its beginning")
  func unfocused() {
    let alert = AlertMessage.plainTextInput(title: "x")
    alert.localizer = .inLanguage("en")
    alert.textField(at: 0)?.text = "abcdefghijklmnopqrstuvwxyz"
    #expect(alert.screen(24, 24, ascii: false, .tab).contains("[ abcdefghijklmnop›]"))
  }

  @Test("The focus is seen without colour, on fields and buttons")
  func focus() {
    let screens = [
      login("en").screen(60), login("en").screen(60, 24, ascii: false, .tab),
      login("en").screen(60, 24, ascii: false, .tab, .tab),
      login("en").screen(60, 24, ascii: false, .tab, .tab, .tab),
    ]
    #expect(Set(screens).count == 4)
    #expect(screens[2].contains("[>Log In<]"))
  }

  @Test("Codes that would turn text round are shown, one for each")
  func hidden() {
    let alert = AlertMessage.plainTextInput(title: "x")
    alert.localizer = .inLanguage("en")
    alert.textField(at: 0)?.text = "a\u{202E}b"
    #expect(alert.screen(60).contains("[>a⟨U+202E⟩b"))
    #expect(alert.screen(60, 24, ascii: true).contains("[>a<U+202E>b"))
  }

  @Test(
    "At every size the focused field and a button are on the screen, and nothing is outside",
    arguments: [1, 2, 5, 10, 20, 24, 40, 80],
    ["en", "ar", "ja"]
  )
  func bounds(columns: Int, language: String) {
    let alert = login(language)
    for field in alert.fields { field.text = "日本語 text אבג" }
    let content = alert.resolvedContent()
    for rows in [1, 2, 3, 4, 5, 8, 24] {
      for keys in [0, 1, 2] {
        var state = AlertState(content)
        for _ in 0..<keys { _ = state.handle(KeyEvent(.tab), content) }
        state.fields[0].fault = "A rather long explanation of what is wrong"
        var layout = AlertLayout(content)
        let frame = layout.layout(state, columns: columns, rows: rows).frame
        #expect(frame.rows.count <= max(rows, 2), "\(columns)x\(rows)")
        for row in frame.rows {
          let end = row.spans.map { $0.column + $0.width }.max() ?? 0
          #expect(end <= max(columns, 6), "\(columns)x\(rows): \(row.text)")
          let starts = row.spans.map(\.column)
          #expect(starts == starts.sorted(), "\(columns)x\(rows): \(row.text)")
        }
        guard columns >= 20, rows >= 5 else { continue }
        let cursor = frame.cursor
        #expect(cursor != nil)
        #expect(frame.text.contains(keys == 2 ? "[>" : "["))
      }
    }
  }

  @Test("A field that is wrong says so below itself, in the language of the alert")
  func fault() {
    let alert = login("de")
    alert.textField(at: 0)?.isRequired = true
    let content = alert.resolvedContent()
    var state = AlertState(content)
    _ = content.form?.check(&state, content)
    var layout = AlertLayout(content)
    let text = layout.layout(state, columns: 80, rows: 24).frame.text
    #expect(text.contains("Benutzername  [>"))
    #expect(text.contains("│               Bitte füllen Sie dieses Feld aus."))
  }

  @Test("Nothing of a state is forgotten where frames are compared for the next letter")
  func looks() {
    let state = AlertState(login("en").resolvedContent())
    let parts = Mirror(reflecting: state).children.compactMap(\.label)
    #expect(
      Set(parts) == [
        "focus", "focusedField", "fields", "killed", "scroll", "disabled", "secondsLeft",
        "geometry",
      ]
    )
    let field = Mirror(reflecting: state.fields[0]).children.compactMap(\.label)
    #expect(
      Set(field) == [
        "editor", "isRevealed", "fault", "isChecked", "completion", "notice", "refusal",
        "suggestions", "isBeingTyped",
      ]
    )
  }

  @Test("A placeholder stands in an empty field, faintly")
  func placeholder() {
    let alert = AlertMessage.plainTextInput(title: "x")
    alert.localizer = .inLanguage("en")
    alert.textField(at: 0)?.placeholder = AlertText("Ada")
    let content = alert.resolvedContent()
    var layout = AlertLayout(content)
    let frame = layout.layout(AlertState(content), columns: 60, rows: 24).frame
    let runs = frame.rows.flatMap(\.spans).flatMap(\.text.runs)
    #expect(runs.contains { $0.text == "Ada" && $0.style.attributes.contains(.dim) })
    var typed = AlertState(content)
    _ = typed.handle(KeyEvent(.character("x")), content)
    #expect(!layout.layout(typed, columns: 60, rows: 24).frame.text.contains("Ada"))
  }
}
