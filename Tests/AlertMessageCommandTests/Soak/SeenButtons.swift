import AlertMessageTesting

/// The buttons as they stand on a screen.
struct SeenButtons: Equatable {
  struct Button: Equatable {
    let index: Int
    let row: Int
    let column: Int
  }

  /// In reading order: rows from top to bottom, and each in the direction of the language.
  let buttons: [Button]
  /// The index of the button that is marked with `[>` and `<]`.
  let focus: Int?

  init(_ screen: ScreenModel, _ plan: SoakPlan) {
    var buttons: [Button] = []
    var focus: Int?
    for (row, line) in screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      for (index, button) in plan.buttons.enumerated() {
        for (opening, closing) in [("[ ", " ]"), ("[>", "<]")] {
          guard let range = line.firstRange(of: opening + button.title + closing) else { continue }
          let column = line.distance(from: line.startIndex, to: range.lowerBound)
          buttons.append(Button(index: index, row: row, column: column))
          if opening == "[>" { focus = index }
        }
      }
    }
    let direction = plan.isRightToLeft ? -1 : 1
    self.buttons = buttons.sorted {
      ($0.row, direction * $0.column) < ($1.row, direction * $1.column)
    }
    self.focus = focus
  }

  var isStacked: Bool { Set(buttons.map(\.row)).count > 1 }

  /// The button that is so many places away from the focused one; nil past the ends.
  func neighbour(_ delta: Int) -> Int? {
    guard let place = buttons.firstIndex(where: { $0.index == focus }),
      buttons.indices.contains(place + delta)
    else { return nil }
    return buttons[place + delta].index
  }
}
