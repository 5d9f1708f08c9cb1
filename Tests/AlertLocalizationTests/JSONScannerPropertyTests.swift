import Foundation
import JourneySupport
import Testing

@testable import AlertLocalization

/// A file that another reader takes is taken with the same texts, and none that it refuses.
@Suite("JSON beside another reader") struct JSONScannerPropertyTests {
  /// What a text says, with the keys of an object in their order.
  indirect enum Value: Equatable {
    case object([(String, Value)])
    case array([Value])
    case string(String)
    case other

    static func == (left: Value, right: Value) -> Bool {
      switch (left, right) {
      case (.object(let left), .object(let right)):
        left.map(\.0) == right.map(\.0) && left.map(\.1) == right.map(\.1)
      case (.array(let left), .array(let right)): left == right
      case (.string(let left), .string(let right)):
        // Not by canonical equivalence: every scalar counts.
        left.unicodeScalars.elementsEqual(right.unicodeScalars)
      case (.other, .other): true
      default: false
      }
    }
  }

  private static func read(_ bytes: [UInt8]) throws -> Value {
    try bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      let value = try value(&scanner)
      try scanner.finish()
      return value
    }
  }

  private static func value(
    _ scanner: inout JSONScanner
  ) throws(JSONScanner.Failure) -> Value {
    switch try scanner.kind() {
    case .object:
      var members: [(String, Value)] = []
      try scanner.object { (scanner, key, _) throws(JSONScanner.Failure) in
        members.append((key, try value(&scanner)))
      }
      return .object(members)
    case .array:
      var elements: [Value] = []
      try scanner.array { (scanner) throws(JSONScanner.Failure) in
        elements.append(try value(&scanner))
      }
      return .array(elements)
    case .string: return .string(try scanner.string())
    case .number, .bool, .null:
      try scanner.skip()
      return .other
    }
  }

  private static func skips(_ bytes: [UInt8]) -> JSONScanner.Failure? {
    bytes.withUnsafeBufferPointer { buffer in
      do throws(JSONScanner.Failure) {
        var scanner = JSONScanner(buffer)
        try scanner.skip()
        try scanner.finish()
        return nil
      } catch {
        return error
      }
    }
  }

  /// Whether the first thing wrong is a comma in front of a closing bracket.
  private static func endsInComma(_ text: [UInt8]) -> Bool {
    guard let failure = skips(text), failure.problem == .unexpectedCharacter else { return false }
    let before = text[..<failure.offset].last { $0 > 0x20 }
    return before == UInt8(ascii: ",") && "]}".utf8.contains(text[failure.offset])
  }

  private static func foundation(_ bytes: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
  }

  @Test("A stop at any place of a string is seen, and every byte before it kept", arguments: 0..<40)
  func strings(length: Int) throws {
    for filler in ["a", "é", "日", "😀"] {
      let text = String(repeating: filler, count: length)
      #expect(try Self.read(Array("\"\(text)\"".utf8)) == .string(text))
      #expect(try Self.read(Array("\"\(text)\\n\(text)\"".utf8)) == .string(text + "\n" + text))
      let stop = text.utf8.count + 1
      let control = Self.skips(Array("\"\(text)\u{1F}\(text)\"".utf8))
      #expect(control == JSONScanner.Failure(problem: .controlCharacter, offset: stop))
      let end = Self.skips(Array("\"\(text)".utf8))
      #expect(end == JSONScanner.Failure(problem: .unexpectedEnd, offset: stop))
      let broken = Array("\"\(text)".utf8) + [0xC3, 0x28] + Array("\(text)\"".utf8)
      let failure = JSONScanner.Failure(problem: .invalidUTF8, offset: stop)
      #expect(Self.skips(broken) == failure)
      #expect(throws: failure) { try Self.read(broken) }
    }
  }

  static let sample = """
    {"@@locale": "es", "a.b": "¿Eliminar \\u00e9\\uD83D\\uDE00 \\"x\\"?\\n", "n": [1, -0.5e+3, 0, true,
     false, null, {}], "日": {"deep": [[["x", "\\\\"]]]}, "": ""}
    """

  @Test("Every cut of a text is refused at its end")
  func cut() throws {
    let bytes = Array(Self.sample.utf8)
    #expect(Self.skips(bytes) == nil)
    for end in bytes.indices {
      let part = Array(bytes[..<end])
      let failure = try #require(Self.skips(part), "\(end)")
      #expect([.unexpectedEnd, .invalidUTF8].contains(failure.problem), "\(end): \(failure)")
      #expect(throws: JSONScanner.Failure.self) { try Self.read(part) }
    }
  }

  @Test("A text with changed bytes is taken or refused as by Foundation")
  func changed() throws {
    var random = SeededGenerator(seed: 3)
    let original = Array(Self.sample.utf8)
    let bytes = Array("{}[]\",:\\u0e1+-.tfn \n/\u{1}".utf8) + [0x80, 0xC3, 0xFF, 0xED, 0xA0]
    var accepted = 0
    for _ in 0..<20_000 {
      var text = original
      for _ in 0...(random.next() % 3) {
        let place = Int(random.next() % UInt64(text.count))
        switch random.next() % 3 {
        case 0: text[place] = bytes[Int(random.next() % UInt64(bytes.count))]
        case 1: text.insert(bytes[Int(random.next() % UInt64(bytes.count))], at: place)
        default: text.remove(at: place)
        }
      }
      let isTaken = Self.skips(text) == nil
      accepted += isTaken ? 1 : 0
      #expect(((try? Self.read(text)) != nil) == isTaken)
      // Foundation takes a comma behind the last element, which RFC 8259 does not have.
      if isTaken != Self.foundation(text), isTaken || !Self.endsInComma(text) {
        Issue.record("\(isTaken): \(String(decoding: text, as: UTF8.self))")
      }
    }
    #expect(accepted > 1_000)
  }

  @Test(
    "Skipping and reading agree on how deep a text may be",
    arguments: [1, 99, 100, 101, 5_000]
  )
  func depth(depth: Int) {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let inside = open == "[" ? "" : "1"
      let text = Array(
        (String(repeating: open, count: depth) + inside + String(repeating: close, count: depth))
          .utf8
      )
      #expect((Self.skips(text) == nil) == (depth <= 100))
      #expect(((try? Self.read(text)) != nil) == (depth <= 100))
    }
  }

  @Test("The place of a character in a string is found through escapes")
  func offsets() {
    let json = Array("  \"a\\n\\u00e9é\\uD83D\\uDE00z\"".utf8)
    // The value is a, newline, é, é, 😀, z: each begins at a byte of UTF-8 and at a byte of the
    // file.
    let places = [(0, 3), (1, 4), (2, 6), (4, 12), (6, 14), (10, 26), (11, 27)]
    for (inside, inFile) in places {
      let place = json.withUnsafeBufferPointer { buffer in
        var scanner = JSONScanner(buffer)
        return try? scanner.offset(inString: inside)
      }
      #expect(place == inFile)
    }
  }
}
