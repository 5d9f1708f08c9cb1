import AlertMessageTesting
import Testing

@testable import AlertMessage

/// What a line of words means. Without these somebody who meant one button has pressed another.
@MainActor @Suite("Answers in words", .ownCenter) struct ButtonMatcherTests {
  /// Buttons, written as `--button` takes them without a role.
  private func match(
    _ answer: String,
    _ buttons: [String],
    _ source: ButtonMatcher.Source,
    _ language: String = "en"
  ) -> ButtonMatcher.Match {
    let alert = AlertMessage(title: "?")
    alert.localizer = .inLanguage(language)
    for button in buttons {
      let parts = button.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        alert.addButton(parts[1], id: parts[0])
      } else if let standard = StandardButton(rawValue: parts[0]) {
        alert.addButton(standard)
      }
    }
    return ButtonMatcher(alert.resolvedContent(), from: source).match(answer)
  }

  private func both(
    _ answer: String,
    _ buttons: [String],
    _ language: String = "en"
  ) -> ButtonMatcher.Match? {
    let match = match(answer, buttons, .person, language)
    return match == self.match(answer, buttons, .script, language) ? match : nil
  }

  @Test(
    "A letter that two titles begin with is no answer, whatever the box underlines",
    arguments: [
      ["delete", "dontSave", "cancel"], ["dontSave", "delete", "cancel"], ["a=Dig", "b=Dog"],
    ]
  )
  func letter(buttons: [String]) {
    #expect(both("d", buttons) == .ambiguous([0, 1]))
    #expect(both("D", buttons) == .ambiguous([0, 1]))
  }

  @Test("A letter within a title is no answer: only its beginning stands there to be read")
  func letterWithin() {
    // The box has S for the first and E for the second.
    #expect(both("e", ["a=Save", "b=Send"]) == .unknown)
    #expect(both("s", ["a=Save", "b=Send"]) == .ambiguous([0, 1]))
    #expect(both("sa", ["a=Save", "b=Send"]) == .button(0))
    #expect(both("b", ["a=Save", "b=Send"]) == .button(1))
  }

  @Test(
    "The two letters i of Turkish fit each other's titles; a whole title is exact",
    arguments: ["i", "ı", "I", "İ"]
  )
  func turkish(letter: String) {
    for buttons in [["b=Işık", "a=İptal"], ["a=İptal", "b=Işık"]] {
      #expect(both(letter, buttons, "tr") == .ambiguous([0, 1]))
    }
    #expect(both("ış", ["a=İptal", "b=Işık"], "tr") == .button(1))
    #expect(both("Işık", ["a=Işık", "b=İşik"], "tr") == .button(0))
    #expect(both("İşik", ["a=Işık", "b=İşik"], "tr") == .button(1))
  }

  @Test(
    "The language's letters for yes and no stay, and never mean the opposite",
    arguments: [
      ("en", "y", .button(0)), ("en", "n", .button(1)), ("de", "j", .button(0)),
      ("ja", "y", .button(0)), ("ja", "n", .button(1)), ("ru", "д", .button(0)),
      ("sw", "n", .unknown), ("az", "y", .unknown), ("de", "a", .button(2)),
    ] as [(String, String, ButtonMatcher.Match)]
  )
  func yesAndNo(language: String, letter: String, match: ButtonMatcher.Match) {
    #expect(both(letter, ["yes", "no", "cancel"], language) == match)
  }

  @Test("A letter for yes that another title begins with is no answer")
  func yesElsewhere() {
    #expect(both("y", ["yes=Keep", "no=Yes, delete"]) == .ambiguous([0, 1]))
    #expect(both("y", ["yes", "all=Yes to all", "no"]) == .ambiguous([0, 1]))
    #expect(both("yes", ["yes", "all=Yes to all", "no"]) == .button(0))
  }

  @Test("A person means the number that stands there, a script the id")
  func numbersAsIDs() {
    let buttons = ["2=First", "1=Second"]
    for (answer, place) in [("1", 0), ("2", 1)] {
      #expect(match(answer, buttons, .person) == .button(place))
      #expect(match(answer, buttons, .script) == .button(1 - place))
    }
    // One that is no number in the list is an id for both.
    #expect(both("7", ["7=First", "9=Second"]) == .button(0))
    #expect(both("3", ["7=First", "9=Second"]) == .unknown)
  }

  @Test("A person means the title that stands there, a script the id")
  func titlesAsIDs() {
    let buttons = ["Delete=Keep", "keep=Delete"]
    #expect(match("Delete", buttons, .person) == .button(1))
    #expect(match("Delete", buttons, .script) == .button(0))
    // In another case than the id's it may be either.
    #expect(match("delete", buttons, .person) == .button(1))
    #expect(match("delete", buttons, .script) == .ambiguous([0, 1]))
  }

  @Test("A number that another title begins with is no answer; as it stands in the list it is")
  func numbersInTitles() {
    let days = ["a=2 days", "b=4 days", "c=20 days"]
    #expect(both("2", days) == .ambiguous([0, 1]))
    #expect(both("٢", days) == .ambiguous([0, 1]))
    #expect(both("2.", days) == .button(1))
    #expect(both("2 d", days) == .button(0))
    #expect(both("1", days) == .button(0))
    #expect(both("4", days) == .button(1))
    #expect(both("5", days) == .unknown)
    #expect(both("9.", days) == .unknown)
    #expect(both("1", ["a=5", "b=1"]) == .ambiguous([0, 1]))
    #expect(both("1.", ["a=5", "b=1"]) == .button(0))
  }

  @Test("In OK and Cancel a letter for yes that the title of Cancel begins with is no answer")
  func yesAsBeginningOfCancel() throws {
    let alert = AlertMessage.okCancel(title: "?")
    alert.localizer = .inLanguage("en")
    #expect(throws: AlertAnswerError.ambiguousWords("y", matching: ["ok", "cancel"])) {
      let other = AlertMessage(title: "?")
      other.localizer = .inLanguage("en")
      other.addButton("OK", id: "ok")
      other.addButton("You can’t", id: "cancel", role: .cancel)
      try other.answer(withWords: "y")
    }
    try alert.answer(withWords: "y")
    #expect(alert.runModal().buttonID == "ok")
  }
}
