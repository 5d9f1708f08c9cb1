import AlertICU

/// Gives the text of a file as UTF-8 without a byte-order mark, whatever Unicode form it comes in.
package enum TextDecoder {
  /// The largest file that is read, in bytes: 64 MiB.
  package static let sizeLimit = 64 << 20

  /// The text of a file in UTF-8 or UTF-16.
  ///
  /// A byte-order mark decides, and may stand there more than once: translation services join files
  /// that each begin with one. Without a mark, a zero byte among the first two means UTF-16, since
  /// every format begins with an ASCII character.
  ///
  /// - Returns: valid UTF-8.
  /// - Throws: ``FormatFault`` for a file over ``sizeLimit``, and at the first bytes that are no
  ///   text.
  package static func utf8(_ file: [UInt8]) throws(FormatFault) -> [UInt8] {
    if file.count > sizeLimit { throw FormatFault(.fileTooLarge, line: 1, column: 1) }
    if let isBigEndian = isUTF16(file) { return try fromUTF16(file, isBigEndian: isBigEndian) }
    var start = 0
    while file[start...].starts(with: byteOrderMark) { start += byteOrderMark.count }
    let text = start == 0 ? file : Array(file[start...])
    try validate(text)
    return text
  }

  /// The text of a file in an encoding that it names itself.
  ///
  /// - Returns: valid UTF-8.
  /// - Throws: ``FormatFault`` if ICU doesn't have the encoding, and at the first bytes that mean
  ///   nothing in it.
  package static func utf8(_ file: [UInt8], encoding name: String) throws(FormatFault) -> [UInt8] {
    guard let encoding = CharacterEncoding(name: name) else {
      throw FormatFault(.unknownEncoding(name), line: 1, column: 1)
    }
    do {
      return try encoding.utf8(file)
    } catch {
      var lines = LineCounter(file)
      throw lines.fault(.invalidBytes(encoding: name), at: error.offset)
    }
  }

  /// U+FEFF in UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether the bytes are UTF-16 and which comes first; nil if they are not.
  private static func isUTF16(_ file: [UInt8]) -> Bool? {
    guard file.count >= 2 else { return nil }
    switch (file[0], file[1]) {
    case (0xFF, 0xFE): return false
    case (0xFE, 0xFF): return true
    case (0, 1...): return true
    case (1..., 0): return false
    default: return nil
    }
  }

  private static func validate(_ text: [UInt8]) throws(FormatFault) {
    do {
      _ = try UTF8Span(validating: text.span)
    } catch {
      var lines = LineCounter(text)
      throw lines.fault(.invalidEncoding, at: error.byteOffsets.lowerBound)
    }
  }

  private static func fromUTF16(
    _ file: [UInt8],
    isBigEndian: Bool
  ) throws(FormatFault) -> [UInt8] {
    func unit(at index: Int) -> UInt16 {
      isBigEndian
        ? UInt16(file[index]) << 8 | UInt16(file[index + 1])
        : UInt16(file[index + 1]) << 8 | UInt16(file[index])
    }
    var text: [UInt8] = []
    text.reserveCapacity(file.count)
    var index = 0
    while index + 1 < file.count {
      let first = unit(at: index)
      index += 2
      if let scalar = Unicode.Scalar(first) {
        if scalar == "\u{FEFF}" && text.isEmpty { continue }
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else if UTF16.isLeadSurrogate(first), index + 1 < file.count,
        UTF16.isTrailSurrogate(unit(at: index))
      {
        let pair = UTF16.EncodedScalar([first, unit(at: index)])
        text.append(
          contentsOf: UTF8.encode(UTF16.decode(pair)) ?? UTF8.encodedReplacementCharacter
        )
        index += 2
      } else {
        throw halfCharacter(after: text)
      }
    }
    if index < file.count { throw halfCharacter(after: text) }
    return text
  }

  private static func halfCharacter(after text: [UInt8]) -> FormatFault {
    var lines = LineCounter(text)
    return lines.fault(.invalidEncoding, at: text.count)
  }
}
