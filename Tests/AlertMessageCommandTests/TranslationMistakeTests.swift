import JourneySupport
import Testing

/// What a script, or a translator, is told when a text is not there or a file is broken.
@Suite("Mistakes in translations, as the command tells them") struct TranslationMistakeTests {
  private func run(
    _ arguments: [String],
    _ files: [String: String],
    language: String = "LANG=en_US.UTF-8"
  ) throws -> (status: Int32, output: String, errors: String) {
    let folder = try TemporaryFolder(files)
    let environment = ["TERM": "xterm", "LC_CTYPE": "C.UTF-8", "PATH": "/usr/bin:/bin"]
      .merging(Tool.variables(language)) { $1 }
    let journey = try Journey(
      Tool.path,
      arguments + ["--localizations", folder.path],
      environment: environment,
      input: .null,
      hasTerminal: false
    )
    let status = try journey.exitStatus()
    func short(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
    return (status, short(journey.output), short(journey.errors))
  }

  static let german = """
    #, c-format
    msgid "%d file was deleted."
    msgid_plural "%d files were deleted."
    msgstr[0] "%d Datei wurde gelöscht."
    msgstr[1] "%d Dateien wurden gelöscht."
    """

  @Test(
    "A gettext project has its own texts where nobody has translated them",
    arguments: [
      ("en_US", "1", "1 file was deleted."), ("en_US", "5", "5 files were deleted."),
      ("fr_FR", "5", "5 files were deleted."), ("de_DE", "5", "5 Dateien wurden gelöscht."),
    ]
  )
  func gettext(locale: String, count: String, text: String) throws {
    let found = try run(
      ["text", "%d file was deleted.", "--arg", "0=\(count)"],
      ["de.po": Self.german],
      language: "LANG=\(locale).UTF-8"
    )
    #expect(found.output == text + "\n")
    #expect(found.status == 0)
  }

  @Test("A key that is not there is what is wrong, and not the argument that it would have")
  func key() throws {
    let files = ["en.json": #"{"files.deleted": "{count}"}"#, "de.json": #"{"free": "{n}"}"#]
    let misspelt = try run(["text", "files.deletd", "--arg", "count=3"], files)
    #expect(misspelt.status == 2)
    #expect(misspelt.errors.contains("No localization file has the key “files.deletd”."))
    #expect(misspelt.errors.contains("Did you mean “files.deleted”?"))
    let foreign = try run(["text", "free", "--arg", "n=3"], files)
    #expect(foreign.status == 2)
    #expect(foreign.errors.contains("Only these languages have the key “free”: de."))
  }

  @Test("An empty text is not shown: the alert is in a language that has all of its texts")
  func empty() throws {
    let files = [
      "alerts.json": #"{"a": {"buttons": [{"id": "send"}]}}"#,
      "en.json": #"{"a.title": "Title", "a.button.send": "Send"}"#,
      "de.json": #"{"a.title": "Titel", "a.button.send": ""}"#,
    ]
    let found = try run(["preview", "--name", "a", "--locale", "de"], files)
    #expect(found.output.contains("Send"))
    #expect(!found.output.contains("Titel"))
  }

  static let alert = [
    "alerts.json": #"{"a": {"buttons": [{"id": "ok"}]}}"#, "en.json": #"{"a.title": "Title"}"#,
  ]

  @Test("A broken file is told with its place, and not as one that lacks every text")
  func broken() throws {
    let files = Self.alert.merging(["de.json": #"{"a.title": "Titel" "b": "x"}"#]) { $1 }
    let found = try run(["locale", "--explain", "a"], files)
    #expect(found.output.contains("de.json:1:20: “,” is missing here, behind the value.\n"))
    #expect(!found.output.contains("lacks"))
    let json = try run(["locale", "--explain", "a", "--json"], files)
    #expect(json.output.contains(#""missing":{},"unreadable":{"de":"de.json:1:20: “,” is missing"#))
  }

  @Test(
    "Where nobody asked for a language none is said to be missing",
    arguments: ["LANG=C.UTF-8", "LANG=C", "LANG="]
  )
  func unasked(language: String) throws {
    let found = try run(["locale", "--explain", "a"], Self.alert, language: language)
    #expect(found.output.hasPrefix("en\nNo language was asked for;"))
    let wished = try run(["locale", "--explain", "a"], Self.alert, language: "LANG=tlh.UTF-8")
    #expect(wished.output.hasPrefix("en\nNone of the languages asked for is available;"))
  }
}
