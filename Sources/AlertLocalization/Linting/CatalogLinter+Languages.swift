// The languages that files are for.
extension CatalogLinter {
  /// A warning for each file, or part of a String Catalog, in a language that there is none of.
  static func unknownLanguages(_ catalogs: [Catalog], _ unread: [CatalogFile]) -> [Diagnostic] {
    let parts = catalogs.compactMap { catalog in
      LanguageLinter.finding(catalog.language, name: catalog.language.identifier).map { finding in
        var finding = finding
        finding.path = catalog.path
        // In a String Catalog each text has its language beside it.
        finding.language = catalog.toldLanguage
        finding.position = catalog.toldLanguage == nil ? nil : catalog.entries.first?.position
        return finding
      }
    }
    let files = unread.compactMap { file in
      file.language.flatMap { language in
        LanguageLinter.finding(language, name: language.identifier).map { finding in
          var finding = finding
          finding.path = file.path
          return finding
        }
      }
    }
    return parts + files
  }

  /// The source language that a String Catalog names; nil where there is none that can be read.
  static func namedSource(of folder: CatalogFolder) -> LanguageTag? {
    for file in folder.files where file.format == .stringCatalog {
      guard let bytes = try? FileBytes.contents(of: file.path),
        let catalog = try? StringCatalog(bytes, path: file.path)
      else { continue }
      return CatalogFile.language(catalog.sourceLanguage)
    }
    return nil
  }

  /// What is said where no file has the texts as they were written: a clean report would not mean
  /// that the languages fit each other.
  ///
  /// Where the keys are texts, as gettext's are and those of many `.strings`, they are what was
  /// written.
  static func nothingCompared(
    _ catalogs: [Catalog],
    _ unread: [CatalogFile],
    source: LanguageTag
  ) -> [Diagnostic] {
    let languages = Set(catalogs.map(\.language))
    let mayHaveSource = unread.contains { $0.language == nil || $0.language == source }
    guard languages.count > 1, !languages.contains(source), !mayHaveSource,
      !catalogs.contains(where: { $0.keys.contains(where: POMessage.isText) })
    else { return [] }
    return [
      Diagnostic(
        .nothingCompared,
        severity: .warning,
        arguments: ["language": .text(source.identifier)],
        path: catalogs.map(\.path).min()
      )
    ]
  }

  /// Names of files that are no language tags, with what was probably meant: the tag of a language
  /// that is called by its name, or the file that describes alerts.
  static func badNames(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.map { finding in
      guard case .text(let name)? = finding.arguments["name"] else { return finding }
      var finding = finding
      finding.suggestion =
        Spelling.nearest(to: name, among: [CatalogFolder.alertsFile])
        ?? LanguageLinter.code(ofName: String(name.prefix { $0 != "." }))
      return finding
    }
  }

  /// The findings without those that only follow from others: what is told of a text as the alert's
  /// is not told again as a text, and a language that is none has no plural forms.
  static func withoutFollowing(_ findings: [Diagnostic]) -> [Diagnostic] {
    let keys = findings.filter { $0.code == .alertKeyUnknown }
    let languages = findings.filter { $0.code == .unknownLanguage }
    func isSamePart(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
      left.path == right.path && left.language == right.language
    }
    return findings.filter { finding in
      switch finding.code {
      case .keyUnknown:
        !keys.contains { isSamePart($0, finding) && $0.position == finding.position }
      case .unknownSelector, .missingCategory:
        !languages.contains { isSamePart($0, finding) }
      default: true
      }
    }
  }
}
