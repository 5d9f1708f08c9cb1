/// A message of a `.po` file while it is being read.
struct POMessage {
  /// What gettext calls the number that chooses a form.
  static let number = "n"

  /// The offset of the first keyword; nil before it.
  var start: Int?
  var context: ArraySlice<UInt8>?
  var id: ArraySlice<UInt8>?
  var idPlural: ArraySlice<UInt8>?
  var text: ArraySlice<UInt8> = []
  /// The plural forms by their index.
  var forms: [Int: ArraySlice<UInt8>] = [:]
  /// The offset of the first `msgstr`; nil before it.
  var translationStart: Int?
  /// Whether a `msgstr` has been read.
  var hasTranslation: Bool { translationStart != nil }
  private(set) var isFuzzy = false
  /// The dialect that a flag names; nil if none does.
  private var flaggedDialect: PrintfFormat.Dialect?
  private var extracted: [UInt8] = []
  private var translators: [UInt8] = []

  /// Whether it is the header of the file.
  var isHeader: Bool { id?.isEmpty ?? false && context == nil }

  /// Whether there is any text in the translation.
  var isTranslated: Bool { !text.isEmpty || forms.values.contains { !$0.isEmpty } }

  /// The key in the catalog.
  var key: String {
    let id = String(decoding: id ?? [], as: UTF8.self)
    guard let context else { return id }
    return POReader.key(context: String(decoding: context, as: UTF8.self), id: id)
  }

  /// What the program's author says, then what translators say; nil if nobody says anything.
  var comment: String? {
    if extracted.isEmpty && translators.isEmpty { return nil }
    let between = extracted.isEmpty || translators.isEmpty ? [] : [UInt8(ascii: "\n")]
    return String(decoding: extracted + between + translators, as: UTF8.self)
  }

  /// Adds a line of a comment.
  mutating func addComment(_ line: ArraySlice<UInt8>, isExtracted: Bool) {
    guard let first = line.firstIndex(where: { $0 > 0x20 }) else { return }
    func append(to lines: inout [UInt8]) {
      if !lines.isEmpty { lines.append(UInt8(ascii: "\n")) }
      lines.append(contentsOf: line[first...])
    }
    if isExtracted { append(to: &extracted) } else { append(to: &translators) }
  }

  /// Adds the flags of a comment `#,`.
  mutating func addFlags(_ line: ArraySlice<UInt8>) {
    for flag in line.split(separator: UInt8(ascii: ",")) {
      let name = String(decoding: flag, as: UTF8.self).filter { $0 != " " && $0 != "\t" }
      switch name {
      case "fuzzy": isFuzzy = true
      case "c-format", "gcc-internal-format", "awk-format", "sh-printf-format": flaggedDialect = .c
      case "objc-format": flaggedDialect = .apple
      case "python-format": flaggedDialect = .python
      case "python-brace-format": flaggedDialect = .pythonBrace
      case _ where name.hasPrefix("no-") && name.hasSuffix("-format"):
        flaggedDialect = PrintfFormat.Dialect.none
      default: break
      }
    }
  }

  /// The message pattern of the translation.
  ///
  /// - Parameter selectors: those of the file's plural messages.
  func converted(
    _ selectors: [GettextPlurals.Selector]
  ) throws(PrintfFault) -> PatternConverter.Result {
    let converter = PatternConverter(dialect: dialect, zeroIsCategory: true)
    if idPlural == nil { return try converter.convert(text) }
    let translated = selectors.compactMap { selector in
      forms[selector.form].flatMap { form in
        form.isEmpty
          ? nil
          : PluralVariable.Form(selector.selector, String(decoding: form, as: UTF8.self))
      }
    }
    return try converter.convertPlural(
      translated,
      nameWithoutPlaceholder: Self.number,
      source: [id, idPlural].map { String(decoding: $0 ?? [], as: UTF8.self) }
    )
  }

  /// Whether a flag says which placeholders it has, or that it has none.
  var isFlagged: Bool { flaggedDialect != nil }
  /// Whether a flag says that it has no placeholders.
  var isFlaggedAsText: Bool { flaggedDialect == PrintfFormat.Dialect.none }

  /// The dialect of the translation's placeholders.
  ///
  /// A file that was written by hand has no flags. Its message is then a format if the `msgid`, or
  /// the one of the plural, is a sound format with a placeholder.
  var dialect: PrintfFormat.Dialect {
    if let flaggedDialect { return flaggedDialect }
    for id in [id ?? [], idPlural ?? []] where id.contains(UInt8(ascii: "%")) {
      // Only Python's have names, in parentheses; `%(` in a text of C is no placeholder.
      let isNamed = zip(id, id.dropFirst()).contains { $0 == (0x25, 0x28) }
      for dialect in isNamed ? [PrintfFormat.Dialect.python, .c] : [.c, .python] {
        if let format = try? PrintfFormat(id, dialect: dialect), !format.directives.isEmpty {
          return dialect
        }
      }
    }
    return .none
  }
}
