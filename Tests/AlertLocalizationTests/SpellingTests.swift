import Testing

@testable import AlertLocalization

/// A slip is told with the word that was meant; a wrong guess would send people astray.
@Suite("Spelling") struct SpellingTests {
  @Test(
    "The nearest word",
    arguments: [
      ("cuont", "count"), ("coun", "count"), ("COUNT", "count"), ("counter", nil),
      ("severitiy", "severity"), ("number", nil), ("x", nil), ("", nil),
    ] as [(String, String?)]
  )
  func nearest(word: String, meant: String?) {
    #expect(Spelling.nearest(to: word, among: ["count", "severity", "user"]) == meant)
  }
}
