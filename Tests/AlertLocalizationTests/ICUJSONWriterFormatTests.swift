import AlertLocalization
import Foundation
import Testing

/// What a tool's author loses if these fail: texts, comments or their order, on the way from one
/// format to another.
struct ICUJSONWriterFormatTests {
  @Test("A file reads as a person would write it, in the order of the catalog")
  func writes() throws {
    let strings = """
      /* Asked before files are removed. */
      "delete" = "Delete %lld files of “%@”?";
      "a" = "it's {x}\\n\\"\\\\";
      """
    let written = ICUJSONWriter.text(
      of: try catalog(Array(strings.utf8), as: .strings, language: "en-GB")
    )
    #expect(
      written == #"""
        {
          "@@locale": "en-GB",
          "delete": "Delete {0, number, integer} files of “{1}”?",
          "@delete": {
            "description": "Asked before files are removed.",
            "placeholders": {
              "0": { "type": "int" },
              "1": { "type": "String" }
            }
          },
          "a": "it''s '{'x'}'\n\"\\"
        }

        """#
    )
  }

  @Test("An empty catalog is an object with its language")
  func writesEmpty() {
    let written = ICUJSONWriter.text(of: Catalog(language: LanguageTag("he")))
    #expect(written == "{\n  \"@@locale\": \"he\"\n}\n")
  }

  @Test("Another JSON reader reads the texts that the catalog has")
  func isJSON() throws {
    var catalog = Catalog(language: LanguageTag("ja"))
    let scalars = (UInt32(0)...0x2FF).compactMap(Unicode.Scalar.init)
    let text = String(String.UnicodeScalarView(scalars)) + "日本😀\u{2028}\u{FEFF}"
    catalog.add(
      Catalog.Entry(
        key: text,
        pattern: text,
        comment: text,
        placeholders: [
          Catalog.Placeholder(
            name: text,
            kind: .date,
            type: "DateTime",
            example: text,
            comment: text
          ),
          Catalog.Placeholder(name: "plain"),
        ]
      )
    )
    let data = Data(ICUJSONWriter.text(of: catalog).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["@@locale"] as? String == "ja")
    #expect(object[text] as? String == text)
    let note = try #require(object["@" + text] as? [String: Any])
    #expect(note["description"] as? String == text)
    let placeholders = try #require(note["placeholders"] as? [String: [String: String]])
    #expect(placeholders[text] == ["type": "DateTime", "example": text, "description": text])
    #expect(placeholders["plain"] == [:])
  }

  @Test("A key that this format takes for a note is named, not lost without a word")
  func namesKeys() throws {
    let catalog = try catalog(Array("\"@a\" = \"b\"; \"c\" = \"d\";".utf8), as: .strings)
    #expect(ICUJSONWriter.keysWithoutPlace(in: catalog) == ["@a"])
    #expect(ICUJSONWriter.text(of: catalog) == "{\n  \"@@locale\": \"en\",\n  \"c\": \"d\"\n}\n")
  }
}
