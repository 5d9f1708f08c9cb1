/// Formats message patterns. ICU is asked only for what needs it.
enum MessageFormatter {
  /// The text of a pattern.
  ///
  /// - Throws: `MessageError` where the pattern is broken, or an argument is missing or of the wrong
  ///   kind.
  static func format(
    _ pattern: String,
    arguments: [String: MessageArgument],
    in language: LanguageTag
  ) throws(MessageError) -> String {
    if MessagePattern.isPlainText(pattern) { return pattern }
    if let text = substituted(pattern, arguments, language) { return text }
    return try CompiledMessage.cached(pattern, in: language).format(arguments)
  }

  /// A pattern with nothing but plain arguments whose text is known without ICU; nil for any other.
  private static func substituted(
    _ pattern: String,
    _ arguments: [String: MessageArgument],
    _ language: LanguageTag
  ) -> String? {
    let bytes = pattern.utf8
    var result = ""
    var rest = bytes.startIndex
    var index = rest
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      if byte == UInt8(ascii: "'"), next < bytes.endIndex {
        // Not alone, an apostrophe is syntax.
        if "'{}".utf8.contains(bytes[next]) { return nil }
      } else if byte == UInt8(ascii: "{") {
        guard let close = bytes[next...].firstIndex(of: UInt8(ascii: "}")),
          let argument = arguments[String(pattern[next..<close])],
          isWord(bytes[next..<close]),
          let text = argument.textWithoutICU(in: language)
        else { return nil }
        result += pattern[rest..<index]
        result += text
        index = bytes.index(after: close)
        rest = index
        continue
      }
      index = next
    }
    return result + pattern[rest...]
  }

  /// Letters and `_`, or one digit: what is surely the name of an argument.
  private static func isWord(_ name: Substring.UTF8View) -> Bool {
    if name.count == 1, name.allSatisfy({ (0x30...0x39).contains($0) }) { return true }
    return !name.isEmpty && name.allSatisfy { (0x41...0x5A).contains($0 & ~0x20) || $0 == 0x5F }
  }
}
