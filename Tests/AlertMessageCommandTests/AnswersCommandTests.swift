import JourneySupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Answers that scripts give. Without these CI acts on a slip, or waits for ever.
@Suite("Answers of scripts") struct AnswersCommandTests {
  private static let buttons = ["--button", "yes", "--button", "no"]

  /// Runs the command without a terminal, and gives it standard input.
  private func run(
    _ arguments: [String],
    input: String? = nil,
    language: String = "en_US.UTF-8",
    with more: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String) {
    try Tool.run(arguments, language: "LANG=\(language)", with: more, input: input)
  }

  private func withFile<Result>(
    _ text: String,
    _ body: (String) throws -> Result
  ) throws -> Result {
    var name = Array("/tmp/alertmessage-answers-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    try #require(file >= 0)
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer {
      close(file)
      unlink(path)
    }
    _ = Array(text.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    return try body(path)
  }

  private let answers = #"{ "delete-files": { "button": "delete" }, "quit": {"button": "cancel"} }"#
  private let delete = ["ask", "x", "--button", "delete:destructive", "--name", "delete-files"]

  @Test("--answers and the variable answer by name, whatever the language")
  func byName() throws {
    try withFile(answers) { path in
      for language in ["en_US.UTF-8", "ja_JP.UTF-8", "ar_EG.UTF-8"] {
        let option = try run(delete + ["--answers", path], language: language)
        #expect(option.status == 0)
        #expect(option.output == "delete\n")
        let variable = try run(delete, language: language, with: ["ALERTMESSAGE_ANSWERS": path])
        #expect(variable.status == 0)
        #expect(variable.output == "delete\n")
      }
      let quit = ["confirm", "x", "--name", "quit", "--answers", path, "--json"]
      let answered = try run(quit)
      #expect(answered.status == 1)
      #expect(answered.output.contains(#""button":"cancel""#))
    }
  }

  @Test("--stdin takes exactly an id for that button, not for the place of another one")
  func numbersAsIDs() throws {
    let ask = ["ask", "x", "--stdin", "--button", "2=First", "--button", "1=Second"]
    #expect(try run(ask, input: "1\n").output == "1\n")
    #expect(try run(ask, input: "2\n").output == "2\n")
    let buttons = ["ask", "x", "--stdin", "--button", "delete:destructive", "--button", "dontSave"]
    let ambiguous = try run(buttons, input: "d\n")
    #expect(ambiguous.status == 2)
    #expect(ambiguous.errors.contains("delete, dontSave"))
  }

  @Test("The variable is for those that are there; others are asked")
  func variable() throws {
    try withFile(answers) { path in
      let environment = ["ALERTMESSAGE_ANSWERS": path]
      #expect(try run(["confirm", "x"], with: environment).status == 3)
      #expect(try run(["confirm", "x", "--name", "other"], with: environment).status == 3)
      // What the call itself says comes first.
      let both = try run(delete + ["--answer", "cancel"], with: environment)
      #expect(both.output == "cancel\n")
    }
    // An empty variable is as good as none: so a script is freed of what was set for all.
    let empty = try run(delete, with: ["ALERTMESSAGE_ANSWERS": ""])
    #expect(empty.status == 3)
    #expect(!empty.errors.contains("file"))
    // A variable that names no file must not be passed over: the alert would wait in CI.
    let missing = try run(delete, with: ["ALERTMESSAGE_ANSWERS": "/no/such/file"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("/no/such/file: There is no such file"))
  }

  @Test(
    "Unknown names, buttons and members are errors with their places, never a guess",
    arguments: [
      (#"{"delete-file": {"button": "delete"}}"#, "Did you mean “delete-file”?"),
      (#"{"delete-files": {"button": "delet"}}"#, ":1:29: "),
      (#"{"delete-files": {"button": "delet"}}"#, "Did you mean “delete”?"),
      ("{\"delete-files\":\n {\"button\": \"save\"}}", ":2:13: "),
      (#"{"delete-files": {"buton": "delete"}}"#, ":1:19: "),
      (#"{"delete-files": "delete"}"#, ":1:18: "), ("", ":1:1: "), ("{", ":1:2: "),
    ]
  )
  func wrong(json: String, words: String) throws {
    try withFile(json) { path in
      let (status, output, errors) = try run(delete + ["--answers", path])
      #expect(status == 2)
      #expect(output.isEmpty)
      #expect(errors.hasPrefix("alertmessage: \(path)"), "\(errors)")
      #expect(errors.contains(words), "\(errors)")
    }
  }

  @Test(
    "Answers that could never be used are errors",
    arguments: [
      (["--answer", "ok", "--stdin"], "--stdin"), (["--answers", "x"], "“--name”"),
      (["--answer", "ok", "--answers", "x", "--name", "x"], "--answers"),
      (["--answers", "x", "--stdin", "--name", "x"], "--stdin"),
    ]
  )
  func unused(arguments: [String], words: String) throws {
    let (status, _, errors) = try run(["confirm", "x"] + arguments, input: "1\n")
    #expect(status == 2)
    #expect(errors.contains(words), "\(errors)")
  }

  @Test(
    "S5: --stdin takes ids, numbers, titles and the locale's yes and no in any case; else status 2",
    arguments: [
      ("de_DE", ["YES", "ja", "Ja", "j", "1", "yes"], ["Y", "oui", "да", "是", "3", ""]),
      ("fr_FR", ["YES", "oui", "OUI", "o", "１"], ["Y", "ja", "да", "是", "0"]),
      ("ru_RU", ["YES", "да", "ДА", "д", "1"], ["Y", "ja", "oui", "是"]),
      ("zh_CN", ["YES", "Y", "y", "是", "1"], ["ja", "oui", "да", "\u{FF}"]),
    ]
  )
  func standardInput(language: String, accepted: [String], refused: [String]) throws {
    for (words, status) in accepted.map({ ($0, 0) }) + refused.map({ ($0, 2) }) {
      for end in ["\n", "\r\n", ""] where !(words.isEmpty && end.isEmpty) {
        let result = try run(
          ["ask", "x", "--stdin"] + Self.buttons,
          input: words + end,
          language: language + ".UTF-8"
        )
        #expect(result.status == Int32(status), "\(words) in \(language): \(result.errors)")
        #expect(result.output == (status == 0 ? "yes\n" : ""))
        #expect(result.errors.isEmpty == (status == 0))
      }
    }
  }

  @Test(
    "--stdin presses the button that takes Return, or needs a line for one where none does",
    arguments: [
      ("a", "x\n", 0, "yes"), ("b", "x\ncancel\n", 1, "cancel"), ("b", "x\n", 3, ""),
      ("c", "x\n", 1, "cancel"), ("d", "x\n", 0, "ok"), ("e", "x\n", 0, "save"),
      ("f", "x\n", 0, "ok"),
    ]
  )
  func defaultButton(name: String, input: String, status: Int, button: String) throws {
    let described = """
      {
        "a": {"default": "yes", "fields": [{"id": "f"}],
              "buttons": [{"id": "ok", "role": "default"}, {"id": "yes"}]},
        "b": {"default": null, "fields": [{"id": "f"}],
              "buttons": [{"id": "ok", "role": "default"}, {"id": "cancel", "role": "cancel"}]},
        "c": {"default": "cancel", "fields": [{"id": "f"}],
              "buttons": [{"id": "save"}, {"id": "cancel", "role": "cancel"}]},
        "d": {"default": "ok", "fields": [{"id": "f"}], "buttons": [{"id": "ok"}, {"id": "retry"}]},
        "e": {"fields": [{"id": "f"}],
              "buttons": [{"id": "save"}, {"id": "cancel", "role": "cancel"}]},
        "f": {"fields": [{"id": "f"}]}
      }
      """
    let titles = "abcdef".map { "\"\($0).title\": \"Sure?\"" }.joined(separator: ", ")
    let folder = try TemporaryFolder(["en.json": "{\(titles)}", "alerts.json": described])
    let result = try run(
      ["show", name, "--localizations", folder.path, "--stdin", "--json"],
      input: input
    )
    #expect(result.status == status, "\(result.errors)")
    #expect(result.output.isEmpty == button.isEmpty)
    if !button.isEmpty { #expect(result.output.contains("\"button\":\"\(button)\""), "\(result)") }
  }

  @Test("--stdin without a line is nobody to ask: status 3, even with a default")
  func emptyInput() throws {
    for input in [nil, ""] as [String?] {
      let result = try run(["confirm", "x", "--stdin"], input: input)
      #expect(result.status == 3)
      #expect(result.errors.contains("ended before"))
    }
  }

  @Test("--stdin takes one line, and leaves the next one to the next program")
  func oneLine() throws {
    let script = """
      printf '1\\nno\\nrest\\n' | {
        "$0" ask x --stdin --button yes --button no
        "$0" ask x --stdin --button yes --button no
        cat
      }
      """
    let journey = try Journey(
      "/bin/sh",
      ["-c", script, Tool.path],
      environment: ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"],
      hasTerminal: false
    )
    try journey.exitStatus()
    #expect(journey.output == "yes\nno\nrest\n")
  }

  @Test("A line without end is no answer, and is not read for ever")
  func endlessLine() throws {
    let journey = try Journey(
      "/bin/sh",
      ["-c", "yes | tr -d '\\n' | \"$0\" confirm x --stdin", Tool.path],
      environment: ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"],
      hasTerminal: false
    )
    #expect(try journey.exitStatus() == 2)
    #expect(journey.errors.utf8.count < 2000)
  }
}
