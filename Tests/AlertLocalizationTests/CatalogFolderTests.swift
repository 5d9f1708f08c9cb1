import Foundation
import JourneySupport
import Testing

@testable import AlertLocalization

/// The files that an author has are found under the names that they have.
@Suite("Finding catalogs") struct CatalogFolderTests {
  @Test(
    "What a name says",
    arguments: [
      ("es.json", CatalogFormat.json, "AlertMessage", "es"),
      ("ES-mx.JSON", .json, "AlertMessage", "es-MX"),
      ("zh_Hant.arb", .json, "AlertMessage", "zh-Hant"),
      ("app_es.arb", .json, "AlertMessage", "es"),
      ("intl_fr_CA.arb", .json, "AlertMessage", "fr-CA"),
      ("iw.json", .json, "AlertMessage", "he"), ("pt_BR.po", .gettext, "AlertMessage", "pt-BR"),
      ("sr@latin.po", .gettext, "AlertMessage", "sr-Latn"),
      ("zh-hans.lproj/Sheet.strings", .strings, "Sheet", "zh-Hans"),
      ("English.lproj/Sheet.stringsdict", .stringsdict, "Sheet", "en"),
      ("Base.lproj/Sheet.strings", .strings, "Sheet", "de"),
      ("iw.LPROJ/Sheet.strings", .strings, "Sheet", "he"),
      ("AlertMessage.xcstrings", .stringCatalog, "AlertMessage", nil),
      ("mul.lproj/Main.xcstrings", .stringCatalog, "Main", nil),
      ("a/b/package.json", .json, "AlertMessage", nil), ("Sheet.strings", .strings, "Sheet", nil),
    ] as [(String, CatalogFormat, String, String?)]
  )
  func names(path: String, format: CatalogFormat, table: String, language: String?) throws {
    let file = try CatalogFile(path: path, source: LanguageTag("de"))
    #expect(file.format == format)
    #expect(file.table == table)
    #expect(file.language?.identifier == language)
  }

  @Test("Another ending is refused", arguments: ["es.txt", "es", ".json/", "es.mo", "json"])
  func unknownFormat(path: String) {
    let error = #expect(throws: Diagnostic.self) { try CatalogFile(path: path) }
    #expect(error?.code == .unknownFormat)
  }

  @Test("Files in their order, and what is left out")
  func finds() throws {
    let folder = try TemporaryFolder([
      "en.json": "{}", "es.lproj/Zeta.strings": "", "es.lproj/AlertMessage.strings": "",
      "es.lproj/AlertMessage.stringsdict": "", "es.lproj/InfoPlist.txt": "", "alerts.json": "{}",
      "package.json": "{}", "README.md": "", ".hidden.json": "{}", "Beta.xcstrings": "{}",
    ])
    let found = try CatalogFolder(path: folder.path)
    #expect(
      found.files.map { folder.short($0.path) } == [
        "es.lproj/AlertMessage.stringsdict", "en.json", "es.lproj/AlertMessage.strings",
        "Beta.xcstrings", "es.lproj/Zeta.strings",
      ]
    )
    #expect(found.diagnostics.map(\.code) == [.badLanguage])
    #expect(found.diagnostics.map { folder.short($0.path) } == ["package.json"])
  }

  @Test(
    "The same language and table in two files is an error that names both",
    arguments: [
      ["es.json", "es.po"], ["es.json", "ES.arb"], ["he.json", "iw.json"],
      ["es.json", "es.lproj/AlertMessage.strings"],
    ]
  )
  func twoFormats(paths: [String]) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
    let error = try #require(
      #expect(throws: Diagnostic.self) { try CatalogFolder(path: folder.path) }
    )
    #expect(error.code == .twoFormats)
    let text = error.description
    #expect(paths.allSatisfy { text.contains($0) }, "\(text)")
  }

  @Test("A String Catalog beside another file of a language is an error when it is read")
  func twoFormatsInStringCatalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations":
      {"es": {"stringUnit": {"state": "translated", "value": "A"}}}}}}
      """
    let folder = try TemporaryFolder(["AlertMessage.xcstrings": catalog, "es.json": "{}"])
    let store = try CatalogStore(folders: [folder.path])
    #expect(Set(store.languages.map(\.identifier)) == ["en", "es"])
    let error = #expect(throws: Diagnostic.self) { try store.tables(in: LanguageTag("es")) }
    #expect(error?.code == .twoFormats)
    #expect(try store.tables(in: LanguageTag("en")).count == 1)
    #expect(try CatalogLinter.check(folder: folder.path).map(\.code).contains(.twoFormats))
  }

  @Test("Folders and files that can't be read")
  func unreadable() throws {
    let folder = try TemporaryFolder(["es.json": "{}", "de.json/x": ""])
    let missing = #expect(throws: Diagnostic.self) {
      try CatalogFolder(path: folder.path + "/none")
    }
    #expect(missing?.code == .folderNotFound)
    let file = #expect(throws: Diagnostic.self) {
      try CatalogFolder(path: folder.path + "/es.json")
    }
    #expect(file?.code == .notAFolder)
    let none = #expect(throws: Diagnostic.self) {
      try CatalogFile(path: folder.path + "/fr.json").catalogs()
    }
    #expect(none?.code == .fileNotFound)
    let directory = #expect(throws: Diagnostic.self) {
      try CatalogFile(path: folder.path + "/de.json").catalogs()
    }
    #expect(directory?.code == .unreadable)
  }

  @Test("A file beyond 64 MiB is refused, one of that size is read")
  func large() throws {
    let folder = try TemporaryFolder(["es.json": ""])
    let path = folder.path + "/es.json"
    // A file with a hole: its size counts, its zeros are never stored.
    truncate(path, off_t(FileBytes.limit) + 1)
    let error = #expect(throws: Diagnostic.self) { try FileBytes.contents(of: path) }
    #expect(error?.code == .fileTooLarge)
    truncate(path, off_t(FileBytes.limit))
    #expect(try FileBytes.contents(of: path).count == FileBytes.limit)
  }

  @Test("Where a program's folder usually is")
  func usualPaths() throws {
    let folder = try TemporaryFolder([
      "bin/Localizations/es.json": "", "home/.local/share/tool/Localizations/es.json": "",
      "data/tool/Localizations/es.json": "", "data/other/Localizations/es.json": "",
    ])
    func paths(_ variables: [String: String]) -> [String?] {
      CatalogFolder.usualPaths(program: folder.path + "/bin/tool") { variables[$0] }
        .map { folder.short($0) }.filter { $0 != "Localizations" }
    }
    #expect(
      paths(["HOME": folder.path + "/home", "XDG_DATA_DIRS": "/none:\(folder.path)/data"]) == [
        "bin/Localizations", "home/.local/share/tool/Localizations", "data/tool/Localizations",
      ]
    )
    #expect(
      paths(["XDG_DATA_HOME": folder.path + "/data"]) == [
        "bin/Localizations", "data/tool/Localizations",
      ]
    )
    // A folder that somebody named is not left out silently.
    #expect(paths(["ALERTMESSAGE_LOCALIZATIONS": "/a:/b"]) == ["/a", "/b"])
    #expect(paths(["ALERTMESSAGE_LOCALIZATIONS": ""]) == ["bin/Localizations"])
  }
}
