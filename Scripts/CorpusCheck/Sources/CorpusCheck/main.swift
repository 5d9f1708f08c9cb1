import AlertLocalization
import Glibc

// Loads one localization file and says what came of it, for `Scripts/check-corpora`. The status is
// 0 for a file that loads and 1 for one that is rejected.

guard CommandLine.arguments.count == 2 else {
  print("usage: CorpusCheck FILE")
  exit(2)
}
exit(check(CommandLine.arguments[1]))

/// Prints the keys of a file with their patterns, and what is wrong with single ones.
func check(_ path: String) -> Int32 {
  do throws(Diagnostic) {
    for catalog in try catalogs(of: path) {
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

/// The contents of a file in each of its languages; English where nothing says which it is.
func catalogs(of path: String) throws(Diagnostic) -> [Catalog] {
  let file = try CatalogFile(path: path)
  do throws(Diagnostic) {
    return try file.catalogs()
  } catch  where error.code == .noLanguage {
    return try file.catalogs(language: LanguageTag("en"))
  }
}

/// A diagnostic as a line: its severity, or another word for that, its place and what it says.
func line(_ diagnostic: Diagnostic, _ word: String? = nil) -> String {
  let place = diagnostic.position?.description ?? ""
  let message = visible(diagnostic.message(in: LanguageTag("en")))
  return [word ?? diagnostic.severity.rawValue, place, message].joined(separator: "\t")
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
