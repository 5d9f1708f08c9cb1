import JourneySupport
import Testing

@testable import AlertMessage

/// A program's own texts come from its catalogs by the words in its source; a file name never does.
@MainActor @Suite("Texts from catalogs") struct CatalogTextTests {
  private func localizer(_ files: [String: String], _ list: String = "es") throws -> Localizer {
    let folder = try TemporaryFolder(files)
    let preferences = LanguagePreferences { ["LANG": "C.UTF-8", "LANGUAGE": list][$0] }
    // The texts of the language are read here, before the folder is gone.
    return try Localizer(preferences, catalogs: CatalogStore(folders: [folder.path]))
  }

  private func content(_ alert: AlertMessage, _ localizer: Localizer) -> AlertContent {
    alert.localizer = localizer
    return alert.resolvedContent()
  }

  @Test("A literal is looked up, a value stands as it is")
  func literals() throws {
    let localizer = try localizer(["es.json": #"{"Open it?": "¿Abrirlo?", "notes.txt": "falsch"}"#])
    let fileName = "notes.txt"
    let alert = content(AlertMessage(title: "Open it?", message: fileName), localizer)
    #expect(alert.title == "¿Abrirlo?")
    #expect(alert.message == "notes.txt")
    let unknown = content(AlertMessage(title: "Nobody translated this"), localizer)
    #expect(unknown.title == "Nobody translated this")
    #expect(unknown.language == LanguageTag("es"))
  }

  @Test("An interpolated literal finds its key in ICU's way of writing and in Apple's")
  func interpolated() throws {
    let count = 3
    let name = "a"
    let icu = try localizer([
      "es.json":
        #"{"Move {0} files to {1}?": "¿Mover {0, plural, one {# archivo} other {# archivos}} a {1}?"}"#
    ])
    let apple = try localizer([
      "es.lproj/AlertMessage.strings":
        #""Move %lld files to %@?" = "¿Mover %1$lld archivos a %2$@?";"#
    ])
    for localizer in [icu, apple] {
      let alert = AlertMessage(title: "Move \(count) files to \(name)?")
      #expect(content(alert, localizer).title == "¿Mover 3 archivos a a?")
      #expect(alert.textDiagnostics.isEmpty)
    }
    let percent = try localizer([
      "es.lproj/AlertMessage.strings": #""%lld%% of %@" = "%1$lld %% de %2$@";"#
    ])
    let alert = content(AlertMessage(title: "\(count)% of \(name)"), percent)
    #expect(alert.title == "3 % de a")
    let unknown = content(AlertMessage(title: "Copy \(count) of \(1.5)"), icu)
    #expect(unknown.title == "Copy 3 of 1,5")
  }

  @Test("A text that can't be formatted is shown in its source form, and the program can learn why")
  func broken() throws {
    let localizer = try localizer([
      "es.json": #"{"a": "{n, plural, one {uno} other {#}}", "b": "d'{n}", "c": "bien"}"#
    ])
    let alert = AlertMessage(title: "a", message: "b")
    alert.addButton(AlertButton(id: "x", title: AlertText(key: "c")))
    let shown = content(alert, localizer)
    #expect(shown.title == "{n, plural, one {uno} other {#}}")
    #expect(shown.message == "d'{n}")
    #expect(alert.textDiagnostics.map(\.code) == [.missingArgument, .swallowedBrace])
    #expect(alert.textDiagnostics.allSatisfy { $0.place.contains("es.json:1:") })
    alert.title = AlertText(key: "a", arguments: ["n": "dos"])
    #expect(alert.textDiagnostics.map(\.code) == [.notANumber, .swallowedBrace])
    alert.title = AlertText(key: "a", arguments: ["n": 2])
    alert.message = nil
    #expect(alert.textDiagnostics.isEmpty)
    #expect(alert.resolvedContent().title == "2")
    // A pattern of the program's own, which no catalog has.
    alert.title = "{n"
    #expect(alert.resolvedContent().title == "{n")
    #expect(alert.textDiagnostics.map(\.code) == [.unclosedBrace])
    #expect(alert.textDiagnostics.map(\.path) == [nil])
  }

  @Test("Titles are never re-cased (L10)")
  func casing() throws {
    let texts = #"{"t": "iptal", "b": "ıspanak"}"#
    let turkish = try localizer(["tr.json": texts], "tr")
    let alert = AlertMessage(title: "t")
    alert.addButton("b", id: "x")
    let shown = content(alert, turkish)
    #expect(shown.title == "iptal")
    #expect(shown.buttons.map(\.plainTitle) == ["ıspanak"])
    let german = try localizer(["de.json": #"{"t": "Größe löschen"}"#], "de")
    #expect(content(AlertMessage(title: "t"), german).title == "Größe löschen")
  }
}
