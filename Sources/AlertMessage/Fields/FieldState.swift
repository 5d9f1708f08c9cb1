/// What of a field changes while an alert is on the screen.
package struct FieldState: Equatable, Sendable {
  package var editor: LineEditor
  /// Whether a secret is shown as it is.
  package internal(set) var isRevealed = false
  /// What is wrong with it, once it has been checked; nil for nothing.
  package var fault: String?
  /// Whether it says what is wrong with it after each edit: from the first time on that someone
  /// wanted to go on.
  package var isChecked = false
  /// Whether it was changed since it has the focus, or since the last Return in it: nobody has said
  /// yet that this is all.
  package internal(set) var isBeingTyped = false
  /// What Tab would make of it; nil where Tab goes on to the next field.
  package var completion: Completion?
  /// Why the last key came to nothing; until the next one.
  package internal(set) var notice: String?
  /// Why something was refused, if nothing was deleted since: what stands there is less than what
  /// the person meant. A Return ends it too, after it has said so.
  package internal(set) var refusal: LineEditor.Refusal?
  /// How the text can go on after Tab has completed it; until the next key.
  package internal(set) var suggestions: String?

  package init(editor: LineEditor) { self.editor = editor }

  /// What stands below the field; nil for nothing.
  package var note: String? { notice ?? suggestions ?? fault }

  /// Whether what stands below the field is no complaint.
  var isNoteHelp: Bool { notice == nil && suggestions != nil }
}

/// What was deleted, to be put elsewhere, as in GNU Readline and Emacs.
struct KilledText: Equatable, Sendable {
  private(set) var text = ""
  /// Whether the last key has added to it: then the next one adds too.
  var isGrowing = false

  /// Keeps what was deleted.
  ///
  /// - Parameters:
  ///   - isBefore: Whether it stood before what the last key has deleted.
  ///   - continues: Whether it is added to that.
  mutating func add(_ deleted: String, isBefore: Bool, continues: Bool) {
    if !continues { text = "" }
    text = isBefore ? deleted + text : text + deleted
    isGrowing = true
  }
}
