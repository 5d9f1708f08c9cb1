import AlertICU
import JourneySupport
import Testing

@testable import AlertLocalization

/// Whoever writes a pattern is told what is wrong with it, where, and what to write.
@Suite("Message patterns") struct MessagePatternTests {
  struct Broken: CustomTestStringConvertible, Sendable {
    var pattern: String
    var code: Diagnostic.Code
    /// Bytes from the beginning.
    var offset: Int
    var mend: String?

    init(_ pattern: String, _ code: Diagnostic.Code, at offset: Int, mend: String? = nil) {
      (self.pattern, self.code, self.offset, self.mend) = (pattern, code, offset, mend)
    }

    var testDescription: String { pattern }
  }

  @Test(
    "What is wrong, where, and the mend",
    arguments: [
      Broken("{n,plural,one{#}}", .missingOther, at: 1, mend: "other {#}"),
      Broken("{n, plural, one {# file} two {a {x}}}", .missingOther, at: 1, mend: "other {a {x}}"),
      Broken("{s, select, a {x}}", .missingOther, at: 1, mend: "other {x}"),
      Broken("d'{count}", .swallowedBrace, at: 1, mend: "d''{count}"),
      Broken("Le menu d'{count} plats", .swallowedBrace, at: 9, mend: "d''{count}"),
      Broken("é: l'{a}, {b}", .swallowedBrace, at: 5, mend: "l''{a}"),
      Broken("{n, plural, other {l'{n} vu}}", .swallowedBrace, at: 20, mend: "{l''{n}"),
      Broken("{n, number, 'x}", .swallowedBrace, at: 12),
      Broken("Delete {count", .unclosedBrace, at: 7, mend: "}"),
      Broken("Delete {", .unclosedBrace, at: 7, mend: "}"),
      Broken("{n, plural, other {# files}", .unclosedBrace, at: 0, mend: "}"),
      Broken("{n, plural, other {# files", .unclosedBrace, at: 18, mend: "}"),
      Broken("{n, number", .unclosedBrace, at: 0, mend: "}"),
      Broken("a {} b", .badArgumentName, at: 2, mend: "'{}'"),
      Broken("{ }", .badArgumentName, at: 0),
      Broken("{01}", .badArgumentName, at: 0, mend: "'{01}'"),
      Broken("{-1}", .badArgumentName, at: 0),
      Broken("{count files}", .badArgumentSyntax, at: 7),
      Broken("{count!}", .badArgumentSyntax, at: 6),
      Broken("{n, foo}", .unknownArgumentType, at: 4),
      Broken("{n, }", .unknownArgumentType, at: 4),
      Broken("{n, plural}", .missingStyle, at: 0, mend: "{n, plural, other {…}}"),
      Broken("{n, plural, other}", .missingForm, at: 17, mend: "other {…}"),
      Broken("{n, plural, {x} other {y}}", .badSelector, at: 12),
      Broken("{n, plural, =x {x} other {y}}", .badSelector, at: 12, mend: "=0 {…}"),
      Broken("{n, plural, one {x} offset:1 other {y}}", .badOffset, at: 20),
      Broken("{n, plural, offset:a other {y}}", .badOffset, at: 12),
    ]
  )
  func broken(test: Broken) {
    let error = #expect(throws: MessageError.self) { try MessagePattern(test.pattern) }
    #expect(error?.code == test.code)
    #expect(error?.offset == test.offset)
    if let mend = test.mend { #expect(error?.arguments["mend"] == .text(mend)) }
    // A message whose arguments don't fit would show its braces.
    #expect(error.map { !$0.description.contains("{mend}") } == true)
  }

  @Test("Too long and too deep are errors and no crash")
  func limits() throws {
    let long = String(repeating: "a", count: MessagePattern.longest) + "{"
    #expect(throws: MessageError.self) { try MessagePattern(long) }
    func nested(_ depth: Int) -> String {
      String(repeating: "{n, select, other {", count: depth)
        + String(repeating: "}}", count: depth)
    }
    #expect(throws: Never.self) { try MessagePattern(nested(MessagePattern.deepest)) }
    let error = #expect(throws: MessageError.self) {
      try MessagePattern(nested(MessagePattern.deepest + 1))
    }
    #expect(error?.code == .tooDeep)
    #expect(throws: MessageError.self) { try MessagePattern(nested(3000)) }
  }

  @Test("Arguments, with what they are formatted as and their forms")
  func arguments() throws {
    let pattern = try MessagePattern(
      "{who} {n, plural, offset:1 =0 {none} one {{what}} other {#}} {d, date, ::yMMMd} {0, number}"
    )
    #expect(pattern.arguments.map(\.name) == ["who", "n", "what", "d", "0"])
    #expect(pattern.arguments.map(\.type) == [.plain, .plural, .plain, .date, .number])
    #expect(pattern.arguments[1].forms.map(\.selector) == ["=0", "one", "other"])
    #expect(pattern.arguments[1].pluralOffset == 1)
    #expect(pattern.arguments[3].style == " ::yMMMd")
  }

  /// Pieces of which patterns are made, sound and broken.
  static let pieces = [
    "{", "}", "'", "''", "{a}", "{0}", "{ b }", "#", "|", ",", "{n, plural, ", "{n, select, ",
    "{n,selectordinal,", "{n, choice, ", "one {", "other {", "other{", "=1 {", "=-0.5{",
    "offset:1 ",
    "offset:", "0#", "1<", "-∞≤", "}}", " ", "é", "日", "\u{200E}", "{n, number, ", "{n, NUMBER}",
    "::percent}", "integer}", "{d, date}", "{x, foo}", "it's ", "😀", "+1", "1e", "{01}", "_",
  ]

  @Test("What is accepted is what ICU accepts, but for quotations without an end")
  func agreesWithICU() {
    var random = SeededGenerator(seed: 1)
    var accepted = 0
    for _ in 0..<40_000 {
      let count = Int(random.next() % 9) + 1
      let pattern = (0..<count)
        .map { _ in Self.pieces[Int(random.next() % UInt64(Self.pieces.count))] }.joined()
      let icuAccepts = (try? MessageFormat.check(pattern)) != nil
      do throws(MessageError) {
        let parsed = try MessagePattern(pattern)
        accepted += 1
        if !icuAccepts && parsed.styleError == nil { Issue.record("ICU refuses “\(pattern)”") }
      } catch {
        if icuAccepts && error.code != .swallowedBrace {
          Issue.record("ICU accepts “\(pattern)”: \(error)")
        }
      }
    }
    #expect(accepted > 2_000)
  }

  @Test("Every cut of a pattern is taken or refused, and no crash")
  func cut() {
    let pattern = Array(
      "l''é {n, plural, offset:1 =0 {'{'no'}'} one {# {x}} other {{d, date, short}}} 日".utf8
    )
    for end in pattern.indices {
      let part = String(decoding: pattern[..<end], as: UTF8.self)
      let icuAccepts = (try? MessageFormat.check(part)) != nil
      let isAccepted = (try? MessagePattern(part)) != nil
      #expect(isAccepted == icuAccepts, "\(part)")
    }
  }
}
