/// Reads gettext's `.po` files.
///
///     #. Asked before files are removed.
///     #, c-format
///     msgid "Delete %d file?"
///     msgid_plural "Delete %d files?"
///     msgstr[0] "¿Eliminar %d archivo?"
///     msgstr[1] "¿Eliminar %d archivos?"
///
/// The key of a message is its `msgid`; a message with a `msgctxt` has the key that gettext itself
/// gives it, see ``key(context:id:)``. Messages that are `fuzzy`, obsolete or not translated are
/// left out, so that they fall back as a missing key does.
package struct POReader {
  var lexer: POLexer
  var lines: LineCounter
  var catalog: Catalog
  let detailed: Bool
  var plurals = GettextPlurals()
  /// The selectors of plural messages; ICU is asked only once there is one.
  lazy var selectors = plurals.selectors(in: catalog.language.identifier)
  var message = POMessage()
  var hasMessages = false
  /// Whether the program's own texts are wanted, and not their translations.
  var isForSource = false
  /// The plural rule and its place, until it was looked whether the language needs more forms; by
  /// default that of a file without one.
  var rule: (text: String, position: SourcePosition?)? = ("nplurals=2; plural=(n != 1);", nil)

  /// Reads a file into a catalog, whose path it is.
  ///
  /// The catalog's language decides which plural categories the file's forms are for. A header
  /// that names another is noted as a warning.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file, in the character set that its header names, or in Unicode.
  ///   - catalog: where the messages go.
  ///   - detailed: whether comments and placeholders are wanted, which only tools need.
  /// - Throws: ``Diagnostic`` at the line and column where the file stops making sense; the
  ///   catalog is then as it was.
  package static func read(
    _ file: [UInt8],
    into catalog: inout Catalog,
    detailed: Bool = true
  ) throws(Diagnostic) {
    var reader = POReader(try text(of: file, path: catalog.path), catalog, detailed)
    if detailed { reader.noteCharset(of: file) }
    try reader.read()
    catalog = reader.catalog
  }

  /// The language that a file's header names, as POSIX writes it (`pt_BR`, `sr@latin`); nil where
  /// it names none.
  package static func language(of file: [UInt8]) -> String? {
    guard let text = try? TextDecoder.utf8(file, path: "", validated: false) else { return nil }
    var lexer = POLexer(text)
    while let token = try? lexer.next(), token != .end {
      guard case .keyword(let keyword) = token else { continue }
      guard let text = try? lexer.text() else { return nil }
      if keyword == .text {
        return try? POHeader(String(decoding: text, as: UTF8.self), offset: 0).language
      }
      // Only the first message, and one with an empty msgid, is a header.
      if keyword != .id || !text.isEmpty { return nil }
    }
    return nil
  }

  /// The key of a message with a context: both with U+0004 between them, as in gettext's catalogs.
  package static func key(context: String, id: String) -> String { context + "\u{4}" + id }

  init(_ text: [UInt8], _ catalog: Catalog, _ detailed: Bool) {
    self.detailed = detailed
    self.catalog = catalog
    lexer = POLexer(text)
    lines = LineCounter(text, path: catalog.path)
    // A message with its comments takes about two hundred bytes.
    self.catalog.reserveCapacity(catalog.entries.count + text.count / 200)
  }

  mutating func read() throws(Diagnostic) {
    do throws(LocatedFault) {
      while true {
        let token = try lexer.next()
        switch token {
        case .end:
          try endMessage()
          return
        case .comment(let kind, let range):
          try readComment(kind, range)
        case .keyword(let keyword):
          try readPart(keyword)
        }
      }
    } catch {
      throw lines.diagnostic(error.fault, at: error.offset)
    }
  }
}

// MARK: - The parts of a message

extension POReader {
  private mutating func readComment(
    _ kind: UInt8,
    _ range: Range<Int>
  ) throws(LocatedFault) {
    // A comment behind a translation belongs to the next message.
    if message.hasTranslation { try endMessage() }
    switch kind {
    case UInt8(ascii: "~"):
      // An obsolete message, and with it the comments in front of it.
      message = POMessage()
    case UInt8(ascii: ","), UInt8(ascii: "="):
      message.addFlags(lexer.bytes[range])
    case UInt8(ascii: "|"), UInt8(ascii: ":"):
      // The msgid of an earlier version, and the place in a program.
      break
    default:
      if !detailed { return }
      message.addComment(lexer.bytes[range], isExtracted: kind == UInt8(ascii: "."))
    }
  }

  private mutating func readPart(_ keyword: POLexer.Keyword) throws(LocatedFault) {
    let start = lexer.tokenStart
    switch keyword {
    case .context, .id:
      if message.hasTranslation { try endMessage() }
      let isMisplaced = message.id != nil || keyword == .context && message.context != nil
      if isMisplaced { throw misplaced(keyword) }
      if message.start == nil { message.start = start }
      let text = try lexer.text()
      if keyword == .id { message.id = text } else { message.context = text }
    case .idPlural:
      if message.id == nil || message.idPlural != nil || message.hasTranslation {
        throw misplaced(keyword)
      }
      let text = try lexer.text()
      message.idPlural = text
    case .text:
      if message.id == nil || message.idPlural != nil || message.hasTranslation {
        throw misplaced(keyword)
      }
      message.text = try lexer.text()
      message.translationStart = start
    case .plural(let form):
      if message.id == nil || message.idPlural == nil || message.forms[form] != nil {
        throw misplaced(keyword)
      }
      // A fuzzy message is not used, so its forms may be those of another rule.
      if form >= plurals.formCount && !message.isFuzzy && !isForSource {
        throw LocatedFault(.pluralFormOutOfRange(form), offset: start)
      }
      let text = try lexer.text()
      message.forms[form] = text
      message.translationStart = message.translationStart ?? start
    case .domain:
      try endMessage()
      _ = try lexer.text()
    }
  }

  private func misplaced(_ keyword: POLexer.Keyword) -> LocatedFault {
    let word =
      switch keyword {
      case .context: "msgctxt"
      case .id: "msgid"
      case .idPlural: "msgid_plural"
      case .text: "msgstr"
      case .plural(let form): "msgstr[\(form)]"
      case .domain: "domain"
      }
    return LocatedFault(.misplacedKeyword(word), offset: lexer.tokenStart)
  }
}
