/// Formats message patterns. ICU is asked only for what needs it.
enum MessageFormatter {
  /// The text of a pattern.
  ///
  /// - Throws: `MessageError` where the pattern is broken, or an argument is missing or of the
  ///   wrong kind.
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
    var pattern = pattern
    return pattern.withUTF8 { bytes in
      var result = ""
      var rest = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "'"), index < bytes.count {
          // Not alone, an apostrophe is syntax.
          if "'{}".utf8.contains(bytes[index]) { return nil }
        } else if byte == UInt8(ascii: "{") {
          let start = index
          guard let end = endOfName(in: bytes, from: start),
            let argument = arguments[text(bytes[start..<end])],
            let value = argument.textWithoutICU(in: language)
          else { return nil }
          result += text(bytes[rest..<(start - 1)])
          result += value
          index = end + 1
          rest = index
        }
      }
      return result + text(bytes[rest...])
    }
  }

  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  }

  /// Where a name of letters and `_`, or of one digit, ends with a closing brace; nil for all that
  /// takes a look at the syntax.
  private static func endOfName(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var end = start
    while end < bytes.count, (0x41...0x5A).contains(bytes[end] & ~0x20) || bytes[end] == 0x5F {
      end += 1
    }
    if end == start, end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
    return end > start && end < bytes.count && bytes[end] == UInt8(ascii: "}") ? end : nil
  }
}
