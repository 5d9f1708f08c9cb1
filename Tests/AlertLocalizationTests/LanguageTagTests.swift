import AlertICU
import Testing

@testable import AlertLocalization

/// A tag means the same however it is written, and text stands on the right side of the screen.
@Suite("Language tags") struct LanguageTagTests {
  @Test(
    "The usual case (RFC 5646, 2.1.1)",
    arguments: [
      ("ES", "es"), ("es_mx", "es-MX"), ("ZH-HANT-tw", "zh-Hant-TW"), ("sr_latn", "sr-Latn"),
      ("es-419", "es-419"), ("de-1996", "de-1996"), ("DE-de-U-CO-PHONEBK", "de-DE-u-co-phonebk"),
      ("en-x-TW", "en-x-tw"), ("sl-Rozaj-BISKE", "sl-rozaj-biske"), ("", ""), ("-", ""),
      ("en-", "en"),
      ("_en__us", "en-US"),
    ]
  )
  func usualCase(written: String, usual: String) {
    #expect(LanguageTag(written).identifier == usual)
  }

  @Test("The parts of a tag")
  func parts() {
    let tag = LanguageTag("zh-Hant-TW-x-hans")
    #expect((tag.languageCode, tag.scriptCode, tag.regionCode) == ("zh", "Hant", "TW"))
    let spanish = LanguageTag("es-419")
    #expect((spanish.languageCode, spanish.scriptCode, spanish.regionCode) == ("es", nil, "419"))
    #expect(LanguageTag("de-1996").scriptCode == nil)
    #expect(LanguageTag("en-u-nu-latn").scriptCode == nil)
  }

  @Test(
    "Names of locales",
    arguments: [
      ("es_MX.UTF-8", "es-MX"), ("sr_RS@latin", "sr-Latn-RS"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
      ("uz@cyrillic", "uz-Cyrl"), ("tt_RU@iqtelif", "tt-Latn-RU"),
      ("ks_IN@devanagari", "ks-Deva-IN"),
      ("ca_ES@valencia", "ca-ES-valencia"), ("de_DE@euro", "de-DE"), ("sr-Cyrl@latin", "sr-Cyrl"),
      ("iw", "he"), ("in_ID", "id-ID"), ("mo", "ro"), ("tl_PH", "fil-PH"), ("sh_RS", "sr-Latn-RS"),
      ("ji", "yi"), ("jw", "jv"), ("x-klingon", "x-klingon"), ("zh-hans", "zh-Hans"),
      ("C", nil), ("POSIX", nil), ("", nil), ("e", nil), ("english", nil), ("es-", "es"),
      ("es MX", nil), ("../es", nil), ("es-waytoolongpart", nil), ("12", nil), ("é", nil),
      ("@latin", nil),
    ] as [(String, String?)]
  )
  func localeNames(name: String, tag: String?) {
    #expect(LanguageTag(localeName: name)?.identifier == tag)
  }

  static let codes = (UInt8(ascii: "a")...UInt8(ascii: "z")).flatMap { first in
    (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(decoding: [first, $0], as: UTF8.self) }
  }

  @Test("The direction of every language of two letters is the one in ICU")
  func direction() {
    for code in Self.codes + ["ast", "ckb", "fil", "nqo", "yue"] {
      let tags = ["", "-AE", "-CN", "-IN", "-IR", "-PK", "-TR", "-US", "-Arab", "-Hebr", "-Latn"]
      for tag in (tags + ["-Cyrl", "-Hans", "-Thaa", "-Deva-PK"]).map({ code + $0 }) {
        #expect(LanguageTag(tag).isRightToLeft == LocaleData.isRightToLeft(tag), "\(tag)")
      }
    }
  }

  @Test(
    "Names of languages",
    arguments: [
      ("es-MX", "es-MX", "español (México)"), ("pt-BR", "en", "Portuguese (Brazil)"),
      ("zh-Hant", "ja", "中国語 (繁体字)"), ("en", "ar", "الإنجليزية"),
    ]
  )
  func displayNames(tag: String, language: String, name: String) {
    #expect(LanguageTag(tag).displayName(in: LanguageTag(language)) == name)
  }
}

@Suite("Languages that stand in for others") struct LanguageFallbackTests {
  private func choose(_ wish: String, _ available: String) -> LanguageChoice {
    LanguageNegotiator(
      available: available.split(separator: " ").map { LanguageTag(String($0)) },
      source: LanguageTag("en"),
      fallbacks: [
        LanguageTag("uk"): [LanguageTag("ru")],
        LanguageTag("gl"): [LanguageTag("pt-PT"), LanguageTag("es")],
      ]
    ).choose(LanguagePreferences(explicit: wish) { _ in nil })
  }

  @Test(
    "Only what the author names, after the language itself",
    arguments: [
      ("uk", "en ru", "ru", LanguageChoice.Reason.fallback), ("uk-UA", "en ru", "ru", .fallback),
      ("uk-UA", "en ru uk", "uk", .parent), ("gl-ES", "en es pt-BR", "pt-BR", .fallback),
      ("gl", "en es-419", "es-419", .fallback), ("be", "en ru", "en", .source),
    ]
  )
  func configured(
    wish: String,
    available: String,
    language: String,
    reason: LanguageChoice.Reason
  ) {
    let choice = choose(wish, available)
    #expect(choice.language.identifier == language)
    #expect(choice.reason == reason)
  }

  @Test("What each wish said, and where, is kept")
  func wishes() {
    let variables = ["LANG": "en_US.UTF-8", "LANGUAGE": "xx:es_MX.UTF-8"]
    let wishes = LanguagePreferences { variables[$0] }.wishes
    #expect(wishes.map(\.variable) == ["LANGUAGE", "LANGUAGE"])
    #expect(wishes.map(\.value) == ["xx", "es_MX.UTF-8"])
  }

  @Test("The chain goes from the choice to its parents, the stand-ins and the source")
  func chain() {
    let tags = ["en", "es", "es-419", "pt-PT", "de"].map { LanguageTag($0) }
    let negotiator = LanguageNegotiator(
      available: tags,
      fallbacks: [LanguageTag("es"): [LanguageTag("pt")]]
    )
    let preferences = LanguagePreferences { ["LANG": "en", "LANGUAGE": "es_MX:de"][$0] }
    let chain = negotiator.chain(preferences)
    #expect(chain.map(\.language.identifier) == ["es-419", "es", "pt-PT", "de", "en"])
    #expect(chain.map(\.reason) == [.parent, .parent, .fallback, .exact, .source])
  }

  @Test(
    "What is answered without locale data is what the data says",
    arguments: [
      "en en-GB", "pt-BR pt-PT", "sr sr-Latn", "zh-Hans zh-Hant", "de", "nb", "no", "es fr it",
      "ru uk",
      "en-GB en-US", "zh-Hant", "az", "uz sr", "en en-GB en-AU",
    ]
  )
  func usual(list: String) {
    let available = list.split(separator: " ").map { LanguageTag(String($0)) }
    var answered = 0
    for code in ["en", "pt", "sr", "zh", "de", "nb", "nn", "no", "es", "ru", "az", "uz", "fr"] {
      for region in [""] + LanguageTagTests.codes {
        let tag = LanguageTag(region.isEmpty ? code : "\(code)-\(region)")
        if available.contains(tag) { continue }
        guard let answer = LanguageFallback.usualAnswer(tag, among: available) else { continue }
        answered += 1
        let byData = LanguageFallback.matchByLocaleData(tag, among: available)
        #expect(answer.language == byData?.language, "\(tag)")
        #expect(answer.reason == byData?.reason, "\(tag)")
      }
    }
    let withoutAnswer = ["en-GB en-US", "zh-Hant", "az", "uz sr", "en en-GB en-AU"]
    #expect((answered > 0) != withoutAnswer.contains(list))
  }

  @Test("Languages made up for tests never stand in")
  func pseudo() {
    #expect(choose("en-US", "en-XA de").reason == .source)
    #expect(choose("en-XA", "en-XA de").reason == .exact)
    #expect(choose("fr", "fr-psaccent de").reason == .source)
  }
}
