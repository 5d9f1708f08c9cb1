import AlertTerminal

/// What a key means while a field has the focus: the keys of GNU Readline, and those of desktops.
enum FieldCommand: Hashable {
  case insert(Unicode.Scalar)
  /// Says that nobody can read what came.
  case refuse
  case move(LineEditor.Motion)
  case delete(LineEditor.Motion)
  /// Deletes and keeps it for `yank`.
  case kill(LineEditor.Motion)
  case yank
  case undo
  /// Shows a secret, or hides it.
  case reveal

  /// Letters that with Alt are commands: no button is called by them in an alert with fields.
  static let lettersWithAlt: Set<Unicode.Scalar> = ["b", "f", "d"]

  /// Nil for a key that means nothing to a field.
  ///
  /// - Parameter isRightToLeft: Whether the text in the field runs to the left: then so does the
  ///   cursor with the Left key.
  init?(_ key: KeyEvent, isRightToLeft: Bool) {
    let isWord = key.modifiers.contains(.control) || key.modifiers.contains(.alt)
    switch key.code {
    case .left, .right:
      let isForward = (key.code == .right) != isRightToLeft
      self = .move(isWord ? (isForward ? .wordForward : .wordBack) : isForward ? .forward : .back)
    case .home: self = .move(.start)
    case .end: self = .move(.end)
    case .backspace: self = isWord ? .kill(.wordBack) : .delete(.back)
    case .delete: self = isWord ? .kill(.wordForward) : .delete(.forward)
    case .character(let scalar): self.init(scalar, key.modifiers)
    case .unreadable: self = .refuse
    default: return nil
    }
  }

  private init?(_ scalar: Unicode.Scalar, _ modifiers: KeyEvent.Modifiers) {
    if modifiers.contains(.control) {
      self.init(control: scalar)
    } else if modifiers.contains(.alt) {
      switch scalar {
      case "b", "B": self = .move(.wordBack)
      case "f", "F": self = .move(.wordForward)
      case "d", "D": self = .kill(.wordForward)
      default: return nil
      }
    } else {
      self = .insert(scalar)
    }
  }

  private init?(control scalar: Unicode.Scalar) {
    switch scalar {
    case "a": self = .move(.start)
    case "e": self = .move(.end)
    case "b": self = .move(.back)
    case "f": self = .move(.forward)
    case "d": self = .delete(.forward)
    case "h": self = .delete(.back)
    case "k": self = .kill(.end)
    case "u": self = .kill(.start)
    case "w": self = .kill(.wordBack)
    case "y": self = .yank
    // Terminals send one byte for all three.
    case "_", "/", "-": self = .undo
    case "r": self = .reveal
    default: return nil
    }
  }
}

extension KeyEvent {
  /// Whether it moves to the left or to the right, as seen.
  var isSideways: Bool {
    switch code {
    case .left, .right: true
    default: false
    }
  }

  /// Whether it is the Return key.
  var isReturn: Bool { if case .return = code { true } else { false } }
}
