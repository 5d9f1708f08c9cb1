import AlertICU
import JourneySupport
import Testing

@testable import AlertTypesetting

/// If these fail, a wrapped Hebrew or Arabic message has its quotes, brackets or numbers on the
/// wrong side of a line.
@Suite("A line alone looks as it does in its paragraph") struct LineContextTests {
  private func visual(_ text: String, _ direction: TextDirection, _ columns: Int) -> [String] {
    Typesetter(language: "he", direction: direction).wrap(text, columns: columns).map { line in
      VisualOrder(line.text, direction: direction).clusters.map(\.text).joined()
    }
  }

  @Test("A quote between two Hebrew words stays with them in an English paragraph")
  func neutrals() {
    // The opening quote stands between two Hebrew words, the closing one before an English one (N1,
    // N2).
    #expect(visual("see אבג “דהו” end", .leftToRight, 7) == ["see גבא", "והד“”", "end"])
    #expect(visual("see אבג (דהו) end", .leftToRight, 7) == ["see גבא", "(והד)", "end"])
  }

  @Test("Numbers after Arabic letters stay Arabic numbers on the next line (W2)")
  func numbers() {
    #expect(visual("ابجد 12-34", .rightToLeft, 5) == ["دجبا", "34-12"])
    #expect(visual("אבגד 12-34", .rightToLeft, 5) == ["דגבא", "12-34"])
  }

  @Test("English in a right-to-left alert keeps its brackets and final marks")
  func embedded() {
    #expect(visual("The (old) one (new).", .rightToLeft, 10) == ["The (old)", ".one (new)"])
  }

  @Test("Isolates go on from line to line")
  func isolates() {
    let text = "\u{2067}abc (אבג) דהו.\u{2069} x"
    #expect(visual(text, .leftToRight, 9) == ["(גבא) abc", ".והד x"])
    let lines = Typesetter(language: "en").wrap(text, columns: 9)
    #expect(lines.map { Isolates(in: $0.text[...]).missingEnds } == ["", ""])
    #expect(lines.map(\.width) == [9, 6])
  }

  @Test(
    "Random paragraphs come out in the order that UAX #9 gives the whole of them",
    arguments: [6, 10, 17]
  )
  func random(columns: Int) {
    let words = [
      "abc", "אבג", "بتث", "12", "3.4", "(", ")", "-", "“", "”", "x)", "(ד", "!", "5%", "١٢", "/",
      "ו,", "$3", "1,000", "١٫٢", "[", "]", "؟",
      "\u{2068}אב\u{2069}", "\u{2067}a", "b\u{2069}",
    ]
    var generator = SeededGenerator(seed: UInt64(columns))
    var lines = 0
    var different = 0
    var differentAlone = 0
    for _ in 0..<400 {
      var text = (0..<12).map { _ in words.randomElement(using: &generator) ?? "" }.joined(
        separator: " "
      )
      // Only balanced isolates reach a typesetter.
      let isolates = Isolates(in: text[...])
      text = isolates.missingBeginnings + text + isolates.missingEnds
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let (alone, restored, whole) = orders(of: text, direction, columns)
        lines += whole.count
        for index in whole.indices {
          if restored[index] != whole[index] { different += 1 }
          if alone[index] != whole[index] { differentAlone += 1 }
        }
      }
    }
    // What marks of direction can't carry over a line's end: half of a number that was too long for
    // the line (W4), and brackets that pair otherwise where a line stands alone (N0).
    print(
      "Lines of \(columns) columns in the order of their paragraph:",
      "\(lines - different) of \(lines)",
      "(without context \(lines - differentAlone))"
    )
    #expect(different * 1_000 <= lines)
    #expect(differentAlone > different)
  }

  /// The visible letters of each line from left to right: of the line as it is stored, as it is
  /// wrapped, and in the paragraph's order.
  private func orders(
    of text: String,
    _ direction: TextDirection,
    _ columns: Int
  ) -> (alone: [[Character]], restored: [[Character]], whole: [[Character]]) {
    let wrapped = Typesetter(language: "he", direction: direction).wrap(text, columns: columns)
    let scalars = Array(text.unicodeScalars)
    let base: TextBidi.Base = direction == .rightToLeft ? .rightToLeft : .leftToRight
    let levels = text.withContiguousUTF8 { TextBidi.levels(of: $0, base: base) }
    var place = 0
    var result: (alone: [[Character]], restored: [[Character]], whole: [[Character]]) = ([], [], [])
    for line in wrapped {
      let letters = line.text.unicodeScalars.filter { !Self.isControl($0) }
      var places: [Int] = []
      for letter in letters {
        while scalars[place] != letter { place += 1 }
        places.append(place)
        place += 1
      }
      let order = TextBidi.visualOrder(of: places.map { levels[$0] })
      result.whole.append(
        order.map { index in
          let letter = scalars[places[index]]
          return Character(
            levels[places[index]] & 1 == 1 ? CharacterProperties.mirrored(letter) : letter
          )
        }
      )
      result.restored.append(shown(line.text, direction))
      result.alone.append(shown(String(String.UnicodeScalarView(letters)), direction))
    }
    return result
  }

  private func shown(_ text: String, _ direction: TextDirection) -> [Character] {
    Array(VisualOrder(text, direction: direction).clusters.map(\.text).joined())
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E, 0x200F, 0x2066...0x2069: true
    default: false
    }
  }
}
