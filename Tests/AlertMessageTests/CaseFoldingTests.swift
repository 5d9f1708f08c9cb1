import Testing

@testable import AlertMessage

/// If these fail, somebody who types with Caps Lock on, or in Turkish, is not understood, or is
/// taken to mean another word.
@Suite("Upper and lower case") struct CaseFoldingTests {
  @Test(
    "Both are the same word",
    arguments: [
      ("CANCEL", "cancel"), ("ÇIKIŞ", "çıkış"), ("İPTAL", "iptal"), ("I\u{307}ptal", "İptal"),
      ("ΆΛΛΟΣ", "άλλος"), ("ОТМЕНА", "отмена"), ("ŻÓŁW", "żółw"),
    ]
  )
  func same(upper: String, lower: String) {
    #expect(upper.caseFolded == lower.caseFolded)
  }

  @Test("A beginning of a word stays one, also where it ends in the letter of a word's end")
  func beginning() { #expect("ΣΑΣΤΟΣ".caseFolded.hasPrefix("σας".caseFolded)) }

  @Test("Marks make another word", arguments: [("z\u{307}", "z"), ("é", "e"), ("ñ", "n")])
  func different(marked: String, plain: String) {
    #expect(marked.caseFolded != plain.caseFolded)
  }
}
