import Foundation
import JourneySupport
import Testing

@testable import AlertLocalization

/// A program finds the same texts, at the same places, as the tools that check its files.
@Suite("Texts looked up in JSON") struct JSONTableTests {
  private func table(_ text: String) throws -> JSONTable {
    try JSONTable(Array(text.utf8), language: LanguageTag("es"), path: "es.json")
  }

  private func catalog(_ text: String) throws -> Catalog {
    var catalog = Catalog(language: LanguageTag("es"), path: "es.json")
    try JSONCatalogReader.read(Array(text.utf8), into: &catalog)
    return catalog
  }

  @Test(
    "Every key has the text that the reader gives it",
    arguments: [
      "{}", "{\"a\": \"x\"}",
      "{\"a\": {\"b\": {\"c\": \"x\", \"@c\": {}, \"d\": \"y\"}}, \"a.b.d\": \"z\"}",
      "{\"a\": \"1\", \"a\": \"2\", \"b\": 1, \"c\": [\"x\"], \"@a\": {\"b\": \"n\"}, \"@@locale\": \"es\"}",
      "{\"\\u0061\\n\": \"\\u00e9\", \"é\": \"\", \"\": \"empty\", \"日\": {\"😀\": \"\\uD83D\\uDE00\"}}",
      "{\"a\": {\"@b\": \"not a text\", \"b\": \"\\\"\"}, \"b\": {}, \"a.b\": \"{n}\"}",
    ]
  )
  func sameTexts(json: String) throws {
    let table = try table(json)
    let catalog = try catalog(json)
    for entry in catalog.entries {
      #expect(table.pattern(for: entry.key) == entry.pattern, "\(entry.key)")
    }
    for key in ["a", "b", "c", "@a", "@@locale", "a.b", "a.@b", "b.c", "x", "a.b.c"] {
      #expect((table.pattern(for: key) == nil) == (catalog[key] == nil), "\(key)")
    }
  }

  @Test("Many keys, and keys that differ in their last byte")
  func manyKeys() throws {
    let members = (0..<5_000).map { "\"k\($0)\": \"v\($0)\"" }
    let table = try table("{\(members.joined(separator: ","))}")
    for number in stride(from: 0, to: 5_000, by: 7) {
      #expect(table.pattern(for: "k\(number)") == "v\(number)")
    }
    #expect(table.pattern(for: "k5000") == nil)
    #expect(table.pattern(for: "k") == nil)
  }

  @Test("A place in a pattern is that in the file")
  func places() throws {
    let table = try table("{\n  \"a\": \"\\u00e9é\\n{n\"\n}")
    // The pattern is é é newline { n: the brace stands behind five bytes.
    #expect(table.position(at: 5, inPatternOf: "a") == SourcePosition(line: 3 - 1, column: 18))
    #expect(table.position(at: 0, inPatternOf: "b") == nil)
  }

  @Test("Every cut and every changed byte is refused where the reader refuses it")
  func broken() throws {
    let text = Array("{\"a\": {\"é\": \"\\u00e9\"}, \"b\": [1, \"x\"], \"@b\": null}".utf8)
    var random = SeededGenerator(seed: 4)
    for round in 0..<4_000 {
      var bytes = text
      if round < text.count {
        bytes = Array(text[..<round])
      } else {
        bytes[Int(random.next() % UInt64(text.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      func failure(_ body: () throws(Diagnostic) -> Void) -> Diagnostic? {
        do throws(Diagnostic) {
          try body()
          return nil
        } catch {
          return error
        }
      }
      let byTable = failure { () throws(Diagnostic) in
        _ = try JSONTable(bytes, language: LanguageTag("es"), path: "es.json")
      }
      let byReader = failure { () throws(Diagnostic) in
        var catalog = Catalog(language: LanguageTag("es"), path: "es.json")
        try JSONCatalogReader.read(bytes, into: &catalog)
      }
      #expect(byTable == byReader, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// The texts of real files by their keys, as another reader has them.
  private static func texts(_ value: Any, prefix: String = "") -> [String: String] {
    guard let object = value as? [String: Any] else { return [:] }
    var texts: [String: String] = [:]
    for (key, value) in object where !key.hasPrefix("@") {
      if let text = value as? String {
        texts[prefix + key] = text
      } else {
        texts.merge(Self.texts(value, prefix: prefix + key + ".")) { first, _ in first }
      }
    }
    return texts
  }

  @Test("Real files load with every key and every text", .needsSharedFolder)
  func corpora() throws {
    var files = 0
    var keys = 0
    for folder in ["arb", "icu-json"] {
      let url = SharedFolder.url.appendingPathComponent("corpora/\(folder)")
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() {
        let data = try Data(contentsOf: url.appendingPathComponent(name))
        let expected = Self.texts(try JSONSerialization.jsonObject(with: data))
        let table = try JSONTable(Array(data), language: LanguageTag("en"), path: name)
        var catalog = Catalog(language: LanguageTag("en"), path: name)
        try JSONCatalogReader.read(Array(data), into: &catalog)
        #expect(catalog.entries.count == expected.count, "\(name)")
        for (key, text) in expected {
          #expect(catalog[key]?.pattern == text, "\(name): \(key)")
          #expect(table.pattern(for: key) == text, "\(name): \(key)")
        }
        files += 1
        keys += expected.count
      }
    }
    print("JSON corpora: \(files) files with \(keys) keys")
    #expect(files == 9)
  }
}
