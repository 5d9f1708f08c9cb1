import AlertICU
import Testing

@testable import AlertLocalization

/// Who uses several programs gets the language that ICU's matcher would give, except where that
/// would be another language than the wished one.
@Suite("ICU's own test of its locale matcher") struct MatcherConformanceTests {
  struct Case {
    var desired: [LanguageTag]
    var supported: [LanguageTag]
    var fallback: LanguageTag
    /// Nil where the matcher finds nothing.
    var expected: LanguageTag?

    var name: String {
      desired.map(\.identifier).joined(separator: ",") + " of "
        + supported.map(\.identifier).joined(separator: ",")
    }
  }

  /// Why our answer is meant to be another one.
  enum Difference: String, CaseIterable {
    case anotherLanguage = "another language, which no author configured"
    case norwegian = "nb, nn and no are one language and go before the next wish"
    case upToDate = "sh is brought up to date to sr-Latn before it is looked for"
  }

  @Test("All cases without favour and threshold", .needsSharedFolder)
  func conformance() throws {
    let cases = try Self.cases()
    var agreed = 0
    var differences: [Difference: Int] = [:]
    for test in cases {
      let negotiator = LanguageNegotiator(available: test.supported, source: test.fallback)
      let list = test.desired.map(\.identifier).joined(separator: ":")
      let choice = negotiator.choose(
        LanguagePreferences { ["LANG": "C.UTF-8", "LANGUAGE": list][$0] }
      )
      let found = choice.reason == .source ? test.fallback : choice.language
      if found.canonical == (test.expected ?? test.fallback).canonical {
        agreed += 1
      } else if let difference = Self.difference(test, choice) {
        differences[difference, default: 0] += 1
      } else {
        Issue.record("\(test.name): \(found), and not \(test.expected?.identifier ?? "null")")
      }
    }
    print("locale matcher: \(agreed) of \(cases.count) agree")
    for kind in Difference.allCases {
      print("  \(differences[kind] ?? 0) differ: \(kind.rawValue)")
    }
    #expect(cases.count >= 498)
    #expect(agreed + differences.values.reduce(0, +) >= 495)
    #expect(agreed >= 485)
  }

  private static func difference(_ test: Case, _ choice: LanguageChoice) -> Difference? {
    if test.desired.contains(LanguageTag("sh")) { return .upToDate }
    let norwegian = ["nb", "nn", "no"]
    if choice.reason != .source, norwegian.contains(choice.language.languageCode) {
      return .norwegian
    }
    let wished = test.desired.map(\.canonical.languageCode)
    guard choice.reason == .source, let expected = test.expected,
      !wished.contains(expected.canonical.languageCode)
    else { return nil }
    return .anotherLanguage
  }

  /// Reads the file: groups begin with `**`, lines with `@` set what holds for the cases below
  /// them.
  private static func cases() throws -> [Case] {
    var cases: [Case] = []
    var supported: [LanguageTag] = []
    var fallback: LanguageTag?
    var favour = ""
    var threshold = ""
    for line in try SharedFolder.lines("suites/icu72_localeMatcherTest.txt") {
      let text = trimmed(line.prefix { $0 != "#" })
      func value(_ name: String) -> Substring? {
        text.hasPrefix("@\(name)=") ? text.dropFirst(name.count + 2) : nil
      }
      if text.hasPrefix("**") {
        (supported, fallback, favour, threshold) = ([], nil, "", "")
      } else if let list = value("supported") {
        supported = tags(list)
      } else if let tag = value("default") {
        fallback = tags(tag).first
      } else if let word = value("favor") {
        favour = String(word)
      } else if let number = value("threshold") {
        threshold = String(number)
      } else if let arrow = text.firstRange(of: ">>"), favour.isEmpty, threshold.isEmpty {
        let answers = text[arrow.upperBound...]
          .split(separator: "|", omittingEmptySubsequences: false)
        let answer = trimmed(answers[0])
        if answer.isEmpty { continue }
        cases.append(
          Case(
            desired: tags(text[..<arrow.lowerBound]),
            supported: supported,
            fallback: fallback ?? supported.first ?? LanguageTag("und"),
            expected: answer == "null" ? nil : LanguageTag(String(answer))
          )
        )
      }
    }
    return cases
  }

  private static func tags(_ list: Substring) -> [LanguageTag] {
    list.split(separator: ",").map { LanguageTag(String(trimmed($0))) }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
