import AlertICU
import Foundation
import Testing

@testable import AlertLocalization

/// The real files of one format.
private func files(_ format: String) -> [String] {
  let folder = SharedFolder.url.appending(path: "corpora/\(format)").path()
  return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
}

/// Real files of public projects, read by other programs too: Foundation's property lists (which
/// read `.strings` in all its forms) and JSON, and gettext's `msgfmt`.
///
/// What a tool's author loses if these fail: a key of a file that the platform reads.
@Suite(.needsSharedFolder)
struct CorporaFormatTests {
  private func data(_ format: String, _ name: String) throws -> Data {
    try Data(contentsOf: SharedFolder.url.appending(path: "corpora/\(format)/\(name)"))
  }

  /// The keys that are there, with those that are reported as impossible to show.
  private func keys(_ catalog: Catalog) -> Set<String> {
    Set(catalog.entries.map(\.key))
      .union(
        catalog.diagnostics.compactMap { diagnostic in
          if diagnostic.severity == .error, case .text(let key)? = diagnostic.arguments["key"] {
            key
          } else {
            nil
          }
        }
      )
  }

  /// Every pattern is one that ICU reads, and the whole survives the way through JSON.
  private func expectSound(_ catalog: Catalog) throws {
    for entry in catalog.entries {
      #expect(throws: Never.self, "\(entry.key)") { try MessageFormat.check(entry.pattern) }
    }
    let written = Array(ICUJSONWriter.text(of: catalog).utf8)
    #expect(JSONCatalogReader.language(of: written) == catalog.language)
    var json = Catalog(language: catalog.language)
    try JSONCatalogReader.read(written, into: &json)
    let kept = catalog.entries.filter { !$0.key.hasPrefix("@") }
    #expect(json.entries.map(\.key) == kept.map(\.key))
    #expect(json.entries.map(\.pattern) == kept.map(\.pattern))
    #expect(json.entries.map(\.comment) == kept.map(\.comment))
    #expect(
      json.entries.map { $0.placeholders.map(\.kind) } == kept.map { $0.placeholders.map(\.kind) }
    )
  }

  /// Files that are broken, with the place to mend.
  static let broken: [String: (code: Diagnostic.Code, line: Int)] = [
    "MonitorControl__MonitorControl_UI_cs.lproj_Main.strings": (.unescapedQuote, 215),
    // The value ends in line 299; line 302 is where a reader notices.
    "MonitorControl__MonitorControl_UI_pt-BR.lproj_Main.strings": (.missingSemicolon, 299),
    "Quicksilver__Quicksilver_Localized_IGNORED.strings": (.missingEqualsSign, 1),
    "polib__tests_test_syntax_error1.po": (.misplacedKeyword, 5),
    "symfony__src_Symfony_Component_Translation_Tests_Fixtures_missing-plurals.po": (
      .pluralFormOutOfRange, 3
    ),
  ]

  /// Whether a file is one of the broken ones, and if so that it is refused at the right line.
  private func isBroken(
    _ name: String,
    _ read: () throws -> Catalog
  ) -> Bool {
    guard let broken = Self.broken[name] else { return false }
    #expect { try read() } throws: { fault in
      guard let fault = fault as? Diagnostic else { return false }
      return fault.code == broken.code && fault.position?.line == broken.line
    }
    return true
  }

  @Test(
    "Every .strings file has the keys and texts that Foundation reads",
    arguments: files("strings")
  )
  func readsStrings(name: String) throws {
    let data = try data("strings", name)
    if isBroken(name, { try catalog(Array(data), as: .strings) }) { return }
    let read = try catalog(Array(data), as: .strings)
    let reference = try #require(
      try PropertyListSerialization.propertyList(from: Self.asFoundationReads(data), format: nil)
        as? [String: String]
    )
    #expect(keys(read) == Set(reference.keys))
    try expectSound(read)
    for entry in read.entries where entry.placeholders.isEmpty {
      // Outside of placeholders only these are written otherwise.
      let text = entry.pattern.replacing("'{'", with: "{").replacing("'}'", with: "}")
        .replacing("''", with: "'")
      #expect(text == reference[entry.key]?.replacing("%%", with: "%"), "\(entry.key)")
    }
  }

  /// Foundation stops at a second byte-order mark, and knows `\U` but not `\u`.
  private static func asFoundationReads(_ file: Data) -> Data {
    if file.starts(with: [0xFF, 0xFE, 0xFF, 0xFE]) { return Data(file.dropFirst(2)) }
    guard let text = String(data: file, encoding: .utf8) else { return file }
    return Data(text.replacing(/\\u([0-9A-Fa-f]{4})/) { "\\U\($0.1)" }.utf8)
  }

  @Test(
    "Every .stringsdict file has the keys that Foundation reads",
    arguments: files("stringsdict")
  )
  func readsStringsdict(name: String) throws {
    let data = try data("stringsdict", name)
    let read = try catalog(Array(data), as: .stringsdict)
    let reference = try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    )
    #expect(keys(read) == Set(reference.keys))
    try expectSound(read)
  }

  @Test(
    "Every .xcstrings file has the keys that Foundation reads",
    arguments: files("xcstrings")
  )
  func readsStringCatalogs(name: String) throws {
    let data = try data("xcstrings", name)
    let file = try StringCatalog(Array(data), path: name)
    let reference = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let strings = try #require(reference["strings"] as? [String: [String: Any]])
    // Xcode keeps an empty key where a view has an empty text, which is none to translate.
    let texts = Set(strings.keys).subtracting([""])
    #expect(try keys(file.texts(of: file.sourceLanguage)) == texts)
    for language in file.languages { try expectSound(file.texts(of: language)) }
    for language in file.languages where language != file.sourceLanguage {
      let translated = strings.filter { _, row in
        (row["localizations"] as? [String: Any])?[language] != nil
          || row["shouldTranslate"] as? Bool == false
      }
      #expect(try keys(file.texts(of: language)) == Set(translated.keys), "\(language)")
    }
  }

  @Test("Every .po file has as many messages as msgfmt counts", arguments: files("po"))
  func readsPO(name: String) throws {
    let data = try data("po", name)
    if isBroken(name, { try catalog(Array(data), as: .gettext) }) { return }
    let read = try catalog(Array(data), as: .gettext)
    // msgfmt refuses a byte-order mark.
    let plain = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    let count = try #require(try Self.translatedMessages(in: Data(plain)))
    #expect(keys(read).count == count)
    try expectSound(read)
  }

  /// The count that `msgfmt --statistics` prints; the header isn't in it.
  private static func translatedMessages(in file: Data) throws -> Int? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["LC_ALL=C", "msgfmt", "--statistics", "-o", "/dev/null", "-"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardError = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: file)
    try input.fileHandleForWriting.close()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    process.waitUntilExit()
    return text.firstMatch(of: /(\d+) translated message/).flatMap { Int($0.1) }
  }
}
