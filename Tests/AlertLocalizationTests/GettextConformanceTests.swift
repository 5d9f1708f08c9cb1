import Testing

@testable import AlertLocalization

/// A person who set up their environment for gettext's programs is understood here as well.
@Suite("What gettext makes of an environment") struct GettextConformanceTests {
  /// The catalogs that were installed when gettext was asked.
  static let installed = [
    "es", "es_MX", "es_419", "ca", "ca@valencia", "sr", "sr@latin", "zh_TW", "zh_Hant", "zh_CN",
    "pt", "pt_BR", "nb", "no", "he", "iw", "tr", "en",
  ]

  /// Our answers where they are meant to be others, and why.
  static let differences: [String: (answer: String, why: String)] = [
    "LANGUAGE=es LANG=nonexistent_XX.UTF-8": ("es", "no locale need be generated"),
    "LANGUAGE=: LANG=es_ES.UTF-8": ("es", "a list without an item is no list"),
    "LANG=zh_HK.UTF-8 (no zh_HK, no zh)": ("zh_TW", "the same script, by CLDR's parents"),
    "LANG=ES_es.UTF-8": ("es", "tags have no case"),
    "LANGUAGE=ES LANG=en_US.UTF-8": ("es", "tags have no case"),
    "LANGUAGE=es-MX LANG=en_US.UTF-8": ("es_MX", "BCP 47 is understood"),
    "LANGUAGE=zh-Hant LANG=en_US.UTF-8": ("zh_Hant", "BCP 47 is understood"),
    "LANG=es_ES (locale not generated without codeset)": ("es", "no locale need be generated"),
    "LANG=zh_TW.UTF-8 (zh_TW removed, zh_Hant present)": ("zh_Hant", "the same script"),
    "LANG=nb_NO.UTF-8 (nb removed, no present)": ("no", "one language"),
    "LANG=he_IL.UTF-8 (he removed, iw present)": ("iw", "the old code of the same language"),
    "LANG=pt_PT.UTF-8 (pt removed, pt_BR present)": ("pt_BR", "the nearest of the same language"),
  ]

  @Test("All environments", .needsSharedFolder)
  func conformance() throws {
    var agreed = 0
    var seen: Set<String> = []
    for line in try SharedFolder.lines("suites/gettext_oracle.tsv") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 2, !line.hasPrefix("#") else { continue }
      let answer = Self.answer(to: fields[0])
      if let difference = Self.differences[fields[0]] {
        seen.insert(fields[0])
        #expect(answer == difference.answer, "\(fields[0]): \(difference.why)")
      } else {
        #expect(answer == fields[1], "\(fields[0])")
        agreed += 1
      }
    }
    print("gettext environments: \(agreed) agree, \(seen.count) differ as they are meant to")
    #expect(seen.count == Self.differences.count)
    #expect(agreed + seen.count == 44)
  }

  /// The catalog that we would use, by its name in the list; `-` for the source language.
  private static func answer(to row: String) -> String {
    var variables: [String: String] = [:]
    var catalogs = installed
    let parts = row.split(separator: "(", maxSplits: 1)
    for word in parts[0].split(separator: " ") {
      let pair = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      variables[String(pair[0])] = String(pair[1])
    }
    if let note = parts.dropFirst().first, let end = note.firstRange(of: " removed") {
      catalogs.removeAll { $0 == note[..<end.lowerBound] }
    }
    let tags = catalogs.map { $0 == "iw" ? LanguageTag("iw") : LanguageTag(localeName: $0) }
    let choice = LanguageNegotiator(available: tags.compactMap { $0 })
      .choose(LanguagePreferences { variables[$0] })
    if choice.reason == .source { return "-" }
    return zip(catalogs, tags).first { $0.1 == choice.language }?.0 ?? "?"
  }
}
