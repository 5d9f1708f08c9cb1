import AlertICU
import Foundation
import Testing

@testable import AlertLocalization

/// A pattern that other ICU tools take is taken, and what they refuse is refused, so a translator's
/// files work in both.
@Suite("ICU syntax cases of another parser") struct SyntaxConformanceTests {
  /// Why our verdict is meant to be another one.
  enum Difference: String, CaseIterable {
    case tags = "tags are text in ICU, whatever is in them"
    case openQuotation = "a quotation without an end swallows the rest, so it is refused"
    case skeleton = "ICU's own verdict on a skeleton counts"
    case other = "a plural and a select need the form other in ICU"
    case emptyStyle = "an empty style is the usual one in ICU"
  }

  @Test("All cases", .needsSharedFolder)
  func conformance() throws {
    let folder = SharedFolder.url.appendingPathComponent("suites/formatjs_icu_parser")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var agreed = 0
    var differences: [Difference: Int] = [:]
    for name in names {
      let parts = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        .components(separatedBy: "\n---\n")
      let pattern = parts[0]
      let isSound = parts[2].contains("\"err\": null")
      let findings = PatternLinter(
        entry: Catalog.Entry(key: name, pattern: pattern),
        catalog: Catalog(language: LanguageTag("en"))
      ).findings.filter { $0.severity == .error }
      if findings.isEmpty == isSound {
        agreed += 1
      } else if let difference = Self.difference(pattern, isSound: isSound, findings) {
        differences[difference, default: 0] += 1
      } else {
        Issue.record("\(name): \(pattern) \(isSound ? "is sound" : "is broken"), \(findings)")
      }
    }
    print("ICU syntax: \(agreed) of \(names.count) agree")
    for kind in Difference.allCases {
      print("  \(differences[kind] ?? 0) differ: \(kind.rawValue)")
    }
    #expect(names.count == 116)
    #expect(agreed >= 90)
  }

  private static func difference(
    _ pattern: String,
    isSound: Bool,
    _ findings: [Diagnostic]
  ) -> Difference? {
    if isSound {
      switch findings.first?.code {
      case .swallowedBrace?: return .openQuotation
      case .unsupportedStyle?: return .skeleton
      case .missingOther?: return .other
      default: return nil
      }
    }
    if pattern.contains("<") { return .tags }
    if pattern.contains("::") { return .skeleton }
    return pattern.hasSuffix(", }") ? .emptyStyle : nil
  }
}
