/// The localization files of a folder.
///
///     Localizations/
///       es.json  zh-Hant.json                        ICU JSON, and .arb
///       es.lproj/AlertMessage.strings, .stringsdict
///       AlertMessage.xcstrings
///       es.po
///       alerts.json                                  no catalog: it describes alerts
public struct CatalogFolder: Sendable {
  /// The folder.
  public let path: String
  /// Its files: the default table first, then by table and path.
  public let files: [CatalogFile]
  /// Files that look like catalogs and are left out, since their names say no language.
  public let diagnostics: [Diagnostic]

  /// Whether there is a file that describes alerts.
  public let describesAlerts: Bool

  /// The file that describes alerts, and holds no texts.
  public static let alertsFile = "alerts.json"

  /// Looks into a folder, and into the `.lproj` folders in it.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - source: The language of `Base.lproj`; English by default.
  /// - Throws: `Diagnostic` where it can't be read, or holds a language of a table twice.
  public init(path: String, source: LanguageTag = LanguageTag("en")) throws(Diagnostic) {
    var files: [CatalogFile] = []
    var diagnostics: [Diagnostic] = []
    func add(_ path: String) {
      guard let file = try? CatalogFile(path: path, source: source) else { return }
      if file.language != nil || file.format == .stringCatalog {
        files.append(file)
      } else {
        let name = path.split(separator: "/").suffix(file.format == .json ? 1 : 2)
        diagnostics.append(
          Diagnostic(
            .badLanguage,
            severity: .warning,
            arguments: ["name": .text(name.joined(separator: "/"))],
            path: path
          )
        )
      }
    }
    let names = try FileBytes.names(in: path)
    describesAlerts = names.contains(Self.alertsFile)
    for name in names where name != Self.alertsFile {
      let inner = Self.path(of: name, in: path)
      if CatalogFile.folderName(name) == nil {
        add(inner)
      } else {
        for name in try FileBytes.names(in: inner) { add("\(inner)/\(name)") }
      }
    }
    self.files = files.sorted { $0.rank < $1.rank }
    self.path = path
    self.diagnostics = diagnostics
    try Self.checkForTwoFormats(files)
  }

  private static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The alerts that the folder describes; nil where it describes none.
  ///
  /// - Throws: `Diagnostic` where the file can't be read, or stops being JSON.
  public func alerts() throws(Diagnostic) -> AlertDescriptions? {
    guard describesAlerts else { return nil }
    return try AlertDescriptions(path: Self.path(of: Self.alertsFile, in: path))
  }

  /// A language of a table may stand in one file, or in a `.strings` with its `.stringsdict`.
  private static func checkForTwoFormats(_ files: [CatalogFile]) throws(Diagnostic) {
    for (index, file) in files.enumerated() {
      guard let language = file.language else { continue }
      for other in files[..<index] where other.language == language && other.table == file.table {
        let formats = (other.format, file.format)
        if formats == (.strings, .stringsdict) || formats == (.stringsdict, .strings) { continue }
        throw twoFormats(other, file)
      }
    }
  }

  /// What is said about two files with the same language and table.
  static func twoFormats(_ first: CatalogFile, _ second: CatalogFile) -> Diagnostic {
    Diagnostic(.twoFormats, arguments: ["other": .text(second.path)], path: first.path)
  }
}

extension CatalogFile {
  /// The order in which files are looked in: the default table first, and plurals before the plain
  /// texts that they stand in for.
  fileprivate var rank: (String, Int, String) {
    (table == Catalog.defaultTable ? "" : table, format == .stringsdict ? 0 : 1, path)
  }
}
