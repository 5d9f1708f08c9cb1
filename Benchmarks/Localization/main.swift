import AlertLocalization

/// The seconds that catalogs take to load, and a message to be formatted, each the best of some
/// rounds.
private let clock = ContinuousClock()

private func seconds(_ body: () throws -> Int) rethrows -> Double {
  var used = 0
  let time = try clock.measure { used = try body() }
  precondition(used > 0)
  return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
}

private func best(of rounds: Int, _ body: () throws -> Int) rethrows -> Double {
  try (0..<rounds).map { _ in try seconds(body) }.min() ?? 0
}

/// What a program does: it looks into the folder, and has every text of the person's language
/// ready.
private func loadOneLanguage(_ folder: String) throws -> Double {
  let preferences = LanguagePreferences(explicit: "ja") { _ in nil }
  return try best(of: 5) {
    let localizer = try Localizer(preferences, catalogs: CatalogStore(folders: [folder]))
    return localizer.string("file.file.0", arguments: ["0": 3])?.utf8.count ?? 0
  }
}

private func load(_ path: String, _ language: String?) throws -> Double {
  try best(of: 5) {
    let file = try CatalogFile(path: path)
    return try file.catalogs(language: language.map { LanguageTag($0) }, detailed: false)
      .reduce(0) { $0 + $1.entries.count }
  }
}

private func format() -> Double {
  let localizer = Localizer(LanguagePreferences(explicit: "ru") { _ in nil })
  let language = LanguageTag("ru")
  let pattern = "{n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}} удалено"
  let count = 100_000
  let time = best(of: 5) {
    var bytes = 0
    for number in 0..<count {
      let arguments: [String: MessageArgument] = ["n": .integer(Int64(number))]
      bytes += localizer.format(pattern, arguments: arguments, in: language).utf8.count
    }
    return bytes
  }
  return time / Double(count)
}

private let folder = CommandLine.arguments[1]
print("xcstrings\t\(try loadOneLanguage("\(folder)/xcstrings"))")
print("xcstrings-all\t\(try load("\(folder)/xcstrings/large.xcstrings", nil))")
print("po\t\(try load("\(folder)/large.po", "ru"))")
print("format\t\(format())")
