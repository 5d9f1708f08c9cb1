import JourneySupport

extension SoakJourney {
  /// Lines that name no button of any plan.
  private static let wrong = [
    "zzz", "0", "99", "-1", "1x", "1.5", "語", "é", "Alphabet", "id", "id9", "\u{1B}[A", " ? ",
    String(repeating: "long ", count: 400), "Alpha Bravo", "9999999999999999999999",
  ]

  mutating func disturbLines() throws {
    // Any line is an answer where a field is asked for.
    if plan.hasFields { return }
    if plan.defaultButton == nil, Bool.random(using: &random) {
      try type("\n", "an empty line")
    } else {
      try type((Self.wrong.randomElement(using: &random) ?? "zzz") + "\n")
    }
    try expectGoingOn()
  }

  mutating func decideLines() throws -> End {
    if plan.hasFields || Int.random(in: 0..<4, using: &random) == 0 {
      try type("\u{4}", "Ctrl-D")
      return .endOfInput
    }
    if let index = plan.defaultButton, Bool.random(using: &random) {
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
