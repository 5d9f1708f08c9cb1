import JourneySupport

extension SoakJourney {
  /// Keys that do something, by name.
  private static let moves: KeyValuePairs<String, String> = [
    "left": "\u{1B}[D", "right": "\u{1B}[C", "up": "\u{1B}[A", "down": "\u{1B}OB", "tab": "\t",
    "shift-tab": "\u{1B}[Z", "1": "1", "2": "2", "3": "٣",
  ]

  /// What is typed, or comes from the terminal, and must do nothing, or nothing but move the focus.
  private static let noise = [
    "a", "E", "é", "語", "👩‍👩‍👧", " ", "y", "n", "0", "\u{C}", "\u{0}", "\u{7F}", "\u{8}",
    "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F", "\u{1B}[15~", "\u{1B}[1;5C", "\u{1B}OP",
    "\u{1B}a", "\u{1B}[<0;3;4M\u{1B}[<0;3;4m", "\u{1B}[I\u{1B}[O", "\u{1B}[24;80R",
    "\u{1B}[?62;22c", "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}P1$r0m\u{1B}\\",
    "\u{12}", "\u{1}", "\u{B}", "\u{19}",
    "\u{1B}[97;5:3u", "\u{1B}[57441;2u", "\u{1B}[200~\u{1B}[201~",
  ]

  /// Without Ctrl-C, which terminals drop from pastes, since the kernel takes it wherever it comes
  /// from.
  private static let pastes = [
    "yes\rrm -rf\r", "\r", "\u{1B}", "\u{4}", "1\r2\r", "\u{1B}[C\r", "\t\r\u{1A}", "語\n",
    String(repeating: "x\r", count: 3000),
  ]

  mutating func disturbBox() throws {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...3: try move()
    case 4:
      let paste = Self.pastes.randomElement(using: &random) ?? ""
      try type("\u{1B}[200~\(paste)\u{1B}[201~", "paste \(paste.debugDescription.prefix(30))")
      try expectFocusUnchanged()
    case 5:
      // In two pieces, as a slow line delivers it.
      let noise = Array((Self.noise.randomElement(using: &random) ?? "").utf8)
      let text = String(decoding: noise, as: UTF8.self).unicodeScalars
      let cut = text.count > 3 ? 2 : 0
      if cut > 0 { try type(String(String.UnicodeScalarView(text.prefix(cut)))) }
      try type(String(String.UnicodeScalarView(text.dropFirst(cut))))
      try expectGoingOn()
    case 6: try pressReturnWithoutFocus()
    default:
      try type(Self.noise.randomElement(using: &random) ?? "")
      try expectGoingOn()
    }
  }

  private mutating func expectFocusUnchanged() throws {
    let before = seen
    try expectGoingOn()
    guard hasRoom, seen.focus == before.focus else {
      if hasRoom { throw JourneyError("moved the focus from \(before) to \(seen)") }
      return
    }
  }

  /// Moves the focus; where the whole set of buttons is on the screen, to where it must go.
  private mutating func move() throws {
    guard let (name, keys) = Self.moves.randomElement(using: &random) else { return }
    let before = seen
    try type(keys, name)
    try expectGoingOn()
    guard hasRoom, !plan.hasFields, before.buttons.count == plan.buttons.count,
      let focus = before.focus
    else { return }
    let forwards = plan.isRightToLeft ? -1 : 1
    let expected: Int?
    switch name {
    case "left" where !before.isStacked: expected = before.neighbour(-forwards) ?? focus
    case "right" where !before.isStacked: expected = before.neighbour(forwards) ?? focus
    case "up": expected = before.isStacked ? before.neighbour(-1) ?? focus : focus
    case "down": expected = before.isStacked ? before.neighbour(1) ?? focus : focus
    case "tab": expected = before.neighbour(1) ?? before.buttons.first?.index
    case "shift-tab": expected = before.neighbour(-1) ?? before.buttons.last?.index
    case "1", "2", "3":
      let place = (Int(name) ?? 1) - 1
      expected = before.buttons.indices.contains(place) ? before.buttons[place].index : focus
    default: return
    }
    guard seen.focus == expected else {
      throw JourneyError("\(name) went from \(before) to \(seen)")
    }
  }

  private mutating func pressReturnWithoutFocus() throws {
    // In a field it goes on to the next, or sends the fields off.
    guard !plan.hasFields, !hasRoom || seen.focus == nil else { return }
    try type("\r", "Return")
    try expectGoingOn()
    // So that the next Return is no repeat of this one.
    try type("\u{1B}[15~", "F5")
    try expectGoingOn()
  }

  mutating func decideBox() throws -> End {
    while !hasRoom {
      try resize(toUsual: true)
      if !isBox { return try decideLines() }
    }
    if plan.hasFields, Int.random(in: 0..<4, using: &random) > 0 { return try fillInBox() }
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where plan.cancelButton != nil:
      try type("\u{1B}", "Esc")
      return .cancelled
    case 1 where plan.cancelButton != nil && !plan.hasFields:
      try type("\u{4}", "Ctrl-D")
      return .cancelled
    default:
      // A field may have the focus: two and the buttons are all that Tab goes round.
      for _ in 0...plan.buttons.count + 2 where seen.focus == nil {
        try type("\t", "Tab")
        try expectGoingOn()
      }
      guard let focus = seen.focus else { throw JourneyError("no button has the focus: \(seen)") }
      // Return alone, or with more keys behind it, which come too late.
      try type(["\r", "\n", "\u{1B}OM"].randomElement(using: &random) ?? "\r", "Return")
      return .button(focus)
    }
  }
}
