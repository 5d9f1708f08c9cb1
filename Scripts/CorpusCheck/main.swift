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
  do throws(FormatFault) {
    for (language, contents) in try load(file, path: path) {
      print("loaded", contents.entries.count, language, separator: "\t")
      for entry in contents.entries {
        let place = "\(entry.line):\(entry.column)"
        print("key", language, visible(entry.key), place, visible(entry.pattern), separator: "\t")
      }
      for fault in contents.faults {
        print("fault", "\(fault.line):\(fault.column)", visible("\(fault.kind)"), separator: "\t")
      }
    }
    return 0
  } catch {
    print("rejected", "\(error.line):\(error.column)", visible("\(error.kind)"), separator: "\t")
    return 1
  }
}

/// The contents of a file in each of its languages.
func load(
  _ file: [UInt8],
  path: String
) throws(FormatFault) -> [(language: String, contents: FormatContents)] {
  let language = folderLanguage(of: path) ?? "en"
  if path.hasSuffix(".stringsdict") {
    return [(language, try StringsdictReader.read(file, language: language))]
  }
  if path.hasSuffix(".xcstrings") {
    let catalog = try StringCatalog(file)
    var all: [(language: String, contents: FormatContents)] = []
    for language in catalog.languages { all.append((language, try catalog.contents(of: language))) }
    return all
  }
  if path.hasSuffix(".po") {
    let contents = try POReader.read(file)
    return [(contents.language ?? "", contents)]
  }
  return [(language, try StringsReader.read(file))]
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
