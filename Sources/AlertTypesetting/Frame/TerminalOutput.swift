/// Bytes for a terminal (ECMA-48), and where they leave its cursor and style.
struct TerminalOutput: Sendable {
  /// Row of the frame, from 0.
  private(set) var row = 0
  /// Column from 0; nil while it is not known.
  private(set) var column: Int? = 0
  /// Whether every terminal has its cursor in that column.
  private(set) var isCertain = true
  private var style = Style.plain
  /// Nil while it is not known.
  private var isCursorShown: Bool?
  private var bytes: [UInt8] = []

  mutating func put(_ text: String) { text.withContiguousUTF8 { bytes.append(contentsOf: $0) } }

  /// Text that takes that many columns.
  mutating func put(_ text: String, columns: Int) {
    put(text)
    column = column.map { $0 + columns }
  }

  /// Terminals disagree on the column now: the text before has an uncertain width, or it filled the
  /// last column, where some wait with wrapping.
  mutating func forgetColumn() {
    column = nil
    isCertain = false
  }

  /// The text before may have left a terminal in another column.
  ///
  /// What continues it goes along, what has a place of its own must be placed.
  mutating func doubtColumn() { isCertain = false }

  /// Whether text for that column can be written without a move, as a continuation.
  func isAt(_ target: Int) -> Bool { column == target }

  /// Whether spaces look like cells that nothing was written into.
  var hidesSpaces: Bool { style.attributes.isDisjoint(with: [.underline, .reverse]) }

  /// The cursor is at the first column of a row that now counts as the frame's first.
  mutating func resetPlace() {
    row = 0
    setColumn(0)
  }

  private mutating func setColumn(_ column: Int) {
    self.column = column
    isCertain = true
  }

  /// Another program may have changed the cursor and the style.
  mutating func forgetState() {
    resetPlace()
    style = .plain
    isCursorShown = nil
  }

  mutating func move(up rows: Int) { if rows > 0 { sequence(rows, "A") } }

  mutating func moveVertically(to target: Int) {
    move(up: row - target)
    if target > row { sequence(target - row, "B") }
    row = target
  }

  mutating func moveHorizontally(to target: Int) {
    guard target != column || !isCertain else { return }
    let distance = isCertain ? column.map { target - $0 } : nil
    switch distance {
    case _ where target == 0: put("\r")
    case let distance? where (-3 ... -1).contains(distance):
      put(String(repeating: "\u{8}", count: -distance))
    // One digit, or none, against two or three of the absolute column.
    case let distance? where distance == 1 || (2...9).contains(distance) && target >= 9:
      sequence(distance, "C")
    case let distance? where (-9 ... -4).contains(distance) && target >= 9:
      sequence(-distance, "D")
    default: sequence(target + 1, "G")
    }
    setColumn(target)
  }

  /// `CSI n` with a final letter; a count of 1 need not be said.
  private mutating func sequence(_ count: Int, _ final: String) {
    put("\u{1B}[")
    if count != 1 { put(count) }
    put(final)
  }

  /// In decimal digits, without a string that is made for them.
  private mutating func put(_ number: Int) {
    if number >= 10 { put(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Makes rows below.
  ///
  /// A terminal may fill them with the colours of now: the style is plain before.
  mutating func newLines(_ count: Int) {
    for _ in 0..<count { put("\r\n") }
    row += count
    if count > 0 { setColumn(0) }
  }

  /// Whether text behind the last column goes on in the next row (DECAWM); it does between frames.
  mutating func wrapLines(_ wraps: Bool) { put(wraps ? "\u{1B}[?7h" : "\u{1B}[?7l") }

  /// Erases from the cursor to the end of its row.
  mutating func eraseRow() { put("\u{1B}[K") }

  /// Erases the cursor's row and all below it. The cursor is in the first column, and stays there.
  ///
  /// Never from the first cell on: if that is the screen's, tmux takes it for `clear`, and keeps
  /// what was there, a secret perhaps, among the lines that can be scrolled back to.
  mutating func eraseBelow() { put(" \u{1B}[J\r\u{1B}[K") }

  /// Changes the style (SGR).
  mutating func setStyle(_ wanted: Style, _ options: FrameWriter.Options) {
    let new = Style(
      options.attributes ? wanted.attributes : [],
      color: options.color ? wanted.color : nil
    )
    guard new != style else { return }
    put("\u{1B}[\(Self.codes(from: style, to: new, options).joined(separator: ";"))m")
    style = new
  }

  /// The shortest codes that turn one style into another.
  private static func codes(
    from old: Style,
    to new: Style,
    _ options: FrameWriter.Options
  ) -> [String] {
    let ended = old.attributes.subtracting(new.attributes)
    let endsColor = old.color != nil && new.color == nil
    if new == .plain { return [] }
    if ended.isEmpty && !endsColor {
      return codes(for: new.attributes.subtracting(old.attributes))
        + (new.color == old.color ? [] : codes(for: new.color))
    }
    // What is older than colour (DEC's VT100) can only end all attributes at once.
    if options.color, !endsColor, ended == .underline {
      return ["24"] + codes(for: new.attributes.subtracting(old.attributes))
        + (new.color == old.color ? [] : codes(for: new.color))
    }
    return ["0"] + codes(for: new.attributes) + codes(for: new.color)
  }

  private static func codes(for attributes: Style.Attributes) -> [String] {
    codes.compactMap { attributes.contains($0.0) ? $0.1 : nil }
  }

  private static func codes(for color: Style.Color?) -> [String] {
    color.map { [String(30 + $0.rawValue)] } ?? []
  }

  private static let codes: [(Style.Attributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.underline, "4"), (.reverse, "7"),
  ]

  mutating func showCursor(_ isShown: Bool) {
    guard isShown != isCursorShown else { return }
    put(isShown ? "\u{1B}[?25h" : "\u{1B}[?25l")
    isCursorShown = isShown
  }

  /// The bytes so far; as a synchronized update if there are so many that a terminal might show
  /// half of them.
  mutating func take(synchronizedFrom size: Int) -> [UInt8] {
    defer { bytes = [] }
    guard bytes.count >= size else { return bytes }
    return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }
}
