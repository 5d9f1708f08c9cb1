import AlertICU
import AlertLocalization

/// Reads a file of any of the formats.
func catalog(
  _ file: [UInt8],
  as format: CatalogFormat,
  language: String = "en",
  path: String = "file"
) throws(Diagnostic) -> Catalog {
  var catalog = Catalog(language: LanguageTag(language), path: path)
  switch format {
  case .strings: try StringsReader.read(file, into: &catalog)
  case .stringsdict: try StringsdictReader.read(file, into: &catalog)
  case .stringCatalog: try StringCatalog(file, path: path).read(language, into: &catalog)
  case .gettext: try POReader.read(file, into: &catalog)
  case .json: preconditionFailure("The JSON reader has tests of its own.")
  }
  return catalog
}

extension StringCatalog {
  /// The texts of one language.
  func texts(of language: String) throws(Diagnostic) -> Catalog {
    var catalog = Catalog(language: LanguageTag(language), path: "file")
    try read(language, into: &catalog)
    return catalog
  }
}

extension FormatFault {
  /// The fault at a line and column of the file that ``catalog(_:as:language:path:)`` reads.
  func at(_ line: Int, _ column: Int) -> Diagnostic {
    diagnostic(path: "file", at: SourcePosition(line: line, column: column))
  }

  /// The fault of a file as a whole.
  var ofFile: Diagnostic { diagnostic(path: "file", at: nil) }
}

/// The warning that a key stands in the file twice.
func duplicate(_ key: String, at line: Int, _ column: Int, first: String) -> Diagnostic {
  Diagnostic(
    .duplicateKey,
    severity: .warning,
    arguments: ["key": .text(key), "other": .text(first)],
    path: "file",
    position: SourcePosition(line: line, column: column)
  )
}

/// A pattern as ICU itself formats it.
func icuText(
  _ pattern: String,
  locale: String,
  arguments: [String: MessageFormat.Argument]
) throws -> String {
  try MessageFormat.format(pattern, locale: locale, arguments: arguments)
}
