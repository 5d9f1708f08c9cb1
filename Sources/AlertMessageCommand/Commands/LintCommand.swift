import AlertMessage

/// `lint`: checks localization files and says what is wrong, a line each.
struct LintCommand {
  let invocation: Invocation
  let texts: CommandTexts

  func run() throws(UsageError) -> ExitStatus {
    let source = try invocation.language(.source)
    let folders =
      if let folder = invocation.text { [folder] } else { try invocation.localizationFolders() }
    var findings: [Diagnostic] = []
    for folder in folders {
      try Self.expectFiles(in: folder)
      findings += try UsageError.reporting { () throws(Diagnostic) in
        try CatalogLinter.check(folder: folder, source: source)
      }
    }
    let errors = findings.count { $0.severity == .error }
    let text =
      invocation.has(.json)
      ? json(findings, errors) : table(findings, errors, folders).joined(separator: "\n")
    return Printer.print(text, texts) && errors == 0 ? .chosen : .usage
  }

  /// A folder without anything to check was named by mistake: nothing is wrong with nothing.
  private static func expectFiles(in path: String) throws(UsageError) {
    let folder = try UsageError.reporting { () throws(Diagnostic) in
      try CatalogFolder(path: path)
    }
    guard folder.files.isEmpty, folder.diagnostics.isEmpty, !folder.describesAlerts else { return }
    throw UsageError("noLocalizations", ["value": path])
  }

  /// The findings as compilers write theirs, which editors take one to the place of.
  private func table(_ findings: [Diagnostic], _ errors: Int, _ folders: [String]) -> [String] {
    let lines = findings.map { finding in
      let words = texts.format(
        "lint.\(finding.severity.rawValue)",
        ["message": .text(texts.words(of: finding))]
      )
      let place = CommandTexts.shown(finding.place, longest: 400)
      return "\(place): \(words) [\(finding.code.name)]"
    }
    let summary = texts.format(
      "lint.summary",
      [
        "errors": .integer(Int64(errors)), "warnings": .integer(Int64(findings.count - errors)),
        "folder": .list(folders.map { CommandTexts.shown($0) }),
      ]
    )
    return lines + [summary]
  }

  private func json(_ findings: [Diagnostic], _ errors: Int) -> String {
    JSONText.object([
      ("errors", .number(errors)), ("warnings", .number(findings.count - errors)),
      (
        "findings",
        .array(
          findings.map { finding in
            .object([
              ("path", .string(finding.path)),
              ("line", finding.position.map { .number($0.line) } ?? .null),
              ("column", finding.position.map { .number($0.column) } ?? .null),
              ("severity", .string(finding.severity.rawValue)),
              ("code", .string(finding.code.name)),
              ("language", .string(finding.language?.identifier)),
              ("message", .string(finding.message(in: texts.language))),
            ])
          }
        )
      ),
    ]).text
  }
}
