import AlertLocalization
import Glibc

// Loads one localization file and says what came of it, for `Scripts/check-corpora`. The status is
// 0 for a file that loads, 1 for one that is rejected, 2 for one that isn't there.

guard CommandLine.arguments.count == 2, let file = bytes(of: CommandLine.arguments[1]) else {
  print("usage: CorpusCheck FILE")
  exit(2)
}
exit(check(file, path: CommandLine.arguments[1]))

/// The bytes of a file; nil if it can't be read.
func bytes(of path: String) -> [UInt8]? {
  guard let stream = fopen(path, "rb") else { return nil }
  defer { fclose(stream) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, stream)
    if count == 0 { return ferror(stream) == 0 ? bytes : nil }
    bytes += chunk[..<count]
  }
}

/// Prints the keys of a file with their patterns, and what is wrong with single ones.
func check(_ file: [UInt8], path: String) -> Int32 {
  do throws(Diagnostic) {
    for catalog in try load(file, path: path) {
      let language = catalog.language.identifier
      print("loaded", catalog.entries.count, language, separator: "\t")
      for entry in catalog.entries {
        let place = entry.position?.description ?? ""
        print("key", language, visible(entry.key), place, visible(entry.pattern), separator: "\t")
      }
      for diagnostic in catalog.diagnostics { print(line(diagnostic)) }
    }
    return 0
  } catch {
    print(line(error, "rejected"))
    return 1
  }
}

/// A diagnostic as a line: its severity, or another word for that, its place and what it says.
func line(_ diagnostic: Diagnostic, _ word: String? = nil) -> String {
  let place = diagnostic.position?.description ?? ""
  let message = visible(diagnostic.message(in: LanguageTag("en")))
  return [word ?? diagnostic.severity.rawValue, place, message].joined(separator: "\t")
}

/// The contents of a file in each of its languages.
func load(_ file: [UInt8], path: String) throws(Diagnostic) -> [Catalog] {
  var catalog = Catalog(language: LanguageTag(folderLanguage(of: path) ?? "en"), path: path)
  switch CatalogFormat(path: path) {
  case .stringsdict?:
    try StringsdictReader.read(file, into: &catalog)
  case .gettext?:
    if let name = POReader.language(of: file), let language = LanguageTag(localeName: name) {
      catalog.language = language
    }
    try POReader.read(file, into: &catalog)
  case .stringCatalog?:
    var catalogs: [Catalog] = []
    let file = try StringCatalog(file, path: path)
    for language in file.languages {
      catalog = Catalog(language: LanguageTag(language), path: path)
      try file.read(language, into: &catalog)
      catalogs.append(catalog)
    }
    return catalogs
  case .strings?, .json?, nil:
    try StringsReader.read(file, into: &catalog)
  }
  return [catalog]
}

/// The name in front of `.lproj` in a path; nil if there is none.
func folderLanguage(of path: String) -> String? {
  guard let end = path.firstRange(of: ".lproj")?.lowerBound else { return nil }
  return path[..<end].split { "/_".contains($0) }.last.map(String.init)
}

/// Text on one line, as a field of a table.
func visible(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
        switch scalar {
        case "\\": ["\\", "\\"]
        case "\n": ["\\", "n"]
        case "\r": ["\\", "r"]
        case "\t": ["\\", "t"]
        default: [scalar]
        }
      }
    )
  )
}
