import Testing

@testable import AlertLocalization

private func preferences(_ line: String) -> LanguagePreferences {
  var variables: [String: String] = [:]
  for word in line.split(separator: " ") {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
  }
  return LanguagePreferences { variables[$0] }
}

/// The person's language is found as their other programs find it.
@Suite("Which language is wanted") struct LanguagePreferencesTests {
  @Test(
    "The environment, by gettext's rules",
    arguments: [
      ("LANG=es_MX.UTF-8", ["es-MX"]), ("LANG=", []), ("LANG=C", []), ("LANG=C.UTF-8", []),
      ("LANG=C.UTF-8 LANGUAGE=ru", ["ru"]), ("LC_MESSAGES=C LANGUAGE=be", []),
      ("LANG=es_ES.UTF-8 LC_ALL=C", []), ("LANG=en_US LC_MESSAGES=es_ES", ["es-ES"]),
      ("LANG=de LC_ALL=pt_BR.UTF-8 LC_MESSAGES=he_IL", ["pt-BR"]), ("LC_ALL= LANG=es", ["es"]),
      ("LANG=en LANGUAGE=fr_CH:fr_FR:en_GB", ["fr-CH", "fr-FR", "en-GB"]),
      ("LANG=en LANGUAGE=:de::it:", ["de", "it"]), ("LANG=es LANGUAGE=:", ["es"]),
      ("LANG=en LANGUAGE=de:C:es", ["de"]), ("LANG=en LANGUAGE=C:es", []),
      ("LANG=en LANGUAGE=zh-Hant", ["zh-Hant"]), ("LANG=POSIX LANGUAGE=es", []),
      ("LANGUAGE=es", []), ("ALERTMESSAGE_LANG=ja LC_ALL=C", ["ja"]),
      ("LANG=sr_RS.UTF-8@latin", ["sr-Latn-RS"]), ("LANG=ca_ES@valencia", ["ca-ES-valencia"]),
      ("LANG=de_DE@euro", ["de-DE"]), ("LANG=iw_IL", ["he-IL"]), ("LANG=in_ID", ["id-ID"]),
      ("LANG=sh_RS", ["sr-Latn-RS"]), ("LANG=no_NO.UTF-8", ["no-NO"]),
      ("LANG=uz_UZ@cyrillic", ["uz-Cyrl-UZ"]),
      ("LANG=../../etc", []), ("LANG=%s%n", []),
    ]
  )
  func environment(line: String, tags: [String]) {
    #expect(preferences(line).wishes.map(\.language.identifier) == tags)
  }

  @Test("An explicit choice goes before everything")
  func explicit() {
    let wishes = LanguagePreferences(explicit: "pt_BR") { _ in "de" }.wishes
    #expect(wishes.map(\.language.identifier) == ["pt-BR"])
    #expect(wishes[0].variable == nil)
  }
}

@Suite("Which language is chosen") struct LanguageNegotiatorTests {
  @Test(
    "Parents, siblings and scripts; never another language",
    arguments: [
      ("es-ES", "es en", "es", .parent), ("es-MX", "es es-419 en", "es-419", .parent),
      ("es-MX", "es en", "es", .parent), ("pt", "pt-BR pt-PT en", "pt-BR", .sibling),
      ("pt-AO", "pt-BR pt-PT en", "pt-PT", .parent),
      ("zh-TW", "zh-Hans zh-Hant en", "zh-Hant", .parent),
      ("zh-HK", "zh-Hans zh-Hant en", "zh-Hant", .parent), ("zh-TW", "zh-Hans en", "en", .source),
      ("zh-CN", "zh-Hans zh-Hant en", "zh-Hans", .parent),
      ("zh", "zh-Hans zh-Hant en", "zh-Hans", .sibling),
      ("sr-Latn-RS", "sr sr-Latn en", "sr-Latn", .parent),
      ("sr-RS", "sr sr-Latn en", "sr", .parent),
      ("nn-NO", "nb en", "nb", .sibling), ("no", "nb en", "nb", .sibling),
      ("en-AU", "en en-GB", "en-GB", .sibling), ("en-US", "en en-GB", "en", .parent),
      ("ca-ES-valencia", "ca en", "ca", .parent), ("uk", "en ru", "en", .source),
      ("ca", "es en", "en", .source), ("he-IL", "he en", "he", .parent),
      ("xx", "es en", "en", .source),
    ] as [(String, String, String, LanguageChoice.Reason)]
  )
  func choice(wish: String, available: String, chosen: String, reason: LanguageChoice.Reason) {
    let tags = available.split(separator: " ").map { LanguageTag(String($0)) }
    let choice = LanguageNegotiator(available: tags)
      .choose(LanguagePreferences(explicit: wish) { _ in nil })
    #expect(choice.language.identifier == chosen)
    #expect(choice.reason == reason)
  }

  @Test("The first wish that can be met counts")
  func list() {
    let negotiator = LanguageNegotiator(available: [LanguageTag("en"), LanguageTag("es")])
    #expect(negotiator.choose(preferences("LANG=en LANGUAGE=xx:es:en")).language.identifier == "es")
  }
}
