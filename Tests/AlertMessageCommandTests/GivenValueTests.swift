import JourneySupport
import Testing

/// Values given up front, with what no field takes. If these fail, a script sends off a password or
/// a name that nobody gave it, and nobody sees it.
@Suite("Values given up front, exactly or not at all") struct GivenValueTests {
  /// A way for a value to come in. `V` is the value, as `printf` of a shell writes it.
  struct Way: CustomTestStringConvertible, Sendable {
    let script: String
    /// What the error calls it.
    let name: String
    /// Whether the way can carry a NUL (C strings end there).
    var carriesNUL = true
    var testDescription: String { name }
  }

  static let ways = [
    Way(
      script: #"exec "$0" input x --answer ok --field "text=$(printf 'V.')""#,
      name: "“--field text”",
      carriesNUL: false
    ),
    Way(
      script: #"exec "$0" input x --answer ok --value "$(printf 'V.')""#,
      name: "“--value”",
      carriesNUL: false
    ),
    Way(
      script: #"exec "$0" input x --answer ok --value="$(printf 'V.')""#,
      name: "“--value”",
      carriesNUL: false
    ),
    Way(
      script: #"X="$(printf 'V.')" exec "$0" secure x --answer ok --field password=@env:X"#,
      name: "“--field password=@env:X”",
      carriesNUL: false
    ),
    Way(
      script: #"printf 'V.\n' | "$0" secure x --answer ok --field password=@file:/dev/stdin"#,
      name: "“--field password=@file:/dev/stdin”"
    ),
    Way(script: #"printf 'V.\n' | "$0" input x --stdin"#, name: "“--stdin:1”"),
    Way(script: #"printf 'ana\nV.\n' | "$0" login x --stdin"#, name: "“--stdin:2”"),
  ]

  private func run(_ script: String, language: String = "en_US.UTF-8") throws -> (
    status: Int32, output: String, errors: String
  ) {
    let journey = try Journey(
      "/bin/sh",
      ["-c", script, Tool.path],
      environment: ["LANG": language, "PATH": "/usr/bin:/bin"],
      input: .null,
      hasTerminal: false
    )
    let status = try journey.exitStatus()
    return (status, journey.output, journey.errors)
  }

  @Test(
    "What is no UTF-8 is refused, with the byte",
    arguments: ways,
    [
      (#"ab\377c"#, 3), (#"M\374ller"#, 2), (#"\303"#, 1), (#"日\355\240\200"#, 4),
      (#"a\300\257"#, 2),
    ]
  )
  func malformed(way: Way, value: (text: String, byte: Int)) throws {
    let result = try run(way.script.replacing("V", with: value.text))
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errors.contains("\(way.name) is not UTF-8 from byte \(value.byte) on."),
      "\(result.errors)"
    )
  }

  @Test(
    "A control character, a tab, a line break or a byte order mark is refused, not altered",
    arguments: ways,
    [
      (#"a\tb"#, 2), (#"a\033[2J"#, 2), (#"é\177"#, 3), (#"a\302\205b"#, 2),
      (#"a\342\200\250"#, 2), (#"\357\273\277a"#, 1), (#"a\rb"#, 2), (#"a\000b"#, 2),
    ]
  )
  func unfit(way: Way, value: (text: String, byte: Int)) throws {
    if value.text.contains(#"\000"#), !way.carriesNUL { return }
    let result = try run(way.script.replacing("V", with: value.text))
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errors.contains("\(way.name) has at byte \(value.byte) a character"),
      "\(result.errors)"
    )
  }

  @Test(
    "What fields take comes out as it went in: spaces, marks, U+FFFD that was written",
    arguments: ways,
    [#"  a  b  "#, #"a\357\273\277b"#, #"\357\277\275"#, #"\314\201e"#, #"\342\200\215x"#]
  )
  func exact(way: Way, value: String) throws {
    let result = try run(way.script.replacing("V", with: value))
    #expect(result.status == 0, "\(result.errors)")
    let expected = try run("printf '\(value).\n'").output
    #expect(result.output.utf8.suffix(expected.utf8.count).elementsEqual(expected.utf8))
  }

  @Test(
    "One newline at a file's end is no part of the value; a second one is too much",
    arguments: [
      (#"abc"#, 0, "abc\n"), (#"abc\n"#, 0, "abc\n"), (#"abc\r\n"#, 0, "abc\n"), (#""#, 0, "\n"),
      (#"abc\n\n"#, 2, ""), (#"abc\r"#, 2, ""), (#"a\nb"#, 2, ""),
    ]
  )
  func newlines(value: String, status: Int32, output: String) throws {
    let script = #"printf 'V' | "$0" input x --answer ok --field text=@file:/dev/stdin"#
    let result = try run(script.replacing("V", with: value))
    #expect(result.status == status)
    #expect(result.output == output)
  }

  @Test(
    "A line break in an argument or a variable is refused",
    arguments: [
      #"exec "$0" input x --answer ok --field "text=one"#,
      #"exec "$0" input x --answer ok --value "one"#,
      #"X="one"#,
    ]
  )
  func lineBreak(start: String) throws {
    let end =
      start.hasPrefix("X") ? #"" exec "$0" input x --answer ok --field text=@env:X"# : #"""#
    let result = try run(start + "\ntwo" + end)
    #expect(result.status == 2)
    #expect(result.errors.contains("at byte 4"), "\(result.errors)")
  }

  @Test("A file of answers says at which line and column the value is that no field takes")
  func answers() throws {
    for value in [#"a\u0000b"#, #"a\nb"#, #"a\tb"#, #"\uFEFFa"#] {
      let json = #"{"x": {"button": "ok",\n  "fields": {"text": "V"}}}"#
      let escaped = json.replacing("V", with: value.replacing(#"\"#, with: #"\\"#))
      let result = try run(
        "printf '\(escaped)' | \"$0\" input x --name x --answers /dev/stdin"
      )
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("/dev/stdin:2:22: The value of “text”"), "\(result.errors)")
    }
  }

  @Test("No error shows the value, which may be a secret")
  func secrets() throws {
    for way in Self.ways {
      for value in [#"geheim\377"#, #"geheim\t"#] {
        #expect(!(try run(way.script.replacing("V", with: value)).errors.contains("geheim")))
      }
    }
  }
}
