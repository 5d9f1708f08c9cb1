import Foundation
import Testing

/// The code that Documentation/Testing.md shows is that of Examples/Consumer, which is compiled and
/// run: readers get what works.
@Suite("The documentation of testing") struct DocumentedExampleTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let example = "Examples/Consumer"
  private static let files = [
    "Package.swift", "Sources/Trash/Trash.swift", "Tests/TrashTests/TrashTests.swift",
    "Tests/TrashTests/TrashXCTests.swift",
  ]

  /// Lines without their indentation.
  private static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("Each piece of code stands in the example as it is shown")
  func code() throws {
    let documentation = try Self.lines("Documentation/Testing.md")
    let example = try Self.files.map { try Self.lines("\(Self.example)/\($0)") }
    let blocks = documentation.split(separator: "```swift").dropFirst().map {
      $0.prefix { $0 != "```" }
    }
    #expect(blocks.count >= 5)
    for block in blocks {
      let isThere = example.contains { lines in
        lines.indices.contains { lines[$0...].prefix(block.count).elementsEqual(block) }
      }
      #expect(isThere, "\(block.joined(separator: "\n"))")
    }
  }
}
