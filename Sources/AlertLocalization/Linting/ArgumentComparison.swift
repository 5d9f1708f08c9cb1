/// Compares the arguments of a text with those of the same text in the source language.
struct ArgumentComparison {
  let entry: Catalog.Entry
  let catalog: Catalog
  let other: Catalog.Entry
  /// The place of the other text, as it is told.
  let place: String

  /// What differs, at the place of the argument.
  var findings: [Diagnostic] {
    // A pattern that is broken is told already.
    guard let ours = try? MessagePattern(entry.pattern).uses(entry.placeholders),
      let theirs = try? MessagePattern(other.pattern).uses(other.placeholders)
    else { return [] }
    let differing = ours.filter { name, use in
      guard let kind = use.kind, let otherKind = theirs[name]?.kind else { return false }
      return kind != otherKind
    }
    let unused = theirs.keys.filter { ours[$0] == nil }.sorted()
    var findings = unused.map { name in finding(.argumentMissing, ["name": name], at: nil) }
    for (name, use) in ours.sorted(by: { $0.key < $1.key }) {
      guard let otherUse = theirs[name] else {
        // gettext's number has this name where no placeholder takes it: not when one was to take
        // it, and is of the wrong kind.
        if name == POMessage.number, catalog.isGettext, !differing.isEmpty { continue }
        var finding = finding(.argumentUnknown, ["name": name], at: use.offset)
        finding.suggestion = Spelling.nearest(to: name, among: unused)
        findings.append(finding)
        continue
      }
      if differing[name] != nil, let kind = use.kind, let otherKind = otherUse.kind {
        let kinds = ["kind": kind.rawValue, "otherKind": otherKind.rawValue]
        findings.append(
          finding(
            .argumentKindDiffers,
            kinds.merging(["name": name]) { first, _ in first },
            at: use.offset
          )
        )
      }
    }
    return findings
  }

  private func finding(
    _ code: Diagnostic.Code,
    _ arguments: [String: String],
    at offset: Int?
  ) -> Diagnostic {
    let details = ["key": entry.key, "other": place].merging(arguments) { first, _ in first }
    return Diagnostic(
      code,
      arguments: details.mapValues { .text($0) },
      path: catalog.path,
      position: offset.map { catalog.position(in: entry, at: $0) } ?? entry.position,
      language: catalog.toldLanguage
    )
  }
}

extension Catalog {
  fileprivate var isGettext: Bool { CatalogFormat(path: path) == .gettext }
}
