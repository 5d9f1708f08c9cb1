/// Reads `.strings` files, with the place and the comment of every key.
///
///     /* Asked before files are removed. */
///     "delete.title" = "Delete %lld files?";
///
/// The values are formats of `NSString` and become message patterns. Beside the usual form it takes
/// keys and values without quotation marks, `"key";` for a text that is its own key, comments of
/// both kinds, and bodies that are property lists in XML or Apple's binary form.
package struct StringsReader {
  let bytes: [UInt8]
  var index = 0
  var lines: LineCounter
  private var catalog: Catalog
  private let detailed: Bool
  /// The comment in front of the next key, as bytes of the file.
  var comment: Range<Int>?

  /// Reads a file into a catalog, whose path it is.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - catalog: where the messages go.
  ///   - detailed: whether comments and placeholders are wanted, which only tools need.
  /// - Throws: ``Diagnostic`` at the line and column where the file stops making sense; the
  ///   catalog is then as it was.
  package static func read(
    _ file: [UInt8],
    into catalog: inout Catalog,
    detailed: Bool = true
  ) throws(Diagnostic) {
    if let list = try PropertyList.read(file, path: catalog.path) {
      catalog = try read(list, catalog, detailed)
    } else {
      var reader = StringsReader(
        try TextDecoder.utf8(file, path: catalog.path),
        catalog,
        detailed
      )
      catalog = try reader.read()
    }
  }

  private init(_ bytes: [UInt8], _ catalog: Catalog, _ detailed: Bool) {
    self.bytes = bytes
    self.catalog = catalog
    self.detailed = detailed
    lines = LineCounter(bytes, path: catalog.path)
    // An entry with its comment takes about a hundred bytes.
    self.catalog.reserveCapacity(catalog.entries.count + bytes.count / 100)
  }

  private static func read(
    _ list: PropertyList,
    _ catalog: Catalog,
    _ detailed: Bool
  ) throws(Diagnostic) -> Catalog {
    var catalog = catalog
    var lines = list.lines
    for member in list.members {
      guard let text = member.value.string else {
        throw lines.diagnostic(.wrongType(key: member.key), at: member.offset)
      }
      let position = lines.position(of: member.offset)
      catalog.add(
        key: member.key,
        comment: nil,
        position: position,
        detailed: detailed
      ) { () throws(PrintfFault) in
        try PatternConverter(dialect: .apple).convert(text)
      }
    }
    return catalog
  }

  private mutating func read() throws(Diagnostic) -> Catalog {
    while true {
      comment = nil
      try skipSpaceAndComments(keepingComment: true)
      guard index < bytes.count else { return catalog }
      try readEntry()
    }
  }

  private mutating func readEntry() throws(Diagnostic) {
    let position = lines.position(of: index)
    let comment = detailed ? comment.map { text(of: $0) } : nil
    let key = try token()
    var value = key
    try skipSpaceAndComments()
    if byte == UInt8(ascii: "=") {
      index += 1
      try skipSpaceAndComments()
      value = try token()
      try skipSpaceAndComments()
    } else if byte != UInt8(ascii: ";") {
      throw unfinished(key, .missingEqualsSign)
    }
    guard byte == UInt8(ascii: ";") else { throw unfinished(value, .missingSemicolon) }
    index += 1
    catalog.add(
      key: String(decoding: key.content, as: UTF8.self),
      comment: comment,
      position: position,
      detailed: detailed
    ) { () throws(PrintfFault) in
      try PatternConverter(dialect: .apple).convert(value.content)
    }
  }

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }
}
