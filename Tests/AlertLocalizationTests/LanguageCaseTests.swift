import JourneySupport
import Testing

@testable import AlertLocalization

/// Cases of languages and files that went wrong for users of other tools, through the files that an
/// author has: each must give the person their language, or the author a place to mend.
@Suite("Languages and files, case by case") struct LanguageCaseTests {
  /// The text of the key `t` in a folder with a file for each of some languages, whose text is the
  /// name of the file; or the source language's.
  private func shown(_ environment: String, files: [String]) throws -> String {
    let folder = try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: files.map { name in
          (name, name.hasSuffix(".strings") ? "\"t\" = \"\(name)\";" : "{\"t\": \"\(name)\"}")
        }
      )
    )
    var variables: [String: String] = [:]
    for word in environment.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      variables[String(parts[0])] = String(parts[1])
    }
    let preferences = LanguagePreferences { variables[$0] }
    let localizer = try Localizer(preferences, catalogs: CatalogStore(folders: [folder.path]))
    return try localizer.text("t")
  }

  @Test(
    "The environment and the files there are come to the right file (L1 to L5)",
    arguments: [
      // L1
      ("LANG=", "en.json ru.json be.json", "en.json"),
      ("LANG=C", "en.json ru.json be.json", "en.json"),
      ("LANG=C.UTF-8", "en.json ru.json be.json", "en.json"),
      ("LANG=C.UTF-8 LANGUAGE=ru", "en.json ru.json be.json", "ru.json"),
      ("LC_MESSAGES=C LANGUAGE=be", "en.json ru.json be.json", "en.json"),
      // L2
      ("LANG=en_US LANGUAGE=fr_CH:fr_FR:en_GB", "en.json fr.json", "fr.json"),
      ("LANG=en LC_MESSAGES=es", "en.json es.json", "es.json"),
      // L3
      ("LANG=zh_TW.UTF-8", "en.json zh-Hans.json zh-Hant.json", "zh-Hant.json"),
      ("LANG=zh_HK.UTF-8", "en.json zh-Hans.json zh-Hant.json", "zh-Hant.json"),
      ("LANG=zh_TW.UTF-8", "en.json zh-Hans.json", "en.json"),
      // L4
      ("LANG=es_MX.UTF-8", "en.json es.json", "es.json"),
      ("LANG=uk_UA.UTF-8", "en.json ru.json", "en.json"),
      ("LANG=he_IL.UTF-8", "en.json iw.lproj/Main.strings", "iw.lproj/Main.strings"),
      // L5
      (
        "LANG=en LANGUAGE=zh-Hans", "en.json zh-hans.lproj/Main.strings",
        "zh-hans.lproj/Main.strings"
      ),
    ]
  )
  func files(environment: String, files: String, expected: String) throws {
    let names = files.split(separator: " ").map(String.init)
    #expect(try shown(environment, files: names) == expected)
  }

  @Test("A count that the file has no form for is given the form other (L6)")
  func millions() throws {
    let folder = try TemporaryFolder([
      "fr.json": #"{"t": "{n, plural, one {# fichier} other {# fichiers}}"}"#
    ])
    let preferences = LanguagePreferences(explicit: "fr") { _ in nil }
    let localizer = try Localizer(preferences, catalogs: CatalogStore(folders: [folder.path]))
    // CLDR's French has a form of its own for millions; the digits are grouped by U+202F.
    let text = try localizer.text("t", arguments: ["n": 1_000_000])
    #expect(text == "1\u{202F}000\u{202F}000 fichiers")
  }

  @Test(
    "What can't be read is told with file, line, column and the mend (L7)",
    arguments: [
      ("en.json", "{\n  \"a\": \"{n,plural,one{#}}\"\n}", "2:10", "other {#}"),
      ("fr.json", "{\n  \"a\": \"Menu d'{count}\"\n}", "2:15", "d''{count}"),
      ("es.lproj/M.strings", "\"a\" = \"b\";\n  /* never closed\n", "2:3", "*/"),
      ("es.lproj/M.strings", "\"a\" = \"b\"\n\"c\" = \"d\";\n", "1:10", ";"),
    ]
  )
  func broken(name: String, text: String, place: String, mend: String) throws {
    let folder = try TemporaryFolder([name: text])
    let findings = try CatalogLinter.check(folder: folder.path).filter { $0.severity == .error }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(folder.short(finding.place) == "\(name):\(place)")
    #expect(finding.description.contains("“\(mend)”"), "\(finding)")
  }

  @Test(
    "A translation with other arguments is told with both places, and stops nothing (L8)",
    arguments: [
      ("%@ hat %lld", 2), ("%lld", 1), ("%lld in %@ und %@", 1), ("%1$@ %2$lld", 2),
      ("%2$@ %1$lld", 0),
    ]
  )
  func placeholders(translation: String, count: Int) throws {
    let folder = try TemporaryFolder([
      "en.lproj/M.strings": "\"k\" = \"%lld in %@\";",
      "de.lproj/M.strings": "\n\"k\" = \"\(translation)\";",
    ])
    let findings = try CatalogLinter.check(folder: folder.path)
    #expect(findings.count == count)
    for finding in findings {
      #expect(folder.short(finding.place) == "de.lproj/M.strings:2:1")
      #expect(finding.description.contains("en.lproj/M.strings:1:1"), "\(finding)")
    }
    let preferences = LanguagePreferences(explicit: "de") { _ in nil }
    let localizer = try Localizer(preferences, catalogs: CatalogStore(folders: [folder.path]))
    // Whatever the translation did, the person sees a text.
    #expect(localizer.string("k", arguments: ["0": 3, "1": "a"])?.isEmpty == false)
  }

  @Test("A translated name of an argument is told (L8)")
  func translatedName() throws {
    let folder = try TemporaryFolder([
      "en.json": #"{"k": "Open {file}"}"#, "de.json": #"{"k": "{Datei} öffnen"}"#,
    ])
    let findings = try CatalogLinter.check(folder: folder.path)
    #expect(findings.map(\.code) == [.argumentMissing, .argumentUnknown])
    let preferences = LanguagePreferences(explicit: "de") { _ in nil }
    let localizer = try Localizer(preferences, catalogs: CatalogStore(folders: [folder.path]))
    let error = #expect(throws: Diagnostic.self) {
      try localizer.text("k", arguments: ["file": "a"])
    }
    #expect(error?.code == .missingArgument)
    #expect(localizer.string("k", arguments: ["file": "a"]) == "{Datei} öffnen")
  }

  @Test(
    "Numbers are in the digits of the language and region (L9)",
    arguments: [
      ("ar", "١٬٢٣٤"), ("ar-EG", "١٬٢٣٤"), ("ar-AE", "1,234"), ("fa", "۱٬۲۳۴"), ("hi", "1,234"),
    ]
  )
  func digits(language: String, text: String) {
    let localizer = Localizer(LanguagePreferences(explicit: language) { _ in nil })
    #expect(localizer.number(1_234, in: LanguageTag(language)) == text)
    #expect(Localizer.readNumber("٣") == 3)
  }
}
