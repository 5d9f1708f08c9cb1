/// Bytes for a terminal, and where they leave its cursor and style.
struct TerminalOutput: Sendable {
  /// Row of the frame, from 0.
  private(set) var row = 0
  /// Column from 0; -1 while it is not known.
  private(set) var column = 0
  private var style = Style.plain
  private var isCursorShown = true
  private var bytes: [UInt8] = []

  mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Text that takes that many columns.
  mutating func put(_ text: String, columns: Int) {
    put(text)
    column += columns
  }

  /// What was written last may have taken another number of columns than it should.
  mutating func forgetColumn() { column = -1 }

  /// The cursor is at the first column of a row that now counts as the frame's first.
  mutating func forgetPlace() {
    row = 0
    column = 0
    style = .plain
  }

  mutating func moveVertically(to target: Int) {
    if target < row { put("\u{1B}[\(target == row - 1 ? "" : String(row - target))A") }
    if target > row { put("\u{1B}[\(target == row + 1 ? "" : String(target - row))B") }
    row = target
  }

  mutating func moveHorizontally(to target: Int) {
    guard target != column else { return }
    put(target == 0 ? "\r" : "\u{1B}[\(target + 1)G")
    column = target
  }

  /// Makes rows below, in plain style: a terminal may fill them with the current background.
  mutating func newLines(_ count: Int, _ options: FrameWriter.Options) {
    style(.plain, options)
    put(String(repeating: "\r\n", count: count))
    row += count
    column = 0
  }

  /// Changes the style (ECMA-48, SGR).
  mutating func style(_ wanted: Style, _ options: FrameWriter.Options) {
    let new = Style(
      options.attributes ? wanted.attributes : [], color: options.color ? wanted.color : nil)
    guard new != style else { return }
    var codes: [String] = []
    let needsReset =
      !style.attributes.isSubset(of: new.attributes) || (style.color != nil && new.color == nil)
    if needsReset { codes.append("") }
    let added = needsReset ? new.attributes : new.attributes.subtracting(style.attributes)
    for (attribute, code) in [
      (Style.Attributes.bold, "1"), (.dim, "2"), (.underline, "4"), (.reverse, "7"),
    ] where added.contains(attribute) {
      codes.append(code)
    }
    if let color = new.color, needsReset || color != style.color {
      codes.append(String(30 + color.rawValue))
    }
    put("\u{1B}[\(codes.joined(separator: ";"))m")
    style = new
  }

  mutating func showCursor(_ isShown: Bool) {
    guard isShown != isCursorShown else { return }
    put(isShown ? "\u{1B}[?25h" : "\u{1B}[?25l")
    isCursorShown = isShown
  }

  /// The bytes so far, as a synchronized update if there are many.
  mutating func take(synchronizedFrom size: Int) -> [UInt8] {
    defer { bytes = [] }
    guard bytes.count >= size else { return bytes }
    return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }
}
