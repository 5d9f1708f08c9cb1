import AlertLocalization
import AlertTerminal
import AlertTypesetting

/// The fields of an alert, asked one by one in lines.
@MainActor struct FieldDialogue {
  /// What came of a line.
  enum Step: Hashable {
    /// No field is asked for.
    case nothing
    /// The same field is asked again, or the one that is wrong, after a word about it.
    case again(String)
    /// The field is filled in; the next one comes, or the buttons do.
    case next
  }

  private let content: AlertContent
  private let form: AlertForm
  private(set) var state: AlertState
  /// The fields that are still to be filled in, the current one first.
  private var open: [Int]

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

  /// Whether what is typed now is not shown.
  var isSecret: Bool { current.map { content.fields[$0].editor.isSecret } ?? false }

  /// What asks for the current field.
  var prompt: String {
    guard let index = current else { return "" }
    let field = content.fields[index]
    let editor = state.fields[index].editor
    let texts = content.texts
    if editor.isSecret {
      let label = field.label.isEmpty ? texts(AlertText(key: "password")) : field.label
      // What stands there is kept where nothing is typed, as another field's value in brackets is.
      let kept = editor.isEmpty ? "" : " [\(TypedLine.secretMark)]"
      return texts(.lineSecure, ["label": .text(label + kept)]) + " "
    }
    let label = field.label.isEmpty ? field.placeholder : field.label
    let value = DisplayText.typed(editor.text)
    if label.isEmpty { return value.isEmpty ? "> " : "[\(value)] > " }
    return value.isEmpty
      ? texts(.lineField, ["label": .text(label)]) + " "
      : texts(.lineFieldDefault, ["label": .text(label), "value": .text(value)]) + " "
  }

  /// Takes a line for the current field; an empty one keeps what stands there.
  mutating func take(_ line: LineEditor) -> Step {
    guard let index = current else { return .nothing }
    let before = state.fields[index].editor
    if let limit = before.limit, line.count > limit {
      return .again(content.note(.limit, before))
    }
    if !line.isEmpty { state.fields[index].editor = line.limited(to: before.limit) }
    let step = finish(index)
    state.fields[index].isBeingTyped = false
    // What is wrong is not offered again.
    if step != .next, content.fields[index].repeats == nil, !before.isSecret {
      state.fields[index].editor = before
    }
    return step
  }

  /// What stands in the fields, with a line that is being typed for the current one.
  func fields(with line: LineEditor) -> [FieldState] {
    var fields = state.fields
    if let index = current, !line.isEmpty {
      fields[index].editor = line.limited(to: fields[index].editor.limit)
      fields[index].isBeingTyped = true
    }
    return fields
  }

  /// All fields are filled in: which buttons can be pressed.
  mutating func update() { form.update(&state, content) }

  /// A button was chosen that can't be pressed with the fields as they are: all are asked again.
  mutating func restart() { open = Array(content.fields.indices) }

  /// Goes on from another form of the same alert.
  ///
  /// - Parameters:
  ///   - fields: What stands in the fields.
  ///   - focus: The field that is being filled in: those before it are not asked again. Nil where
  ///     it is none of them: then only the button is asked for.
  /// - Returns: What was typed into that field so far. It is not kept beside the line, as what a
  ///   field holds at first is: the line begins with it.
  mutating func takeOver(_ fields: [FieldState], focus: Int?) -> LineEditor? {
    state.fields = fields
    open = focus.map { Array(fields.indices[$0...]) } ?? []
    guard let focus else {
      update()
      return nil
    }
    clear(focus)
    return fields[focus].editor
  }

  /// Takes away what stands in the current field, so that nothing typed is an empty answer.
  ///
  /// - Returns: Whether there was anything.
  mutating func takeAwayValue() -> Bool {
    guard let index = current, !state.fields[index].editor.isEmpty else { return false }
    clear(index)
    state.fields[index].isBeingTyped = true
    return true
  }

  /// Checks all fields before a button is pressed.
  ///
  /// - Returns: What is wrong, and then the field that it is about is the current one; nil for
  ///   nothing.
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
}
