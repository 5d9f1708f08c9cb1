import AlertLocalization
import AlertTypesetting

extension AlertContent {
  /// A field with its texts looked up.
  package struct Field: Sendable {
    package var id: String
    /// One line or more; empty for none.
    package var label: String
    /// One line; empty for none.
    package var placeholder: String
    /// What stands in it at first.
    package var editor: LineEditor
    package var mask: AlertField.Mask
    /// Whether the person can have a secret shown.
    package var canReveal: Bool
    package var hasCompletions: Bool
    /// The index of the field that is typed a second time here; nil for a field of its own.
    package var repeats: Int?
  }

  /// Whether an outcome sends off what was typed.
  func isSubmitted(by outcome: AlertOutcome) -> Bool {
    if case .button(_, let index, _) = outcome { isSubmitted(byButton: index) } else { false }
  }

  /// Whether pressing a button sends off what was typed: any but the cancel button.
  func isSubmitted(byButton index: Int) -> Bool {
    guard buttons.indices.contains(index) else { return false }
    // A lone button counts as cancel, for Esc, but it is the one to go on with too.
    return buttons[index].role != .cancel
  }

  /// The index of the button that `shouldEnableFirstOtherButton` is about; nil for none.
  var firstOtherButton: Int? { buttons.firstIndex { $0.role != .cancel } }
}

extension AlertMessage {
  /// The texts of the fields, to be in the same language as the others.
  var fieldTexts: [AlertText] { fields.flatMap { [$0.label, $0.placeholder].compactMap { $0 } } }

  func resolvedFields(_ texts: AlertTexts) -> [AlertContent.Field] {
    var result: [AlertContent.Field] = []
    for field in fields {
      let label = field.label.map { Self.singleLine(texts($0)) } ?? ""
      let first = AlertContent.Field(
        id: field.id,
        label: label,
        placeholder: field.placeholder.map { Self.singleLine(texts($0)) } ?? "",
        editor: field.editor,
        mask: field.mask,
        canReveal: field.isSecure && field.reveal == .hold,
        hasCompletions: field.completions != nil && !field.isSecure
      )
      result.append(first)
      guard field.isTypedTwice else { continue }
      var second = first
      let name = label.isEmpty && field.isSecure ? texts(AlertText(key: "password")) : label
      second.label = texts(.fieldRepeat, ["label": .text(name)])
      second.placeholder = ""
      second.hasCompletions = false
      second.repeats = result.count - 1
      result.append(second)
    }
    return result
  }
}

extension AlertField {
  /// An editor with what stands in the field now.
  var editor: LineEditor {
    if let secret { return LineEditor(secret: secret.bytes, limit: limit) }
    return LineEditor(text ?? "", limit: limit)
  }
}
