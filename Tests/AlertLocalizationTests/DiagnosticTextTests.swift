import Foundation
import Testing

@testable import AlertLocalization

/// Whoever has to mend a file reads why in their language, with everything that the English text
/// says.
@Suite("Texts of diagnostics") struct DiagnosticTextTests {
  private func arguments(_ pattern: String) throws -> Set<String> {
    Set(try MessagePattern(pattern).arguments.map(\.name))
  }

  @Test(
    "Each code has its text among the command's, with the same arguments",
    arguments: Diagnostic.Code.all
  )
  func texts(code: Diagnostic.Code) throws {
    let key = Diagnostic(code).messageKey
    for language in BuiltInTexts.command.languages {
      // Languages that lack a key show the English text; the built-in texts' own test tells them.
      guard let text = BuiltInTexts.command.pattern(key, in: language) else {
        #expect(language != LanguageTag("en"), "\(key) is missing")
        continue
      }
      #expect(try arguments(text) == arguments(code.english), "\(language)")
    }
    #expect(BuiltInTexts.command.pattern(key, in: LanguageTag("en")) == code.english)
  }

  @Test("No code is left out of the list")
  func all() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/AlertLocalization/Diagnostics").standardized
    var declared: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()) {
      let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      declared += source.matches(of: /public static let (\w+) = Self\(/).map { String($0.1) }
    }
    #expect(declared.count > 80)
    #expect(declared.sorted() == Diagnostic.Code.all.map(\.name).sorted())
  }
}
