import Testing

@testable import AlertLocalization

/// Every count is followed by the form that the language has for it.
@Suite("CLDR's plural samples") struct PluralConformanceTests {
  @Test("All samples, through message patterns", .needsSharedFolder)
  func conformance() throws {
    var samples = 0
    var compact = 0
    var wrong: [String] = []
    for line in try SharedFolder.lines("suites/cldr42_plural_samples.tsv") where !line.isEmpty {
      let fields = line.split(separator: "\t").map(String.init)
      let (language, category) = (LanguageTag(fields[0]), fields[2])
      for sample in fields[4].split(separator: ",") {
        // `1c6` is a number written as “1 million”, which no argument is.
        if sample.contains("c") {
          compact += 1
          continue
        }
        samples += 1
        let chosen = try Self.category(of: sample, in: language)
        if chosen != category { wrong.append("\(language) \(sample): \(chosen)") }
      }
    }
    print("plural samples: \(samples - wrong.count) of \(samples) agree, \(compact) are compact")
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
    #expect(samples == 11_853)
  }

  /// The form that a pattern chooses. For decimals the pattern shows as many digits as the sample
  /// has, since `1.0` is another number than `1` in most languages; ICU 72 chooses by that only
  /// where the digits are given as `0.0`, and not as a skeleton.
  private static func category(of sample: Substring, in language: LanguageTag) throws -> String {
    let fraction = sample.split(separator: ".").dropFirst().first?.count
    let shown = fraction.map { "{n, number, 0.\(String(repeating: "0", count: $0))}" } ?? ""
    let forms = ["zero", "one", "two", "few", "many", "other"].map { "\($0) {\($0) \(shown)}" }
    let number: MessageArgument =
      if let whole = Int64(sample) { .integer(whole) } else {
        .number(try #require(Double(sample)))
      }
    let text = try MessageFormatter.format(
      "{n, plural, \(forms.joined(separator: " "))}",
      arguments: ["n": number],
      in: language
    )
    return String(text.prefix { $0 != " " })
  }
}
