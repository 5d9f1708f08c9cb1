import JourneySupport
import Testing

/// If these fail, `alertmessage preview` shows the wrong thing to somebody who looks before asking.
@Suite("preview") struct PreviewCommandTests {
  @Test("Without a terminal it prints the frame in visual order")
  func text() throws {
    let result = try Tool.run(
      "preview",
      "למחוק?",
      "--locale",
      "he",
      "--width",
      "40",
      "--button",
      "ok"
    )
    #expect(result.status == 0)
    #expect(
      result.output == """
        ╭──────────────╮
        │       ?קוחמל │
        │              │
        │ [>רושיא<]    │
        ╰──────────────╯
          רושיא :Enter

        """
    )
  }

  @Test("At a terminal it prints what the terminal shows, and leaves it as it was")
  func terminal() throws {
    let journey = try Tool.start("preview", "¿?", input: .terminal, output: .terminal)
    #expect(try journey.exitStatus() == 0)
    #expect(journey.terminal.text.contains("\u{1B}["))
    #expect(journey.terminal.text.contains("Aceptar") || journey.terminal.text.contains("ceptar"))
    journey.expectRestored()
  }

  @Test("Several languages, each under its tag; the help and errors stay in the person's own")
  func languages() throws {
    let result = try Tool.run("preview", "?", "--locale", "es", "--locale", "ja")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("es\n╭"))
    #expect(result.output.contains("\n\nja\n╭"))
    let wrong = try Tool.run("preview", "?", "--locale", "es", "--locale", "ja", "--severity", "x")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("“x” is no value"))
  }

  @Test("All languages")
  func allLanguages() throws {
    let result = try Tool.run("preview", "?", "--all-locales", "--button", "delete")
    #expect(result.status == 0)
    #expect(result.output.split(separator: "╭").count - 1 >= 75)
    #expect(result.output.contains("[>Eliminar<]") && result.output.contains("[>削除<]"))
  }

  @Test(
    "Formats",
    arguments: [("text", "╭"), ("ansi", "\u{1B}["), ("svg", "<svg "), ("html", "<!DOCTYPE html>")]
  )
  func formats(format: String, sign: String) throws {
    let result = try Tool.run("preview", "?", "--format", format, "--width", "30", "--height", "10")
    #expect(result.status == 0)
    #expect(result.output.contains(sign))
    #expect(result.output.hasSuffix("\n") || format == "ansi")
  }

  @Test("--json is one object a language, on a line")
  func json() throws {
    let result = try Tool.run("preview", "?", "--json", "--locale", "es", "--locale", "de")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasPrefix(
        #"{"name":null,"locale":"es","columns":80,"rows":24,"format":"text","preview":"╭"#
      ) ?? false
    )
  }

  private static let examples = Tool.examples("json")

  @Test("An alert by its name, with the values given, under its name in each language")
  func named() throws {
    let result = try Tool.run(
      "preview",
      "--name",
      "delete-files",
      "--localizations",
      Self.examples,
      "--arg",
      "count=1",
      "--locale",
      "es",
      "--locale",
      "ja"
    )
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("delete-files · es\n╭"))
    #expect(result.output.contains("[!] ¿Eliminar 1 archivo?"))
    #expect(result.output.contains("\n\ndelete-files · ja\n╭"))
  }

  @Test("All alerts of the files in all their languages; what is inserted shows its name, or 3")
  func allNamed() throws {
    let result = try Tool.run("preview", "--localizations", Self.examples, "--all-locales")
    #expect(result.status == 0, "\(result.errors)")
    let captions = result.output.split(separator: "\n").filter { $0.contains(" · ") }
      .filter { !$0.contains(":") }
    #expect(
      captions
        == ["delete-files", "save-changes", "rename-file"].flatMap { name in
          ["ar", "en", "es", "ja"].map { "\(name) · \($0)" }
        }
    )
    #expect(result.output.contains("¿Eliminar 3 archivos?"))
    #expect(result.output.contains("Save the changes to “{0}”?"))
  }

  @Test("A language that lacks a text of the alert does not show it twice")
  func partlyTranslated() throws {
    let folder = try TemporaryFolder([
      "alerts.json": #"{ "note": {} }"#,
      "en.json": #"{ "note.title": "Note", "note.message": "It rains." }"#,
      "fr.json": #"{ "note.title": "Note" }"#,
    ])
    let result = try Tool.run("preview", "--localizations", folder.path, "--all-locales")
    #expect(result.status == 0)
    #expect(result.output.ranges(of: "It rains.").count == 1, "\(result.output)")
  }

  @Test(
    "Mistakes are named",
    arguments: [
      (["preview", "--name", "delet-files", "--localizations", examples], "“delete-files”"),
      (["preview", "?", "--name", "delete-files"], "can’t be used together"),
      (["preview", "--title", "?", "--arg", "count=3"], "exclude each other"),
      (["preview", "--button", "ok"], "give a text"),
      (
        ["preview", "--localizations", examples, "--arg", "cuont=3"],
        "No text uses the argument “cuont”"
      ),
      (["preview"], "give a text"), (["preview", "?", "--width", "0"], "“0” is no value"),
      (["preview", "?", "--height", "x"], "“x” is no value"),
      (["preview", "?", "--format", "htm"], "“html”"),
      (
        ["preview", "?", "--locale", "es", "--locale", "de", "--all-locales"], "exclude each other"
      ),
      (["preview", "?", "--locale", "?"], "no language tag"),
      (["preview", "?", "--answer", "ok"], "not an option of “preview”"),
      (["confirm", "?", "--locale", "es", "--locale", "de"], "given twice"),
      (["--locale", "es", "--locale", "de", "confirm", "?"], "given twice"),
      (["--ascii", "--ascii", "confirm", "?"], "given twice"),
      (["preview", "?", "--ambiguous-width", "3"], "auto, 1, 2"),
    ] as [([String], String)]
  )
  func mistakes(arguments: [String], message: String) throws {
    let journey = try Journey(
      Tool.path,
      arguments,
      environment: ["TERM": "xterm", "LANG": "en_US.UTF-8"],
      input: .null,
      hasTerminal: false
    )
    #expect(try journey.exitStatus() == 2)
    #expect(journey.errors.contains(message), "\(journey.errors)")
    #expect(journey.output.isEmpty)
  }
}
