import AlertLocalization
import AlertTerminal
import AlertTypesetting

/// The fields of an alert, asked one by one in lines.
@MainActor struct FieldDialogue {
  /// What came of a line or a key.
  enum Step: Hashable {
    /// Something more has to be typed.
    case nothing
    /// The same field is asked again, or the one that is wrong, after a word about it.
    case again(String)
    /// The field is filled in; the next one comes, or the buttons do.
    case next
    /// The person ended the input.
    case end
  }

  private let content: AlertContent
  private let form: AlertForm
  private(set) var state: AlertState
  /// The fields that are still to be filled in, the current one first.
  private var open: [Int]
  /// What stood in the current field before, while a secret is typed over it.
  private var typed: LineEditor?

  /// Bytes of a line at which a terminal may have dropped the rest (Linux, `N_TTY`).
  private static let longestLine = 4095

  /// Nil for an alert without fields.
  init?(_ content: AlertContent) {
    guard let form = content.form else { return nil }
    self.content = content
    self.form = form
    state = AlertState(content)
    open = Array(content.fields.indices)
  }

  /// The field that is being filled in; nil when all are.
  var current: Int? { open.first }

  /// How the terminal has to hand over what is typed now.
  var mode: TerminalMode {
    .lines(secret: current.map { content.fields[$0].editor.isSecret } ?? false)
  }

  /// What asks for the current field.
  var prompt: String {
    guard let index = current else { return "" }
    let field = content.fields[index]
    let editor = state.fields[index].editor
    let texts = content.texts
    if editor.isSecret {
      let label = field.label.isEmpty ? texts(AlertText(key: "password")) : field.label
      return texts(.lineSecure, ["label": .text(label)]) + " "
    }
    let label = field.label.isEmpty ? field.placeholder : field.label
    let value = DisplayText.visible(editor.text)
    if label.isEmpty { return value.isEmpty ? "> " : "[\(value)] > " }
    return value.isEmpty
      ? texts(.lineField, ["label": .text(label)]) + " "
      : texts(.lineFieldDefault, ["label": .text(label), "value": .text(value)]) + " "
  }

  /// Takes a line for the current field; an empty one keeps what stands there.
  mutating func take(_ line: String) -> Step {
    guard let index = current else { return .nothing }
    guard line.utf8.count < Self.longestLine else {
      return .again(limitFault(LineEditor(line).count - 1))
    }
    let before = state.fields[index].editor
    // A terminal with another character set sends bytes that nobody can read.
    let isUnreadable = line.unicodeScalars.contains("\u{FFFD}")
    if !line.isEmpty {
      let insertion =
        isUnreadable ? .refused(.unreadable) : state.fields[index].editor.setText(line)
      if case .refused(let refusal) = insertion {
        return .again(content.note(refusal, state.fields[index].editor))
      }
    }
    let step = finish(index)
    // What is wrong is not offered again.
    if step != .next, content.fields[index].repeats == nil { state.fields[index].editor = before }
    return step
  }

  /// Takes a key of a secret.
  mutating func take(_ key: KeyEvent) -> Step {
    guard let index = current else { return .nothing }
    var editor =
      typed ?? LineEditor(secret: SecretBytes(), limit: content.fields[index].editor.limit)
    if key.code == .return {
      typed = nil
      if !editor.isEmpty { state.fields[index].editor = editor }
      return finish(index)
    }
    if key == KeyEvent(.character("d"), .control), editor.isEmpty { return .end }
    defer { typed = editor }
    switch FieldCommand(key, isRightToLeft: false) {
    case .insert(let scalar):
      guard case .refused(let refusal) = editor.insert(scalar) else { return .nothing }
      return refuse(refusal, &editor)
    case .refuse: return refuse(.unreadable, &editor)
    case .move(let motion): _ = editor.move(motion)
    case .delete(let motion), .kill(let motion): _ = editor.delete(motion)
    case .yank, .undo, .reveal, nil: break
    }
    return .nothing
  }

  /// A secret that nobody sees is typed again from its beginning.
  private func refuse(_ refusal: LineEditor.Refusal, _ editor: inout LineEditor) -> Step {
    editor = LineEditor(secret: SecretBytes(), limit: editor.limit)
    return .again(content.note(refusal, editor))
  }

  /// All fields are filled in: which buttons can be pressed.
  mutating func update() { form.update(&state, content) }

  /// A button was chosen that can't be pressed with the fields as they are: all are asked again.
  mutating func restart() { open = Array(content.fields.indices) }

  /// All are asked again, with what stands in them now.
  mutating func restart(with fields: [FieldState]) {
    state.fields = fields
    typed = nil
    restart()
  }

  /// Checks all fields before a button is pressed.
  ///
  /// - Returns: What is wrong, and then the field that it is about is the current one; nil for nothing.
  mutating func check() -> String? {
    guard !form.check(&state, content), let index = state.focusedField else { return nil }
    open = [index]
    return state.fields[index].fault
  }

  private mutating func finish(_ index: Int) -> Step {
    form.take(state)
    if let fault = form.fault(of: index, state) {
      // Who can't see what was typed twice has to type both again.
      if let first = content.fields[index].repeats {
        open.insert(first, at: 0)
        clear(index)
        clear(first)
      } else if content.fields[index].editor.isSecret {
        clear(index)
      }
      return .again(fault)
    }
    open.removeFirst()
    return .next
  }

  private mutating func clear(_ index: Int) {
    let limit = content.fields[index].editor.limit
    state.fields[index].editor =
      content.fields[index].editor.isSecret
      ? LineEditor(secret: SecretBytes(), limit: limit) : LineEditor(limit: limit)
  }

  private func limitFault(_ limit: Int) -> String {
    content.texts(.fieldLimit, ["count": .integer(Int64(limit))])
  }
}
