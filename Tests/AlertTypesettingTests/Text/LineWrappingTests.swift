import Testing

@testable import AlertTypesetting

/// If these fail, a message is cut, a word torn, or a line begins where none may.
@Suite("Lines of every script") struct LineWrappingTests {
  private func lines(_ text: String, _ columns: Int, _ language: String = "en") -> [String] {
    Typesetter(language: language).wrap(text, columns: columns).map(\.text)
  }

  @Test("Spaces at a break vanish, those at a paragraph's beginning stay")
  func spaces() {
    #expect(lines("one two  three", 7) == ["one two", "three"])
    #expect(lines("  indented text", 10) == ["  indented", "text"])
    #expect(lines("one two   ", 7) == ["one two"])
    #expect(lines("          ", 4) == [""])
    #expect(lines("日本語\u{3000}日本語", 6, "zh") == ["日本語", "日本語"])
  }

  @Test("Ends of paragraphs break, whatever they are written with; empty lines stay")
  func paragraphs() {
    #expect(
      lines("a\n\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g\n", 9) == [
        "a", "", "b", "c", "d", "e", "f", "g", "",
      ]
    )
    #expect(lines("", 9) == [""])
  }

  @Test("A word longer than a line breaks between clusters, and begins on a line of its own")
  func longWords() {
    #expect(lines("ab abcdefghij kl", 4) == ["ab", "abcd", "efgh", "ij", "kl"])
    #expect(lines("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 5) == ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"])
    #expect(lines("日本", 1, "zh") == ["日", "本"])
    let marks = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(lines(marks + "x", 1) == [marks, "x"])
  }

  /// D10.
  ///
  /// Down to six columns: one letter and two marks that belong to it.
  @Test(
    "No line begins with a closing mark (UAX #14, LB13)",
    arguments: ["ja", "zh-Hans", "zh-Hant", "en"]
  )
  func kinsoku(language: String) {
    let text = "本当に削除しますか？はい。（いいえ）、取り消せません！最後に「確認」してください。"
    for columns in 6...40 {
      for line in lines(text, columns, language) {
        #expect(!"。？！）、」".contains(line.first ?? " "), "\(columns): \(line)")
        #expect(!"（「".contains(line.last ?? " "), "\(columns): \(line)")
      }
    }
  }

  @Test("Japanese breaks between phrases, and between letters only where a phrase is too long")
  func japanese() {
    #expect(lines("東京都庁を見学する", 12, "ja") == ["東京都庁を", "見学する"])
    #expect(
      lines("東京特許許可局局長", 8, "ja-JP").allSatisfy { Typesetter(language: "ja").width(of: $0) <= 8 }
    )
    // Without phrases a line is filled up.
    #expect(lines("東京都庁を見学する", 12, "zh") == ["東京都庁を見", "学する"])
  }

  /// D9.
  @Test(
    "Thai, Lao, Khmer and Burmese break between the words of ICU's dictionaries",
    arguments: [
      ("th", "ลบ|ไฟล์|หรือ|ไม่"), ("lo", "ທ່ານ|ຕ້ອງການ|ລຶບ|ໄຟລ໌|ບໍ່"),
      ("km", "តើ|អ្នក|ពិតជា|ចង់|លុប|ឯកសារ"), ("my", "ဖိုင်|များ|ကို|ဖျက်|လို|ပါ|သလား"),
    ]
  )
  func dictionaries(language: String, words: String) {
    let pieces = words.split(separator: "|").map(String.init)
    let typesetter = Typesetter(language: language)
    let widest = pieces.map { typesetter.width(of: $0) }.max() ?? 0
    // At the width of the widest word no line ends inside a word.
    let text = pieces.joined()
    var ends: Set<Int> = []
    for columns in widest...(2 * widest) {
      var end = 0
      for line in typesetter.wrap(text, columns: columns) {
        end += line.text.unicodeScalars.count
        ends.insert(end)
      }
    }
    var wordEnds: Set<Int> = []
    for count in 1...pieces.count {
      wordEnds.insert(pieces[..<count].joined().unicodeScalars.count)
    }
    #expect(ends.isSubset(of: wordEnds), "\(ends) not in \(wordEnds)")
  }

  @Test("Korean breaks at spaces, and keeps numbers and Latin words with their endings")
  func korean() {
    #expect(lines("파일을 삭제하시겠습니까", 16, "ko") == ["파일을", "삭제하시겠습니까"])
    #expect(lines("이 파일 3개를 삭제할까요?", 9, "ko-KR") == ["이 파일", "3개를", "삭제할까", "요?"])
    #expect(lines("README를 열기", 8, "ko") == ["README를", "열기"])
  }

  @Test("A soft hyphen is seen only where a line ends at it")
  func softHyphens() {
    #expect(lines("Donau\u{AD}dampf\u{AD}schiff", 30, "de") == ["Donaudampfschiff"])
    #expect(lines("Donau\u{AD}dampf\u{AD}schiff", 12, "de") == ["Donaudampf-", "schiff"])
    #expect(lines("Donau\u{AD}dampf\u{AD}schiff", 10, "de") == ["Donau-", "dampf-", "schiff"])
    #expect(lines("про\u{AD}грам\u{AD}ма", 8, "ru") == ["програм-", "ма"])
  }

  private static let samples: [(String, String)] = [
    ("en", "This is an example 中文混排 of mixed text, with numbers 3.14 and (brackets)."),
    ("de", "Möchten Sie die Änderungen am Dokument „Größe“ wirklich speichern?"),
    ("ru", "Вы действительно хотите удалить эти файлы?"),
    ("zh", "您确定要永久删除这些文件吗？此操作无法撤消。"),
    ("ja", "選択したファイルを完全に削除しますか？この操作は取り消せません。"),
    ("ko", "선택한 파일 3개를 완전히 삭제하시겠습니까? 이 작업은 취소할 수 없습니다."),
    ("th", "คุณต้องการลบไฟล์ที่เลือกอย่างถาวรหรือไม่ การดำเนินการนี้ไม่สามารถยกเลิกได้"),
    ("hi", "क्या आप वाकई चुनी हुई फ़ाइलें हमेशा के लिए हटाना चाहते हैं?"),
    ("ta", "தேர்ந்தெடுத்த கோப்புகளை நீக்க வேண்டுமா?"), ("km", "តើអ្នកពិតជាចង់លុបឯកសារទាំងនេះមែនទេ"),
    ("my", "ဤဖိုင်များကို အမှန်တကယ် ဖျက်လိုပါသလား"),
    ("ar", "هل تريد حذف الملفات المحددة نهائيا؟ لا يمكن التراجع."),
    ("he", "האם למחוק את הקבצים שנבחרו? לא ניתן לבטל פעולה זו."),
    ("en", "Done 🎉 Party 👩‍👩‍👧‍👦 flags 🇩🇪🇫🇷 and ❤️ keys 1️⃣ ok 👍🏽 💇🏻‍♀️"),
  ]

  /// D6, D9.
  @Test(
    "Every line fits, nothing but spaces is lost, no cluster is torn",
    arguments: samples.indices
  )
  func everyWidth(index: Int) {
    let (language, text) = Self.samples[index]
    for direction in [TextDirection.leftToRight, .rightToLeft] {
      let typesetter = Typesetter(language: language, direction: direction)
      let total = typesetter.width(of: text)
      // No cluster of these is wider than four columns.
      for columns in 4...(total + 1) {
        let wrapped = typesetter.wrap(text, columns: columns)
        for line in wrapped {
          #expect(line.width <= columns, "\(columns): \(line.text)")
          #expect(line.width == typesetter.width(of: line.text))
        }
        let letters = wrapped.flatMap { Array($0.text.filter { !Self.vanishes($0) }) }
        #expect(letters == Array(text.filter { !Self.vanishes($0) }), "\(columns)")
        #expect((wrapped.count == 1) == (columns >= total))
      }
    }
  }

  /// Spaces, and the marks of direction that lines get.
  private static func vanishes(_ character: Character) -> Bool {
    " \u{200E}\u{200F}\u{61C}".contains(character)
  }

  @Test("A megabyte without a break takes its time by the letter, not by the square")
  func megabyte() {
    #expect(lines(String(repeating: "a", count: 1_000_000), 80).count == 12_500)
    #expect(lines(String(repeating: "ש", count: 100_000), 80, "he").count == 1_250)
    #expect(lines(String(repeating: "\u{2067}", count: 20_000), 80, "he").count == 1)
  }

  @Test("Cutting leaves a mark, at either end, at a cluster, with isolates closed")
  func truncation() {
    let typesetter = Typesetter(language: "en")
    #expect(typesetter.truncate("abcdef", columns: 6) == "abcdef")
    #expect(typesetter.truncate("abcdef", columns: 4) == "abc…")
    #expect(typesetter.truncate("abcdef", columns: 4, .atStart) == "…def")
    #expect(typesetter.truncate("abcdef", columns: 5, mark: "...") == "ab...")
    #expect(typesetter.truncate("日本語", columns: 4) == "日…")
    #expect(typesetter.truncate("日本語", columns: 4, .atStart) == "…語")
    #expect(typesetter.truncate("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", columns: 3) == "👩‍👩‍👧‍👦…")
    #expect(typesetter.truncate("abc", columns: 0) == "")
    #expect(typesetter.truncate("a\u{2067}bcd\u{2069}", columns: 3) == "a\u{2067}b\u{2069}…")
    #expect(
      typesetter.truncate("a\u{2067}bcd\u{2069}", columns: 3, .atStart) == "…\u{2068}cd\u{2069}"
    )
  }
}
