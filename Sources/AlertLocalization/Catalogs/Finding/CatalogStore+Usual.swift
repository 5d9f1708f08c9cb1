extension CatalogStore {
  /// The catalogs that are where a program's usually are; none where there is no such folder.
  ///
  /// - Throws: `Diagnostic` where a folder can't be read, or holds a language of a table twice.
  public static func usual() throws(Diagnostic) -> CatalogStore {
    try CatalogStore(folders: CatalogFolder.usualPaths())
  }
}
