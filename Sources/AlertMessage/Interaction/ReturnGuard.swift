import AlertTerminal

/// Tells the Return that a person presses for this alert from one that is held down, or pasted.
///
/// A terminal sends neither the time of a key nor its release: a key that is held down is the same
/// key again and again, after half a second or so about thirty times a second. So the clock at
/// reading has to do:
///
/// 1. A Return less than 150 ms after another one, with no other key between them, is a repeat: it
///    does nothing.
/// 2. A Return in the first 1.2 seconds of an alert, before any other key, may be the first repeat
///    of a key that answered the alert before it. It presses after 150 ms, if no repeat and no
///    other key has come by then. Later ones press at once.
/// 3. A destructive button always takes these 150 ms; and before any other key it takes none of the
///    first 100 ms of an alert, in which nobody can have read it.
/// 4. The first 1.2 seconds begin anew with each field and each question that a Return leads to.
///    Where it leads to the same one again, with a word on what is wrong, a Return in this time
///    does nothing at all: it was held, or pressed twice, before anybody can have read that.
/// 5. A Return in one read with text is part of a paste on a terminal that knows no bracketed
///    paste: it presses nothing. In a field one behind text does, and one before text is a newline
///    of the paste.
///
/// So a held-down Return answers one alert at most, however many follow each other, in one program
/// or in several. A key set to repeat more slowly than every 150 ms can't be told from one that is
/// pressed again and again.
struct ReturnGuard {
  /// What a Return that waits will do.
  enum Press: Hashable {
    case button(Int)
    /// It goes on to the next field, or the next question.
    case next
  }

  private static let repeatInterval = Duration.milliseconds(150)
  /// Longer than keyboards usually wait before a held key repeats: from a quarter of a second to
  /// one.
  private static let repeatDelay = Duration.milliseconds(1200)
  private static let reactionTime = Duration.milliseconds(100)

  private let keepsTypeAhead: Bool
  /// When the alert appeared; nil once another key than Return has come, which ends the repeats of
  /// a key that was held down before.
  private var appeared: MonotonicInstant?
  private var lastReturn: MonotonicInstant?
  private var lastPastedReturn: MonotonicInstant?
  /// Whether the person is asked again, for a reason that nobody can have read as long as Returns
  /// wait.
  private var isAskedAgain = false
  private var pending: (press: Press, due: MonotonicInstant)?

  /// When a press that waits is to be looked at again; nil where none waits.
  var deadline: MonotonicInstant? { pending?.due }

  /// Makes one for an alert that is not on the screen yet.
  ///
  /// - Parameter keepsTypeAhead: Whether keys typed before count. They come in one read, so the
  ///   last rule does not hold for them; false by default.
  init(keepsTypeAhead: Bool = false) { self.keepsTypeAhead = keepsTypeAhead }

  /// The alert is on the screen from now on.
  mutating func begin(at now: MonotonicInstant) {
    self = ReturnGuard(keepsTypeAhead: keepsTypeAhead)
    appeared = now
  }

  /// A Return has led to the next field or question, which is there from now on.
  ///
  /// - Parameter isSame: Whether it is the same one again, with a word on what is wrong; false by
  ///   default.
  mutating func turn(isSame: Bool = false, at now: MonotonicInstant) {
    pending = nil
    appeared = now
    lastReturn = now
    isAskedAgain = isSame
  }

  /// Takes note of a key.
  ///
  /// - Parameters:
  ///   - inField: Whether it is typed into a field, where text around it is nothing special; false
  ///     by default.
  ///   - now: When it came.
  /// - Returns: Whether it counts: not a repeated Return, nor one within a paste.
  mutating func admits(
    _ key: KeyEvent,
    inField: Bool = false,
    at now: @autoclosure () -> MonotonicInstant
  ) -> Bool {
    guard key.isReturn else {
      takeOther()
      return true
    }
    pending = nil
    let now = now()
    let isRepeat =
      Self.isWithin(Self.repeatInterval, lastReturn, now)
      || Self.isWithin(Self.repeatInterval, lastPastedReturn, now)
    lastReturn = now
    guard !isAskedAgain || !Self.isWithin(Self.repeatDelay, appeared, now) else { return false }
    return !isRepeat && (keepsTypeAhead || inField || !key.isAmidText)
  }

  /// Takes note of a key other than Return, of a paste, or of a line with more in it than Return.
  mutating func takeOther() {
    pending = nil
    lastReturn = nil
    appeared = nil
    isAskedAgain = false
  }

  /// Takes note of a Return amid the text of a paste: the last one of the same paste, with nothing
  /// behind it, presses nothing either.
  mutating func takePastedReturn(at now: MonotonicInstant) { lastPastedReturn = now }

  /// Forgets a press that waits: the alert leaves the screen.
  mutating func cancel() { pending = nil }

  /// A Return that counts wants to press a button.
  ///
  /// - Returns: Whether it is pressed now; else it waits for `deadline`, or is not pressed.
  mutating func presses(
    _ button: Int,
    isDestructive: Bool,
    at now: MonotonicInstant
  ) -> Bool {
    if isDestructive, Self.isWithin(Self.reactionTime, appeared, now) { return false }
    guard isDestructive || Self.isWithin(Self.repeatDelay, appeared, now) else { return true }
    pending = (.button(button), now + Self.repeatInterval)
    return false
  }

  /// A Return that counts wants to go on to the next field or question.
  ///
  /// - Returns: Whether it does now; else it waits for `deadline`.
  mutating func goesOn(at now: MonotonicInstant) -> Bool {
    guard Self.isWithin(Self.repeatDelay, appeared, now) else { return true }
    pending = (.next, now + Self.repeatInterval)
    return false
  }

  /// What waited long enough; told once.
  mutating func takeDue(at now: MonotonicInstant) -> Press? {
    guard let (press, due) = pending, due <= now else { return nil }
    pending = nil
    return press
  }

  /// Whether a Return waits to go on, which it does before a key other than Return: no key is held
  /// that others follow. Told once; a press of a button waits on.
  mutating func takeNext() -> Bool {
    guard pending?.press == .next else { return false }
    pending = nil
    return true
  }

  private static func isWithin(
    _ interval: Duration,
    _ earlier: MonotonicInstant?,
    _ now: MonotonicInstant
  ) -> Bool {
    earlier.map { $0.duration(to: now) < interval } ?? false
  }
}
