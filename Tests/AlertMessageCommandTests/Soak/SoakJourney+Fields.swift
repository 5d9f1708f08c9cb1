import JourneySupport

// What is typed into fields must be what is answered, to the last code point.
extension SoakJourney {
  static let texts = [
    "ana", "Zoë", "日本語テスト", "سلام ۱۲۳", "שלום (עולם)", "สวัสดี", "नमस्ते", "한국어", "e\u{301}x\u{323}",
    "👩‍👩‍👧‍👦👍🏽", "🇯🇵🇧🇷", "1️⃣*", "a b  c", "\u{2066}", String(repeating: "long ", count: 60),
  ]

  /// Types a text, with letters that are taken back again, or pastes it.
  ///
  /// - Returns: What must be in the field.
  mutating func fillIn() throws -> String {
    let text = Self.texts.randomElement(using: &random) ?? "ana"
    if bracketsPastes, Bool.random(using: &random) {
      try type("\u{1B}[200~\(text)\nx\n\u{1B}[201~", "paste \(text)")
      try expectGoingOn()
      return text + " x"
    }
    for letter in text {
      try type(String(letter))
      guard Int.random(in: 0..<8, using: &random) == 0 else { continue }
      try type("z")
      try expectGoingOn()
      try type("\u{7F}", "Backspace")
    }
    try expectGoingOn()
    return text
  }

  /// Fills in all fields of a box, and presses the button that has the focus then.
  mutating func fillInBox() throws -> End {
    // Onto the buttons, and round to the first field.
    for isButton in [true, false] {
      for _ in 0...plan.buttons.count + 2 where (seen.focus != nil) != isButton {
        try type("\t", "Tab")
        try expectGoingOn()
      }
    }
    var typed: [String] = []
    for _ in plan.fields {
      for key in ["\u{5}", "\u{15}"] {
        try type(key)
        try expectGoingOn()
      }
      typed.append(try fillIn())
      try type("\t", "Tab")
      try expectGoingOn()
    }
    guard let focus = seen.focus else { throw JourneyError("no button has the focus: \(seen)") }
    try type("\r", "Return")
    return .filledIn(focus, typed)
  }
}
