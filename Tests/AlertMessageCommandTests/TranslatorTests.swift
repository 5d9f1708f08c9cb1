import Foundation
import JourneySupport
import Testing

/// What translators and their scripts read of the command that looks at files and languages.
@Suite("The command for translators") struct TranslatorTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "translator-\(UUID().uuidString)")

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  static let wishes: [(arguments: [String], isTold: Bool)] = [
    (["titles", "-l", "tlh"], true), (["titles", "--json", "-l", "tlh"], true),
    (["preview", "x", "-l", "tlh"], true), (["titles", "-l", "es"], false),
    (["titles", "-l", "es-MX"], false), (["titles"], false),
  ]

  @Test(
    "A language that is not there is told; what is printed is not taken for it",
    arguments: wishes
  )
  func unavailable(arguments: [String], isTold: Bool) throws {
    let found = try run(arguments)
    #expect(found.status == 0)
    #expect(found.errors.contains("“tlh” is not available; this is in “en”.") == isTold)
    #expect(isTold || found.errors.isEmpty)
  }

  @Test("Titles for a program say which language they are in")
  func titlesLocale() throws {
    let output = try run(["titles", "--json", "-l", "es-MX"]).output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: String]
    )
    #expect(object["locale"] == "es-419" || object["locale"] == "es")
    #expect(object["cancel"] == "Cancelar")
  }

  @Test(
    "Where no language fits, the first of the list is chosen",
    arguments: [
      ("de,fr", "LANG=en", "de"), ("de,fr", "LANG=fr_CA", "fr"), ("fr,en", "LANG=ru", "fr"),
      ("de", "LANG=C", "de"),
    ]
  )
  func first(available: String, language: String, chosen: String) throws {
    let found = try run(["locale", "--available", available], language: language)
    #expect(found.output.hasPrefix(chosen + "\n"))
    #expect(!found.output.contains("written in"))
  }

  @Test("A list without a language is refused", arguments: ["", ",", "de,", "de,,fr"])
  func badList(list: String) throws {
    #expect(try run(["locale", "--available", list]).status == 2)
  }

  @Test("An incomplete language is not said to be missing, and what no language has is told")
  func explain() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write([
      "alerts.json": #"{"a": {"buttons": [{"id": "send"}, {"id": "keep"}, {"id": "ok"}]}}"#,
      "en.json": #"{"a.title": "T", "a.message": "M"}"#, "fr.json": #"{"a.title": "T"}"#,
      "es.json": #"{"a.title": "T", "a.button.keep": "Guardar"}"#,
    ])
    let call = ["locale", "--explain", "a", "--localizations", folder.path()]
    let text = try run(call, language: "LANG=fr LANGUAGE=fr:en").output
    #expect(text.hasPrefix("en\n"))
    let french = try run(call + ["-l", "fr"]).output
    #expect(french.contains("a.message"))
    #expect(french.contains("a.button.send"))
    #expect(!french.contains("a.button.keep"))
    #expect(!french.contains("disponible"))
    let json = try run(call + ["--json", "-l", "fr"]).output
    #expect(json.contains(#""missingEverywhere":["a.button.send"]"#))
  }

  @Test("A file without texts, and folders without alerts, are told as what they are")
  func alertsFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(["L/en.json": "{}", "alerts.json": "{}"])
    let path = folder.appending(path: "alerts.json").path()
    #expect(try run(["convert", path]).errors.contains("describes alerts and holds no texts"))
    let named = folder.appending(path: "L").path()
    let shown = try run(["show", "x", "--localizations", named])
    #expect(shown.errors.contains("Looked for: \(named)."))
  }

  @Test("A table is converted with its plurals, wherever it is called from")
  func plurals() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let plural = """
      <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
      <key>v</key><dict><key>one</key><string>%d file</string><key>other</key><string>%d files</string>
      </dict></dict></dict></plist>
      """
    try write([
      "en.lproj/T.strings": #""a" = "x"; "n" = "%d files";"#, "en.lproj/T.stringsdict": plural,
      "en.lproj/U.strings": #""b" = "x";"#, "en.lproj/U.stringsdict": "<plist>",
    ])
    let path = folder.appending(path: "en.lproj/T.strings").path()
    let whole = try run(["convert", path])
    #expect(whole.status == 0)
    #expect(whole.output.contains(#""a": "x""#))
    #expect(whole.output.contains(#""n": "{v, plural, one {# file} other {# files}}""#))
    #expect(!whole.output.contains("{0"))
    let broken = try run(["convert", folder.appending(path: "en.lproj/U.strings").path()])
    #expect(broken.status == 2)
    #expect(broken.errors.contains("U.stringsdict:1:8"))
  }

  @Test("What a terminal would obey is shown to a person, and kept for a program")
  func controls() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = #"{"k": "a\u001b[31mb\u009bc\u202ed\u0007\te"}"#
    try write(["en.json": text])
    let call = ["text", "k", "--localizations", folder.path()]
    #expect(try run(call).output == "a\u{1B}[31mb\u{9B}c\u{202E}d\u{7}\te\n")
    #expect(try run(call + ["--json"]).output.contains(#"a\u001b[31mb\u009bc"#))
    let journey = try Tool.start(
      "text",
      "k",
      "--localizations",
      folder.path(),
      language: "LANG=en",
      output: .terminal
    )
    #expect(try journey.exitStatus() == 0)
    try journey.terminal.wait(for: "a␛[31mb⟨U+009B⟩c⟨U+202E⟩d␇")
    #expect(!journey.terminal.text.contains("\u{1B}"))
  }

  private func run(
    _ arguments: [String],
    language: String = "LANG=en_US.UTF-8"
  ) throws -> (status: Int32, output: String, errors: String) {
    var environment = ["TERM": "xterm", "LC_CTYPE": "C.UTF-8"]
    for word in language.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1)
      environment[String(parts[0])] = String(parts[1])
    }
    let journey = try Journey(
      Tool.path,
      arguments,
      environment: environment,
      input: .null,
      hasTerminal: false
    )
    let status = try journey.exitStatus()
    return (status, journey.output, journey.errors)
  }
}
