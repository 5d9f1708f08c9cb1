import JourneySupport
import Testing

/// Fields described and filled in by arguments.
@Suite("Usage of fields") struct FieldUsageTests {
  private func run(
    _ arguments: [String],
    with more: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String) {
    try Tool.run(arguments, with: more)
  }

  @Test(
    "What is wrong is said, and where",
    arguments: [
      (["input", "x", "--pattern", "a(b"], "character 3"),
      (["input", "x", "--pattern", "[a-"], "regular expression"),
      (["input", "x", "--limit", "0"], "“--limit”"),
      (["secure", "x", "--limit", "many"], "1, 2, 3"),
      (["secure", "x", "--mask", "stars"], "dots"), (["secure", "x", "--reveal", "alway"], "hold"),
      (["input", "x", "--field", "text=a"], "--answer"),
      (["input", "x", "--answer", "ok", "--field", "txt=a"], "“text”"),
      (["input", "x", "--answer", "ok", "--field", "=a"], "NAME=VALUE"),
      (["input", "x", "--answer", "ok", "--field", "text"], "NAME=VALUE"),
      (["input", "x", "--answer", "ok", "--field", "text=a", "--field", "text=b"], "twice"),
      (["input", "x", "--answer", "ok", "--field", "text=@env:NOT_THERE"], "NOT_THERE"),
      (["input", "x", "--answer", "ok", "--field", "text=@file:/not/there"], "/not/there"),
      (["input", "x", "--answer", "ok", "--field", "text=@file:/"], "can’t be read"),
      (["input", "x", "--answer", "ok", "--field", "text=@file:/dev/zero"], "1048576 bytes"),
      (["input", "x", "--answer", "ok", "--required"], "Please fill in"),
      (["input", "x", "--answer", "ok", "--limit", "2", "--field", "text=abc"], "At most 2"),
      (["input", "x", "--answer", "yes", "--field", "text=abc"], "ok, cancel"),
      (["secure", "x", "--value", "abc"], "not an option"), (["login"], "give a text"),
    ]
  )
  func errors(arguments: [String], expected: String) throws {
    let (status, output, errors) = try run(arguments)
    #expect(status == 2)
    #expect(output.isEmpty)
    #expect(errors.contains(expected), "\(errors)")
  }

  @Test(
    "No error tells a value",
    arguments: [
      ["secure", "x", "--field", "password=geheim"], ["secure", "x", "--field", "geheim"],
      ["secure", "x", "--answer", "ok", "--field", "pass=geheim"],
      ["secure", "x", "--answer", "ok", "--limit", "3", "--field", "password=geheim"],
      ["secure", "x", "--answer", "ok", "--pattern", "[0-9]", "--field", "password=geheim"],
    ]
  )
  func secrets(arguments: [String]) throws {
    let (status, output, errors) = try run(arguments)
    #expect(status == 2)
    #expect(output.isEmpty)
    #expect(!errors.contains("geheim"))
  }

  @Test("Values from arguments, variables and files; one line each, or JSON")
  func values() throws {
    #expect(try run(["input", "x", "--answer", "ok", "--field", "text=a=b"]).output == "a=b\n")
    #expect(try run(["input", "x", "--answer", "ok", "--value", "v"]).output == "v\n")
    let secret = try run(
      ["secure", "x", "--answer", "ok", "--field", "password=@env:TOKEN"],
      with: ["TOKEN": "geheim ü"]
    )
    #expect(secret.output == "geheim ü\n")
    let file = try run(["input", "x", "--answer", "ok", "--field", "text=@file:/proc/self/comm"])
    #expect(file.output == "alertmessage\n")
    let login = try run(
      [
        "login", "x", "--answer", "logIn", "--json", "--field", "userName=a\"b", "--field",
        "password=@env:TOKEN",
      ],
      with: ["TOKEN": "x"]
    )
    #expect(login.output.contains(#""fields":{"userName":"a\"b","password":"x"}"#))
  }

  @Test("A file of the limit is a value; one byte more is too long, and said to be")
  func longFile() throws {
    let most = 1 << 20
    for (count, status) in [(most, Int32(0)), (most + 1, 2)] {
      let folder = try TemporaryFolder(["value": String(repeating: "x", count: count)])
      let path = folder.path + "/value"
      let result = try run(["input", "x", "--answer", "ok", "--field", "text=@file:\(path)"])
      #expect(result.status == status)
      #expect(result.output.utf8.count == (status == 0 ? most + 1 : 0))
      #expect(result.errors.contains(path) == (status != 0))
      #expect(!result.errors.contains("can’t be read"))
    }
  }

  @Test("Cancelled up front: status 1, and no value")
  func cancelled() throws {
    let (status, output, _) = try run(["input", "x", "--answer", "cancel", "--value", "v"])
    #expect(status == 1)
    #expect(output.isEmpty)
  }

  @Test("The help of each command lists its options")
  func help() throws {
    #expect(try run(["input", "--help"]).output.contains("--pattern REGEX"))
    #expect(try run(["secure", "--help"]).output.contains("--mask dots|none"))
    #expect(try run(["login", "--help"]).output.contains("--reveal hold|never"))
  }
}
