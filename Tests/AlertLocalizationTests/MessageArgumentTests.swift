import Testing

@testable import AlertLocalization

/// A program's values go into its texts without ceremony, and none of them is shown as another.
@Suite("Values for texts") struct MessageArgumentTests {
  @Test("Swift's values")
  func values() {
    let count = 3
    let name = "report.txt"
    #expect(MessageArgument(count) == .integer(3))
    #expect(MessageArgument(UInt8(7)) == .integer(7))
    #expect(MessageArgument(Int64.min) == .integer(.min))
    #expect(MessageArgument(UInt64.max) == .number(18_446_744_073_709_551_616))
    #expect(MessageArgument(1.5) == .number(1.5))
    #expect(MessageArgument(Float(0.25)) == .number(0.25))
    #expect(MessageArgument(name) == .text("report.txt"))
    #expect(MessageArgument(name.prefix(6)) == .text("report"))
    #expect(MessageArgument(["a", "b"]) == .list(["a", "b"]))
    let arguments: [String: MessageArgument] = [
      "count": .init(count), "file": .init(name), "size": 1.5, "path": "/tmp/\(name)",
      "names": ["a", "b"],
    ]
    #expect(
      arguments == [
        "count": .integer(3), "file": .text("report.txt"), "size": .number(1.5),
        "path": .text("/tmp/report.txt"), "names": .list(["a", "b"]),
      ]
    )
  }
}
