/// Finds the places of all texts in a String Catalog.
struct StringCatalogIndex {
  private(set) var rows: [StringCatalog.Row] = []
  private(set) var languages: [String] = []
  private(set) var sourceLanguage: String?
  private var lastLanguage = 0

  /// Reads the whole of a file.
  mutating func read(_ text: [UInt8]) throws(JSONReader.Failure) {
    var index = StringCatalogIndex()
    try JSONReader.read(text) { (reader) throws(JSONReader.Failure) in
      var hasStrings = false
      try reader.members(key: "") { (reader, name, _) throws(JSONReader.Failure) in
        switch name {
        case "sourceLanguage":
          index.sourceLanguage = try reader.string(key: name)
        case "strings":
          hasStrings = true
          try reader.members(key: name) { (reader, key, offset) throws(JSONReader.Failure) in
            try index.readRow(&reader, key: key, offset: offset)
          }
        default:
          try reader.skip()
        }
      }
      try reader.finish()
      if !hasStrings {
        throw JSONReader.Failure.shape(LocatedFault(.missingValue(key: "strings"), offset: 0))
      }
    }
    self = index
  }

  private mutating func readRow(
    _ reader: inout JSONReader,
    key: String,
    offset: Int
  ) throws(JSONReader.Failure) {
    var row = StringCatalog.Row(key: key, offset: offset)
    try reader.members(key: key) { (reader, name, _) throws(JSONReader.Failure) in
      switch name {
      case "comment":
        row.comment = reader.offset
        try reader.skip()
      case "shouldTranslate":
        row.shouldTranslate = try reader.bool(key: key)
      case "localizations":
        try reader.members(key: key) { (reader, language, name) throws(JSONReader.Failure) in
          row.translations.append((self.index(of: language), name, reader.offset))
          try reader.skip()
        }
      default:
        try reader.skip()
      }
    }
    rows.append(row)
  }

  private mutating func index(of language: String) -> Int {
    // Every key has its languages in the same order, so it is mostly the one behind the last.
    let next = lastLanguage + 1 < languages.count ? lastLanguage + 1 : 0
    if next < languages.count, languages[next] == language {
      lastLanguage = next
    } else if let index = languages.firstIndex(of: language) {
      lastLanguage = index
    } else {
      lastLanguage = languages.count
      languages.append(language)
    }
    return lastLanguage
  }
}
