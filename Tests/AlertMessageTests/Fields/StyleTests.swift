import Testing

@testable import AlertLocalization
@testable import AlertMessage

/// If these fail, an alert of a localization file has other fields than the same one made in Swift.
@MainActor @Suite("Styles") struct StyleTests {
  @Test("The words of a file are those of Swift")
  func words() {
    #expect(AlertDescription.Style.allCases.map(\.rawValue) == AlertStyle.allCases.map(\.rawValue))
    #expect(
      AlertDescription.Severity.allCases.map(\.rawValue) == AlertSeverity.allCases.map(\.rawValue)
    )
    #expect(AlertDescription.Role.allCases.map(\.rawValue) == ButtonRole.allCases.map(\.rawValue))
  }

  @Test("Both have the same fields", arguments: AlertStyle.allCases)
  func fields(style: AlertStyle) throws {
    let described = try #require(AlertDescription.Style(rawValue: style.rawValue)).usualFields
    #expect(style.fields.map(\.id) == described.map(\.id))
    #expect(style.fields.map(\.isSecure) == described.map(\.isSecure))
  }
}
