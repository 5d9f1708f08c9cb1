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

  /// Names of files that are no language tags, with what was probably meant: the tag of a language that
  /// is called by its name, or the file that describes alerts.
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

  /// The findings without those that only follow from others: what is told of a text as the alert's is
  /// not told again as a text, and a language that is none has no plural forms.
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
