import Foundation
import JourneySupport
import Testing

/// What a script gets from localization files, and what it is told about mistakes in them.
@Suite("Localization files") struct LocalizationFilesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
  }

  /// Writes files, and runs the command in their folder.
  private func run(
    _ arguments: [String],
    files: [String: String],
    language: String = "LANG=en_US.UTF-8"
  ) throws -> (status: Int32, output: String, errors: String) {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let environment = ["TERM": "xterm", "LC_CTYPE": "C.UTF-8", "PATH": "/usr/bin:/bin"]
      .merging(Tool.variables(language)) { $1 }
    let journey = try Journey(
      "/bin/sh",
      ["-c", "cd \"$0\" && exec \"$@\"", folder.path(), Tool.path] + arguments,
      environment: environment,
      input: .null,
      hasTerminal: false
    )
    let status = try journey.exitStatus()
    let errors = journey.errors.replacing(folder.path() + "/", with: "")
    return (status, journey.output, errors)
  }

  static let files = [
    "Localizations/alerts.json": """
    { "delete-files": { "default": null,
        "buttons": [ {"id": "cancel", "role": "cancel"}, {"id": "delete", "role": "destructive"} ] },
      "note": {}, "odd": {"severity": "high"} }
    """,
    "Localizations/en.json": """
    { "delete-files.title": "Delete {count, plural, one {# file} other {# files}} of {user}?",
      "note.title": "Note", "free": "Only text", "when": "On {day, date, ::yyyyMMdd}", "ok": "Fine" }
    """,
    "Localizations/es.json": """
    { "delete-files.title": "¿Eliminar {count, plural, one {# archivo} other {# archivos}}?",
      "free": "Solo texto" }
    """,
  ]

  @Test("An alert by name is answered by the button's id, in the person's language")
  func show() throws {
    let call = ["show", "delete-files", "--arg", "count=3", "--arg", "user=ana", "--answer"]
    let deleted = try run(call + ["delete"], files: Self.files)
    #expect(deleted.status == 0)
    #expect(deleted.output == "delete\n")
    let cancelled = try run(
      call + ["cancel", "--json"],
      files: Self.files,
      language: "LANG=es_MX.UTF-8"
    )
    #expect(cancelled.status == 1)
    #expect(cancelled.output.contains(#""button":"cancel","index":0,"role":"cancel""#))
    #expect(cancelled.output.contains(#""locale":"es""#))
    // Without buttons of its own there is nothing to tell apart.
    let note = try run(["show", "note", "--answer", "ok"], files: Self.files)
    #expect(note.status == 0)
    #expect(note.output.isEmpty)
  }

  @Test("An alert by name on the screen")
  func screen() throws {
    let journey = try Tool.start(
      "show",
      "delete-files",
      "--localizations",
      Tool.examples("po"),
      "-a",
      "count=3"
    )
    try journey.terminal.wait(for: "¿Eliminar 3 archivos?")
    try journey.waitForAlert()
    // There is no default: Return does nothing, the arrow goes to a button.
    journey.terminal.type("\r\u{1B}[C")
    try journey.terminal.wait(for: "[>")
    journey.terminal.type("\r")
    #expect(try journey.exitStatus() <= 1)
    #expect(["delete\n", "cancel\n"].contains(journey.output))
    journey.expectRestored()
  }

  static let texts: [(arguments: [String], language: String, output: String)] = [
    (["free"], "es", "Solo texto"), (["note.title"], "es", "Note"),
    (
      ["delete-files.title", "--arg", "count=1", "--arg", "user=ana"], "es", "¿Eliminar 1 archivo?"
    ),
    (["delete-files.title", "-a", "count=2", "-a", "user=a=b"], "en", "Delete 2 files of a=b?"),
    (["delete-files.title", "-a", "count=٣", "-a", "user="], "en", "Delete 3 files of ?"),
    (["delete-files.title", "-a", "count=-1", "-a", "user=7"], "en", "Delete -1 file of 7?"),
    (["delete-files.title", "-a", "count=1.5", "-a", "user=é"], "en", "Delete 1.5 files of é?"),
    (["when", "-a", "day=0"], "en", "On 01/01/1970"), (["cancel"], "es", "Cancelar"),
    (["ok"], "en", "Fine"),
    (["free", "--json"], "es", #"{"key":"free","text":"Solo texto","locale":"es"}"#),
  ]

  @Test("A text with its values", arguments: texts)
  func text(arguments: [String], language: String, output: String) throws {
    let found = try run(
      ["text"] + arguments,
      files: Self.files,
      language: "LANG=\(language) TZ=UTC"
    )
    #expect(found.status == 0, "\(found.errors)")
    #expect(found.output == output + "\n")
  }

  static let mistakes: [(arguments: [String], words: [String])] = [
    (["show"], ["NAME"]), (["text"], ["KEY"]), (["convert"], ["FILE"]), (["lint", ""], ["DIR"]),
    (["show", "delet-files"], ["Localizations/alerts.json", "Did you mean “delete-files”?"]),
    (["show", "odd"], ["Localizations/alerts.json:3:35", "info, warning, critical"]),
    (
      ["show", "delete-files", "-a", "user=x"],
      ["Localizations/en.json:1:34", "“count”", "--arg count=…"]
    ),
    (["show", "delete-files", "-a", "coun=3"], ["“coun”", "Did you mean “count”?"]),
    (["show", "note", "-a", "n=1"], ["“n”"]),
    (["show", "note", "-a", "n"], ["NAME=VALUE"]), (["show", "note", "-a", "=n"], ["NAME=VALUE"]),
    (["text", "free", "-a", "n=1", "-a", "n=2"], ["“n”", "twice"]),
    (["text", "nothing"], ["“nothing”"]),
    (
      ["text", "delete-files.title", "-a", "count=many", "-a", "user=x"],
      ["Localizations/en.json:1:34", "“many”"]
    ),
    (["text", "free", "--localizations", "none"], ["none: ", "no such folder"]),
    (
      ["text", "free", "--localizations", "Localizations/es.json"],
      ["Localizations/es.json", "not a folder"]
    ),
    (["lint", "none"], ["none: ", "no such folder"]), (["lint", "--source", "1"], ["pt-BR"]),
    (["convert", "none.json"], ["none.json: ", "no such file"]),
    (["convert", "Localizations"], ["Localizations", ".xcstrings"]),
    (["locale", "--available", "es", "--explain", "note"], ["--available", "--explain"]),
    (["locale", "--explain", "nothing"], ["delete-files, note"]),
  ]

  @Test("A mistake is told with what to do, and nothing is printed", arguments: mistakes)
  func mistake(arguments: [String], words: [String]) throws {
    let found = try run(arguments, files: Self.files)
    #expect(found.status == 2)
    #expect(found.output.isEmpty)
    for word in words { #expect(found.errors.contains(word), "\(found.errors)") }
  }

  @Test("Folders that were named go before those that were not; without any there is an error")
  func folders() throws {
    let files = ["a/en.json": #"{"k": "a"}"#, "b/en.json": #"{"k": "b", "l": "b"}"#].merging(
      Self.files
    ) { $1 }
    let named = ["--localizations", "a", "--localizations", "b"]
    #expect(try run(["text", "k"] + named, files: files).output == "a\n")
    #expect(try run(["text", "l"] + named, files: files).output == "b\n")
    #expect(try run(["text", "free"] + named, files: files).status == 2)
    let variable = "LANG=en ALERTMESSAGE_LOCALIZATIONS=b:a"
    #expect(try run(["text", "k"], files: files, language: variable).output == "b\n")
    let slip = "LANG=en ALERTMESSAGE_LOCALIZATIONS=c"
    #expect(try run(["text", "k"], files: files, language: slip).errors.contains("c: "))
    let nowhere = try run(["text", "k"], files: ["x": ""], language: "LANG=en XDG_DATA_DIRS=/none")
    #expect(nowhere.status == 2)
    #expect(nowhere.errors.contains("--localizations"))
    #expect(nowhere.errors.contains("/none/alertmessage/Localizations"))
    let data = ["d/alertmessage/Localizations/en.json": #"{"k": "data"}"#]
    let home = "LANG=en XDG_DATA_DIRS=\(folder.path())/d"
    #expect(try run(["text", "k"], files: data, language: home).output == "data\n")
  }

  @Test(
    "An unreadable folder or file is told",
    .enabled(if: getuid() != 0, "needs a person's rights")
  )
  func unreadable() throws {
    let path = folder.appending(path: "Localizations").path()
    _ = try run(["titles"], files: [:])
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    chmod(path, 0)
    let found = try run(["text", "k"], files: [:])
    #expect(found.status == 2)
    #expect(found.errors.contains("Change its permissions"))
  }

  @Test("Titles and languages with those of the files")
  func others() throws {
    let files = ["L/tlh.json": #"{"ok": "luq"}"#, "L/en.json": #"{"ok": "Fine"}"#]
    let titles = try run(
      ["titles", "--localizations", "L", "--locale", "en"],
      files: files
    )
    #expect(titles.output.hasPrefix("ok\tFine\ncancel\tCancel\n"))
    #expect(try run(["titles", "--locale", "en"], files: files).output.hasPrefix("ok\tOK\n"))
    let locale = ["locale", "--localizations", "L", "--locale", "tlh"]
    #expect(try run(locale, files: files).output.hasPrefix("tlh\n"))
  }

  @Test("Which language an alert is shown in, and what keeps it from another")
  func explain() throws {
    var files = Self.files
    files["Localizations/fr.json"] = #"{"note.title": "Note"}"#
    let text = try run(
      ["locale", "--explain", "delete-files"],
      files: files,
      language: "LANG=fr_CA.UTF-8"
    )
    #expect(text.status == 0)
    let lines = text.output.split(separator: "\n")
    #expect(lines.first == "en")
    #expect(lines.contains { $0.contains("fr") && $0.contains("delete-files.title") })
    let json = try run(
      ["locale", "--explain", "note", "--json"],
      files: files,
      language: "LANG=fr_CA.UTF-8"
    )
    #expect(
      json.output
        == #"{"locale":"fr","reason":"parent","wish":"fr-CA","variable":"LANG","alert":"note","#
        + #""missing":{"es":["note.title"]},"unreadable":{},"missingEverywhere":[]}"# + "\n"
    )
  }

  @Test("Lint prints a line for each finding, and its status says whether there is an error")
  func lint() throws {
    let found = try run(["lint"], files: Self.files)
    #expect(found.status == 2)
    // A folder that holds nothing to check was meant to be another one.
    let wrong = try run(["lint", "."], files: Self.files)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("--localizations"))
    let lines = found.output.replacing(folder.path() + "/", with: "").split(separator: "\n")
    #expect(
      lines.first?.hasPrefix("Localizations/alerts.json:3:35: error: “high”") ?? false,
      "\(found.output)"
    )
    #expect(lines.first?.hasSuffix("[unknownChoice]") ?? false)
    #expect(lines.contains { $0.contains("warning: “note.title”") && $0.contains("[keyMissing]") })
    #expect(lines.last == "Localizations: 2 errors, 3 warnings.")
    var sound = Self.files
    sound["Localizations/alerts.json"] = "{}"
    sound["Localizations/es.json"] = nil
    let clean = try run(["lint", "Localizations"], files: sound)
    #expect(clean.status == 0)
    #expect(clean.output == "Localizations: 0 errors, 0 warnings.\n")
    let json = try run(["lint", "--json"], files: Self.files)
    #expect(json.status == 2)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    )
    #expect(object["errors"] as? Int == 2)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.count == 5)
    #expect(findings[0]["line"] as? Int == 3)
    #expect(findings[0]["code"] as? String == "unknownChoice")
  }

  @Test("Any format comes out as ICU messages in JSON")
  func convert() throws {
    let strings = "/* Why */ \"Hello %@, %d\" = \"Hola %@, it's %d\";"
    let files = [
      "es.lproj/AlertMessage.strings": strings, "plain.strings": strings,
      "AlertMessage.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hi": {"localizations": {"ja":
      {"stringUnit": {"state": "translated", "value": "やあ"}}}}}}
      """, "bad.po": "msgid \"a\"\nmsgstr \"b\n",
      "de.strings": "\"@x\" = \"y\"; \"s\" = \"%s\"; \"t\" = \"T\";",
    ]
    let spanish = try run(["convert", "es.lproj/AlertMessage.strings"], files: files)
    #expect(spanish.status == 0)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(spanish.output.utf8)) as? [String: Any]
    )
    #expect(object["@@locale"] as? String == "es")
    #expect(object["Hello %@, %d"] as? String == "Hola {0}, it''s {1, number, integer}")
    #expect(try run(["convert", "plain.strings"], files: files).errors.contains("language"))
    let given = try run(["convert", "plain.strings", "--locale", "pt_BR"], files: files)
    #expect(given.output.contains(#""@@locale": "pt-BR""#))
    let several = try run(["convert", "AlertMessage.xcstrings"], files: files)
    #expect(several.status == 2)
    #expect(several.errors.contains("--locale"))
    let japanese = try run(["convert", "AlertMessage.xcstrings", "--locale", "ja"], files: files)
    #expect(japanese.output.contains(#""Hi": "やあ""#))
    #expect(
      try run(["convert", "AlertMessage.xcstrings", "--locale", "de"], files: files).status == 2
    )
    let broken = try run(["convert", "bad.po", "--locale", "de"], files: files)
    #expect(broken.status == 2)
    #expect(broken.errors.contains("bad.po:2:8"))
    // What has no place is told; the rest is not lost.
    let partly = try run(["convert", "de.strings", "--locale", "de"], files: files)
    #expect(partly.status == 2)
    #expect(partly.output.contains(#""t": "T""#))
    #expect(partly.errors.contains("“@x”"))
    #expect(partly.errors.contains("%s"))
  }
}
