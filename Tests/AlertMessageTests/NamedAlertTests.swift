import Foundation
import JourneySupport
import Testing

@testable import AlertMessage

/// An alert that files describe is the one that they describe, whole and in one language, or an
/// error says what to mend.
@MainActor @Suite("Alerts by name") struct NamedAlertTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "alerts.json": """
      { "delete": { "severity": "warning", "default": null, "buttons": [
          {"id": "cancel", "role": "cancel"}, {"id": "delete", "role": "destructive"},
          {"id": "archive"} ] },
        "note": {}, "empty": {}, "untitled": {"buttons": [{"id": "frob"}]},
        "broken": {"buttons": [{"id": "b", "role": "x"}]},
        "second": {"default": "b", "buttons": [{"id": "a"}, {"id": "b"}]},
        "half": {} }
      """,
      "en.json": """
      { "delete.title": "Delete {count, plural, one {# file} other {# files}}?",
        "delete.message": "From {folder}.", "delete.button.archive": "Archive",
        "delete.button.delete": "Delete Now", "note.message": "Only a message",
        "untitled.title": "?", "second.title": "S", "second.button.a": "A", "second.button.b": "B",
        "half.title": "Half" }
      """,
      "es.json": """
      { "delete.title": "¿Eliminar {count, plural, one {# archivo} other {# archivos}}?",
        "delete.message": "De {folder}.", "delete.button.archive": "Archivar",
        "note.message": "Solo un mensaje" }
      """,
      "fr.json": """
      { "delete.title": "Supprimer {count, plural, one {# fichier} other {# fichiers}} ?",
        "delete.button.archive": "Archiver", "note.message": "d'{x}", "half.message": "Moitié" }
      """,
    ])
  }

  private func localizer(_ list: String) throws -> Localizer {
    let preferences = LanguagePreferences { ["LANG": "C.UTF-8", "LANGUAGE": list][$0] }
    return try Localizer(preferences, catalogs: CatalogStore(folders: [folder.path]))
  }

  private func content(
    _ name: String,
    _ list: String,
    _ arguments: [String: MessageArgument] = [:]
  ) throws -> AlertContent {
    try AlertMessage(named: name, arguments: arguments, in: localizer(list)).resolvedContent()
  }

  private func error(
    _ name: String,
    _ list: String = "en",
    _ arguments: [String: MessageArgument] = [:]
  ) throws -> Diagnostic {
    try #require(
      #expect(throws: Diagnostic.self) {
        try AlertMessage(named: name, arguments: arguments, in: localizer(list))
      }
    )
  }

  @Test("Structure from the description, texts from the catalog, the other titles built in")
  func spanish() throws {
    let alert = try content("delete", "es", ["count": 3, "folder": "a"])
    #expect(alert.title == "¿Eliminar 3 archivos?")
    #expect(alert.message == "De a.")
    #expect(alert.severity == .warning)
    #expect(alert.buttons.map(\.id) == ["cancel", "delete", "archive"])
    #expect(alert.buttons.map(\.role) == [.cancel, .destructive, nil])
    // Spanish has no title of its own for delete, so it takes the built-in one, not the English.
    #expect(alert.buttons.map(\.plainTitle) == ["Cancelar", "Eliminar", "Archivar"])
    #expect(alert.defaultButton == nil)
    #expect(alert.language == LanguageTag("es"))
  }

  @Test("A text that the language lacks takes the whole alert to the next one (L11)")
  func oneLanguage() throws {
    let english = try content("delete", "fr", ["count": 1, "folder": "a"])
    #expect(english.title == "Delete 1 file?")
    #expect(english.buttons.map(\.plainTitle) == ["Cancel", "Delete Now", "Archive"])
    #expect(english.language == LanguageTag("en"))
    let spanish = try content("delete", "fr:es", ["count": 1, "folder": "a"])
    #expect(spanish.title == "¿Eliminar 1 archivo?")
  }

  @Test("An alert may have a message alone, no button, and a default of its own")
  func small() throws {
    let note = try content("note", "es")
    #expect(note.title == "")
    #expect(note.message == "Solo un mensaje")
    #expect(note.buttons.map(\.plainTitle) == ["Aceptar"])
    #expect(try content("second", "en").defaultButton == 1)
  }

  @Test("The alert knows its name, and one made in code has none")
  func name() throws {
    #expect(try AlertMessage(named: "note", in: localizer("es")).name == "note")
    #expect(AlertMessage(title: "x").name == nil)
  }

  @Test("What keeps an alert from being shown is told, with its place")
  func errors() throws {
    #expect(try error("nothing").code == .unknownAlert)
    #expect(try error("nothing").description.contains("delete, note"))
    #expect(try error("broken").code == .unknownChoice)
    #expect(folder.short(try error("broken").place) == "alerts.json:5:46")
    #expect(try error("empty").code == .alertWithoutText)
    #expect(try error("empty").description.contains("empty.title"))
    #expect(folder.short(try error("empty").place) == "alerts.json:4:15")
    #expect(try error("untitled").code == .buttonWithoutTitle)
    #expect(try error("untitled").description.contains("“untitled.button.frob”"))
    let missing = try error("delete", "es", ["count": 1])
    #expect(missing.code == .missingArgument)
    #expect(folder.short(missing.place) == "es.json:2:26")
    let kind = try error("delete", "es", ["count": "x", "folder": "a"])
    #expect(kind.code == .notANumber)
    let pattern = try error("note", "fr", ["x": "y"])
    #expect(pattern.code == .swallowedBrace)
    #expect(folder.short(pattern.place) == "fr.json:2:58")
    // No language has both texts: nobody must see a key in place of one.
    #expect(try error("half", "fr").code == .textMissing)
  }

  @Test("Without catalogs there is no alert by name")
  func noCatalogs() throws {
    let error = #expect(throws: Diagnostic.self) {
      try AlertMessage(named: "x", in: .inLanguage("es"))
    }
    #expect(error?.code == .noAlerts)
  }

  @Test("Words of the file and those of the library are the same")
  func words() {
    #expect(AlertDescription.Role.allCases.map(\.rawValue) == ButtonRole.allCases.map(\.rawValue))
    #expect(
      AlertDescription.Severity.allCases.map(\.rawValue)
        == AlertSeverity.allCases.map(\.rawValue)
    )
  }
}
