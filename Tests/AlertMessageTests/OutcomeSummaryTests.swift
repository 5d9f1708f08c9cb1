import AlertMessageTesting
import Testing

@testable import AlertMessage

/// The line that is left of an alert. Without it nobody can tell later what was answered.
@MainActor @Suite("What is left of an alert") struct OutcomeSummaryTests {
  private func left(of message: String, columns: Int) -> String {
    let terminal = FakeTerminal(columns: columns)
    let alert = AlertMessage()
    alert.message = AlertText(message)
    alert.addButton(.ok, role: .default)
    alert.addButton(.cancel, role: .cancel)
    terminal.press(.return)
    terminal.run { _ = alert.runModal() }
    return terminal.screen.split(separator: "\n").joined()
  }

  @Test("A long question is shortened with a mark, and its answer stays", arguments: [24, 30, 80])
  func long(columns: Int) {
    let line = left(of: String(repeating: "word ", count: 40), columns: columns)
    #expect(line.hasSuffix("… — OK"))
    #expect(line.count <= columns)
  }

  @Test("Of several lines the first stays, with a mark")
  func severalLines() {
    #expect(left(of: "one\ntwo", columns: 80) == "one… — OK")
    #expect(left(of: "one", columns: 80) == "one — OK")
  }
}
