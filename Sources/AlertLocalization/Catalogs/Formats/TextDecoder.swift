import AlertICU

/// Gives the text of a file as UTF-8 without a byte-order mark, whatever Unicode form it comes in.
package enum TextDecoder {
  /// The text of a file in UTF-8 or UTF-16.
  ///
  /// A byte-order mark decides, and may stand there more than once: translation services join files
  /// that each begin with one. Without a mark, a zero byte among the first two means UTF-16, since
  /// every format begins with an ASCII character.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - path: the file's path, for diagnostics.
  ///   - validated: whether UTF-8 is checked; by default true. A reader that checks each text for
  ///     itself can do without.
  /// - Returns: valid UTF-8.
  /// - Throws: ``Diagnostic`` for a file over 64 MiB, and at the first bytes that are no text.
  package static func utf8(
    _ file: [UInt8],
    path: String,
    validated: Bool = true
  ) throws(Diagnostic) -> [UInt8] {
    if file.count > FileBytes.limit {
      throw FormatFault.fileTooLarge.diagnostic(path: path, at: nil)
    }
    if let isBigEndian = isUTF16(file) {
      return try fromUTF16(file, isBigEndian: isBigEndian, path)
    }
    var start = 0
    while file[start...].starts(with: byteOrderMark) { start += byteOrderMark.count }
    let text = start == 0 ? file : Array(file[start...])
    if validated { try validate(text, path) }
    return text
  }

  /// The text of a file in an encoding that it names itself.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - encoding: the name of the encoding, and where the file says it, in bytes.
  ///   - path: the file's path, for diagnostics.
  /// - Returns: valid UTF-8.
  /// - Throws: ``Diagnostic`` if ICU doesn't have the encoding, and at the first bytes that mean
  ///   nothing in it.
  static func utf8(
    _ file: [UInt8],
    encoding: (name: String, offset: Int),
    path: String
  ) throws(Diagnostic) -> [UInt8] {
    var lines = LineCounter(file, path: path)
    guard let converter = CharacterEncoding(name: encoding.name) else {
      throw lines.diagnostic(.unknownEncoding(encoding.name), at: encoding.offset)
    }
    do {
      return try converter.utf8(file)
    } catch {
      throw lines.diagnostic(.invalidBytes(encoding: encoding.name), at: error.offset)
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

  private static func validate(_ text: [UInt8], _ path: String) throws(Diagnostic) {
    do {
      _ = try UTF8Span(validating: text.span)
    } catch {
      var lines = LineCounter(text, path: path)
      throw lines.diagnostic(.invalidEncoding, at: error.byteOffsets.lowerBound)
    }
  }

  private static func fromUTF16(
    _ file: [UInt8],
    isBigEndian: Bool,
    _ path: String
  ) throws(Diagnostic) -> [UInt8] {
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
        throw halfCharacter(after: text, path)
      }
    }
    if index < file.count { throw halfCharacter(after: text, path) }
    return text
  }

  private static func halfCharacter(after text: [UInt8], _ path: String) -> Diagnostic {
    var lines = LineCounter(text, path: path)
    return lines.diagnostic(.invalidEncoding, at: text.count)
  }
}
