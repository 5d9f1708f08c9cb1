import Foundation
import JourneySupport
import Testing

@testable import AlertLocalization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A damaged file is an error at its place: it takes neither the program nor the texts of other
/// files with it.
@Suite("Bad files of every format") struct BadFileTests {
  static let names = [
    "es.json", "es.arb", "es.lproj/M.strings", "es.lproj/M.stringsdict", "M.xcstrings", "es.po",
  ]

  /// A sound file of each format, with a text, a plural and what else the format has.
  static let sound: [String: String] = [
    "es.json": #"{"@@locale": "es", "a": {"b": "é {n, plural, one {#} other {#}}"}, "@a": {}}"#,
    "es.arb": #"{"a": "\u00e9\n", "@a": {"placeholders": {"n": {"type": "int"}}}}"#,
    "es.lproj/M.strings": "/* c */ \"a\" = \"é %1$@\\n\"; // d\nb = c;",
    "es.lproj/M.stringsdict": """
    <?xml version="1.0"?><plist version="1.0"><dict><key>a</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>é %d</string>
    </dict></dict></dict></plist>
    """,
    "M.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"comment": "c", "localizations": {
    "es": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value":
    "é %lld"}}}}}}}}}
    """,
    "es.po": """
    msgid ""
    msgstr "Plural-Forms: nplurals=2; plural=n != 1;\\n"
    #, c-format
    msgid "a %d"
    msgid_plural "b %d"
    msgstr[0] "é %d"
    msgstr[1] "é"
    """,
  ]

  /// The catalogs of some bytes under a name, as everyone reads them.
  private func read(_ bytes: [UInt8], _ name: String) throws {
    let folder = try TemporaryFolder([:])
    let path = "\(folder.path)/\(name)"
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    for catalog in try CatalogFile(path: path).catalogs() {
      for entry in catalog.entries {
        // A pattern that came through is one that can be shown, or told.
        _ = PatternLinter(entry: entry, catalog: catalog).findings
      }
    }
  }

  @Test("A sound file is read", arguments: names)
  func soundFile(name: String) throws {
    try read(Array(try #require(Self.sound[name]).utf8), name)
  }

  @Test("A file cut short at any byte is read or refused with its place", arguments: names)
  func truncated(name: String) throws {
    let bytes = Array(try #require(Self.sound[name]).utf8)
    var refused = 0
    for end in bytes.indices {
      do {
        try read(Array(bytes[..<end]), name)
      } catch {
        let finding = try #require(error as? Diagnostic)
        #expect(finding.path?.hasSuffix(name) ?? false)
        #expect(finding.code == .notAPropertyList || finding.position != nil, "\(finding)")
        refused += 1
      }
    }
    // A .strings and a .po file may end behind each of their entries.
    #expect(refused > bytes.count / 2)
  }

  @Test("UTF-16 that ends in half a character is refused", arguments: names)
  func halfCharacter(name: String) throws {
    let units = Array(try #require(Self.sound[name]).utf16)
    for isBigEndian in [true, false] {
      func bytes(_ units: [UInt16]) -> [UInt8] {
        units.flatMap {
          isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
        }
      }
      let whole = bytes([0xFEFF] + units)
      // Only Apple's formats are ever in UTF-16; others must say so, not crash.
      if name.contains(".lproj") || name.hasSuffix(".xcstrings") {
        #expect(throws: Never.self) { try read(whole, name) }
      }
      #expect(throws: Diagnostic.self) { try read(whole + [0x41], name) }
      #expect(throws: Diagnostic.self) { try read(bytes([0xFEFF] + units + [0xD83D]), name) }
      #expect(throws: Diagnostic.self) { try read(bytes([0xFEFF, 0xDE00] + units), name) }
    }
  }

  @Test(
    "100,000 levels in each other are refused",
    arguments: [
      ("es.json", "{\"a\":", "}"), ("es.json", "{\"a\":[", "]}"), ("es.arb", "{\"@a\":", "}"),
      ("es.lproj/M.stringsdict", "<plist><dict><key>a</key><dict>", "</dict>"),
      ("M.xcstrings", "{\"strings\":{\"a\":{\"localizations\":{\"es\":", "}"),
      ("es.po", "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(", ")"),
      ("alerts.json", "{\"a\":", "}"),
    ]
  )
  func deep(name: String, opening: String, closing: String) throws {
    let text = String(repeating: opening, count: 100_000) + String(repeating: closing, count: 9)
    #expect(throws: Diagnostic.self) {
      if name == "alerts.json" {
        _ = try AlertDescriptions(Array(text.utf8))
      } else {
        try read(Array(text.utf8), name)
      }
    }
    let pattern = String(repeating: "{n,plural,other{", count: 4_000)
    #expect(throws: MessageError.self) { try MessagePattern(pattern) }
  }

  @Test("A file beyond 64 MiB is refused before it is read", arguments: names + ["alerts.json"])
  func tooLarge(name: String) throws {
    let folder = try TemporaryFolder([name: ""])
    // A file with a hole: its size counts, its zeros are never stored.
    truncate("\(folder.path)/\(name)", off_t(FileBytes.limit) + 1)
    let error = #expect(throws: Diagnostic.self) {
      if name == "alerts.json" {
        _ = try CatalogFolder(path: folder.path).alerts()
      } else {
        _ = try CatalogFile(path: "\(folder.path)/\(name)").catalogs()
      }
    }
    #expect(error?.code == .fileTooLarge)
    #expect(error?.path?.hasSuffix(name) ?? false)
  }

  @Test("A file under the ending of another format is refused", arguments: names, names)
  func wrongEnding(content: String, name: String) throws {
    let kinds = ["json": 0, "arb": 0, "xcstrings": 1, "strings": 2, "stringsdict": 3, "po": 4]
    func kind(_ name: String) -> Int? {
      name.split(separator: ".").last.flatMap { kinds[String($0)] }
    }
    guard kind(content) != kind(name) else { return }
    let bytes = Array(try #require(Self.sound[content]).utf8)
    // JSON is JSON, whatever it means, and the property lists of Apple's two formats are the same.
    let isJSON = kind(content) == 1 && kind(name) == 0
    let isPropertyList = kind(content) == 3 && kind(name) == 2
    if isJSON || isPropertyList { return }
    #expect(throws: Diagnostic.self) { try read(bytes, name) }
  }

  @Test("What a person may not read is told, and a folder in place of a file", arguments: names)
  func unreadable(name: String) throws {
    let folder = try TemporaryFolder(["\(name)/x": ""])
    let error = #expect(throws: Diagnostic.self) {
      try CatalogFile(path: "\(folder.path)/\(name)").catalogs()
    }
    #expect(error?.code == .unreadable)
    // The rights of root know no limit.
    guard getuid() != 0 else { return }
    let closed = try TemporaryFolder([name: ""])
    chmod("\(closed.path)/\(name)", 0)
    let denied = #expect(throws: Diagnostic.self) {
      try CatalogFile(path: "\(closed.path)/\(name)").catalogs()
    }
    #expect(denied?.code == .notPermitted)
  }
}
