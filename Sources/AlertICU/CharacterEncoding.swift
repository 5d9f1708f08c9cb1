import CAlertICU

/// An encoding of text that ICU can convert to UTF-8, found by its name or one of its aliases.
package struct CharacterEncoding: Sendable {
  /// Bytes that mean nothing in the encoding, at an offset from the start of the text.
  package struct InvalidBytes: Error, Equatable, Sendable {
    package var offset: Int
  }

  private let name: String

  /// Finds an encoding; nil if ICU has none of this name.
  package init?(name: String) {
    guard alerticu_knows_charset(name) != 0 else { return nil }
    self.name = name
  }

  /// Converts text to UTF-8.
  ///
  /// - Throws: ``InvalidBytes`` at the first bytes that mean nothing in the encoding.
  package func utf8(_ text: [UInt8]) throws(InvalidBytes) -> [UInt8] {
    let converted = text.withUnsafeBufferPointer { buffer -> alerticu_text in
      guard let base = buffer.baseAddress else {
        return alerticu_text(bytes: nil, count: 0, invalidOffset: -1)
      }
      return alerticu_convert_to_utf8(name, base, Int64(buffer.count))
    }
    defer { alerticu_free_text(converted) }
    // Without memory for the result there is neither text nor an offset.
    if converted.bytes == nil && !text.isEmpty {
      throw InvalidBytes(offset: max(Int(converted.invalidOffset), 0))
    }
    return Array(UnsafeBufferPointer(start: converted.bytes, count: Int(converted.count)))
  }
}
