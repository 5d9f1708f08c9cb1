// Texts under an alert's name that the alert never shows.
extension AlertLinter {
  /// Keys of which a part is misspelt, or that name a button or a field which is not there.
  ///
  /// A program may have other texts of its own under an alert's name: what is not near a key of the
  /// alert, and not built like one, is left alone. What every language has is told of the source
  /// language alone.
  func unknownKeys(_ alerts: [AlertDescription]) -> [Diagnostic] {
    let written = Set(catalogs.lazy.filter { $0.language == source }.flatMap(\.keys))
    return catalogs.flatMap { catalog in
      let isSource = catalog.language == source
      return catalog.entries.compactMap { entry -> Diagnostic? in
        if !isSource, written.contains(entry.key) { return nil }
        let owner = alerts.filter { entry.key.hasPrefix("\($0.name).") }
          .max { $0.name.utf8.count < $1.name.utf8.count }
        return owner.flatMap { finding(entry, catalog, $0) }
      }
    }
  }

  private func finding(
    _ entry: Catalog.Entry,
    _ catalog: Catalog,
    _ alert: AlertDescription
  ) -> Diagnostic? {
    let known = alert.textKeys.compactMap(\.first)
    if known.contains(entry.key) { return nil }
    let meant = Self.nearest(to: entry.key, among: known, behind: alert.name)
    let parts = Self.parts(of: entry.key, behind: alert.name)
    // Nobody else has a use for such a key.
    let isPart = parts.count == 2 && parts[0] == "button" || parts.count == 3 && parts[0] == "field"
    guard isPart || meant != nil else { return nil }
    return Diagnostic(
      .alertKeyUnknown,
      severity: .warning,
      arguments: ["alert": .text(alert.name), "key": .text(entry.key)],
      path: catalog.path,
      position: entry.position,
      language: catalog.toldLanguage,
      suggestion: meant
    )
  }

  /// The key that has the same parts, but for one that is misspelt.
  private static func nearest(
    to key: String,
    among known: [String],
    behind name: String
  ) -> String? {
    let parts = parts(of: key, behind: name)
    return known.first { candidate in
      let others = Self.parts(of: candidate, behind: name)
      guard others.count == parts.count else { return false }
      let differing = zip(parts, others).filter { $0 != $1 }
      return differing.count == 1
        && differing.allSatisfy { Spelling.nearest(to: $0, among: [$1]) != nil }
    }
  }

  private static func parts(of key: String, behind name: String) -> [String] {
    key.dropFirst(name.count + 1).split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
