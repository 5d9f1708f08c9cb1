/// Checks catalogs: each by itself, and the languages against each other; and the alerts of
/// `alerts.json`.
///
/// ```swift
/// for finding in try CatalogLinter.check(folder: "Localizations") { print(finding) }
/// // Localizations/fr.json:4:12: “d'{count}” …
/// ```
public enum CatalogLinter {
  /// Checks the localization files of a folder, and what describes alerts there.
  ///
  /// Of a file that can't be read its first mistake is told, and nothing that may only follow from
  /// it: whether its texts are complete, and fit the other languages, is told when it can be read.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - source: The language that the texts were written in; by default what a String Catalog
  ///     says, or English.
  /// - Returns: What is wrong, by file and place; files that can't be read are among it.
  /// - Throws: `Diagnostic` where the folder itself can't be read.
  public static func check(
    folder path: String,
    source: LanguageTag? = nil
  ) throws(Diagnostic) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var catalogs: [Catalog] = []
    let folder: CatalogFolder
    do {
      folder = try CatalogFolder(path: path, source: source ?? LanguageTag("en"))
    } catch  where error.code == .twoFormats {
      // What is in the two can't be told apart; this must be mended first.
      return [error]
    }
    findings += badNames(folder.diagnostics)
    var unread: [CatalogFile] = []
    for file in folder.files {
      do throws(Diagnostic) {
        catalogs += try file.catalogs()
      } catch {
        findings.append(error)
        unread.append(file)
      }
    }
    findings += twoFormats(folder.files, catalogs)
    let source = source ?? namedSource(of: folder) ?? LanguageTag("en")
    let alerts = AlertLinter(catalogs, isWhole: unread.isEmpty, source: source)
    findings += alerts.findings(folder)
    return withoutFollowing(
      sorted(findings + check(catalogs, unread, source: source))
    )
  }

  /// Checks catalogs.
  ///
  /// - Parameters:
  ///   - catalogs: All languages and tables that belong together.
  ///   - source: The language that the texts were written in; English by default.
  /// - Returns: What is wrong, by file and place; what was noted when they were read is among it.
  public static func check(
    _ catalogs: [Catalog],
    source: LanguageTag = LanguageTag("en")
  ) -> [Diagnostic] {
    check(catalogs, [], source: source)
  }

  /// - Parameter unread: Files that belong to them and can't be read: what may be missing only
  ///   because of them is told when they can be.
  private static func check(
    _ catalogs: [Catalog],
    _ unread: [CatalogFile],
    source: LanguageTag
  ) -> [Diagnostic] {
    var findings = catalogs.flatMap(\.diagnostics) + unknownLanguages(catalogs, unread)
    findings += nothingCompared(catalogs, unread, source: source)
    for catalog in catalogs {
      for entry in catalog.entries {
        findings += PatternLinter(entry: entry, catalog: catalog).findings
      }
    }
    let tables = Dictionary(grouping: catalogs, by: \.table)
    for table in tables.keys.sorted() {
      findings +=
        LanguageComparison(
          tables[table] ?? [],
          unread: unread.filter { $0.table == table },
          source: source
        ).findings
    }
    return withoutFollowing(sorted(findings))
  }

  /// String Catalogs that hold what another file of the folder holds as well.
  private static func twoFormats(_ files: [CatalogFile], _ catalogs: [Catalog]) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for file in files where file.format == .stringCatalog {
      for catalog in catalogs where catalog.path == file.path {
        let other = files.first { $0.table == file.table && $0.language == catalog.language }
        if let other { findings.append(CatalogFolder.twoFormats(file, other)) }
      }
    }
    return findings
  }

  private static func sorted(_ findings: [Diagnostic]) -> [Diagnostic] {
    let start = SourcePosition(line: 0, column: 0)
    return findings.enumerated().sorted { left, right in
      let leftPlace = (left.element.path ?? "", left.element.position ?? start, left.offset)
      let rightPlace = (right.element.path ?? "", right.element.position ?? start, right.offset)
      return leftPlace < rightPlace
    }.map(\.element)
  }
}
