import AlertTerminal
import JourneySupport
import Testing

@testable import AlertMessage

/// What keys do to a text. If these fail, typing in some language corrupts the line.
@Suite("The line editor") struct LineEditorTests {
  private func typed(_ text: String, limit: Int? = nil) -> LineEditor {
    var editor = LineEditor(limit: limit)
    for scalar in text.unicodeScalars { _ = editor.insert(scalar) }
    return editor
  }

  @Test("F2: an accented letter, a family and a wide letter are three of five, and none is cut")
  func limit() {
    var editor = typed("e\u{301}👩‍👩‍👧‍👦日", limit: 5)
    #expect(editor.count == 3)
    #expect(editor.text == "e\u{301}👩‍👩‍👧‍👦日")
    expectSame(editor.insert(paste: "abc"), .refused(.limit))
    #expect(editor.count == 3)
    expectSame(editor.insert(paste: "ab"), .done)
    expectSame(editor.insert("c"), .refused(.limit))
    #expect(editor.text == "e\u{301}👩‍👩‍👧‍👦日ab")
  }

  @Test("What belongs to a refused letter is refused with it")
  func refusedMarks() {
    var editor = typed("abcde\u{301}f", limit: 5)
    #expect(editor.text == "abcde\u{301}")
    editor = typed("abcdé👩\u{200D}👧", limit: 5)
    #expect(editor.text == "abcdé")
    expectSame(editor.insert("\u{301}"), .refused(.limit))
    expectSame(editor.move(.start), true)
    expectSame(editor.move(.end), true)
    expectSame(editor.insert("\u{308}"), .done)
    #expect(editor.count == 5)
  }

  @Test("F4: Japanese, two letters back, two steps left, an accented letter")
  func japanese() {
    var editor = typed("日本語テスト")
    expectSame(editor.delete(.back), "ト")
    expectSame(editor.delete(.back), "ス")
    expectSame(editor.move(.back), true)
    expectSame(editor.move(.back), true)
    expectSame(editor.insert("é"), .done)
    #expect(editor.text == "日本é語テ")
    #expect(editor.cursorCluster == 3)
  }

  @Test("The keys of a sequence before what it could join stay together")
  func sequencesBeforeText() {
    var editor = LineEditor("👦x")
    _ = editor.move(.start)
    for scalar in "👩\u{200D}👧".unicodeScalars { _ = editor.insert(scalar) }
    #expect(editor.text == "👩‍👧👦x")
    #expect(editor.cursorCluster == 1)
    editor = LineEditor("🇫🇷")
    _ = editor.move(.start)
    for scalar in "🇩🇪".unicodeScalars { _ = editor.insert(scalar) }
    #expect(editor.text == "🇩🇪🇫🇷")
    #expect(editor.count == 2)
    #expect(editor.cursorCluster == 1)
  }

  @Test(
    "A hundred thousand marks on one letter are typed one by one in seconds, none of them lost",
    .timeLimit(.minutes(1)),
    arguments: ["\u{301}", "\u{200D}", "\u{E49}", "\u{93F}"] as [Unicode.Scalar],
    ["", " z"]
  )
  func marks(mark: Unicode.Scalar, behind: String) {
    for isSecret in [false, true] {
      var editor = isSecret ? LineEditor(secret: SecretBytes("ก".utf8)) : LineEditor("ก")
      _ = editor.insert(paste: PastedText(behind))
      _ = editor.move(.start)
      _ = editor.move(.forward)
      for _ in 0..<100_000 { expectSame(editor.insert(mark), .done) }
      #expect(editor.count == 1 + behind.count)
      #expect(editor.bytes.count == 3 + 100_000 * String(mark).utf8.count + behind.utf8.count)
    }
  }

  @Test("Clusters are the same however a text came, letter by letter or whole")
  func sameClusters() {
    let scalars: [Unicode.Scalar] = [
      "a", " ", "e", "\u{301}", "\u{200D}", "\u{200C}", "\u{FE0F}", "👩", "❤", "🏽", "🇩", "🇪", "क",
      "\u{94D}",
      "\u{93F}", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "\u{E49}", "\u{200B}", "日", "\u{600}",
    ]
    var generator = SeededGenerator(seed: 6)
    for step in 0..<4000 {
      var editor = LineEditor()
      for _ in 0..<12 {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: _ = editor.move(.back)
        case 1: _ = editor.move(.end)
        case 2: _ = editor.delete(.back)
        default: _ = editor.insert(scalars.randomElement(using: &generator) ?? "a")
        }
      }
      let whole = LineEditor(editor.text)
      #expect(
        editor.count == whole.count,
        "step \(step): \(editor.text.unicodeScalars.map(\.value))"
      )
      #expect(editor.clusters(0..<editor.count) == whole.clusters(0..<whole.count))
    }
  }

  @Test("Deleting between halves lets them join, and the count is right")
  func joining() {
    var editor = LineEditor("🇫x🇷y")
    #expect(editor.count == 4)
    _ = editor.move(.start)
    _ = editor.move(.forward)
    expectSame(editor.delete(.forward), "x")
    #expect(editor.count == 2)
    expectSame(editor.delete(.end), "🇷y")
    #expect(editor.text == "🇫")
  }

  @Test(
    "F1: a pasted newline is a space, other controls are nothing",
    arguments: [
      ("one\ntwo", "one two"), ("one\r\ntwo", "one two"), ("a\tb", "a b"),
      ("\u{0}a\u{1B}[2Jb", "a[2Jb"),
      ("a\u{9B}31mb\u{7F}", "a31mb"), ("a\u{2028}b\u{85}c", "a b c"), ("line\n", "line"),
      ("\r\n", ""), ("a\n\nb", "a  b"), ("\u{FFFD}", "\u{FFFD}"),
    ]
  )
  func cleaned(pasted: String, expected: String) {
    var editor = LineEditor()
    _ = editor.insert(paste: PastedText(pasted))
    #expect(editor.text == expected)
    expectSame(editor.insert("\u{7}"), .nothing)
  }

  @Test(
    "Words by UAX #29, in text with spaces and without",
    arguments: [
      ("one two-three", [13, 8, 4, 0]), ("don't stop", [10, 6, 0]), ("3.14 = π", [8, 7, 0]),
      ("ไปโรงเรียน", [10, 2, 0]), ("שלום עולם", [9, 5, 0]), ("foo  ", [5, 0]),
    ] as [(String, [Int])]
  )
  func words(text: String, stops: [Int]) {
    var editor = LineEditor(text)
    let places = Array(text.unicodeScalars)
    var seen = [places.count]
    while editor.move(.wordBack) {
      let before = editor.bytes.string(0..<editor.cursor)
      seen.append(before.unicodeScalars.count)
    }
    #expect(seen == stops)
    var last = editor.cursor
    while editor.move(.wordForward) {
      #expect(editor.cursor > last)
      last = editor.cursor
    }
    #expect(editor.cursor == text.utf8.count)
  }

  @Test("Undo takes back words, pastes and deletions, and never more")
  func undo() {
    var editor = typed("one two")
    _ = editor.insert(paste: " three")
    _ = editor.delete(.wordBack)
    #expect(editor.text == "one two ")
    expectSame(editor.undo(), true)
    #expect(editor.text == "one two three")
    expectSame(editor.undo(), true)
    #expect(editor.text == "one two")
    expectSame(editor.undo(), true)
    #expect(editor.text == "one ")
    expectSame(editor.undo(), true)
    #expect(editor.isEmpty)
    expectSame(editor.undo(), false)
  }

  @Test("A refused paste changes nothing, in the middle of joined letters either")
  func refusedPaste() {
    var editor = LineEditor("🇫🇷🇩🇪", limit: 2)
    _ = editor.move(.start)
    _ = editor.move(.forward)
    expectSame(editor.insert(paste: "🇪"), .refused(.limit))
    #expect(editor.text == "🇫🇷🇩🇪")
    #expect(editor.cursorCluster == 1)
    #expect(editor.count == 2)
  }

  @Test("A megabyte pasted is all there, and goes on being edited")
  func large() {
    var editor = LineEditor()
    let text = String(repeating: "日本語 text 👩‍👩‍👧 ", count: 30_000)
    expectSame(editor.insert(paste: PastedText(text)), .done)
    #expect(editor.text == text)
    #expect(editor.count == text.count)
    for _ in 0..<1000 { _ = editor.delete(.back) }
    #expect(editor.count == text.count - 1000)
    expectSame(editor.undo(), true)
  }

  @Test("Ten thousand marks on one letter, pasted or typed, are one letter")
  func marks() {
    let marks = String(repeating: "\u{301}", count: 10_000)
    var editor = LineEditor("x")
    expectSame(editor.insert(paste: PastedText(marks)), .done)
    #expect(editor.count == 1)
    for scalar in marks.unicodeScalars.prefix(20) { expectSame(editor.insert(scalar), .done) }
    #expect(editor.count == 1)
    expectSame(editor.delete(.back)?.unicodeScalars.count, 10_021)
  }
}
