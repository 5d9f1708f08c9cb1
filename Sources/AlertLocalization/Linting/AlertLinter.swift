/// Checks the alerts that a folder describes, beside its catalogs.
enum AlertLinter {
  /// What is wrong with the descriptions, and which texts no language has.
  ///
  /// A text that only some languages have is found where the languages are compared.
  static func check(_ folder: CatalogFolder, _ catalogs: [Catalog]) -> [Diagnostic] {
    let alerts: AlertDescriptions?
    do throws(Diagnostic) {
      alerts = try folder.alerts()
    } catch {
      return [error]
    }
    guard let alerts else { return [] }
    let keys = Set(catalogs.lazy.flatMap(\.entries).map(\.key))
    func hasText(_ names: [String]) -> Bool {
      names.contains { key in
        keys.contains(key) || BuiltInTexts.alerts.pattern(key, in: LanguageTag("en")) != nil
      }
    }
    var findings = alerts.diagnostics
    for alert in alerts.alerts where alert.error == nil {
      if !hasText([alert.titleKey, alert.messageKey]) { findings.append(alert.withoutText) }
      for button in alert.buttons where !hasText(alert.titleKeys(of: button)) {
        findings.append(alert.withoutTitle(button))
      }
    }
    return findings
  }
}
