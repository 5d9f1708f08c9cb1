/// Checks the alerts that a folder describes, beside its catalogs.
struct AlertLinter {
  let catalogs: [Catalog]
  /// Whether all catalogs could be read: what one of the others has can't be told to be missing.
  private let isWhole: Bool
  private let keys: Set<String>

  /// The language that the texts were written in.
  let source: LanguageTag

  init(_ catalogs: [Catalog], isWhole: Bool, source: LanguageTag) {
    self.catalogs = catalogs
    self.source = source
    self.isWhole = isWhole
    keys = Set(catalogs.lazy.flatMap { $0.entries.map(\.key) + $0.keysLeftOut })
  }

  /// What is wrong with the descriptions, which texts no language has, and which can't stand
  /// together.
  ///
  /// A text that only some languages have is found where the languages are compared.
  func findings(_ folder: CatalogFolder) -> [Diagnostic] {
    let alerts: AlertDescriptions?
    do throws(Diagnostic) {
      alerts = try folder.alerts()
    } catch {
      return [error]
    }
    guard let alerts else { return [] }
    let sound = alerts.alerts.filter { $0.error == nil }
    return alerts.diagnostics + unknownKeys(sound)
      + sound.flatMap { alert in
        (isWhole ? missingTexts(alert) : []) + sharedArguments(alert)
      }
  }

  private func missingTexts(_ alert: AlertDescription) -> [Diagnostic] {
    let isWithoutText = !hasText([alert.titleKey, alert.messageKey])
    let untitled = alert.buttons.filter { !hasText(alert.titleKeys(of: $0)) }
    return (isWithoutText ? [alert.withoutText] : []) + untitled.map(alert.withoutTitle)
  }

  private func hasText(_ names: [String]) -> Bool {
    names.contains { key in
      keys.contains(key) || BuiltInTexts.alerts.pattern(key, in: LanguageTag("en")) != nil
    }
  }

  /// All texts of an alert get the same values, so that a number in one is no text in another:
  /// `%lld` and `%@` are both the first argument of their text.
  private func sharedArguments(_ alert: AlertDescription) -> [Diagnostic] {
    var languages: [LanguageTag] = []
    for catalog in catalogs where !languages.contains(catalog.language) {
      languages.append(catalog.language)
    }
    return languages.flatMap { language in
      sharedArguments(alert, catalogs.filter { $0.language == language })
    }
  }

  private func sharedArguments(_ alert: AlertDescription, _ catalogs: [Catalog]) -> [Diagnostic] {
    var first: [String: (kind: MessageArgument.Kind, place: String)] = [:]
    var findings: [Diagnostic] = []
    for key in alert.textKeys.compactMap(\.first) {
      guard let catalog = catalogs.first(where: { $0[key] != nil }), let entry = catalog[key],
        let uses = try? MessagePattern(entry.pattern).uses(entry.placeholders)
      else { continue }
      for (name, use) in uses.sorted(by: { $0.key < $1.key }) {
        guard let kind = use.kind else { continue }
        let position = catalog.position(in: entry, at: use.offset)
        guard let known = first[name] else {
          let place = Diagnostic(.sharedArgument, path: catalog.path, position: position).place
          first[name] = (kind, place)
          continue
        }
        if known.kind == kind { continue }
        findings.append(
          Diagnostic(
            .sharedArgument,
            severity: .warning,
            arguments: [
              "key": .text(key), "name": .text(name), "other": .text(known.place),
              "kind": .text(kind.rawValue), "otherKind": .text(known.kind.rawValue),
            ],
            path: catalog.path,
            position: position,
            language: catalog.toldLanguage
          )
        )
      }
    }
    return findings
  }
}
