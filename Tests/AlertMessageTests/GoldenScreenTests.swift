import AlertTypesetting
import Testing

@testable import AlertMessage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whole screens in twenty languages. If one fails, somebody sees another alert than was looked at
/// and found right: a line broken elsewhere, a border out of place, a button missing.
///
/// `Scripts/renew-screens` writes them anew.
@MainActor @Suite("Screens that were looked at") struct GoldenScreenTests {
  /// A row of `alerts.tsv`.
  struct Row: Sendable, CustomTestStringConvertible {
    var locale: String
    var arrangement: String
    var buttons: [AlertButton]
    var title: String
    var message: String

    var testDescription: String { "\(locale), \(arrangement)" }

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 5 else { return nil }
      locale = fields[0]
      arrangement = fields[1]
      buttons = fields[2].split(separator: " ").map { button in
        let parts = button.split(separator: ":").map(String.init)
        return AlertButton(
          id: parts[0],
          role: parts.count > 1 ? ButtonRole(rawValue: parts[1]) : nil
        )
      }
      title = fields[3]
      message = fields[4]
    }
  }

  nonisolated private static let folder =
    "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/") + "/Screens"

  nonisolated private static func text(of name: String) -> String {
    guard let file = fopen("\(folder)/\(name)", "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  nonisolated static let rows = text(of: "alerts.tsv").split(separator: "\n").dropFirst()
    .map { Row($0) }

  @Test("There are at least sixteen languages, each with both arrangements")
  func completeness() {
    #expect(!Self.rows.contains { $0 == nil }, "a row of alerts.tsv is not complete")
    let rows = Self.rows.compactMap { $0 }
    let locales = Set(rows.map(\.locale))
    #expect(locales.count >= 16)
    #expect(rows.count == 2 * locales.count)
  }

  @Test("Each is as it was", arguments: rows.compactMap { $0 }, [80, 40, 24])
  func golden(row: Row, columns: Int) {
    let alert = AlertMessage(verbatim: row.title, message: row.message)
    alert.severity = .warning
    alert.localizer = .inLanguage(row.locale)
    for button in row.buttons { alert.addButton(button) }
    let expected = Self.screens(of: row.locale)["\(row.arrangement), \(columns) columns"]
    #expect(alert.preview(columns: columns).rendered(as: .text) == expected)
  }

  /// The screens of a file by their headings; an empty line stands behind each.
  nonisolated private static func screens(of locale: String) -> [String: String] {
    var screens: [String: String] = [:]
    for block in text(of: "\(locale).txt").split(separator: "\n\n") {
      let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      screens[String(lines[0])] = lines.count > 1 ? String(lines[1]) : ""
    }
    return screens
  }
}
