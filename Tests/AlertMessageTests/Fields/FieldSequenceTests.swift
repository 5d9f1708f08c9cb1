import AlertICU
import AlertMessageTesting
import AlertTerminal
import AlertTypesetting
import JourneySupport
import Testing

@testable import AlertMessage

/// Long random sequences of keys, pastes and sizes, in many scripts. If these fail, what a person
/// sees in a field is not what the program gets, or the next letter does not go where the cursor
/// is.
@MainActor @Suite("After any keys the screen shows what is in the field") struct FieldSequenceTests
{
  /// What a person of each script types: letters with their marks, digits, signs and spaces.
  nonisolated static let scripts: [(name: String, language: String, letters: String)] = [
    ("Latin", "en", "a b c d ef gh A B C 0 1 ( . , ) [ - ]"),
    ("accented Latin", "vi", "a e ộ e\u{301} o\u{302}\u{323} đ 1 2 . -"),
    ("Greek", "el", "α β γ δ Ε ώ 4 5 ; « »"), ("Cyrillic", "ru", "а б в г Ж Щ ё 6 № « »"),
    ("Hebrew", "he", "א ב ג ד\u{5B8} ש\u{5BC} 1 2 ( x ) . -"),
    ("Arabic", "ar", "ا ب\u{64E} ت\u{651} ث ج ٣ ٤ 1 ( x ) ، ؟"),
    ("Persian", "fa", "پ چ ژ گ می\u{200C}ر ۵ ۶ « »"),
    ("Devanagari", "hi", "क कि खा ग ष\u{94D} ष\u{94D}क १ २ । ,"),
    ("Bengali", "bn", "ক খি গো ক\u{9CD}খ ৩ ৪ ।"), ("Tamil", "ta", "க ஙி செ க\u{BCD} 1 2"),
    ("Thai", "th", "ก ข\u{E34} ค\u{E48} ง เ แ ๑ ๒ ฯ"), ("Georgian", "ka", "ა ბ გ დ ე 8 „ “"),
    ("Hangul", "ko", "가 나 한 글 \u{1100}\u{1161}\u{11A8} 1 2"),
    ("Japanese", "ja", "日 本 語 テ ス か な 。 「 」 ﾊﾟ 1"),
    ("emoji", "en", "👩\u{200D}👧 👍\u{1F3FD} 🇫🇷 🇩🇪 ❤\u{FE0F} 1\u{FE0F}\u{20E3} a"),
    ("mixed", "he", "abc אבג ا ب 日本 1 ٣ 🎉 ( )"),
  ]
  /// 100,800 steps in all where a machine runs the tests (`CI` is set), a few thousand at a desk.
  nonisolated static let stepsInEachScript = Environment.process["CI"] == nil ? 600 : 6_300
  nonisolated static let seed: UInt64 = 20_240_607

  @Test("In every script", arguments: scripts.indices)
  func everyScript(index: Int) async {
    let script = Self.scripts[index]
    var walk = FieldWalk(
      script.language,
      script.letters,
      // A picture is as wide as one letter; where several letters are one, terminals count each.
      widths: script.name == "emoji" ? .clusters : .codePoints,
      seed: Self.seed + UInt64(index)
    )
    for step in 0..<Self.stepsInEachScript {
      // Others need the main actor too.
      if step.isMultiple(of: 20) { await Task.yield() }
      let key = walk.step()
      let fault = walk.fault
      guard fault == nil else {
        Issue.record("\(script.name), seed \(Self.seed), step \(step), \(key): \(fault ?? "")")
        return
      }
    }
    print("fields in \(script.name): seed \(Self.seed), \(Self.stepsInEachScript) steps")
  }
}
