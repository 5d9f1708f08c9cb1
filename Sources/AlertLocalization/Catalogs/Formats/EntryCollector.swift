/// Gathers the entries of a file, and what is wrong with single ones.
struct EntryCollector {
  private(set) var contents = FormatContents()
  private var indices: [String: Int] = [:]

  /// Adds a text that is a format of `NSString`.
  mutating func add(
    key: String,
    format: String,
    comment: String?,
    position: (line: Int, column: Int)
  ) {
    add(key: key, comment: comment, position: position) { () throws(PrintfFault) in
      try PatternConverter(dialect: .apple).convert(format)
    }
  }

  /// Adds a text, converted by a closure; a fault of the conversion is noted, and the key left out.
  mutating func add(
    key: String,
    comment: String?,
    position: (line: Int, column: Int),
    convert: () throws(PrintfFault) -> PatternConverter.Result
  ) {
    let message: PatternConverter.Result
    do throws(PrintfFault) {
      message = try convert()
      if message.pattern.utf8.count > PatternBuilder.limit { throw PrintfFault.patternTooLong }
    } catch {
      note(.invalidFormat(key: key, error), at: position)
      return
    }
    let entry = FormatContents.Entry(
      key: key,
      pattern: message.pattern,
      arguments: message.arguments,
      comment: comment,
      line: position.line,
      column: position.column
    )
    if let index = indices[key] {
      note(.duplicateKey(key), at: position)
      contents.entries[index] = entry
    } else {
      indices[key] = contents.entries.count
      contents.entries.append(entry)
    }
  }

  /// Notes the language that the file names.
  mutating func setLanguage(_ language: String?) { contents.language = language }

  /// Notes what is wrong with an entry.
  mutating func note(_ kind: FormatFault.Kind, at position: (line: Int, column: Int)) {
    contents.faults.append(FormatFault(kind, line: position.line, column: position.column))
  }
}
