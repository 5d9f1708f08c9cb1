/// Compares the languages of a table with the one that the texts were written in.
struct LanguageComparison {
  private let source: MergedLanguage?
  private let others: [MergedLanguage]
  private let unread: [CatalogFile]

  /// - Parameters:
  ///   - catalogs: All languages of a table.
  ///   - unread: Files of the table that can't be read.
  ///   - source: The language that the texts were written in.
  init(_ catalogs: [Catalog], unread: [CatalogFile], source: LanguageTag) {
    var languages: [MergedLanguage] = []
    for catalog in catalogs {
      if let index = languages.firstIndex(where: { $0.language == catalog.language }) {
        languages[index].add(catalog)
      } else {
        var language = MergedLanguage(language: catalog.language)
        language.add(catalog)
        languages.append(language)
      }
    }
    self.source = languages.first { $0.language == source }
    others = languages.filter { $0.language != source }
    self.unread = unread
  }

  /// What differs.
  var findings: [Diagnostic] {
    guard let source, isWhole(source.language) else { return [] }
    return others.flatMap { other in
      missingKeys(other, source) + unknownKeys(other, source) + differences(other, source)
    }
  }

  /// Whether every file of a language could be read; in a String Catalog are all languages.
  private func isWhole(_ language: LanguageTag) -> Bool {
    !unread.contains { $0.language == nil || $0.language == language }
  }

  private func missingKeys(_ other: MergedLanguage, _ source: MergedLanguage) -> [Diagnostic] {
    // What a parent has is there: es-419 need not say again what es says.
    let parents = LanguageFallback.parents(of: other.language)
    guard ([other.language] + parents).allSatisfy(isWhole) else { return [] }
    let known = [other] + (others + [source]).filter { parents.contains($0.language) }
    return source.keys.filter { key in !known.contains { $0.has(key) } }.map { key in
      let written = source.texts[key]
      let file = other.file(for: written?.catalog.path ?? "")
      // In a String Catalog the key itself is there.
      let position = file?.path == written?.catalog.path ? written?.entry.position : nil
      return Diagnostic(
        .keyMissing,
        severity: .warning,
        arguments: ["key": .text(key), "other": .text(source.place(of: key))],
        path: file?.path,
        position: position,
        language: file?.toldLanguage
      )
    }
  }

  private func unknownKeys(_ other: MergedLanguage, _ source: MergedLanguage) -> [Diagnostic] {
    let unused = source.keys.filter { !other.has($0) }
    return other.keys.filter { !source.has($0) }.compactMap { key in
      guard let text = other.texts[key] else { return nil }
      return Diagnostic(
        .keyUnknown,
        severity: .warning,
        arguments: ["key": .text(key)],
        path: text.catalog.path,
        position: text.entry.position,
        language: text.catalog.toldLanguage,
        suggestion: Spelling.nearest(to: key, among: unused)
      )
    }
  }

  private func differences(_ other: MergedLanguage, _ source: MergedLanguage) -> [Diagnostic] {
    // What can't be read may have been what counts.
    guard isWhole(other.language) else { return [] }
    return other.keys.flatMap { key -> [Diagnostic] in
      guard let translated = other.texts[key], let written = source.texts[key] else { return [] }
      // Placeholders that want for their flag are no arguments, and that is told.
      if [translated, written].contains(where: { $0.catalog.hasFinding(.placeholderAsText, key) }) {
        return []
      }
      return ArgumentComparison(
        entry: translated.entry,
        catalog: translated.catalog,
        other: written.entry,
        place: source.place(of: key)
      ).findings.filter { finding in
        // A `.po` file has the text to compare with beside the translation, and is told already.
        !translated.catalog.hasFinding(finding.code, key)
      }
    }
  }
}

extension Catalog {
  /// Whether something was noted about a key when the file was read.
  fileprivate func hasFinding(_ code: Diagnostic.Code, _ key: String) -> Bool {
    diagnostics.contains { $0.code == code && $0.arguments["key"] == .text(key) }
  }
}
