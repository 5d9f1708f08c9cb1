/// Compares the languages of a table with the one that the texts were written in.
struct LanguageComparison {
  private let source: Merged?
  private let others: [Merged]

  /// One language, from all of its files; the first one that has a key counts.
  private struct Merged {
    var language: LanguageTag
    var path: String
    var keys: [String] = []
    var texts: [String: (entry: Catalog.Entry, catalog: Catalog)] = [:]
  }

  init(_ catalogs: [Catalog], source: LanguageTag) {
    var languages: [Merged] = []
    for catalog in catalogs {
      var index = languages.firstIndex { $0.language == catalog.language }
      if index == nil {
        languages.append(Merged(language: catalog.language, path: catalog.path))
        index = languages.count - 1
      }
      guard let index else { continue }
      for entry in catalog.entries where languages[index].texts[entry.key] == nil {
        languages[index].keys.append(entry.key)
        languages[index].texts[entry.key] = (entry, catalog)
      }
    }
    self.source = languages.first { $0.language == source }
    others = languages.filter { $0.language != source }
  }

  /// What differs.
  var findings: [Diagnostic] {
    guard let source else { return [] }
    return others.flatMap { other in
      missingKeys(other, source) + unknownKeys(other, source) + differences(other, source)
    }
  }

  private func missingKeys(_ other: Merged, _ source: Merged) -> [Diagnostic] {
    // What a parent has is there: es-419 need not say again what es says.
    let parents = LanguageFallback.parents(of: other.language)
    let relatives = (others + [source]).filter { parents.contains($0.language) }
    let known = ([other] + relatives).map(\.texts)
    return source.keys.filter { key in !known.contains { $0[key] != nil } }.map { key in
      Diagnostic(
        .keyMissing,
        severity: .warning,
        arguments: ["key": .text(key), "other": .text(place(of: key, in: source))],
        path: other.path
      )
    }
  }

  private func unknownKeys(_ other: Merged, _ source: Merged) -> [Diagnostic] {
    other.keys.filter { source.texts[$0] == nil }.compactMap { key in
      guard let text = other.texts[key] else { return nil }
      return Diagnostic(
        .keyUnknown,
        severity: .warning,
        arguments: ["key": .text(key)],
        path: text.catalog.path,
        position: text.entry.position
      )
    }
  }

  private func differences(_ other: Merged, _ source: Merged) -> [Diagnostic] {
    other.keys.flatMap { key -> [Diagnostic] in
      guard let translated = other.texts[key], let written = source.texts[key] else { return [] }
      // A pattern that is broken is told already.
      guard let ours = try? MessagePattern(translated.entry.pattern),
        let theirs = try? MessagePattern(written.entry.pattern)
      else { return [] }
      let details: [String: MessageArgument] = [
        "key": .text(key), "other": .text(place(of: key, in: source)),
      ]
      func finding(_ code: Diagnostic.Code, _ more: [String: String]) -> Diagnostic {
        Diagnostic(
          code,
          arguments: details.merging(more.mapValues { .text($0) }) { first, _ in first },
          path: translated.catalog.path,
          position: translated.entry.position
        )
      }
      let ourUses = ours.uses(translated.entry.placeholders)
      let theirUses = theirs.uses(written.entry.placeholders)
      var findings: [Diagnostic] = []
      for name in theirUses.keys.sorted() where ourUses[name] == nil {
        findings.append(finding(.argumentMissing, ["name": name]))
      }
      for (name, use) in ourUses.sorted(by: { $0.key < $1.key }) {
        guard let other = theirUses[name] else {
          findings.append(finding(.argumentUnknown, ["name": name]))
          continue
        }
        if let kind = use.kind, let otherKind = other.kind, kind != otherKind {
          findings.append(
            finding(
              .argumentKindDiffers,
              ["name": name, "kind": kind.rawValue, "otherKind": otherKind.rawValue]
            )
          )
        }
      }
      return findings
    }
  }

  private func place(of key: String, in language: Merged) -> String {
    guard let text = language.texts[key] else { return language.path }
    return Diagnostic(.keyMissing, path: text.catalog.path, position: text.entry.position).place
  }
}

extension MessagePattern {
  /// An argument as a pattern uses it.
  fileprivate struct Use {
    /// Text or number; nil where any value will do.
    var kind: MessageArgument.Kind?
  }

  /// The arguments by name.
  ///
  /// - Parameter placeholders: What the file says about plain arguments.
  fileprivate func uses(_ placeholders: [Catalog.Placeholder]) -> [String: Use] {
    var uses: [String: Use] = [:]
    for argument in arguments {
      let kind: MessageArgument.Kind?
      switch argument.type.needsNumber {
      case true?: kind = .number
      case false?: kind = .text
      case nil:
        let declared = placeholders.first { $0.name == argument.name }?.kind
        kind = declared.map { $0 == .text ? .text : .number }
      }
      uses[argument.name, default: Use()].kind = uses[argument.name]?.kind ?? kind
    }
    return uses
  }
}
