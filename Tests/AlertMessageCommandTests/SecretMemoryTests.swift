import JourneySupport
import Testing

#if os(Linux)
  /// What is left of a password in the memory of a program that asked for it. If these fail, a core
  /// dump, a swapped page or a bug that reads beyond an array gives it away long after it was
  /// typed.
  @Suite("Nothing of a secret stays in memory", .serialized) struct SecretMemoryTests {
    /// Long, and no two letters alike, so that nothing else looks like it.
    private static let secret = "Zq7wX9kP2mVb4TnR8sLd"

    /// The secret as `MemorySearch` takes it.
    private static let shifted = secret.utf8.map {
      let digits = String($0 + 1, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()

    private static let paste = "\u{1B}[200~\(secret)\u{1B}[201~"

    /// What is typed, in pieces that arrive one by one.
    struct Typing: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let pieces: [String]
    }

    static let typings = [
      Typing(testDescription: "letter by letter", pieces: secret.map { String($0) }),
      Typing(testDescription: "all at once", pieces: [secret]),
      Typing(testDescription: "pasted", pieces: [paste]),
      Typing(
        testDescription: "pasted in pieces, the marks cut too",
        pieces: [
          String(paste.prefix(3)), String(paste.dropFirst(3).prefix(10)),
          String(paste.dropFirst(13).dropLast(2)), String(paste.suffix(2)),
        ]
      ),
      Typing(
        testDescription: "killed, yanked, undone, pasted again",
        pieces: [paste, "\u{15}", "\u{19}", "\u{1F}", paste, "\u{1}", "\u{B}", paste]
      ),
      Typing(
        testDescription: "in the middle of other letters",
        pieces: ["ab", "\u{1B}[D", paste, "c", "\u{1B}[H", "d"]
      ),
    ]

    private func found(_ typing: Typing, _ driver: String, way: String) throws -> String {
      let journey = try EmbeddingProgram.start(
        "secure",
        SignalMatrixTests.presentations[0],
        "\(driver)-raise",
        "\(way)-\(Self.shifted)"
      )
      try journey.waitForAlert("OK")
      for piece in typing.pieces {
        let before = journey.terminal.transcript.count
        journey.terminal.type(piece)
        // What changes nothing on the screen needs no waiting: it is read before what comes next.
        if piece.count == 1, piece >= " " {
          try journey.terminal.wait(for: "a dot") { _ in
            journey.terminal.transcript.count > before
          }
        }
      }
      journey.terminal.type("\r")
      try journey.terminal.wait(for: "the end of the alert") { text in
        text.contains("\u{1B}[?2004l")
      }
      #expect(try journey.exitStatus() == 42)
      return journey.output
    }

    @Test(
      "Typed, pasted and edited, with every driver",
      arguments: typings,
      ["modal", "show", "present"]
    )
    func nothing(typing: Typing, driver: String) throws {
      let output = try found(typing, driver, way: "search")
      #expect(output.contains("button"), "\(output)")
      #expect(output.contains("found 0\n"), "\(output)")
    }

    @Test("What a program keeps is found: the search is one")
    func control() throws {
      let output = try found(Self.typings[2], "modal", way: "keep")
      #expect(!output.contains("found 0\n"), "\(output)")
      #expect(output.contains("found "), "\(output)")
    }
  }
#endif
