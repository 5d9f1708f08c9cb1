import AlertMessage

/// `convert`: prints a localization file of any format as ICU messages in JSON.
struct ConvertCommand {
  let invocation: Invocation
  let texts: CommandTexts

  func run() throws(UsageError) -> ExitStatus {
    let catalog = try catalog(in: try invocation.language(.locale))
    var text = ICUJSONWriter.text(of: catalog)
    if text.hasSuffix("\n") { text.removeLast() }
    guard Printer.print(text, texts) else { return .usage }
    // What can be converted is, and what can't is told: nothing is lost without a word.
    var isWhole = true
    for finding in catalog.diagnostics + lost(in: catalog) {
      Printer.printError(texts.message(finding))
      isWhole = isWhole && finding.severity == .warning
    }
    return isWhole ? .chosen : .usage
  }

  private func catalog(in language: LanguageTag?) throws(UsageError) -> Catalog {
    let path = invocation.text ?? ""
    if path.split(separator: "/").last.map(String.init) == CatalogFolder.alertsFile {
      throw UsageError("alertsFile", ["value": path])
    }
    let catalogs = try UsageError.reporting { () throws(Diagnostic) in
      try CatalogFile(path: path).catalogsWithPlurals(language: language)
    }
    if catalogs.count == 1, language == nil || catalogs[0].language == language {
      return catalogs[0]
    }
    if let language, let found = catalogs.first(where: { $0.language == language }) { return found }
    let choices = catalogs.map(\.language.identifier).joined(separator: ", ")
    throw UsageError(
      language == nil ? "manyLanguages" : "otherLanguages",
      ["value": invocation.text ?? "", "choices": choices]
    )
  }

  /// Keys that the format has no place for.
  private func lost(in catalog: Catalog) -> [Diagnostic] {
    ICUJSONWriter.keysWithoutPlace(in: catalog).map { key in
      Diagnostic(
        .keyWithoutPlace,
        arguments: ["key": .text(key)],
        path: catalog.path,
        position: catalog[key]?.position
      )
    }
  }
}
