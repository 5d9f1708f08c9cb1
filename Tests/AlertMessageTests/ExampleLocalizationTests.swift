import Foundation
import Testing

@testable import AlertMessage

/// Whoever copies one of the examples gets the same alerts, whichever format their project has.
@MainActor @Suite("Examples of localization files") struct ExampleLocalizationTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples/Localizations").standardized.path()
  nonisolated static let formats = ["json", "strings", "xcstrings", "po"]

  /// What a person reads, for the counts that choose different forms in Arabic.
  static let questions: [(language: String, count: Int64, title: String)] = [
    ("en", 1, "Delete 1 file?"), ("en", 3, "Delete 3 files?"), ("es", 1, "¿Eliminar 1 archivo?"),
    ("es", 1_000_000, "¿Eliminar 1.000.000 archivos?"), ("ja", 1, "1個のファイルを削除しますか？"),
    ("ja", 20, "20個のファイルを削除しますか？"), ("ar", 0, "هل تريد حذف ٠ ملف؟"),
    ("ar", 1, "هل تريد حذف ملف واحد؟"), ("ar", 2, "هل تريد حذف ملفين؟"),
    ("ar", 3, "هل تريد حذف ٣ ملفات؟"), ("ar", 11, "هل تريد حذف ١١ ملفًا؟"),
    ("ar", 100, "هل تريد حذف ١٠٠ ملف؟"),
  ]

  private func localizer(_ format: String, _ language: String) throws -> Localizer {
    let store = try CatalogStore(folders: ["\(Self.folder)/\(format)"])
    return try Localizer(LanguagePreferences(explicit: language) { _ in nil }, catalogs: store)
  }

  @Test("The plural is right in every language and format", arguments: formats)
  func plurals(format: String) throws {
    for (language, count, title) in Self.questions {
      let alert = try AlertMessage(
        named: "delete-files",
        arguments: ["count": .integer(count)],
        in: localizer(format, language)
      )
      let content = alert.resolvedContent()
      #expect(content.title == title, "\(language)")
      #expect(content.buttons.map(\.id) == ["cancel", "delete"])
      #expect(content.language == LanguageTag(language))
    }
  }

  @Test("All formats give the same alerts", arguments: ["en", "es", "ja", "ar"])
  func same(language: String) throws {
    let arguments: [String: MessageArgument] = ["count": 3, "0": "report.txt"]
    for name in ["delete-files", "save-changes", "rename-file"] {
      let contents = try Self.formats.map { format in
        try AlertMessage(named: name, arguments: arguments, in: localizer(format, language))
          .resolvedContent()
      }
      for content in contents {
        #expect(content.title == contents[0].title)
        #expect(content.message == contents[0].message)
        #expect(content.buttons == contents[0].buttons)
        #expect(content.defaultButton == contents[0].defaultButton)
        #expect(content.severity == contents[0].severity)
        #expect(content.language == LanguageTag(language))
      }
      if name != "delete-files" { #expect(contents[0].title.contains("report.txt")) }
    }
  }

  @Test("No finding of lint", arguments: formats)
  func lint(format: String) throws {
    #expect(try CatalogLinter.check(folder: "\(Self.folder)/\(format)").isEmpty)
  }

  @Test("Labels of fields are there in every format", arguments: formats)
  func fields(format: String) throws {
    let localizer = try localizer(format, "es")
    let alert = try localizer.alert(named: "rename-file")
    let field = try #require(alert.fields.first)
    #expect(field.isRequired)
    #expect(try localizer.text(alert.labelKeys(of: field)[0]) == "Nombre nuevo")
    #expect(try localizer.text(alert.placeholderKey(of: field)) == "Sin título")
  }
}
