import JourneySupport
import Testing

/// Wrong calls: a clear error that names the right word, status 2, and never an alert.
@Suite("Usage") struct UsageTests {
  @Test(
    "What is wrong, and the nearest right one",
    arguments: [
      (["confrim", "x"], "“confirm”"), (["confirm", "x", "--titel", "y"], "“--title”"),
      (["confirm", "x", "--title"], "TITLE"), (["confirm", "x", "--json", "--json"], "twice"),
      (["confirm", "x", "--json=1"], "takes no value"),
      (["confirm", "x", "--color", "allways"], "“always”"),
      (["confirm"], "give a text"), (["confirm", ""], "give a text"),
      (["confirm", "a", "b"], "quotation marks"),
      ([], "give a command"), (["ask", "x"], "--button"),
      (["ask", "x", "--button", ":cancel"], "ID:ROLE"),
      (["ask", "x", "--button", "a:cancell=A"], "“cancel”"),
      (["ask", "x", "--button", "foo"], "foo=TITLE"),
      (["ask", "x", "--button", "delet"], "“delete”"),
      (["ask", "x", "--button", "ok", "--button", "ok"], "two buttons"),
      (["ask", "x", "--button", "no:cancel", "--button", "cancel:cancel"], "second button"),
      (["confirm", "x", "--default", "yes"], "ok, cancel"),
      (["confirm", "x", "--answer", "yes"], "ok, cancel"),
      (["confirm", "x", "--locale", "1"], "pt-BR"), (["confirm", "x", "--width", "0"], "--width"),
      (["message", "x", "--cancel", "y"], "not an option"), (["titles", "x"], "too many"),
    ]
  )
  func errors(arguments: [String], expected: String) throws {
    let (status, output, errors) = try Tool.run(arguments)
    #expect(status == 2)
    #expect(output.isEmpty)
    #expect(errors.contains(expected), "\(errors)")
    #expect(errors.hasPrefix("alertmessage: "))
  }

  @Test("An answer given up front needs no terminal")
  func answer() throws {
    #expect(try Tool.run("confirm", "x", "--answer", "ok").status == 0)
    #expect(try Tool.run("confirm", "x", "--answer=cancel").status == 1)
    let asked = try Tool.run(
      "ask",
      "x",
      "--button",
      "save",
      "--button",
      "b=Bé",
      "--answer",
      "b",
      "--json"
    )
    #expect(asked.status == 0)
    #expect(
      asked.output
        == #"{"outcome":"button","button":"b","index":1,"role":null,"fields":{},"locale":"en"}"#
        + "\n"
    )
  }

  @Test("The titles, a line each, and as JSON")
  func titles() throws {
    let titles = try Tool.run("titles", language: "LANG=ru_RU.UTF-8")
    #expect(titles.status == 0)
    #expect(titles.output.contains("cancel\tОтмена\n"))
    #expect(titles.output.split(separator: "\n").count == 30)
    #expect(
      try Tool.run("titles", "--locale", "tr", "--json").output.contains(#""cancel":"İptal""#)
    )
  }

  @Test("The language and its reason")
  func locale() throws {
    let output = try Tool.run("locale", language: "LANG=es_MX.UTF-8").output
    #expect(output.hasPrefix("es\n"))
    #expect(output.contains("es-MX"))
    #expect(output.contains("LANG"))
    #expect(
      try Tool.run("locale", "--available", "zh-Hans,zh-Hant", "--json", language: "LANG=zh_HK")
        .output
        == #"{"locale":"zh-Hant","reason":"parent","wish":"zh-HK","variable":"LANG"}"# + "\n"
    )
  }

  @Test("Help and version")
  func help() throws {
    let help = try Tool.run("--help")
    #expect(help.status == 0)
    #expect(help.output.contains("alertmessage confirm TEXT"))
    #expect(help.output.contains("128+n"))
    #expect(try Tool.run("confirm", "--help").output.contains("--cancel TITLE"))
    #expect(try Tool.run("--version").output.hasPrefix("alertmessage "))
  }

  @Test("Behind -- everything is text")
  func text() throws {
    #expect(try Tool.run("confirm", "--answer", "ok", "--", "--title").status == 0)
  }

  @Test("What a person wrote reaches no terminal as a command, and no error is endless")
  func harmlessErrors() throws {
    let hostile = "\u{1B}[2J\u{202E}\u{9B}x\nalertmessage: fine"
    let long = String(repeating: "x", count: 100_000)
    for arguments in [
      [hostile], ["confirm", "x", hostile], ["confirm", "x", "--default", hostile],
      ["confirm", "x", "--locale", hostile], ["ask", "x", "--button", hostile],
      ["ask", "x", "--button", "\u{1B}=A"], ["locale", "--available", hostile],
      ["confirm", "x", long],
    ] {
      let (status, output, errors) = try Tool.run(arguments)
      #expect(status == 2)
      #expect(output.isEmpty)
      let text = errors.dropLast()
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
      #expect(!text.unicodeScalars.contains("\u{202E}"))
      #expect(text.count < 600)
    }
  }

  @Test(
    "Every command says when its output can't be written",
    arguments: ["--help", "--version", "titles", "locale"]
  )
  func fullDisk(command: String) throws {
    let journey = try Journey(
      "/bin/sh",
      ["-c", "\"$0\" \(command) > /dev/full", Tool.path],
      environment: ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"],
      hasTerminal: false
    )
    #expect(try journey.exitStatus() == 2)
    #expect(journey.errors.contains("could not be written"))
  }

  @Test("Output that can't be written is an error, not an answer")
  func fullDisk() throws {
    let journey = try Journey(
      "/bin/sh",
      ["-c", "\"$0\" ask x --button ok --answer ok > /dev/full", Tool.path],
      environment: ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"],
      hasTerminal: false
    )
    #expect(try journey.exitStatus() == 2)
    #expect(journey.errors.contains("could not be written"))
  }
}
