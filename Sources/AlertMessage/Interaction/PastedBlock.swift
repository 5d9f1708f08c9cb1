import AlertTerminal

/// Tells a line that a person types as an answer from one of a pasted block, where a terminal does
/// not bracket pastes.
///
/// The keys of a paste come in one read, or in a few that follow each other at once:
///
/// 1. A Return in one read with what follows it is one of a block. The block answers nothing, and
///    all that comes until the terminal has been quiet for 200 ms is part of it.
/// 2. A Return in one read with the text before it may end the first piece of a block. It counts
///    after 150 ms, unless something more has come by then. A person's Return comes by itself and
///    counts at once.
///
/// What can't be known: a single line, with its newline, that is pasted on such a terminal looks as
/// one does that a program types, or an editor that sends whole lines (Emacs).
struct PastedBlock {
  /// What a Return comes to now.
  enum Admission {
    case counts
    case nothing
  }

  /// What a wait was for.
  enum Due {
    /// Nothing has come behind the line: it counts.
    case line
    /// A block is over.
    case block
  }

  private static let lineDelay = Duration.milliseconds(150)
  private static let quietTime = Duration.milliseconds(200)

  private let keepsTypeAhead: Bool
  private var waiting: (due: Due, at: MonotonicInstant)?

  /// - Parameter keepsTypeAhead: Whether what was typed before the question counts, line by line.
  init(keepsTypeAhead: Bool) { self.keepsTypeAhead = keepsTypeAhead }

  /// When a wait is over; nil where nothing waits.
  var deadline: MonotonicInstant? { waiting?.at }

  /// Whether a line waits to be counted.
  var holdsLine: Bool { waiting?.due == .line }

  /// Whether a key, or a paste, is part of a block.
  mutating func takesKey(at now: MonotonicInstant) -> Bool {
    guard waiting != nil else { return false }
    waiting = (.block, now + Self.quietTime)
    return true
  }

  /// Takes a Return that is part of no block so far.
  mutating func takeReturn(
    _ key: KeyEvent,
    isLineEmpty: Bool,
    at now: MonotonicInstant
  ) -> Admission {
    guard !keepsTypeAhead, key.isAmidText else { return .counts }
    if key.isBeforeText {
      waiting = (.block, now + Self.quietTime)
    } else if !isLineEmpty {
      waiting = (.line, now + Self.lineDelay)
    } else {
      return .counts
    }
    return .nothing
  }

  /// What a wait was for that is over; told once.
  mutating func takeDue(at now: MonotonicInstant) -> Due? {
    guard let (due, at) = waiting, at <= now else { return nil }
    waiting = nil
    return due
  }
}
