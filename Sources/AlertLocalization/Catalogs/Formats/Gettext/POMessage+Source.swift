extension POMessage {
  /// The message with the program's own texts in place of the translation's: the `msgid`, and for
  /// every number but one the `msgid_plural`.
  var source: POMessage {
    var source = self
    source.text = id ?? []
    source.forms = idPlural.map { [0: id ?? [], 1: $0] } ?? [:]
    return source
  }

  /// Whether a key is a text to be shown, and does not only name one.
  ///
  /// A name is one word of ASCII that begins with a small letter, or has signs in it that join the
  /// parts of names: `ok`, `files.deleted`, `FILE_NAME`.
  static func isText(_ key: String) -> Bool {
    // What stands in front of U+0004 is the context.
    let text =
      key.utf8.lastIndex(of: 4).map { key.utf8[key.utf8.index(after: $0)...] }
      ?? key.utf8[...]
    guard let first = text.first else { return false }
    if text.contains(where: { $0 <= 0x20 || $0 >= 0x80 }) { return true }
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { return false }
    return !text.dropFirst().dropLast().contains { "._:".utf8.contains($0) }
  }
}
