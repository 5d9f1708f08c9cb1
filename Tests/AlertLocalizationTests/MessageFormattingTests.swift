import AlertICU
import JourneySupport
import Testing

@testable import AlertLocalization

private func formatted(
  _ pattern: String,
  _ arguments: [String: MessageArgument] = [:],
  in language: String = "en"
) throws(MessageError) -> String {
  try MessageFormatter.format(pattern, arguments: arguments, in: LanguageTag(language))
}

/// Texts with values in them read as a user of the language expects.
@Suite("Formatting messages") struct MessageFormattingTests {
  @Test(
    "Numbers, plurals, selects, dates and lists",
    arguments: [
      ("{n}", ["n": 1_234], "de", "1.234"),
      ("{n}", ["n": .integer(.max)], "en", "9,223,372,036,854,775,807"),
      ("{n, number}", ["n": .integer(.min)], "en", "-9,223,372,036,854,775,808"),
      ("{n, number, percent}", ["n": .number(0.25)], "es", "25\u{A0}%"),
      ("{n, plural, one {# fichier} other {# fichiers}}", ["n": 0], "fr", "0 fichier"),
      // L6: French has a form for millions that translators leave out.
      (
        "{n, plural, one {# fichier} other {# fichiers}}", ["n": 1_000_000], "fr",
        "1\u{202F}000\u{202F}000 fichiers"
      ),
      ("{n, plural, offset:1 =0 {nobody} one {you and #} other {+#}}", ["n": 2], "en", "you and 1"),
      ("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", ["n": 23], "en", "23rd"),
      ("{s, select, f {ella} other {él}}", ["s": "f"], "es", "ella"),
      ("{s, select, f {ella} other {él}}", ["s": "x"], "es", "él"),
      ("{d, date, ::yyyy}", ["d": .date(1_750_000_000)], "en", "2025"),
      ("{x}", ["x": .list(["a", "b", "c"])], "es", "a, b y c"),
      ("{x}!", ["x": .list(["a", "b"])], "de", "a und b!"),
      ("{x}", ["x": .list([])], "en", ""),
      ("'{'x'}' it''s {x}", ["x": "y"], "en", "{x} it's y"),
      ("it's {x}", ["x": "y"], "en", "it's y"),
      ("}{x}'", ["x": "y"], "en", "}y'"),
    ] as [(String, [String: MessageArgument], String, String)]
  )
  func formats(
    pattern: String,
    arguments: [String: MessageArgument],
    language: String,
    text: String
  ) throws {
    #expect(try formatted(pattern, arguments, in: language) == text)
  }

  @Test(
    "Digits are those of the language (L9)",
    arguments: [
      ("ar", "١٬٢٣٤"), ("ar-EG", "١٬٢٣٤"), ("ar-AE", "1,234"), ("fa", "۱٬۲۳۴"), ("hi", "1,234"),
      ("bn", "১,২৩৪"), ("en", "1,234"), ("de-CH", "1’234"), ("es", "1.234"),
    ]
  )
  func digits(language: String, text: String) throws {
    #expect(try formatted("{n}", ["n": 1_234], in: language) == text)
    // A number alone is written as it is in a message.
    #expect(LocaleData.format(1_234, locale: language) == text)
  }

  @Test("An argument that is missing or of the wrong kind is an error that names it")
  func wrongArguments() {
    let plural = "{n, plural, other {# of {x}}}"
    let missing = #expect(throws: MessageError.self) { try formatted(plural, ["x": "a"]) }
    #expect(missing?.code == .missingArgument)
    #expect(missing?.arguments["name"] == "n")
    #expect(missing?.offset == 1)
    let text = #expect(throws: MessageError.self) { try formatted(plural, ["x": "a", "n": "3"]) }
    #expect(text?.code == .notANumber)
    #expect(text?.arguments["value"] == "3")
    let number = #expect(throws: MessageError.self) {
      try formatted("{s, select, other {x}}", ["s": 1])
    }
    #expect(number?.code == .notAText)
    let style = #expect(throws: MessageError.self) {
      try formatted("a {n, number, ::currency/} b", ["n": 1])
    }
    #expect(style?.code == .unsupportedStyle)
    #expect(throws: MessageError.self) { try formatted("{x}") }
  }

  @Test("What ICU 72 does with wrong arguments, for which they are checked before")
  func icu() throws {
    // Where one of these fails, another ICU is at hand, and the checks must be looked at.
    #expect(try MessageFormat.format("a {x}", locale: "en", arguments: [:]) == "a {x}")
    #expect(throws: MessageFormat.Failure.self) {
      try MessageFormat.format("{n, plural, other {#}}", locale: "en", arguments: ["n": .text("3")])
    }
    #expect(throws: MessageFormat.Failure.self) {
      try MessageFormat.format("{s, select, other {}}", locale: "en", arguments: ["s": .integer(1)])
    }
    #expect(throws: MessageFormat.Failure.self) { try MessageFormat.check("{n, plural, one {#}}") }
    #expect(throws: Never.self) { try MessageFormat.check("{n, plural, ones {#} other {#}}") }
    #expect(throws: Never.self) { try MessageFormat.check("{n, plural, one {a} one {b} other {}}") }
    #expect(
      try MessageFormat.format("d'{n}", locale: "fr", arguments: ["n": .integer(3)]) == "d{n}"
    )
  }

  /// Pieces of sound patterns, and values for their arguments.
  static let pieces = [
    "{a}", "{b}", "{0}", "{ a }", "'", "''", "'{'", "}", "it's ", "text ", "é", "日", "#", "|",
    "{n}",
    "{n, number}",
  ]
  static let values: [String: MessageArgument] = [
    "a": "x'{y}'", "b": "", "0": "0", "n": 999,
  ]

  @Test("What is formatted without ICU is what ICU makes of it")
  func withoutICU() throws {
    var random = SeededGenerator(seed: 2)
    var compared = 0
    for _ in 0..<5_000 {
      let pattern = (0..<Int(random.next() % 6))
        .map { _ in Self.pieces[Int(random.next() % UInt64(Self.pieces.count))] }.joined()
      guard let text = try? formatted(pattern, Self.values) else { continue }
      let raw: [String: MessageFormat.Argument] = [
        "a": .text("x'{y}'"), "b": .text(""), "0": .text("0"), "n": .integer(999),
      ]
      #expect(
        text == (try MessageFormat.format(pattern, locale: "en", arguments: raw)),
        "\(pattern)"
      )
      compared += 1
    }
    #expect(compared > 3_000)
  }

  static let languagesWithLatinDigits = (UInt8(ascii: "a")...UInt8(ascii: "z")).flatMap { first in
    (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(decoding: [first, $0], as: UTF8.self) }
  }.filter { LanguageTag($0).hasLatinDigits }

  @Test(
    "Small numbers written without ICU are what ICU writes",
    arguments: languagesWithLatinDigits
  )
  func smallNumbers(code: String) {
    // Where other digits, or other locales of a language, are in use.
    let regions = """
      AE AF AT BD BT CH CN DZ EG ER GB ID IL IN IQ IR JO KH KM KW LA LB LK LY MA MM MR MV NP OM PK PS \
      QA RS SA SD SG SO SS SY TD TH TN TR TW US UZ YE ZA Arab Cyrl Deva Hant Latn 419 001
      """.split(separator: " ").map { "\(code)-\($0)" }
    for tag in [code] + regions where LanguageTag(tag).hasLatinDigits {
      for number in [0, 7, 42, 999] as [Int64] {
        #expect(LocaleData.format(number, locale: tag) == String(number), "\(tag)")
      }
    }
  }

  @Test(
    "Text of another direction is isolated, text of the same is not",
    arguments: [
      ("en", "שלום", true), ("en", "report.pdf", false), ("en", "日本", false),
      ("en", "a\u{202E}b", true),
      ("he", "שלום", false), ("he", "שלום לכם", false), ("he", "report.pdf", true),
      ("he", "3", false),
      ("he", "1-2", true), ("ar", "مرحبا", false), ("ar", "/tmp/ملف", true), ("ur", "日本", true),
      ("en", "\u{10A00}", true), ("en", "ﷲ", true), ("en", "é", false), ("he", "", false),
    ]
  )
  func isolation(language: String, text: String, isIsolated: Bool) throws {
    let shown = isIsolated ? "\u{2068}\(text)\u{2069}" : text
    #expect(try formatted("<{x}>", ["x": .text(text)], in: language) == "<\(shown)>")
    #expect(
      try formatted("{n, plural, other {<{x}>}}", ["x": .text(text), "n": 1], in: language)
        == "<\(shown)>"
    )
  }

  @Test("More patterns than are kept are formatted all the same, from many threads")
  func cache() async {
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<4 {
        group.addTask {
          (0..<400).allSatisfy { number in
            let text = try? formatted(
              "{n, plural, one {# a\(number % 300)} other {# b\(number % 300)}}",
              ["n": .integer(Int64(task + 1))]
            )
            return text == "\(task + 1) \(task == 0 ? "a" : "b")\(number % 300)"
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
