import JourneySupport
import Testing

@testable import AlertLocalization

private func preferences(_ list: String) -> LanguagePreferences {
  LanguagePreferences { ["LANG": "C.UTF-8", "LANGUAGE": list][$0] }
}

private func catalog(_ language: String, _ texts: KeyValuePairs<String, String>) -> Catalog {
  var catalog = Catalog(language: LanguageTag(language))
  for (key, pattern) in texts { catalog.add(Catalog.Entry(key: key, pattern: pattern)) }
  return catalog
}

/// A person reads one language, whichever file it comes from.
@Suite("Looking texts up") struct LocalizerTests {
  private func localizer(_ wishes: String, _ catalogs: [Catalog]) throws -> Localizer {
    try Localizer(preferences(wishes), catalogs: CatalogStore(catalogs: catalogs))
  }

  @Test("A text from the catalog, with the built-in titles of the same language beside it")
  func together() throws {
    let texts = [
      catalog("en", ["t": "Delete {n}?"]), catalog("es-419", ["t": "¿Eliminar {n}?"]),
      catalog("es", ["u": "Otro"]),
    ]
    let localizer = try localizer("es_MX", texts)
    #expect(localizer.language == LanguageTag("es-419"))
    #expect(localizer.string("t", arguments: ["n": 3]) == "¿Eliminar 3?")
    // es-419 has no built-in titles of its own, and its texts go on in es.
    #expect(localizer.string("cancel") == "Cancelar")
    #expect(localizer.string("u") == "Otro")
    #expect(localizer.language(forKeys: ["t", "u", "cancel"]) == LanguageTag("es-419"))
    #expect(localizer.string("none") == nil)
  }

  @Test("A key that is missing takes all texts to the next language (L11)")
  func oneLanguage() throws {
    let texts = [
      catalog("en", ["t": "Title", "m": "Message"]), catalog("fr", ["t": "Titre"]),
      catalog("de", ["t": "Titel", "m": "Nachricht"]),
    ]
    let localizer = try localizer("fr:de", texts)
    #expect(localizer.language(forKeys: ["t", "ok"]) == LanguageTag("fr"))
    #expect(localizer.language(forKeys: ["t", "m", "ok"]) == LanguageTag("de"))
    #expect(localizer.keysMissing(from: ["t", "m", "ok"]) == ["m"])
    #expect(localizer.keysMissing(from: ["t", "m", "ok"], in: LanguageTag("de")) == [])
    // A key that nobody has is shown as it stands and changes nothing.
    #expect(localizer.language(forKeys: ["t", "Literal words"]) == LanguageTag("fr"))
    #expect(localizer.string("m", in: LanguageTag("fr")) == nil)
  }

  @Test("A language that only the built-in titles have gives way to the author's")
  func builtInOnly() throws {
    let localizer = try localizer("sv", [catalog("en", ["t": "Title"])])
    #expect(localizer.language == LanguageTag("sv"))
    #expect(localizer.string("cancel") == "Avbryt")
    #expect(localizer.language(forKeys: ["t", "cancel"]) == LanguageTag("en"))
  }

  @Test("The source language is the author's")
  func source() throws {
    let store = CatalogStore(catalogs: [catalog("es", ["t": "Título"])], source: LanguageTag("es"))
    let localizer = try Localizer(preferences("tlh"), catalogs: store)
    #expect(localizer.choice.reason == .source)
    #expect(localizer.language == LanguageTag("es"))
  }

  @Test("A text that can't be formatted is told with file, line and column")
  func errors() throws {
    let folder = try TemporaryFolder([
      "fr.json": """
      {
        "a": "Menu d'{n}",
        "b": "L\\u2019\\n {n, plural, one {#}}",
        "c": "{n, plural, other {#}}"
      }
      """
    ])
    let store = try CatalogStore(folders: [folder.path])
    let localizer = try Localizer(preferences("fr"), catalogs: store)
    func diagnostic(_ key: String, _ arguments: [String: MessageArgument]) throws -> Diagnostic {
      try #require(
        #expect(throws: Diagnostic.self) { try localizer.text(key, arguments: arguments) }
      )
    }
    let apostrophe = try diagnostic("a", ["n": 1])
    #expect(folder.short(apostrophe.place) == "fr.json:2:15")
    #expect(apostrophe.description.hasSuffix("Write “d''{n}”."))
    // The column counts the file's characters: the escapes are longer than what they stand for.
    let other = try diagnostic("b", ["n": 1])
    #expect(other.code == .missingOther)
    #expect(folder.short(other.place) == "fr.json:3:20")
    let missing = try diagnostic("c", [:])
    #expect(missing.code == .missingArgument)
    #expect(missing.arguments["key"] == "c")
    #expect(folder.short(missing.place) == "fr.json:4:10")
    #expect(try diagnostic("d", [:]).code == .unknownKey)
    // Somebody who can't mend it sees the words all the same.
    #expect(localizer.string("c") == "{n, plural, other {#}}")
  }

  @Test("A broken file of the chosen language is told at once, one of another not at all")
  func brokenFile() throws {
    let folder = try TemporaryFolder(["fr.json": "{\"a\": ", "de.json": "{\"a\": \"x\"}"])
    let store = try CatalogStore(folders: [folder.path])
    let error = #expect(throws: Diagnostic.self) {
      try Localizer(preferences("fr"), catalogs: store)
    }
    #expect(error?.code == .unexpectedEnd)
    #expect(try Localizer(preferences("de"), catalogs: store).string("a") == "x")
  }

  @Test("The folder that stands first goes before the others, plurals before plain texts")
  func order() throws {
    let first = try TemporaryFolder([
      "es.lproj/AlertMessage.strings": "\"a\" = \"first\"; \"n\" = \"plain\";",
      "es.lproj/AlertMessage.stringsdict": """
      <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d cosas</string>
      </dict></dict></dict></plist>
      """, "es.lproj/Other.strings": "\"a\" = \"other\"; \"c\" = \"table\";",
    ])
    let second = try TemporaryFolder(["es.json": "{\"a\": \"second\", \"b\": \"only\"}"])
    let store = try CatalogStore(folders: [first.path, second.path])
    let localizer = try Localizer(preferences("es"), catalogs: store)
    #expect(localizer.string("a") == "first")
    #expect(localizer.string("b") == "only")
    #expect(localizer.string("c") == "table")
    #expect(localizer.string("n", arguments: ["n": 2, "0": 2]) == "2 cosas")
  }

  @Test("Latin digits where they are asked for")
  func latinDigits() throws {
    let store = CatalogStore(catalogs: [catalog("ar", ["n": "{n}"])])
    let own = try Localizer(preferences("ar"), catalogs: store)
    #expect(own.string("n", arguments: ["n": 1_234]) == "١٬٢٣٤")
    #expect(own.digits().joined() == "٠١٢٣٤٥٦٧٨٩")
    let latin = try Localizer(preferences("ar"), catalogs: store, digits: .latin)
    #expect(latin.string("n", arguments: ["n": 1_234]) == "1,234")
    #expect(latin.number(12) == "12")
  }

  @Test(
    "Typed numbers in any digits",
    arguments: [
      ("3", 3), ("٣", 3), ("۳", 3), ("३", 3), ("３", 3), ("๑๒", 12), (" 42 ", 42),
      ("\u{200F}7\u{200E}", 7),
      ("007", 7), ("", nil), (" ", nil), ("1 2", nil), ("-1", nil), ("1.5", nil), ("½", nil),
      ("三", nil),
      ("x", nil), ("9223372036854775807", .max), ("9223372036854775808", nil),
    ] as [(String, Int?)]
  )
  func typedNumbers(text: String, number: Int?) {
    #expect(Localizer.readNumber(text) == number)
  }

  @Test("The letters for yes and no")
  func letters() {
    let localizer = Localizer(preferences("de"))
    #expect(localizer.answerLetters()?.yes == "j")
    #expect(localizer.answerLetters(in: LanguageTag("es"))?.yes == "s")
    #expect(localizer.answerLetters(in: LanguageTag("tlh")) == nil)
  }
}
