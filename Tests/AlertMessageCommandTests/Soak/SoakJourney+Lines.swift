import JourneySupport

extension SoakJourney {
  /// Lines that name no button of any plan.
  private static let wrong = [
    "zzz", "0", "99", "-1", "1x", "1.5", "語", "é", "Alphabet", "id", "id9", "x\u{1B}[A", " ? ",
    String(repeating: "long ", count: 400), "Alpha Bravo", "9999999999999999999999",
  ]

  mutating func disturbLines() throws {
    // Any line is an answer where a field is asked for.
    if plan.hasFields { return try typeOddly() }
    if Int.random(in: 0..<4, using: &random) == 0 { return try pasteLines() }
    if plan.defaultButton == nil, !cameFromBox, Bool.random(using: &random) {
      try type("\n", "an empty line")
    } else {
      try type(Self.wrong.randomElement(using: &random) ?? "zzz")
      try expectGoingOn()
      // As a person does it, or with the next line behind it, which makes it a block.
      try type(Int.random(in: 0..<4, using: &random) == 0 ? "\n1\n" : "\n")
    }
    try expectGoingOn()
  }

  /// Pastes what would answer if it were typed.
  private mutating func pasteLines() throws {
    let block = ["1\n2\n", "1\nid0\nAlpha", "\n\n"].randomElement(using: &random) ?? ""
    try type(
      bracketsPastes ? "\u{1B}[200~\(block)\u{1B}[201~" : block,
      "paste \(block.debugDescription)"
    )
    try expectGoingOn()
    try type("\u{15}", "Ctrl-U")
    try expectGoingOn()
  }

  /// Types something into the line of a field, and takes some of it back.
  private mutating func typeOddly() throws {
    try type(Self.texts.randomElement(using: &random) ?? "x")
    try expectGoingOn()
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      try type("\u{7F}", "Backspace")
      try expectGoingOn()
    }
  }

  /// Fills in all fields, and presses a button.
  private mutating func fillInLines() throws -> End {
    var typed: [String] = []
    for _ in plan.fields {
      try type("\u{15}", "Ctrl-U")
      try expectGoingOn()
      typed.append(try fillIn())
      try type("\r", "Return")
      try expectGoingOn()
    }
    let index = Int.random(in: 0...1, using: &random)
    try type(["1", "2"][index])
    try expectGoingOn()
    try type("\r", "Return")
    return .filledIn(index, typed)
  }

  mutating func decideLines() throws -> End {
    if plan.hasFields, !cameFromBox, Int.random(in: 0..<4, using: &random) > 0 {
      return try fillInLines()
    }
    if plan.hasFields || Int.random(in: 0..<4, using: &random) == 0 {
      // Behind a line that was begun it ends nothing.
      try type("\u{15}", "Ctrl-U")
      try expectGoingOn()
      try type("\u{4}", "Ctrl-D")
      return .endOfInput
    }
    if let index = plan.defaultButton, !cameFromBox, Bool.random(using: &random) {
      // A mere Return behind a wrong answer or a paste may be one that is held down. One behind a
      // letter that was taken back is not.
      for key in ["x", "\u{7F}"] {
        try type(key)
        try expectGoingOn()
      }
      try type("\n", "an empty line")
      return .button(index)
    }
    guard let index = plan.buttons.indices.randomElement(using: &random) else {
      throw JourneyError("no buttons")
    }
    let button = plan.buttons[index]
    let digits = ["0123456789", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९"].randomElement(using: &random) ?? ""
    let answers = [
      String(Array(digits)[index + 1]), button.id, button.title, button.title.uppercased(),
      String(button.title.prefix(3)), " \(button.title.lowercased()) ",
    ]
    try type((answers.randomElement(using: &random) ?? button.id) + "\n")
    return .button(index)
  }
}
