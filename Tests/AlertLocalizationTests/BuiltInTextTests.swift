import AlertICU
import Testing

@testable import AlertLocalization

/// Whoever answers in any of the languages sees every word, with the right arguments.
@Suite("Built-in texts") struct BuiltInTextTests {
  static let languages = BuiltInTexts.alerts.languages

  private func arguments(_ pattern: String) throws -> Set<String> {
    Set(try MessagePattern(pattern).arguments.map(\.name))
  }

  @Test(
    "Every key of the source, with the same arguments, in a sound pattern",
    arguments: languages
  )
  func complete(language: LanguageTag) throws {
    for texts in [BuiltInTexts.alerts, .command] {
      guard let patterns = texts.patterns(in: language) else { continue }
      let source = try #require(texts.patterns(in: LanguageTag("en")))
      #expect(Set(patterns.keys) == Set(source.keys))
      for (key, pattern) in patterns {
        let expected = try arguments(source[key] ?? "")
        #expect(try arguments(pattern) == expected, "\(key)")
        #expect(throws: Never.self, "\(key)") { try MessageFormat.check(pattern) }
        #expect(!pattern.contains("'"), "\(key): an apostrophe is syntax; write ’")
        #expect(
          !pattern.unicodeScalars.contains {
            [.control, .privateUse, .unassigned].contains($0.properties.generalCategory)
          },
          "\(key)"
        )
      }
    }
  }

  @Test("Titles that can stand in one alert differ", arguments: languages)
  func different(language: LanguageTag) throws {
    let keys = [
      "ok", "cancel", "yes", "no", "close", "save", "dontSave", "delete", "remove", "discard",
      "retry", "abort", "ignore", "continue", "back", "next", "skip",
    ]
    let titles = try keys.map { try #require(BuiltInTexts.alerts.pattern($0, in: language)) }
    #expect(Set(titles).count == titles.count, "\(titles)")
    #expect(
      BuiltInTexts.alerts.pattern("yes.letter", in: language)
        != BuiltInTexts.alerts.pattern("no.letter", in: language)
    )
  }

  @Test("Plurals have the language's forms")
  func plurals() {
    func lines(_ count: Int64, _ language: String) -> String? {
      Localizer(LanguagePreferences(explicit: language) { _ in nil })
        .string("more.below", arguments: ["count": .integer(count)])
    }
    #expect(lines(1, "ru") == "ещё 1 строка ниже")
    #expect(lines(3, "ru") == "ещё 3 строки ниже")
    #expect(lines(11, "ru") == "ещё 11 строк ниже")
    #expect(lines(21, "ru") == "ещё 21 строка ниже")
    #expect(lines(2, "ar") == "سطران آخران أدناه")
    #expect(lines(3, "ar") == "٣ أسطر أخرى أدناه")
    #expect(lines(1, "en") == "1 more line below")
  }
}
