import AlertMessage

extension Invocation {
  /// The catalogs in the folders that were named, else in those where they usually are.
  func catalogs() throws(UsageError) -> CatalogStore {
    let folders = try localizationFolders()
    let source = try language(.source)
    return try UsageError.reporting { () throws(Diagnostic) in
      try CatalogStore(folders: folders, source: source)
    }
  }

  /// Gives texts of the catalogs.
  func localizer(
    _ preferences: LanguagePreferences,
    _ catalogs: CatalogStore? = nil
  ) throws(UsageError) -> Localizer {
    let catalogs = if let catalogs { catalogs } else { try self.catalogs() }
    return try UsageError.reporting { () throws(Diagnostic) in
      try Localizer(preferences, catalogs: catalogs)
    }
  }

  /// The folders that were named, else those that are where they usually are.
  func localizationFolders() throws(UsageError) -> [String] {
    let named = all(.localizations)
    if !named.isEmpty { return named }
    let usual = CatalogFolder.usualPaths()
    if !usual.isEmpty { return usual }
    let searched = CatalogFolder.searchedPaths().joined(separator: ", ")
    throw UsageError("noLocalizations", ["value": searched])
  }

  /// The language that an option names; nil where it was not given.
  func language(_ option: Option) throws(UsageError) -> LanguageTag? {
    guard let value = self[option] else { return nil }
    guard let language = LanguageTag(localeName: value) else {
      throw UsageError("badLocale", ["value": value])
    }
    return language
  }
}
