// The texts that a file is a translation of.
extension POReader {
  /// Reads the program's own texts, which a file has beside their translations, into a catalog of
  /// the language that they were written in.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - catalog: where the messages go, by the same keys as their translations.
  /// - Throws: ``Diagnostic`` as for the translations.
  static func readSource(_ file: [UInt8], into catalog: inout Catalog) throws(Diagnostic) {
    var reader = POReader(try text(of: file, path: catalog.path), catalog, false)
    reader.isForSource = true
    try reader.read()
    catalog = reader.catalog
  }

  /// The text of a file as UTF-8: from the encoding that its header names, if it is no Unicode
  /// form.
  static func text(of file: [UInt8], path: String) throws(Diagnostic) -> [UInt8] {
    if file.count > FileBytes.limit {
      throw FormatFault.fileTooLarge.diagnostic(path: path, at: nil)
    }
    guard let charset = POHeader.charset(in: file) else {
      return try TextDecoder.utf8(file, path: path)
    }
    return try TextDecoder.utf8(file, encoding: charset, path: path)
  }
}
