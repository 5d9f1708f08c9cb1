import AlertTerminal
import AlertTypesetting

/// A line that is typed where text is only appended: letters come to its end and go from there.
///
/// What a person counts as a letter goes with one Backspace, in every script, and with it the cells
/// that it takes.
struct TypedLine {
  /// What a key comes to on the screen.
  enum Echo: Equatable {
    case nothing
    /// This is written.
    case text(String)
    /// The prompt and the line are written anew, in a line of their own.
    case anew
  }

  /// Stands for a secret that was typed before, however long it is.
  static let secretMark = "***"

  /// What was typed.
  private(set) var editor: LineEditor
  /// Why something of what came since the last Return is not in the line; nil where all of it is.
  private(set) var refusal: LineEditor.Refusal?
  /// The row that the line begins in, up to there.
  private let row: String
  private let end: TypedEnd
  /// Whether there are invisible characters in it, whose marks come and go with what stands beside
  /// them.
  private var holdsFormats = false
  /// Whether `secretMark` stands on the screen for what was typed before the prompt was written
  /// anew.
  private var isMarked = false
  /// Whether the screen has changed since, so that nobody knows where the line stands on it.
  private var isMoved = false

  /// Makes an empty line.
  ///
  /// - Parameters:
  ///   - isSecret: Whether it is not shown.
  ///   - row: What stands before it in its row.
  ///   - columns: The width of the screen.
  ///   - ambiguousWidth: Columns of a character whose width is ambiguous.
  init(isSecret: Bool, behind row: String, columns: Int, ambiguousWidth: Int) {
    editor = isSecret ? LineEditor(secret: SecretBytes()) : LineEditor()
    self.row = row
    end = TypedEnd(columns: columns, ambiguousWidth: ambiguousWidth)
  }

  /// What of it stands on the screen behind a prompt that was written anew: of a secret that there
  /// is one, so that nobody begins it once more.
  var shown: String {
    isMarked ? Self.secretMark : DisplayText.typed(editor.text)
  }

  /// Whether there is nothing but white space in it, as where only Return was pressed.
  var isBlank: Bool {
    !editor.isSecret && refusal == nil && editor.text.allSatisfy(\.isWhitespace)
  }

  /// Takes the place of an empty line: the prompt was written anew.
  mutating func move(to empty: TypedLine) {
    let typed = editor
    let heldFormats = holdsFormats
    self = empty
    editor = typed
    holdsFormats = heldFormats
    isMarked = typed.isSecret && !typed.isEmpty
  }

  /// Holds what was typed elsewhere so far; the next letter comes behind it.
  mutating func hold(_ typed: LineEditor) {
    editor = typed.limited(to: nil)
    holdsFormats = DisplayText.holdsFormats(editor.text)
  }

  /// The screen has another size now.
  mutating func screenChanged() { isMoved = true }

  /// Takes a key.
  mutating func take(_ key: KeyEvent) -> Echo {
    switch FieldCommand(key, isRightToLeft: false) {
    case .insert(let scalar):
      let letter = String(scalar)
      holdsFormats = holdsFormats || DisplayText.holdsFormats(letter)
      let before = holdsFormats ? shown : ""
      guard take(editor.insert(scalar)), !editor.isSecret else { return .nothing }
      return holdsFormats ? addition(to: before) : .text(DisplayText.visible(letter))
    case .delete(let motion), .kill(let motion): return delete(motion)
    case .refuse:
      refusal = .unreadable
      return .nothing
    case .move, .yank, .undo, .reveal, nil: return .nothing
    }
  }

  /// Takes a paste: newlines in it are spaces.
  mutating func take(paste text: PastedText) -> Echo {
    let before = shown
    guard take(editor.insert(paste: text)), !editor.isSecret else { return .nothing }
    holdsFormats = DisplayText.holdsFormats(editor.text)
    return addition(to: before)
  }

  /// What is written where something was added to what is shown.
  private func addition(to before: String) -> Echo {
    let after = shown
    guard after.utf8.starts(with: before.utf8) else { return .anew }
    return .text(String(Substring(after.utf8.dropFirst(before.utf8.count))))
  }

  /// Whether an insertion is in the line now.
  private mutating func take(_ insertion: LineEditor.Insertion) -> Bool {
    if case .refused(let reason) = insertion { refusal = reason }
    return insertion == .done
  }

  private mutating func delete(_ motion: LineEditor.Motion) -> Echo {
    let before = row + shown
    guard editor.delete(motion) != nil else { return .nothing }
    if editor.isSecret { return isMarked && editor.isEmpty ? .anew : .nothing }
    if isMoved { return .anew }
    return end.erasure(from: before, to: row + shown).map { .text($0) } ?? .anew
  }
}
