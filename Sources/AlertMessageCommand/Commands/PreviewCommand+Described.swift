import AlertMessage

extension PreviewCommand {
  /// Whether alerts of localization files are meant, and not the one of the arguments.
  ///
  /// - Throws: `UsageError` where the arguments speak of both.
  var showsDescribed: Bool {
    get throws(UsageError) {
      let ofArguments: [Option] = [.title, .button, .default, .severity]
      let ofFiles: [Option] = [.name, .arg, .localizations]
      let inFiles = ofFiles.first(where: invocation.has)
      if let text = invocation.text {
        guard let inFiles else { return false }
        throw UsageError("conflict", ["name": text, "value": inFiles.name])
      }
      guard let inArguments = ofArguments.first(where: invocation.has) else {
        if inFiles == nil, CatalogFolder.usualPaths().isEmpty { throw UsageError("missingText") }
        return true
      }
      if let inFiles {
        throw UsageError("twoOptions", ["name": inArguments.name, "other": inFiles.name])
      }
      guard invocation.has(.title) else { throw UsageError("missingText") }
      return false
    }
  }

  /// The named alerts of the localization files, or all that there are, each in every language
  /// wanted that has its texts.
  func describedAlerts(
    _ catalogs: CatalogStore,
    _ localizers: [Localizer]
  ) throws(UsageError) -> [AlertMessage] {
    let given = try GivenArguments(invocation.all(.arg))
    let descriptions = try descriptions(catalogs)
    let texts = descriptions.flatMap(\.textKeys)
    let values = try localizers.map { (localizer) throws(UsageError) in
      try given.arguments(for: texts, localizer, addsSamples: true)
    }
    var alerts: [AlertMessage] = []
    for description in descriptions {
      var shown: Set<LanguageTag> = []
      for (localizer, values) in zip(localizers, values) {
        // A language that lacks a text of it shows it in another one, which is there already.
        guard shown.insert(localizer.language(forTexts: description.textKeys)).inserted else {
          continue
        }
        let alert = try UsageError.reporting { () throws(Diagnostic) in
          try AlertMessage(named: description.name, arguments: values, in: localizer)
        }
        try arguments.complete(alert)
        alerts.append(alert)
      }
    }
    return alerts
  }

  private func descriptions(_ catalogs: CatalogStore) throws(UsageError) -> [AlertDescription] {
    var names = invocation.all(.name)
    if names.isEmpty {
      names = try UsageError.reporting { () throws(Diagnostic) in try catalogs.alertNames() }
    }
    if names.isEmpty {
      // Without a word of files this is most likely a text forgotten.
      guard invocation.has(.localizations) else { throw UsageError("missingText") }
      let folders = invocation.all(.localizations).joined(separator: ", ")
      throw UsageError("noDescriptions", ["value": folders])
    }
    return try names.map { (name) throws(UsageError) in try catalogs.description(of: name) }
  }
}
